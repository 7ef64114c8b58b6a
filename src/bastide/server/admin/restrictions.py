"""Who may not come and who may not talk, known to every process by heart; what is stored is read again when told."""

import ipaddress
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from bastide.server.admin.wording import Unwanted, folded
from bastide.server.errors import ApiError
from bastide.server.replies import moment
from bastide.storage.restrictions import RestrictionRow

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
NOT_ALLOWED: Final = 1008
BANNED: Final = "banned"


def _moment(until: float | None) -> str | None:
    """Return until when somebody is restricted, as answers tell times."""
    return None if until is None else moment(until)


def network(text: str) -> Network | None:
    """Return a range of addresses, or a single one as a range; None if it is neither."""
    try:
        return ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        return None


@dataclass(slots=True, eq=False)
class Guest:
    """A live connection: from where, and how to end it."""

    address: str
    end: Callable[[int, str], None]


class Restrictions:
    """All restrictions and unwanted words in force."""

    def __init__(self) -> None:
        self.client_of: Callable[[str], str] = str
        """Returns the keyed hash of an address; set as soon as there is a key."""
        self._rows: tuple[RestrictionRow, ...] = ()
        self._networks: dict[int, Network] = {}
        self._words = Unwanted(())
        self._guests: Final[set[Guest]] = set()

    def put(self, rows: Iterable[RestrictionRow], words: Iterable[str]) -> None:
        """Replace what is known, and end the connections of whoever is banned now."""
        self._rows = tuple(rows)
        found = {row.id: network(row.value) for row in self._rows if row.by == "address"}
        self._networks = {number: range_ for number, range_ in found.items() if range_ is not None}
        self._words = Unwanted(list(words))
        for guest in list(self._guests):
            if self._banned(guest.address) is not None:
                guest.end(NOT_ALLOWED, BANNED)

    @contextmanager
    def present(self, address: str, end: Callable[[int, str], None]) -> Iterator[None]:
        """Know of a live connection while it is open, so that a ban ends it."""
        guest = Guest(address, end)
        self._guests.add(guest)
        try:
            if self._banned(address) is not None:  # since the connection was let in, which had said nothing yet
                end(NOT_ALLOWED, BANNED)
            yield
        finally:
            self._guests.discard(guest)

    def check_visitor(self, address: str) -> None:
        """Raise 403 if whoever comes from this address is banned."""
        row = self._banned(address) if self._rows else None
        if row is not None:
            raise ApiError(403, BANNED, "those who run this server have banned you", until=_moment(row.until))

    def check_name(self, *names: str) -> None:
        """Raise if nobody may sit under such a name."""
        for name in names:
            if any(row.by == "name" and row.kind == "ban" and row.value == folded(name) for row in self._now()):
                raise ApiError(403, "banned-name", "nobody may sit here under that name")
            self.check_words(name)

    def check_words(self, text: str) -> None:
        """Raise 422 if a text holds a word that is not wanted."""
        if self._words.found(text):
            raise ApiError(422, "unwanted-words", "that holds a word that is not wanted here")

    def check_talk(self, address: str, names: Iterable[str], anchors: Sequence[str]) -> None:
        """Raise 403 if somebody may not talk: by address, by a name of theirs, by the token of a seat."""
        folds = {folded(name) for name in names}
        for row in self._now():
            by_seat = row.by == "seat" and row.anchor in anchors
            if by_seat or (row.by == "name" and row.value in folds) or self._is_from(row, address):
                raise ApiError(403, "muted", "those who run this server do not let you talk", until=_moment(row.until))

    @property
    def any(self) -> bool:
        """Whether anybody is restricted."""
        return bool(self._rows)

    def _now(self) -> Iterator[RestrictionRow]:
        now = time.time()
        return (row for row in self._rows if row.until is None or row.until > now)

    def _banned(self, address: str) -> RestrictionRow | None:
        return next((row for row in self._now() if row.kind == "ban" and self._is_from(row, address)), None)

    def _is_from(self, row: RestrictionRow, address: str) -> bool:
        """Return whether a restriction is about this address (for IPv6: about its network)."""
        if row.by == "seat":
            return row.client != "" and row.client == self.client_of(address)
        range_, here = self._networks.get(row.id), network(address)
        return range_ is not None and here is not None and range_.version == here.version and range_.overlaps(here)
