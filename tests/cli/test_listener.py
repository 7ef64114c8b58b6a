"""What is heard of a table whose connection breaks, is refused or ends: what passes is tried again."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from bastide.cli.online.listener import PAUSES, Listener, events
from bastide.cli.site import Refused
from bastide.cli.texts import t
from bastide.cli.words import Fault
from bastide.outside.live import Gap

FOR_GOOD = Refused("the table is gone", {"code": "no-table"})


def told(*frames: object) -> list[bytes]:
    """Return an answer that tells frames and ends."""
    return [line for frame in frames for line in (b"data: " + json.dumps(frame).encode() + b"\n", b"\n")]


def ended(code: int, reason: str) -> list[bytes]:
    """Return an answer by which the server ends the connection."""
    return [b"event: close\n", *told({"code": code, "reason": reason})]


class Heard:
    """A table whose server answers with one of these after the other, and at last refuses for good."""

    def __init__(self, *answers: list[bytes] | Fault) -> None:
        self.answers: Iterator[list[bytes] | Fault] = iter((*answers, FOR_GOOD))
        self.frames: list[Any] = []
        self.said: list[tuple[str, bool]] = []
        self.whole: list[bool] = []
        self.pauses: list[float] = []
        listener = Listener(self, "/live", self.hello, self.take, lambda *said: self.said.append(said))  # type: ignore[arg-type]
        listener._closed.wait = self.pauses.append  # type: ignore[assignment, method-assign, unused-ignore]
        listener.start()
        listener._thread.join(10)
        assert not listener._thread.is_alive()

    @contextmanager
    def open(self, path: str, body: object, **_: Any) -> Iterator[list[bytes]]:
        answer = next(self.answers)
        if isinstance(answer, Fault):
            raise answer
        yield answer

    def hello(self, whole: bool) -> Mapping[str, Any]:
        self.whole.append(whole)
        return {}

    def take(self, frame: Any) -> None:
        if frame == "gap":
            raise Gap
        self.frames.append(frame if frame != {} else frame["type"])

    def other(self) -> Fault:
        return Fault("something else answers")


def test_an_event_has_its_kind_and_the_next_one_its_own() -> None:
    lines = [b"event: ping\r\n", b"data: 1\r\n", b"\r\n", b": nothing\n", b"\n", b"data: [2,\n", b"data: 3]\n", b"\n"]
    assert list(events(lines)) == [("ping", 1), ("message", [2, 3])]


def test_an_answer_that_ends_is_asked_for_again_at_once() -> None:
    heard = Heard(told(1, 2), told(3), [], told(4))
    assert heard.frames == [1, 2, 3, 4]
    assert heard.pauses == [PAUSES[1]]  # only where nothing had been told
    assert heard.whole == [False] * 5


def test_a_step_that_begins_elsewhere_has_all_told_anew() -> None:
    heard = Heard(told(1, "gap", 2), told(3))
    assert (heard.frames, heard.whole) == ([1, 3], [False, True, False])


@pytest.mark.parametrize("code", ["too-many-requests", "busy", "not-ready", "storage", "internal", ""])
def test_a_refusal_that_passes_is_said_until_something_is_heard(code: str) -> None:
    heard = Heard(Refused("wait", {"code": code}), Fault("gone"), told(1))
    assert heard.said == [("wait", False), ("gone", False), ("", False), (str(FOR_GOOD), True)]
    assert heard.pauses == [PAUSES[1], PAUSES[2]]


@pytest.mark.parametrize("code", [1012, 1013])
def test_a_server_that_ends_a_connection_for_a_while_is_asked_again(code: int) -> None:
    heard = Heard(ended(code, "restarting"), told(1))
    assert heard.frames == [1]
    assert [for_good for _, for_good in heard.said] == [False, False, True]


def test_a_server_that_ends_a_connection_for_good_says_why() -> None:
    heard = Heard(told(1), ended(4004, "no-table"), told(2))
    assert heard.frames == [1]
    assert heard.said == [("", False), (t("error-no-table"), True)]


def test_what_nobody_understands_is_said_and_asked_for_again() -> None:
    heard = Heard(told(1, {}, 2), told(3))
    assert heard.frames == [1, 3]
    assert heard.said[:3] == [("", False), ("something else answers", False), ("", False)]
