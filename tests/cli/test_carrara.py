"""The Palaces of Carrara by lines: what is asked, what an action costs and brings, what a person may see."""

import random
import re
from collections.abc import Callable

import pytest
from click.testing import Result

import bastide
from bastide.cli import boards, report, texts
from bastide.cli.local import LocalTable
from bastide.cli.words import seats_of
from bastide.engine.terminal import PLAIN, shortened, text, width
from bastide.games.carrara.pictures import terminal as carrara

Typed = Callable[..., Result]
CJK = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
NUMBERS = (1, 2, 3, 1, 4, 2, 6, 1, 5, 3, 9, 2)


def play(typed: Typed, lines: list[str], *words: object, lang: str = "en", options: str = "mode=base") -> str:
    """Play with two people at one keyboard, or whoever is named."""
    seats = () if "--seats" in words else ("--seats", "me:Ann,me:Bo")
    fixed = (*seats, "--seed", 3, "--options", f"start_player=0,{options}", "--plain")
    result = typed("--lang", lang, "play", "carrara", *fixed, *words, stdin="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    return result.stdout


def whole(mode: str, seed: int, look: int = 9) -> str:
    """Return everything that is said in a whole random game: questions, previews, boards, log, ledger, result."""
    rng = random.Random(seed)
    local = LocalTable(bastide.load_game("carrara", 3, {"mode": mode}), seats_of("me:Ann,me:Bo,me:Cleo"), seed)
    said = []
    while not local.over:
        legal = local.state.legal_actions()
        if len(local.state.history()) % look == 0:
            said.append(report.ask(local))
            said += [report.preview(local, action) for action in legal[:: max(1, len(legal) // 12)]]
            said += [report.scores(local), report.unseen(local), text(carrara.TERMINAL, local.state.view(local.eyes))]
        local.act(rng.choice(legal))
    said += [report.sentence(local, entry) for entry in local.state.story()]
    return "\n".join([*said, text(carrara.TERMINAL, local.state.view(None)), report.result(local)])


def test_help_says_what_a_building_costs_and_what_it_will_be_worth(typed: Typed) -> None:
    said = play(typed, ["help build"])
    assert re.search(r"build \w+_1 in lerici +−1 black; worth 1 coin and 1 [a-z ]+ when scored; then buildings", said)


def test_help_says_what_a_block_costs_and_what_is_left(typed: Typed) -> None:
    said = play(typed, ["rotate", "help buy II", "buy II white"])
    assert re.search(r"buy II white +−5 coins, \+1 white; 15 coins left", said)
    assert re.search(r"buy II black +\+1 black; free", said)
    assert "take blocks from one segment; 20 coins left" in said
    assert "more from segment II, or done; 15 coins left" in said


def test_the_wheel_says_what_turning_it_means(typed: Typed) -> None:
    assert "all prices one down, then filled up to 11 blocks" in play(typed, ["help rotate"])
    assert "prices as they are, nothing drawn" in play(typed, ["help stay"], options="mode=advanced")


def test_the_question_names_only_what_may_be_done(typed: Typed) -> None:
    said = play(typed, ["rotate", "buy II black", "done", "purchase crown"])
    assert "buy an object for 10 coins, or end the turn >" in said
    assert "Ann: end the turn >" in said


def test_a_refusal_names_the_rule(typed: Typed) -> None:
    said = play(typed, ["score type villa", "build palazzo_8 in pisa", "why announce"])
    assert "CRR-062" in said
    assert "CRR-107" in said


@pytest.mark.rule("CRR-026")
def test_a_person_sees_their_own_goods_and_not_the_others(typed: Typed) -> None:
    said = play(typed, ["scores", "board"], "--seats", "random,me:Ann", options="mode=base")
    assert re.search(r"● Odo \(random\).*goods behind the screen", said)
    assert re.search(r"▲ Ann .*20 coins", said)
    both = play(typed, ["scores"])
    assert re.search(r"● Ann .*20 coins", both)
    assert re.search(r"▲ Bo .*goods behind the screen", both)
    assert "goods behind the screen" not in play(typed, ["scores"], options="open=true")


def test_tiles_tells_what_is_to_come_and_what_the_objectives_ask(typed: Typed) -> None:
    said = play(typed, ["tiles"])
    assert "stack 21" in said
    assert "Top card: Place 4 scoring markers." in said
    assert "cost 8" not in said
    advanced = play(typed, ["tiles"], options="mode=advanced")
    assert "cost 8: Palazzo 8, Porta 8" in advanced
    assert re.search(r"Bonus card: .+\.", advanced)


def test_the_log_says_what_a_card_asks_for(typed: Typed) -> None:
    said = play(typed, [], options="mode=advanced")
    assert re.search(r"· Top card: [A-Z].+\.\n", said)
    assert "TOP-0" not in said


@pytest.mark.parametrize("mode", ["base", "advanced"])
@pytest.mark.parametrize("lang", ["en", "zh-Hant", "ja"])
def test_whole_games_are_told_without_a_gap(lang: str, mode: str) -> None:
    texts.use(lang)
    said = whole(mode, 1)
    assert not re.findall(r"carrara-[a-z-]+|cli-[a-z-]+|shell-[a-z-]+", said)
    assert not re.findall(r"\{ ?\$?[a-z-]+ ?\}|None|, ,|; ;|\.\.|。。", said)
    assert set(re.findall(r"CRR-\d+", said)) <= {f"CRR-{number:03}" for number in range(1, 145)}
    if lang != "en":
        told = [line for line in said.splitlines() if re.match(r"[●▲■·] ", line) and not re.search(r"[a-z]+_\d", line)]
        assert len(told) > 50
        assert not [line for line in told if not CJK.search(line)]


def test_a_whole_game_by_lines(typed: Typed) -> None:
    lines = [line for step in range(400) for line in (str(NUMBERS[step % len(NUMBERS)]), "1")]
    said = play(typed, lines, "--seats", "me:Ann,random")
    assert "The game is over." in said
    assert re.search(r"^Total +\d+ +\d+$", said, re.MULTILINE)


def test_a_corrected_value_changes_what_is_said() -> None:
    """Texts of cards come from the components: the number is never part of a message."""
    card = {"kind": "building_cost_total", "need": 77}
    for language in texts.LANGUAGES:
        assert "77" in texts.Texts(language)("carrara-condition-building-cost-total", **card)


def test_the_board_in_a_pipe_is_that_of_the_person(typed: Typed) -> None:
    said = play(typed, ["board"])
    assert re.search(r"^.*I +W6 Y5 R4 G3 B2 K1", said, re.MULTILINE)
    assert "Lérici" in said
    chinese = play(typed, ["board"], lang="zh-Hant")
    assert "白6 黃5 紅4 綠3 藍2 黑1" in chinese
    assert "萊里奇" in chinese


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "ja"])
@pytest.mark.parametrize("size", [PLAIN, 6, 10, 16])
def test_what_cities_accept_does_not_run_together(lang: str, size: int) -> None:
    texts.use(lang)
    view = bastide.load_game("carrara").new_initial_state().view(0)
    lines = carrara.draw(view, size).plain().splitlines()
    heads = next(line for line in lines if re.fullmatch(r" +\S{1,2}( +\S+){5} *", line) and re.match(r" +[W白]", line))
    assert [len(word) for word in heads.split()] in ([1, 2, 3, 4, 5, 6], [2, 4, 6, 8, 10, 12])


def test_a_game_starts_and_its_board_prints(typed: Typed) -> None:
    state = bastide.load_game("carrara").new_initial_state()
    assert re.search(r"^VI$", str(state), re.MULTILINE)


def test_names_and_prices_are_whole_where_the_board_is_small() -> None:
    local = LocalTable(bastide.load_game("carrara", 2), seats_of("me:Ann,me:Bo"), seed=4)
    view = local.state.view(0)
    drawn = boards.draw(view, boards.SIZES[0])
    assert drawn is not None
    shown = "\n".join(drawn.lines())
    assert "Viareggio" in shown
    assert f"{view['objects'][0]['supply']}+1 at {view['price']}" in shown
    assert "coat of" not in shown
    assert "arms" in shown


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "ja"])
@pytest.mark.parametrize("size", [PLAIN, 6, 10, 16])
def test_a_name_or_a_value_that_is_cut_says_so(lang: str, size: int) -> None:
    """In Japanese Viareggio takes fourteen columns; on a board of eighty there are twelve."""
    texts.use(lang)
    view = bastide.load_game("carrara", options={"mode": "advanced"}).new_initial_state().view(0)
    view["seats"][0]["values"]["pisa"] |= {"upgraded": True, "value": 4}
    shown = carrara.draw(view, size).plain()
    said = [texts.t(f"carrara-city-{city['id']}") for city in view["cities"]]
    said.append(texts.t("carrara-cli-upgraded", value=texts.t("carrara-cli-value", value=4, currency="coins")))
    room = {PLAIN: 12, 6: 9, 10: 14, 16: 17}[size]
    for words in said:
        assert words in shown if width(words) <= room else shortened(words, room) in shown
    assert ("…" in shown) == any(width(words) > room for words in said)
    assert ("ヴィアレッ…" in shown) == (lang == "ja" and size == PLAIN)


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [("en", "for example: rotate, buy II white, "), ("ja", "例：rotate、"), ("zh-Hant", "寫：rotate、")],
)
def test_what_cannot_be_read_is_told_how_actions_look(typed: Typed, lang: str, wanted: str) -> None:
    """The other games said it; here it was no action, and that was all."""
    assert wanted in play(typed, ["buy some"], lang=lang)


def test_points_are_called_points(typed: Typed) -> None:
    said = play(typed, ["upgrades"], options="mode=advanced")
    assert "livorno: Livorno 4 points" in said
    assert "VP" not in said
