"""What a table's draws come from: a secret that was committed to, and the nonces of those who took a seat."""

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bastide.engine.chance import Chance, ChanceByPly, FairChance
from bastide.engine.errors import RecordError
from bastide.engine.play import Game

PROTOCOL: Final = "2"
"""The protocol of new shuffles; records without a number are of the first."""
NONE: Final = "none"
"""In place of a nonce: this seat sent none."""
LATE: Final = "late"
"""In place of a nonce: this seat had announced one and did not send it in time."""
NONCE_BYTES: Final = 16
NONCE: Final = re.compile(r"[0-9a-f]{32}")
HASH: Final = re.compile(r"[0-9a-f]{64}")


def hash_of(secret: bytes) -> str:
    """Return the SHA-256 of bytes, in hex: the commitment to a secret, the seal of a nonce."""
    return hashlib.sha256(secret).hexdigest()


def tag_of(table: str) -> str:
    """Return how a record names a table without giving its link away: the SHA-256 of its id."""
    return hash_of(table.encode())


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The draws of one game: a function of a secret, of the nonces of those who sit there, of the table and its game.

    >>> import bastide
    >>> shuffle = Shuffle(bastide.load_game("carcassonne"), bytes(32), ("00" * 16, NONE))
    >>> shuffle.commitment[:16], shuffle.seed.hex()[:16]
    ('66687aadf862bd77', '4cfb8491d53d6f4f')
    """

    game: Game
    secret: bytes = field(repr=False)
    """32 bytes that whoever runs the table has drawn, and committed to before anybody sat down.

    Whoever knows the commitment can guess a secret of a few bytes.
    """
    nonces: tuple[str, ...] = ()
    """By seat a nonce of 16 bytes in hex, `NONE` or `LATE`; empty where nobody was asked."""
    table: str = ""
    """The tag of the table, empty for a game that has none."""

    def __post_init__(self) -> None:
        """Raise TypeError or ValueError for what no record could hold, before anybody plays by it."""
        if not isinstance(self.secret, bytes):
            raise TypeError(f"a secret is bytes, as of secrets.token_bytes(32), not {type(self.secret).__name__}")
        if not self.secret:
            raise ValueError("a secret is 32 bytes, as of secrets.token_bytes(32); this one is empty")
        if self.nonces and not _fit(self.game, self.nonces):
            raise ValueError(_wrong_nonces(self.game))
        if self.table and not HASH.fullmatch(self.table):
            raise ValueError("the tag of the table is not a SHA-256 in hex: see tag_of")

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret in hex: published first, checked at the end."""
        return hash_of(self.secret)

    @property
    def header(self) -> dict[str, str]:
        """What a record says of the shuffle while the secret is one."""
        given = {"table": self.table, "nonces": " ".join(self.nonces)}
        return {
            "shuffle": PROTOCOL,
            "commitment": self.commitment,
            **{key: value for key, value in given.items() if value},
        }

    @property
    def seed(self) -> bytes:
        """The SHA-256 of lines as they stand in a record, each with a line feed: from the shuffle's number on."""
        game = self.game
        lines = {
            "shuffle": PROTOCOL,
            "game": game.name,
            "rules": game.rules_version,
            "players": str(game.players),
            "options": game.options_text(),
            "corrections": game.corrections,
            "table": self.table,
            "nonces": " ".join(self.nonces),
            "secret": self.secret.hex(),
        }
        text = "".join(f"{key}: {value}\n" for key, value in lines.items() if value)
        return hashlib.sha256(text.encode()).digest()

    def chance(self) -> FairChance:
        """Return what draws."""
        return FairChance(self.seed)


def _fit(game: Game, nonces: Sequence[str]) -> bool:
    """Return whether these are the nonces of a game's seats."""
    return len(nonces) == game.players and all(word in (NONE, LATE) or NONCE.fullmatch(word) for word in nonces)


def _wrong_nonces(game: Game) -> str:
    return f"nonces are {game.players} words: {NONCE_BYTES} bytes in hex, {NONE!r} or {LATE!r}"


def check_header(game: Game, header: Mapping[str, str], first: int) -> None:
    """Raise `RecordError` for the first line of a shuffle that is not as it must be; the header begins at `first`."""
    for line, (key, value) in enumerate(header.items(), first):
        if key == "shuffle" and value != PROTOCOL:
            raise RecordError(
                line,
                f"the draws were made by protocol {value!r}, which is not known here",
                key="record-protocol", name=value,
            )  # fmt: skip
        if key == "table" and not HASH.fullmatch(value):
            raise RecordError(line, "the tag of the table is not a SHA-256 in hex", key="record-tag")
        if key == "nonces" and not _fit(game, value.split(" ")):
            raise RecordError(
                line,
                _wrong_nonces(game),
                key="record-nonces", count=game.players, none=NONE, late=LATE,
            )  # fmt: skip
        if key in ("table", "nonces", "secret") and "shuffle" not in header:
            raise RecordError(line, f"there is no {key} without a shuffle", key="record-no-shuffle", field=key)


def chance_of(game: Game, header: Mapping[str, str]) -> Chance:
    """Return what a record's draws must follow; raise `RecordError` if it does not say, or its commitment is false."""
    key = "secret" if "shuffle" in header else "seed"
    if key not in header or "commitment" not in header:
        raise RecordError(
            0, f"the record has no {key} and commitment to verify its draws with", key="record-unproved", field=key
        )
    secret = bytes.fromhex(header[key])
    if hash_of(secret) != header["commitment"]:
        raise RecordError(0, f"the {key} is not the one that was committed to", key="record-uncommitted", field=key)
    if key == "seed":
        return ChanceByPly(secret)
    return Shuffle(game, secret, tuple(header.get("nonces", "").split()), header.get("table", "")).chance()
