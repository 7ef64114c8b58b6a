"""What is typed short, what is asked before something is lost, and how choices are listed."""

import re

import pytest
from textual.widgets import Input, OptionList, Static

import bastide
from bastide.cli import report, texts
from bastide.cli.answers import Answers
from bastide.cli.choicelist import ChoiceLine
from bastide.cli.choices import listed, rows
from bastide.cli.local import LocalTable
from bastide.cli.words import seats_of
from tests.cli.sight import say, seen_of, table, wait
from tests.cli.test_turning_back import table as local_table
from tests.cli.test_turning_back import told


def texts_of(local: LocalTable) -> list[str]:
    return [text for text in bastide.Record.of_state(local.state).actions if not text.startswith(("draw", "reveal"))]


def test_blocks_are_bought_by_their_letters() -> None:
    local = local_table("carrara", "me:Ann,me:Bo", start_player="0", mode="base")
    told(local, "rotate")
    blocks = next(segment for segment in local.state.view(0)["wheel"] if sum(segment["blocks"].values()) > 1)
    there = [colour for colour, count in blocks["blocks"].items() for _ in range(count)][:2]
    letters = "".join("WYRGBK"[["white", "yellow", "red", "green", "blue", "black"].index(one)] for one in there)
    told(local, f"buy {blocks['segment']} {letters[::-1].lower()}")
    bought = [text for text in texts_of(local) if text.startswith("buy")]
    assert bought == [f"buy {blocks['segment']} {colour}" for colour in there]
    assert local.state.view(0)["pending"] is None
    assert "from segment" in report.sentence(local, local.state.story()[-1])


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_letters_are_those_on_the_chips_too(lang: str) -> None:
    texts.use(lang)
    local = local_table("carrara", "me:Ann,me:Bo", start_player="0", mode="base")
    told(local, "rotate")
    segment = next(one for one in local.state.view(0)["wheel"] if one["blocks"]["black"])
    told(local, f"buy {segment['segment']} {texts.t('carrara-cli-short', colour='black')}")
    assert f"buy {segment['segment']} black" in texts_of(local)


def test_a_short_line_that_cannot_be_done_whole_changes_nothing() -> None:
    local = local_table("carrara", "me:Ann,me:Bo", start_player="0", mode="base")
    told(local, "rotate")
    before = local.state.history()
    assert "CRR-" in told(local, "buy I WWWWWWWWWW")
    assert local.state.history() == before


def test_cubes_are_given_by_their_letters() -> None:
    game = bastide.load_game("caylus", 2)
    local = LocalTable(game, seats_of("me:Ann,me:Bo"), 3)
    from bastide.cli import boards

    expand = boards.of("caylus").expand
    assert expand is not None
    assert expand(local.state, "batch cwf") == ["batch food wood cloth"]
    assert expand(local.state, "pay W") == ["pay wood"]
    assert expand(local.state, "buy FW") == ["buy food", "buy wood"]
    assert expand(local.state, "worker W") == []


def test_the_beginning_of_an_action_is_enough_if_it_can_mean_only_one() -> None:
    local = local_table("praga", "me:Ann,me:Bo", start_player="0")
    said = told(local, "tile", "tile A-6", "act quarries", "produce")
    assert "tile can mean" in said
    assert "produce quarries" in texts_of(local)


@pytest.mark.rule("PRA-056")
def test_one_is_asked_before_something_is_lost() -> None:
    local = local_table("praga", "me:Ann,me:Bo", start_player="0")
    said = told(local, "tile A-1", "act road", "end turn")
    assert re.search(r"end turn: loses the effect of region 1\. \(PRA-056\)", said), "there is no egg to pay with"
    assert local.seat == 0
    assert "Nothing was done." in told(local, "end turn", "no")
    told(local, "end turn", "scores", "yes")
    assert local.seat == 0, "yes is about the line before, and nothing else"
    told(local, "end turn", "end turn")
    assert local.seat == 1


def test_choices_that_are_alike_stand_on_one_line() -> None:
    local = local_table("praga", "me:Ann,me:Bo", start_player="0")
    told(local, "tile A-5")
    legal = {local.state.action_to_string(action): action for action in local.state.legal_actions()}
    choices = listed(local, legal)
    assert [choice.number for choice in choices] == list(range(1, len(legal) + 1))
    refreshes = [choice for choice in choices if choice.text.startswith("refresh")]
    found = [row for row in rows(choices, "praga") if row.text.startswith("refresh")]
    assert len(refreshes) > 12
    assert len(found) == 3
    assert sum(len(row.choices) for row in found) == len(refreshes)
    assert len(rows(choices, "praga", "refresh wall")) == len([c for c in refreshes if "wall" in c.text])


def test_turns_of_a_tile_that_bring_the_same_are_folded() -> None:
    app = table("praga", actions=0, start_player="0")
    local = app.local
    told(local, "tile A-5", "act wall")
    take = next(action for action in local.state.legal_actions() if local.state.action_to_string(action)[:4] == "take")
    local.act(take)
    legal = {local.state.action_to_string(action): action for action in local.state.legal_actions()}
    choices = listed(local, legal)
    found = rows(choices, "praga")
    assert len(legal) == 72
    assert len(found) < 72 / 3
    assert any(re.search(r"onto w\d+ r0\.\.r5 \(6 ways\)", row.text) for row in found)
    assert sum(len(row.choices) for row in found) == 72


def test_what_gives_nothing_stands_last() -> None:
    local = local_table("carcassonne", "me:Ann,me:Bo", stack="NVX")
    local.state.apply("place N 0,1 r1")
    legal = {local.state.action_to_string(action): action for action in local.state.legal_actions()}
    assert next(iter(legal)) == "meeple none"
    assert listed(local, legal)[-1].text == "meeple none"


async def test_a_line_that_stands_for_several_opens_into_them() -> None:
    app = table("praga", actions=0, start_player="0")
    told(app.local, "tile A-5")
    async with app.run_test(size=(120, 40)) as pilot:
        await wait(pilot)
        choices = app.query_one("#choices", OptionList)
        prompts = [str(choices.get_option_at_index(number).prompt) for number in range(choices.option_count)]
        index = next(number for number, prompt in enumerate(prompts) if "refresh wall" in prompt)
        choices.focus()
        choices.highlighted = index
        await wait(pilot)
        assert "refresh wall 1 2" in seen_of(app, "#brings")[0]
        await pilot.press("enter")
        await wait(pilot)
        assert app.query_one("#line", Input).value == "refresh wall "
        assert len([line for line in seen_of(app, "#choices") if "refresh wall" in line]) >= 6


async def test_a_place_where_one_turn_brings_this_and_another_that_has_two_lines() -> None:
    """At Praga the second wall ended the full screen: both lines type `onto w1`, and had the same id."""
    app = table("praga", actions=83, seed=4)
    async with app.run_test(size=(80, 24)) as pilot:
        await wait(pilot)
        choices = app.query_one("#choices", OptionList)
        lines = [choices.get_option_at_index(number) for number in range(choices.option_count)]
        alike = [line for line in lines if isinstance(line, ChoiceLine) and line.types == "onto w1 "]
        assert len(alike) == 2
        for line in alike:
            choices.focus()
            choices.highlighted = lines.index(line)
            await wait(pilot)
            looked = str(app.query_one("#brings", Static).render())
            assert looked.removesuffix("…") in f"{line.row.choices[0].text}   {line.row.brings}", "its own"
        await pilot.press("enter")
        await wait(pilot)
        assert app.query_one("#line", Input).value == "onto w1 "
        ways = sum(len(line.row.choices) for line in alike)
        assert choices.option_count == ways, "and none of w10, w11, w12"
        assert alike[0].row.choices[0].text in seen_of(app, "#choices")[0]
        await say(pilot, "onto w1")
        asked = [line for line in app.query_one("#log", Answers).lines if " onto w1" in line.text]
        assert len(asked) == ways


async def test_help_is_short_and_says_more_of_every_word() -> None:
    app = table("caylus")
    async with app.run_test(size=(120, 40)) as pilot:
        await wait(pilot)
        for word in ("undo", "favours", "rules", "tiles"):
            await say(pilot, f"help {word}")
            assert any(line.strip().startswith(f"{word}   ") for line in seen_of(app, "#log"))


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_more_can_be_looked_up_in_every_language(lang: str) -> None:
    texts.use(lang)
    caylus = told(local_table("caylus", "me:Ann,me:Bo"), "favours", "help favours")
    assert caylus.count("5:") == 4
    carrara = told(local_table("carrara", "me:Ann,me:Bo", mode="advanced"), "upgrades", "cards", "help cards")
    assert "livorno: " in carrara
    town = local_table("praga", "me:Ann,me:Bo")
    built = town.state.view(0)["city"]["buildings"][0]["space"]
    words = (
        "plazas",
        "technologies",
        "tiles A-3",
        "tiles W1-03",
        f"tiles {built}",
        "tiles wall",
        "tiles O_4",
        "tiles x",
    )
    praga = told(town, *words, "help plazas")
    for code in ("P_A", "T1-1", "T4-6", "BR4-6", "A-3", "W1-03", built, "O_4"):
        assert code in praga
    assert re.search(rf"\[{built}\].* r[0-5]", praga)
    for said in (caylus, carrara, praga):
        assert not re.findall(r"(?:praga|caylus|carrara|cli)-[a-z-]+", said)


def test_edges_and_corners_turn_with_their_tile() -> None:
    from bastide.games.praga.pictures.terminal_more import _tile

    assert "edges NE 1 stone, E 1 gold" in _tile("W1-01", 0)
    assert "corners NE" in _tile("W1-01", 0)
    assert "edges SE 1 stone, SW 1 gold" in _tile("W1-01", 2)
    assert "corners S" in _tile("W1-01", 2)


def test_nobody_is_called_you_in_a_sentence() -> None:
    local = local_table("carrara", "me,random", start_player="0", mode="base")
    assert local.seats[0].name == "Player 1"
    assert "Player 1 turns the wheel." in told(local, "rotate")
