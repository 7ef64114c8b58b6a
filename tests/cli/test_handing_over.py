"""Several people at one keyboard: where goods are hidden, nobody sees those of whoever plays next."""

from collections.abc import Callable

import pytest
from click.testing import Result

import bastide
from bastide.cli import plain, report, texts
from bastide.cli.commands import Commands
from bastide.cli.local import LocalTable
from bastide.cli.words import seats_of
from bastide.engine import registry
from tests.cli.sight import seen, wait
from tests.cli.sight import table as screen
from tests.cli.test_plain_terminal import on_terminal
from tests.cli.test_turning_back import table, told

Typed = Callable[..., Result]
TURN = ("stay", "buy I W", "end")


def two(seats: str = "me:Ann,me:Bo", shown: str = "false") -> LocalTable:
    return table("carrara", seats, start_player="0", mode="advanced", open=shown)


def test_the_next_person_takes_the_keyboard_before_anything_of_theirs_is_seen() -> None:
    local = two()
    assert (local.eyes, local.hands_over) == (0, False), "who begins is there already"
    told(local, *TURN)
    for words in ("scores", "board", "log", "ledger", "tiles", "help", "rules villa", "record"):
        assert "20 coins" not in told(local, words)
        assert (local.seat, local.eyes, local.hands_over) == (1, None, True), words
    told(local, "")
    assert (local.eyes, local.hands_over) == (1, False)
    assert "20 coins" in told(local, "scores")


@pytest.mark.parametrize("words", ["stay", "1", "hint", "why stay", "no such thing"])
def test_who_types_what_only_the_next_person_may_has_taken_the_keyboard(words: str) -> None:
    local = two()
    told(local, *TURN)
    told(local, words)
    assert (local.seat, local.eyes) == (1, 1)


def test_what_was_done_last_is_taken_back_without_the_next_person() -> None:
    local = two()
    told(local, *TURN)
    assert told(local, "undo turn") == "Taken back."
    assert (local.seat, local.eyes, local.hands_over) == (0, 0, False)


@pytest.mark.parametrize(
    ("seats", "shown"), [("me:Ann,greedy", "false"), ("me:Ann,me:Bo", "true"), ("greedy,greedy", "false")]
)
def test_nobody_is_asked_where_nothing_is_hidden_from_anybody_here(seats: str, shown: str) -> None:
    local = two(seats, shown)
    while not local.over:
        assert not local.hands_over
        local.act(local.state.legal_actions()[-1])


def test_other_games_hide_nothing() -> None:
    local = LocalTable(bastide.load_game("caylus", 2), seats_of("me:Ann,me:Bo"), 3)
    seats = set()
    for _ in range(30):
        seats.add(local.seat)
        assert not local.hands_over
        local.act(local.state.legal_actions()[0])
    assert len(seats) == 2


def test_who_goes_on_with_a_game_comes_first() -> None:
    local = two()
    told(local, *TURN)
    again = LocalTable(local.game, local.seats, 3, local.record())
    assert again.hands_over


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_lines_ask_the_next_person(typed: Typed, lang: str) -> None:
    lines = [*TURN, "scores", "", "scores"]
    options = ("--seats", "me:Ann,me:Bo", "--seed", 4, "--options", "mode=advanced", "--options", "start_player=0")
    said = typed("--lang", lang, "play", "carrara", *options, stdin="\n".join(lines) + "\n").stdout
    texts.use(lang)
    asked = texts.t("cli-play-take", name="▲ Bo")
    before, after = said.split(asked)[-2:]
    assert said.count(asked) == 2
    hidden = texts.t("carrara-cli-screen")
    assert before.count(hidden) == 2, "both screens are down"
    assert after.count(hidden) == 1


async def test_the_screen_shows_no_goods_and_no_choices_until_enter() -> None:
    app = screen("carrara", 0, mode="advanced", start_player="0")
    async with app.run_test(size=(120, 40)) as pilot:
        await wait(pilot)
        assert "20 coins" in "\n".join(seen(app))
        for text in ("scores", *TURN):
            app._take(text)
            await wait(pilot)
        shown = "\n".join(seen(app))
        assert "▲ Bo: take the keyboard and press Enter" in shown
        assert "20 coins" not in shown
        assert not app.legal
        assert "rotate" not in shown
        assert "Ann takes 1 white" in shown, "the log is for both"
        await pilot.press("enter")
        await wait(pilot)
        shown = "\n".join(seen(app))
        assert "20 coins" in shown
        assert "rotate" in shown


def test_who_comes_to_the_keyboard_is_told_what_was_dealt_to_them_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.server.huts import GAME as HUTS  # not before: it is known by its name from then on

    monkeypatch.setattr(registry, "_registered", {HUTS.name: HUTS})
    local = LocalTable(bastide.load_game(HUTS.name, 2), seats_of("me:Ann,me:Bo"), 3)
    said: list[str] = []

    def changed() -> None:
        commands.tell()

    commands = Commands(local, said.append, changed, lambda: None, lambda _: None, review=lambda: None)
    commands.tell()
    dealt = [[entry for entry in local.story() if entry.seen_by == (seat,)] for seat in (0, 1)]
    assert dealt[0]
    assert dealt[1]
    assert local.hands_over, "what was dealt is seen by nobody before"
    for seat in (local.seat, 1 - local.seat):
        assert local.seat == seat
        del said[:]
        commands.take("")
        assert said == [report.sentence(local, entry) for entry in dealt[seat]]
        while local.seat == seat:
            local.act(local.state.legal_actions()[0])
        commands.tell()


CLEARED = "\x1b[2J"


@pytest.mark.parametrize(("term", "clears"), [("xterm", True), ("dumb", False)])
def test_lines_for_one_person_are_cleared_before_the_next_one_or_it_is_told_that_they_stay(
    term: str, clears: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [*TURN, "", "scores", "stay", "buy I Y", "end", "", "scores", "quit", "quit"]
    on_terminal(monkeypatch, lines, 200, TERM=term)
    plain.play(two(), lambda: None, 3)
    first, *later = capsys.readouterr().out.split(CLEARED)
    assert ("the screen is cleared" in first) is clears
    assert ("what is printed stays" in first) is not clears
    assert len(later) == (2 if clears else 0)
    for shown, other, before in zip(later, ("Ann", "Bo"), ("turned up", "Ann takes 1 white"), strict=False):
        told_again = shown.partition("goods behind")[0]
        assert f"{other} leaves the wheel as it is" in told_again
        assert f"{other} takes 1" in told_again
        assert (before in told_again) is (other == "Ann"), "what has happened since one's own last turn, or all of it"


def test_nothing_is_cleared_where_nothing_is_hidden(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    on_terminal(monkeypatch, [*TURN, "scores", "quit", "quit"], 200)
    plain.play(two(shown="true"), lambda: None, 3)
    said = capsys.readouterr().out
    assert CLEARED not in said
    assert "everybody" not in said
