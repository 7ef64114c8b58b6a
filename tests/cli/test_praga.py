"""Praga Caput Regni by lines: what is asked, what an action costs and brings, names instead of codes."""

import random
import re
from collections.abc import Callable

import pytest
from click.testing import Result

import bastide
from bastide.cli import boards, report, texts
from bastide.cli.local import LocalTable
from bastide.cli.words import seats_of
from bastide.engine.outlook import of_json
from bastide.engine.phrases import Phrases
from bastide.engine.terminal import width
from bastide.games.praga.pictures import terminal as praga
from bastide.games.praga.pictures.terminal_words import context, place_name, supply, tile_name
from bastide.games.praga.words.decisions import KINDS
from bastide.games.praga.words.titles import PLACE_TITLES, TILE_TITLES
from tests.games.praga.table import Table, short_of_v, table

Typed = Callable[..., Result]
CJK = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
COLUMNS = 100


@pytest.fixture(autouse=True)
def _english() -> None:
    texts.use("en")


def play(typed: Typed, lines: list[str], *words: object, lang: str = "en", options: str = "neutral=alike") -> str:
    """Play with two people at one keyboard, or whoever is named."""
    seats = () if "--seats" in words else ("--seats", "me:Ann,me:Bo")
    fixed = (*seats, "--seed", 3, "--options", f"start_player=0,{options}", "--plain")
    result = typed("--lang", lang, "play", "praga", *fixed, *words, stdin="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    return result.stdout


def whole(players: int, preset: str, seed: int, look: int = 25) -> str:
    """Return everything that is said in a whole random game: questions, previews, refusals, boards, log, result."""
    rng = random.Random(seed)
    game = bastide.load_game("praga", players, {"preset": preset})
    local = LocalTable(game, seats_of(",".join(f"me:{name}" for name in ("Ann", "Bo", "Cleo", "Di")[:players])), seed)
    said = []
    while not local.over:
        legal = local.state.legal_actions()
        if len(local.state.history()) % look == 0:
            said.append(report.ask(local))
            said += [report.preview(local, action) for action in legal[:: max(1, len(legal) // 12)]]
            refused = (local.state.explain(code) for code in rng.sample(range(local.game.num_distinct_actions), 6))
            said += [report.refusal(local, why) for why in refused if why]
            said += [report.scores(local), report.unseen(local), str(boards.plain(local.state.view(local.eyes), None))]
        local.act(rng.choice(legal))
    said += [report.sentence(local, entry) for entry in local.state.story()]
    return "\n".join([*said, str(boards.plain(local.state.view(None), None)), report.result(local)])


def brings(turn: Table, text: str) -> str:
    """Return what the help says of an action."""
    state = turn.state
    said = Phrases("praga", ["Ann", "Bo", "Cleo", "Di"], texts.current())
    return said.outlook(of_json(state.preview(state.string_to_action(text))), state.current_player())


def test_help_says_what_an_action_tile_costs_and_what_the_wheel_adds(typed: Typed) -> None:
    said = play(typed, ["help tile"])
    assert re.search(r"tile A-\d +[A-Z][a-z’ ]+ · [A-Z][a-z’ ]+; wheel: (\d|a special tile or \d point)", said)
    assert re.search(r"tile A-\d .+; −\d gold", said)
    assert "Ann: take an action tile >" in said


def test_help_says_what_a_tile_is_and_what_its_edges_show(typed: Typed) -> None:
    said = play(typed, ["tile A-1", "act upgrade", "help take"])
    assert re.search(r"take U1-\d\d +upgrade for [A-Z][a-z’ ]+ \(.+\); .*edges: .+; (no corner|\d corners?)", said)
    assert re.search(r"\+1 University step", said)
    assert "Ann: take an upgrade tile >" in said


def test_the_question_says_what_the_turn_still_needs(typed: Typed) -> None:
    said = play(typed, ["tile A-1", "act road", "end turn", "yes"])
    assert "Ann: Upgrade · King’s Road, or anything else you may do >" in said
    assert "Ann: anything else? otherwise: end turn >" in said
    assert "Bo: take an action tile >" in said


def test_the_log_names_tiles_and_places(typed: Typed) -> None:
    said = play(typed, ["tile A-1", "act upgrade", "1", "1", "1"])
    assert "● Ann takes the action tile Upgrade · King’s Road [A-1]." in said
    assert re.search(r"● Ann takes the upgrade for [A-Z][a-z’ ]+ \(.+\) \[U1-\d\d\]\.", said)
    assert re.search(r"● Ann places the .+: hex [A-Z][a-z’ ]+ \[[a-z]+\]\.", said)
    assert re.search(r"· New Town, blue plaza L \[N_L2\] starts with: building \(.+\) \[B1-", said)


def test_a_refusal_names_the_rule_and_what_is_short(typed: Typed) -> None:
    said = play(typed, ["buy gold", "climb cathedral", "claim seal SE-1", "end turn"])
    assert "This costs 2 gold windows; you have 0. (PRA-077)" in said
    assert "This costs 2 silver windows; you have 0. (PRA-236)" in said
    assert "PRA-106" in said
    assert "PRA-302" in said


def test_both_goods_that_are_short_are_named(typed: Typed) -> None:
    said = play(typed, ["buy silver"])
    assert "This costs 1 gold window and 1 silver window; you have 0 and 0." in said


def test_the_half_of_a_tile_that_cannot_be_done_is_named(typed: Typed) -> None:
    texts.use("en")
    turn = table().clear_city().row("building", "B1-01", None, None, None).give(gold=4).sector("A-3", 7, position=2)
    said = brings(turn, "tile A-3")
    assert "Building: the tile you can most nearly afford costs 4 gold; you would have 3" in said
    turn.do("tile A-3")
    found = texts.t("praga-cli-ask-free", **context(turn.state.view(0)))
    assert found.startswith(
        "Building · Quarries (Building: the tile you can most nearly afford costs 4 gold; you have 3), or"
    )


@pytest.mark.rule("PRA-212")
def test_the_terminal_says_that_v_tiles_run_short() -> None:
    texts.use("en")
    turn = short_of_v(2)
    assert "One V tile is left at the bridge" in supply(turn.state.view(0))
    none = short_of_v(3)
    assert "No V tile is left at the bridge" in supply(none.state.view(0))
    none.do("tile A-1")
    assert "no V tile is left for it" in brings(none, "act road")


def test_tiles_tells_what_is_to_come(typed: Typed) -> None:
    said = play(typed, ["tiles"])
    assert "upgrades, normal: 8 in the stack" in said
    assert "production token (2 points) [PT-1]: 2 left" in said
    assert re.search(r"silver plaza S \[P_S\]: plaza tile \(.+ / 3 gold\) \[P-G1\]", said)


def test_scores_tell_what_everybody_has(typed: Typed) -> None:
    said = play(typed, ["scores"])
    assert re.search(r"● Ann .*2 gold, 2 stone.*region 0, 2 cubes, 16 turns left", said)


@pytest.mark.parametrize(("players", "preset"), [(1, "first"), (2, "master"), (4, "later")])
@pytest.mark.parametrize("lang", ["en", "zh-Hant", "ja"])
def test_whole_games_are_told_without_a_gap(lang: str, players: int, preset: str) -> None:
    texts.use(lang)
    said = whole(players, preset, players)
    assert not re.findall(r"praga-[a-z-]+|cli-[a-z-]+|shell-[a-z-]+", said)
    assert not re.findall(r"\{ ?\$?[a-z-]+ ?\}|None|, ,|; ;|。。|\(\)|（）", said)
    assert set(re.findall(r"PRA-\d+", said)) <= {f"PRA-{number:03}" for number in range(1, 325)}
    if lang != "en":
        told = [line for line in said.splitlines() if re.match(r"[●▲■◆·] [^\d]", line) and " · " not in line]
        assert len(told) > 50
        assert not [line for line in told if not CJK.search(line)]


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "ja"])
def test_every_kind_of_action_has_a_name(lang: str) -> None:
    texts.use(lang)
    said = [texts.t(f"praga-act-{kind.name}") for kind in KINDS]
    assert not [words for words in said if "praga-" in words or (lang != "en" and not CJK.search(words))]


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "ja"])
def test_every_tile_and_place_has_a_name_of_its_own_language(lang: str) -> None:
    texts.use(lang)
    names = [tile_name(tile) for tile in TILE_TITLES] + [place_name(place) for place in PLACE_TITLES]
    assert len(set(names)) == len(names)
    for name in names:
        assert "praga-" not in name
        assert "$" not in name
        assert lang == "en" or CJK.search(name), name


def test_names_come_from_the_data() -> None:
    assert tile_name("U1-05") == "upgrade for Upgrade (1 gold) [U1-05]"
    assert tile_name("W1-01") == "wall (1 silver window) [W1-01]"
    assert tile_name("T4-1") == "technology IV (Construct a Building, 2 gold less) [T4-1]"
    assert tile_name("T3-1") == "technology III (1 egg, and Construct the King’s Road) [T3-1]"
    assert tile_name("T2-3") == "technology II (blue token: 1 stone, 1 point) [T2-3]"
    assert tile_name("BR5-2") == "V tile (at the end 3 points per upgrade) [BR5-2]"
    assert tile_name("SE-2") == "seal (2 points at the end for 1 gold) [SE-2]"
    assert tile_name("P-G1") == "plaza tile (1 step on the Hunger Wall or the Cathedral / 3 gold) [P-G1]"
    assert place_name("w2") == "wall place 2, beside Wall [w2]"
    assert place_name("w1") == "wall place 1, beside Wall · Upgrade [w1]"
    assert place_name("O_7") == "Old Town, plaza K [O_7]"


def test_a_whole_game_alone_by_lines(typed: Typed) -> None:
    lines = [line for step in range(700) for line in (str(1 + step % 3), "1")]
    said = play(typed, lines, "--seats", "me:Ann", options="preset=first")
    assert re.search(r"The game is over: \d+ points, (a good score|not a good score yet)\.", said)
    assert "The opponent takes the action tile" in said
    assert re.search(r"^Total +\d+$", said, re.MULTILINE)


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "ja"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_board_fits_a_hundred_columns(lang: str, players: int) -> None:
    texts.use(lang)
    state = bastide.load_game("praga", players, {"preset": "later"}).new_initial_state()
    for _ in range(3):
        _walk(state, 60)
        picture = praga.draw(state.view(None), 10)
        lines = picture.plain().split("\n")
        assert max(width(line.rstrip()) for line in lines) <= COLUMNS
        told = str(state).rpartition("\n\n")[0]  # what is asked is a sentence, as long as it takes
        assert max(map(width, told.splitlines())) <= 80, "without colours it is narrower"


def _walk(state: bastide.State, steps: int) -> None:
    rng = random.Random(steps)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))


def test_goods_that_are_cut_say_so() -> None:
    texts.use("ja")
    rich = {"gold": 9, "stone": 9, "egg": 3, "silver_window": 2, "gold_window": 2, "red_token": 4, "blue_token": 4}
    shown = praga.draw(table().give(**rich).view, 0).lines()
    line = next(line for line in shown if "金9 石9" in line)
    assert re.search(r"金9 石9 卵3 銀2 窓2\S* ?\S*…", line), line
    poor = praga.draw(table().view, 0).lines()
    assert not any("…" in line for line in poor if "金2 石2" in line)


def test_what_may_be_done_stands_out_and_can_be_found() -> None:
    local = LocalTable(bastide.load_game("praga", 2, {"start_player": "0"}), seats_of("me:Ann,me:Bo"), 3)
    state = local.state
    for action in ("tile A-1", "act upgrade"):
        state.apply(action)
    taken = next(action for action in state.legal_actions() if state.action_to_string(action).startswith("take U"))
    state.apply_action(taken)
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 0
    view = state.view(0)
    legal = [state.action_fields(action) for action in state.legal_actions()]
    plain, glowing = praga.draw(view, 10), praga.draw(view, 10, legal)
    assert plain.plain() == glowing.plain()
    spot = praga.point(view, legal, legal[0], 10)
    assert spot
    assert glowing.glyphs[spot[1]][spot[0]].ground != plain.glyphs[spot[1]][spot[0]].ground
    city = praga.point(view, legal, {"place": "N_L2"}, 10)
    assert city
    assert view["city"]["buildings"][-1]["tile"] in glowing.plain().split("\n")[city[1]]


def test_the_board_in_a_pipe(typed: Typed) -> None:
    said = play(typed, ["board"])
    assert re.search(r"^P0 +A-1 Upgrade · King’s Road", said, re.MULTILINE)
    assert "Charles Bridge" in said
    assert "查理大橋" in play(typed, ["board"], lang="zh-Hant")
    assert "カレル橋" in play(typed, ["board"], lang="ja")


def test_alone_nobody_wins_however_few_the_points() -> None:
    said = whole(1, "first", 3, look=10_000).splitlines()[-1]
    assert re.fullmatch(r"The game is over: \d+ points\.", said), said


@pytest.mark.parametrize("players", [1, 2, 3])
def test_no_round_after_the_last_is_told(players: int) -> None:
    local = LocalTable(bastide.load_game("praga", players), seats_of(",".join(["me"] * players)), 3)
    chance, told = random.Random(2), set[str]()
    while not local.over:
        told.add(report.own(local, " ").partition(" · ")[0])
        local.act(chance.choice(local.state.legal_actions()))
    told.add(report.own(local, " ").partition(" · ")[0])
    assert report.own(local, " ").startswith("Round 16 ")
    assert "Round 17" not in told
