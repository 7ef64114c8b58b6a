"""What is kept of tables: all that are watched, of others those used last."""

from bastide.server.lately import Lately


def test_the_least_recently_used_of_those_nobody_watches_goes_first() -> None:
    gone: list[str] = []
    known: Lately[int] = Lately(2, gone.append)
    for number, name in enumerate("abcab"):
        known.put(name, number, watched=False)
    assert gone == ["a", "b", "c"]
    assert [known.get(name) for name in "abc"] == [3, 4, None]
    known.put("a", 5, watched=False)
    known.put("d", 6, watched=False)
    assert gone[3:] == ["b"], "a was used after it"


def test_what_is_watched_stays_until_nobody_watches_it_any_more() -> None:
    gone: list[str] = []
    known: Lately[int] = Lately(1, gone.append)
    known.put("a", 1, watched=False)
    known.watch("a")
    for name in "bcd":
        known.put(name, 2, watched=True)
    assert [known.get(name) for name in "abcd"] == [1, 2, 2, 2]
    known.put("x", 3, watched=False)
    assert (gone, known.get("x")) == ([], 3), "what is watched takes no place of the others"
    known.pop("x")
    known.leave("a")
    known.leave("b")
    assert gone == ["a"]
    assert [known.get(name) for name in "abcd"] == [None, 2, 2, 2]


def test_what_is_told_of_a_table_is_gone_when_it_is_forgotten() -> None:
    known: Lately[int] = Lately(1)
    known.put("a", 1, watched=False)
    known.put("b", 1, watched=True)
    known.pop("a")
    known.pop("b")
    known.leave("b")
    assert known.get("a") is known.get("b") is None
    known.put("c", 1, watched=True)
    known.clear()
    assert known.get("c") is None
