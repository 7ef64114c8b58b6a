"""The shuffle of a table as its header keeps it: protocol, tag, and by seat the random number or what stands for it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bastide.engine.chance import Chance, ChanceByPly
from bastide.engine.shuffle import HASH, LATE, NONE, PROTOCOL, Shuffle, hash_of, tag_of
from bastide.server.frozen import game_of
from bastide.server.sights import Json
from bastide.storage.rows import OVER, RUNNING, SeatRow, TableRow


def fresh(table_id: str, *, fixed: bool) -> dict[str, Any]:
    """Return the shuffle of a new table; one whose draws are fixed for a test asks nobody for numbers."""
    return {"protocol": PROTOCOL, "table": "" if fixed else tag_of(table_id), "nonces": [] if fixed else None}


def of_header(header: Mapping[str, str]) -> dict[str, Any] | None:
    """Return the shuffle that a record's header tells of; None if it is of the older protocol."""
    if "shuffle" not in header:
        return None
    return {"protocol": header["shuffle"], "table": header.get("table", ""), "nonces": header.get("nonces", "").split()}


def gathered(row: TableRow, seats: Sequence[SeatRow]) -> TableRow:
    """Return a table's header as its game starts: by seat the seal of the number that was announced, or `NONE`."""
    if row.shuffle is None or row.shuffle["nonces"] is not None:
        return row
    return _with(row, [seat.seal if seat.held and seat.seal else NONE for seat in seats])


def awaited(row: TableRow) -> list[int]:
    """Return the seats that have announced a number and not sent it yet; nothing is drawn before."""
    nonces = (row.shuffle or {}).get("nonces") or []
    return [seat for seat, word in enumerate(nonces) if row.state == RUNNING and HASH.fullmatch(word)]


def opened(row: TableRow, seats: frozenset[int], nonce: str) -> TableRow | None:
    """Return a header with the number of these seats in place of its seal; None if it is not what they announced."""
    assert row.shuffle is not None
    seal = hash_of(bytes.fromhex(nonce))
    words = list(row.shuffle["nonces"] or [])
    known = [seat for seat in seats if seat < len(words) and words[seat] in (seal, nonce)]
    for seat in known:
        words[seat] = nonce
    return _with(row, words) if known else None


def late(row: TableRow) -> TableRow:
    """Return a header without the numbers that were announced and did not come."""
    waiting = awaited(row)
    return _with(row, [LATE if seat in waiting else word for seat, word in enumerate(row.shuffle["nonces"])])  # type: ignore[index]


def _with(row: TableRow, nonces: list[str]) -> TableRow:
    return replace(row, shuffle={**(row.shuffle or {}), "nonces": nonces})


def shuffle_of(row: TableRow) -> Shuffle:
    """Return the shuffle of a table of the present protocol."""
    assert row.shuffle is not None
    return Shuffle(game_of(row), row.seed, tuple(row.shuffle["nonces"] or ()), row.shuffle["table"])


def chance_of(row: TableRow) -> Chance | None:
    """Return what draws at a table; None while it waits for a number."""
    if row.shuffle is None:
        return ChanceByPly(row.seed)
    return None if awaited(row) else shuffle_of(row).chance()


def shuffle_json(row: TableRow, seats: Sequence[SeatRow]) -> Json:
    """Return what may be known of a table's shuffle: everything once the game is over, the secret not before."""
    kept = row.shuffle or {}
    words = kept.get("nonces")
    if words is None and kept:
        words = [(seat.held and seat.seal) or NONE for seat in seats]
    return {
        "protocol": kept.get("protocol", "1"),
        "origin": row.origin or None,
        "commitment": row.commitment,
        "table": kept.get("table") or None,
        "seats": [_seat_json(word) for word in words or []],
        "secret": row.seed.hex() if row.state == OVER and row.fair else None,
    }


def _seat_json(word: str) -> Json:
    if word in (NONE, LATE):
        return {"state": word, "seal": None, "nonce": None}
    if HASH.fullmatch(word):
        return {"state": "sealed", "seal": word, "nonce": None}
    return {"state": "open", "seal": hash_of(bytes.fromhex(word)), "nonce": word}
