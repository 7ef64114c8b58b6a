"""Caylus in the terminal: help that needs no manual, the board, whole games through a pipe in three languages."""

import asyncio
import re
from collections.abc import Callable

import pytest
from click.testing import Result
from textual.widgets import Input, Static

import bastide
from bastide.bots import make
from bastide.cli import boards, report, texts
from bastide.cli.local import LocalTable
from bastide.cli.screen import TableScreen
from bastide.cli.words import seats_of
from bastide.engine.answers import StoryEntry
from bastide.engine.outlook import of_json
from bastide.engine.phrases import Phrases
from bastide.engine.terminal import MARKS, PLAIN, width
from bastide.games.caylus.kernel import tables
from bastide.games.caylus.pictures import terminal, terminal_more
from bastide.games.caylus.pictures import terminal_words as caylus_words
from bastide.games.caylus.words.does import there
from tests.games.caylus.table import Table, at, evening, fresh, special

Typed = Callable[..., Result]
LANGUAGES = ("en", "zh-Hant", "ja")
UNTRANSLATED = re.compile(r"\b(caylus|cli|shell)-[a-z]+-[a-z-]+|\b\w+_\w+\b")


def brings(table: Table, text: str) -> str:
    """Return what the help says of an action."""
    state = table.state
    said = Phrases("caylus", ["Ann", "Bo", "Cy", "Di", "Ed"], texts.current())
    return said.outlook(of_json(state.preview(state.string_to_action(text))), state.current_player())


def play(typed: Typed, lines: list[str], seats: str = "me:Ann,me:Bo", lang: str = "en") -> Result:
    """Play with people at one keyboard."""
    return typed(
        "--lang", lang, "play", "caylus", "--seats", seats, "--seed", 3, "--plain", stdin="\n".join(lines) + "\n"
    )


# ---------------------------------------------------------------- what an action costs and brings


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("worker farm", "−1 denier; there: gives 1 food or 1 cloth"),
        ("worker marketplace", "−1 denier; there: sell 1 cube of any kind for 4 deniers"),
        ("worker gold-mine", "−1 denier; there: gives 1 gold; ahead of the provost: not activated as things are"),
        ("worker stables", "−1 denier; there: go 1st, 2nd or 3rd in the turn order from now on"),
        ("worker castle", "−1 denier; there: deliver batches to build the castle: food and two other kinds each"),
        ("pass", "+1 denier; space 1 of the passing scale"),
    ],
)
def test_places_tell_their_price_and_what_they_do(text: str, words: str) -> None:
    assert brings(fresh(3), text) == words


def test_a_visit_tells_the_point_of_the_owner_and_the_price_of_the_bridge() -> None:
    table = at(3, seat=2, at=0, passed="1", bailiff=9, road={9: "wood-quarry@0"})
    assert brings(table, "worker wood-quarry") == "−2 deniers; there: gives 2 stone; Ann: +1 point"


def test_a_building_tells_its_price_its_points_its_space_and_its_effect() -> None:
    table = evening(3, road={6: "carpenter+0"}, cubes={0: "2 wood 1 food 1 cloth"}, order="0,1,2")
    assert table.ask == "build", table.legal
    assert brings(table, "build mason") == "−1 food, −1 wood, +4 points; on space 9; there: build one stone building"
    assert brings(table, "build lawyer").startswith(
        "−1 wood, −1 cloth, +4 points; on space 9; there: for 1 denier, 1 cloth turn"
    )
    assert brings(table, "build wood-marketplace").startswith("−1 wood, −1 cube of any kind, +4 points")
    assert brings(table, "skip") == "nothing is built"


def test_the_provosts_move_tells_whose_workers_it_leaves_idle() -> None:
    table = special(2, special="-,-,0,-", road={6: "carpenter+1", 7: "fixed-peddler+0"})
    assert table.ask == "guild", table.legal
    assert brings(table, "provost +1") == "the provost to 7; activated: 6, 7"
    assert brings(table, "provost -1") == "the provost to 5; not activated (the worker goes home empty-handed): 6, 7"
    assert brings(table, "skip") == "the provost stays"
    texts.use("zh-Hant")
    assert brings(table, "provost +1") == "量地官到第 7 格；生效：6、7"
    texts.use("ja")
    assert brings(table, "provost +1") == "監督官はマス7へ／稼働する：6、7"


def test_a_favour_tells_its_effect_and_where_the_marker_goes() -> None:
    table = special(3, special="-,-,-,0", cubes={0: "1 cloth 1 wood 1 food"}).do("joust")
    assert table.ask == "favour"
    assert brings(table, "favour deniers 1") == "+3 deniers; deniers 0 → 1"
    assert brings(table, "favour prestige 1") == "+1 point; prestige 0 → 1"
    assert brings(table, "favour buildings 1") == "buildings 0 → 1; no effect"
    assert brings(table, "favour deniers none") == "deniers 0 → 1; no effect"


def test_offers_tell_both_sides() -> None:
    table = evening(3, road={9: "church@1+0"}, deniers="5,5,5")
    assert table.ask == "offer", table.legal
    assert brings(table, "offer 1") == "2 deniers for 3 points"
    assert brings(table, "offer 2") == "4 deniers for 5 points"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_building_is_told_in_every_language(lang: str) -> None:
    texts.use(lang)
    names = [caylus_words.name_of(building) for building in tables.IDS]
    said = list(names)
    for building in tables.IDS:
        said += map(Phrases("caylus", [], texts.current()).clause, there(building))
    assert not UNTRANSLATED.search(" ".join(said))
    assert all(names)
    if lang != "en":
        assert all(re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", name) for name in names)


# ---------------------------------------------------------------- at the keyboard


def test_help_lists_what_may_be_typed_and_what_it_costs(typed: Typed) -> None:
    said = play(typed, ["help worker", "help p"]).stdout
    for words in ("worker castle", "−1 denier; there:", "+1 denier; space 1 of the passing scale"):
        assert words in said


def test_seats_show_their_goods_and_tiles_the_buildings_to_build(typed: Typed) -> None:
    said = play(typed, ["scores", "tiles", "board"]).stdout
    assert "7 deniers, income 2  6 workers  2 food, 1 wood" in said
    assert "Prestige (architect)" in said
    assert re.search(r"^cathedral +SSSSSGGG 25$", said, re.MULTILINE)
    assert "fixed-carpenter" in said


def test_a_refusal_names_the_rule(typed: Typed) -> None:
    said = play(typed, ["worker stables", "worker mason", "worker 18", "why worker castle"]).stdout
    assert "The stables are not used in a two-player game. (CAY-293)" in said
    assert "This building is not on the road: mason. (CAY-075)" in said
    assert "There is no building on space 18 yet. (CAY-075)" in said
    assert "worker castle is allowed now." in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told_without_an_untranslated_word(lang: str) -> None:
    """Every line that a game prints, with every help on the way, in words of the language."""
    texts.use(lang)
    sitting = seats_of("me:Ann,me:Bo,me:Cy")
    local = LocalTable(bastide.load_game("caylus", 3, {"jeweller": "true"}), sitting, seed=5)
    bot = make("random", local.game, 4)
    said: list[str] = []
    turn = 0
    while not local.over:
        if local.state.view(None)["turn"] != turn:
            turn = local.state.view(None)["turn"]
            said += [report.scores(local), report.unseen(local), report.panel(local, 26)]
        said.append(report.ask(local))
        said += [report.preview(local, action) for action in local.state.legal_actions()[:3]]
        local.act(bot.choose(local.state))
    said += [report.sentence(local, entry) for entry in local.state.story()]
    said.append(report.result(local))
    text = "\n".join(said)
    assert not UNTRANSLATED.findall(text)
    assert "{" not in text
    assert "None" not in text
    assert len(local.state.story()) > 100


def test_points_that_are_lost_have_the_minus_sign_of_all_other_numbers() -> None:
    local = LocalTable(bastide.load_game("caylus"), seats_of("me:Ann,me:Bo"), seed=5)
    said = report.sentence(local, StoryEntry(9, 0, "caylus-log-no-batch", {"points": 2}, "CAY-117", -2))
    assert said.endswith("  −2  (CAY-117)")


def test_the_supply_says_what_the_lawyer_brings_in_this_game() -> None:
    texts.use("en")
    for late, points in (("false", "4"), ("true", "3")):
        game = bastide.load_game("caylus", 3, {"late_lawyer": late})
        rows = caylus_words.supply(game.new_initial_state().view(None)).splitlines()
        assert [row.split()[-1] for row in rows if row.startswith("lawyer")] == [points]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_favour_table_is_shown_where_every_favour_is_worth_the_same(lang: str) -> None:
    texts.use(lang)
    state = bastide.load_game("caylus", 3, {"simplified_favour": "true"}).new_initial_state()
    view, said = state.view(None), texts.t("caylus-option-simplified-favour")
    assert terminal_more.favours(view) == said
    for size in (PLAIN, *boards.SIZES):
        drawn = terminal.draw(view, size).plain()
        assert said in drawn, size
        assert "0" + MARKS[0] not in drawn, size
    assert "3 points each" in state.to_svg()


def test_the_end_of_the_input_leaves_and_the_record_replays(typed: Typed) -> None:
    said = play(typed, ["worker farm", "pass", "record"]).stdout
    record = bastide.Record.parse(
        "bastide-record 1" + said.split("bastide-record 1")[1].split("\n▲")[0].split("\n●")[0] + "\n"
    )
    assert record.replay().history()


# ---------------------------------------------------------------- the full screen


def test_the_board_has_every_building_and_every_worker() -> None:
    view = at(3, seat=2, at=0, road={1: "farm+2", 9: "mason@1+0", 10: "church@2"}, passed="1", bailiff=9).view
    for size in boards.SIZES:
        picture = boards.draw(view, size)
        assert picture is not None
        text = picture.plain()
        for words in ("mason", "church", "castle", "dungeon", "⌂▲", "◎", "▮", "⚑", "28"):
            assert words in text, (size, words)
    assert "gold mine" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_of_the_board_are_equally_wide_in_every_language(lang: str) -> None:
    texts.use(lang)
    picture = boards.draw(fresh(5).view, 10)
    assert picture is not None
    widths = {width(line) for line in picture.plain().split("\n")}
    assert widths == {picture.columns}


def test_places_that_may_be_chosen_glow_and_the_board_follows_the_eye() -> None:
    table = fresh(3)
    view, legal = table.view, [table.state.action_fields(action) for action in table.state.legal_actions()]
    glow = terminal.GLOW

    def lit(ghost: dict[str, object] | None) -> int:
        picture = boards.draw(view, 10, legal, ghost)
        assert picture is not None
        return sum(glyph.ground == glow for row in picture.glyphs for glyph in row)

    farm = next(fields for fields in legal if fields.get("space") == 1)
    assert lit(None) > lit(farm) > 0
    assert boards.point(view, legal, farm, 10) == (6 * 12 + 6, terminal.TOP + 1)
    assert boards.point(view, legal, {"kind": "pass"}, 10) is None


async def test_a_table_on_the_full_screen() -> None:
    sitting = seats_of("me:Ann,me:Bo")
    local = LocalTable(bastide.load_game("caylus", 2), sitting, seed=3)
    app = TableScreen(local, lambda: None, seed=1, bot_delay=0)
    async with app.run_test(size=(150, 44)) as pilot:
        await pilot.pause()
        assert "place a worker, or pass" in str(app.query_one("#ask", Static).render())
        assert "income 2" in str(app.query_one("#seats", Static).render())
        assert "Wood (carpenter)" in str(app.query_one("#unseen", Static).render())
        line, started, seat = app.query_one("#line", Input), len(local.state.history()), local.seat
        line.value = "worker gold-mine"
        await pilot.pause()
        assert "1 gold; ahead of the provost" in str(app.query_one("#brings", Static).render())
        await pilot.press("enter")
        for _ in range(40):
            await pilot.pause()
            if len(local.state.history()) > started:
                break
            await asyncio.sleep(0.05)
        assert local.state.view(None)["road"][15]["worker"] == seat


def test_the_price_of_a_place_stands_there_while_places_are_bought() -> None:
    game = bastide.load_game("caylus", players=3)
    state = game.new_initial_state()
    while state.current_player() < 0:
        state.apply_action(state.legal_actions()[0])
    assert "a place costs 1 denier" in str(state)
    for text in ("worker gate", "pass", "pass", "pass"):
        state.apply(text)
    assert state.view(None)["ask"] == "gate"
    assert "a place costs" not in str(state), "the gate's worker moves free of charge"
