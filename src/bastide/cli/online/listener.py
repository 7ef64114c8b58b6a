"""What a table tells: the frames of its live connection, as an answer that does not end, in a thread of their own."""

import json
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from bastide.cli.site import Refused, Site
from bastide.cli.texts import has, t
from bastide.cli.words import Fault
from bastide.outside.live import Gap

SILENCE: Final = 70.0
"""Seconds without a word after which a connection is taken for dead; a server says something every 25."""
PAUSES: Final = (0.5, 1.0, 2.0, 5.0, 10.0, 15.0)
"""Seconds before another try, longer each time."""
COME_AGAIN: Final = (1012, 1013)
"""Codes with which a server ends a connection that may be opened again."""
PASSING: Final = ("too-many-requests", "busy", "not-ready", "storage", "internal", "")
"""Refusals that pass."""


def events(lines: Iterable[bytes]) -> Iterator[tuple[str, Any]]:
    r"""Return the events of a stream: what kind, and the data.

    >>> list(events([b'data: {"a": 1}\n', b'\n', b'event: close\n', b'data: 7\n', b'\n']))
    [('message', {'a': 1}), ('close', 7)]
    """
    kind, data = "message", ""
    for line in lines:
        name, _, value = line.decode("utf-8").rstrip("\r\n").partition(": ")
        if name == "event":
            kind = value
        elif name == "data":
            data += value
        elif not name and data:
            yield kind, json.loads(data)
            kind, data = "message", ""


class Listener:
    """Hears a table until it is closed; what breaks is opened again."""

    def __init__(
        self,
        site: Site,
        path: str,
        hello: Callable[[bool], Mapping[str, Any]],
        take: Callable[[Mapping[str, Any]], None],
        tell: Callable[[str, bool], None],
    ) -> None:
        """Hear nothing yet.

        `hello` returns what is said first, or if a whole snapshot is wanted; `take` takes a frame and may raise `Gap`;
        `tell` is told why nothing can be heard, and whether that is for good, or with an empty text that it can.
        """
        self._site: Final = site
        self._path: Final = path
        self._hello: Final = hello
        self._take: Final = take
        self._tell: Final = tell
        self._closed: Final = threading.Event()
        self._heard = False
        """Whether this connection has told anything."""
        self._thread: Final = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        """Begin to hear."""
        self._thread.start()

    def close(self) -> None:
        """Hear no more; a thread that waits for the server ends with the program."""
        self._closed.set()

    def _run(self) -> None:
        failed, whole = 0, False
        while not self._closed.is_set():
            self._heard = False
            try:
                with self._site.open(self._path, self._hello(whole), timeout=SILENCE) as answer:
                    whole = self._hear(answer)
                why = ""
            except _Ended as end:
                if not end.passes:
                    self._tell(str(end), True)
                    return
                why = str(end)
            except Refused as refusal:
                if refusal.why not in PASSING:
                    self._tell(str(refusal), True)
                    return
                why = str(refusal)
            except Fault as away:
                why = str(away)
            failed = 0 if self._heard else failed + 1
            if why:
                self._tell(why, False)
            if why or failed:  # an answer ends after some minutes, for another hello at once
                self._closed.wait(PAUSES[min(failed, len(PAUSES) - 1)])

    def _hear(self, answer: Iterable[bytes]) -> bool:
        """Take frames until the answer ends; return whether a step began elsewhere, so that all is to be told anew."""
        for kind, data in events(answer):
            if self._closed.is_set():
                return False
            if kind == "close":
                key = f"error-{data['reason']}"
                raise _Ended(t(key) if has(key) else str(data["reason"]), int(data["code"]) in COME_AGAIN)
            try:
                self._take(data)
            except Gap:
                return True
            except (LookupError, TypeError) as error:  # no frame that anybody here knows
                raise self._site.other() from error
            self._heard = True
            self._tell("", False)
        return False


class _Ended(Exception):
    """The server has ended the connection; whether another one may be opened."""

    def __init__(self, reason: str, passes: bool) -> None:
        super().__init__(reason)
        self.passes: Final = passes
