"""Who is there, as one process knows it: its own people, and what the others say of theirs."""

import time

import pytest

from bastide.server.presence import PRESENCE_TTL, Presence


def test_what_another_process_says_counts_until_it_says_something_else_or_nothing_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    began = time.monotonic()
    presence = Presence()
    assert presence.note("t", frozenset({0}))
    presence.hear("t", "other", frozenset({1, 2}))
    assert (presence.at("t"), sorted(presence.here("t")), presence.shared("t")) == ({0, 1, 2}, [0], True)
    presence.hear("t", "other", frozenset({2}))
    assert presence.at("t") == {0, 2}
    monkeypatch.setattr(time, "monotonic", lambda: began + PRESENCE_TTL + 5)
    assert presence.at("t") == {0}, "the others have to say it again"


def test_it_is_news_when_somebody_comes_and_when_somebody_goes() -> None:
    presence = Presence()
    seats = [frozenset({0}), frozenset({0}), frozenset({0, 1}), frozenset({1}), frozenset[int]()]
    assert [presence.note("t", here) for here in seats] == [True, False, True, True, True]
    assert presence.at("t") == set()


def test_processes_that_are_gone_and_tables_that_nobody_watches_are_forgotten() -> None:
    presence = Presence()
    presence.hear("t", "one", frozenset({1}))
    presence.hear("t", "two", frozenset({2}))
    assert not presence.drop("t", ["three"])
    assert not presence.drop("elsewhere", ["one"])
    assert presence.drop("t", ["three", "one"])
    assert presence.at("t") == {2}
    presence.note("t", frozenset({0}))
    presence.forget("t")
    assert (presence.at("t"), presence.shared("t")) == (set(), False)
