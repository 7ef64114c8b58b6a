"""What holds in every position of every game, whatever the players and options."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bastide
from bastide.games.praga import GAME
from bastide.games.praga.kernel import codes, tables
from bastide.games.praga.words.decisions import DECISIONS
from bastide.testing import all_configurations, check_game, check_state, random_games

from .table import Table, fresh, game_of, table

pytestmark = pytest.mark.slow

CONFIGURATIONS = [
    game
    for game in all_configurations(GAME)
    if game.players == 2 or game.options_text() in ("", "preset=later", "preset=master", "action_tiles=B", "road_3=b")
]
"""Every value of every option with two players, the presets and what changes most with every number of players."""
IDS = [f"{game.players} {game.options_text() or 'defaults'}" for game in CONFIGURATIONS]
LONGEST = 3_000
"""Draws and small decisions of 64 turns; random games have about 130 a seat."""
SLOW = settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
PLAYERS = pytest.mark.parametrize("players", [1, 2, 3, 4])


@pytest.fixture(autouse=True)
def _registered() -> None:
    game_of()


@pytest.mark.parametrize("game", CONFIGURATIONS, ids=IDS)
@pytest.mark.rule("PRA-265")
def test_a_whole_game_keeps_the_contract(game: bastide.Game) -> None:
    state = check_game(game, seed=len(game.options_text()), every=499, bound=LONGEST)
    assert [seat["turns"] for seat in state.view(None)["seats"]] == [16] * game.players


@pytest.mark.parametrize(("players", "ply"), [(1, 20), (2, 130), (3, 250), (4, 333)])
def test_the_legal_list_is_complete(players: int, ply: int) -> None:
    """Every other action of the whole action space is refused, and nothing changes."""
    state = game_of(players, preset="master").new_initial_state()
    rng = random.Random(ply)
    for _ in range(ply):
        state.apply_action(rng.choice(state.legal_actions()))
    check_state(state, exhaustive=True)


def test_every_kind_of_question_is_checked() -> None:
    """One position of every phase goes through the whole contract."""
    seen: set[tuple[str, bool]] = set()
    for seed in range(6):
        state, rng = game_of(1 + seed % 4, preset="master").new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            key = (state.view(None)["phase"], state.current_player() == state.view(None)["active"])
            if key not in seen and key[0] != "chance":
                seen.add(key)
                check_state(state, seed=seed, drawing=False)
            legal = state.legal_actions()
            state.apply_action(rng.choice(legal))
        if len(seen) >= 15:
            break
    assert {phase for phase, _ in seen} >= {"free", "take", "onto", "manage", "technology", "arrow", "token"}


def steps(game: bastide.Game, seed: int) -> Iterator[bastide.State]:
    """Yield the positions of a random game, one after the other, in place."""
    state, rng = game.new_initial_state(), random.Random(seed)
    yield state
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        yield state


@PLAYERS
@pytest.mark.parametrize("preset", ["first", "master"])
@pytest.mark.rule("PRA-008", "PRA-095", "PRA-096", "PRA-103", "PRA-191", "PRA-314")
def test_nothing_is_lost(players: int, preset: str) -> None:
    """Tiles are in one place, cubes are eleven, goods are in range, plazas are resolved once."""
    everything = {f"draw {name}" for name in tables.TILE_NAMES}
    resolved: set[str] = set()
    for ply, state in enumerate(steps(game_of(players, preset=preset), 7 * players)):
        view = state.view(None) if ply % 9 == 0 or state.is_terminal() else None
        if view is None:
            continue
        tiles = Counter(tile for row in view["rows"].values() for tile in row if tile)
        tiles += Counter(building["tile"] for building in view["city"]["buildings"])
        tiles += Counter(plaza["tile"] for plaza in view["city"]["plazas"] if plaza["tile"])
        tiles += Counter(space["tile"] for space in view["bridge"]["spaces"] if space["tile"])
        for number, seat in enumerate(view["seats"]):
            tiles += Counter(seat["upgrades"]) + Counter(row["tile"] for row in seat["walls"] if row["tile"])
            tiles += Counter(seat["one_time"]) + Counter(row["tile"] for row in seat["technologies"])
            for good in ("gold", "stone"):
                assert 0 <= seat[good] <= 9
            cubes = 7 - 3 + len(seat["wealth"]) + seat["cubes"] + 2 + state.position.field(number, codes.SEAL_CUBES)
            cubes += sum(building["cube"] == number for building in view["city"]["buildings"])
            assert cubes == 11, "four tracks, wealth boxes, two projects, free ones, seals and claims"
            assert len(seat["walls"]) == 12
        assert max(tiles.values(), default=1) == 1, "no tile is in two places"
        assert {f"draw {tile}" for tile in tiles} <= everything
        now = {plaza["plaza"] for plaza in view["city"]["plazas"] if plaza["resolved"]}
        assert resolved <= now
        resolved = now
        tokens = Counter(view["river"])
        for seat in view["seats"]:
            tokens += Counter(token for token in seat["tokens"].values() if token)
        assert tokens == {"PT-1": 2, "PT-2": 1, "PT-3": 1, "PT-4": 2, "PT-5": 2}
    plazas = Counter(entry.args["plaza"] for entry in state.story() if entry.key == "praga-log-plaza")
    assert max(plazas.values(), default=1) == 1


@PLAYERS
def test_legal_lists_stay_short(players: int) -> None:
    longest = 0
    for seed in range(6):
        for state in steps(game_of(players, preset="master"), seed):
            longest = max(longest, len(state.legal_actions()))
    assert longest <= codes.LEGAL_MAX
    full = table(players).clear_city().row("building", "B1-11", None, None, None).give(gold=9, wealth=7, cubes=5)
    full.sector("A-3", 7).do("tile A-3", "act building", "take B1-11")
    assert len(full.texts) == 180, "the longest list: a building on an empty map"
    rich = table(players).give(gold=9, stone=9, egg=9, silver_window=9, gold_window=9, rights=2, wealth=7, cubes=5)
    rich.technology("T3-2", "T4-3", "T4-5").do("buy gold")
    assert len(rich.texts) <= codes.LEGAL_MAX


@PLAYERS
@pytest.mark.rule("PRA-265")
def test_the_ledger_adds_up(players: int) -> None:
    for state in random_games(game_of(players), 3, seed=players):
        sums = [0] * players
        for entry in state.ledger():
            sums[entry.seat] += entry.points
            assert entry.rule.startswith("PRA-")
        assert sums == state.scores()
        told = [0] * players
        for line in state.story():
            if line.seat is not None:
                told[line.seat] += line.points
        assert told == state.scores(), "the log tells every point too"


@given(st.integers(0, 2**32), st.data())
@SLOW
def test_damaged_positions_are_refused_or_playable(seed: int, data: st.DataObject) -> None:
    """A line with one number changed is refused with a reason, or is a position that can be played to its end."""
    game = game_of(1 + seed % 4)
    state, rng = game.new_initial_state(), random.Random(seed)
    for _ in range(rng.randint(0, 300)):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    line = state.to_text()
    for _ in range(6):
        at = data.draw(st.sampled_from([i for i, letter in enumerate(line) if letter.isdigit()]))
        damaged = line[:at] + data.draw(st.sampled_from("0123456789")) + line[at + 1 :]
        try:
            read = game.from_text(damaged)
        except bastide.PositionError:
            continue
        assert read.to_text() == damaged
        read.playout(seed)
        assert read.is_terminal()


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda line: line.replace("free", "fresh", 1), "what"),
        (lambda line: line.replace("era=1", "era=3"), "era"),
        (lambda line: line.replace("clock=9,2", "clock=12,2"), "clock"),
        (lambda line: line.replace("turn=0 ", ""), "turn"),
        (lambda line: line.replace("U1-01", "U9-01", 1), "rows"),
        (lambda line: line.replace("U1-01", "U1-02", 1), "line"),
        (lambda line: line.replace("A-1", "A-2", 1), "crane"),
        (lambda line: line.replace("seat0=2,2", "seat0=12,2"), "seat0"),
        (lambda line: line + " more", "line"),
        (lambda line: line.split(" seat1", maxsplit=1)[0], "seat1"),
        (lambda line: line.replace("river=2", "river=1"), "river"),
        (lambda line: line.replace("agenda=-", "agenda=63"), "agenda"),
        (lambda _line: "", "what"),
    ],
)
def test_bad_positions_name_the_field(change: object, field: str) -> None:
    line = table().state.to_text()
    assert callable(change)
    with pytest.raises(bastide.PositionError, match=f"^{field}"):
        game_of().from_text(change(line))


def test_upgrades_lie_on_the_action_that_they_upgrade() -> None:
    """On another one, or below it, their rewards would never end, and who played from there would wait for ever."""
    state, rng = game_of().new_initial_state(), random.Random(11)
    while not any(state.position.waiting[codes.COVERED + action] for action in range(codes.HEXES)):
        state.apply_action(rng.choice(state.legal_actions()))
    line, old = state.to_text(), state.game.fields(state)["old"]
    assert game_of().from_text(line) == state
    with pytest.raises(bastide.PositionError, match=r"^old: action \d covers no such tile"):
        state.game.position(like=state, old=[*old[1:], old[0]])
    seat = f"seat{state.position.active}"
    row = line.split(f" {seat}=")[1].split(" ")[0]
    numbers = row.split(",")
    board = slice(codes.BOARD, codes.BOARD + codes.HEXES)
    numbers[board] = [*numbers[board][1:], numbers[board][0]]
    with pytest.raises(bastide.PositionError, match=rf"^{seat}: U\d-\S+ cannot lie on place \d"):
        game_of().from_text(line.replace(row, ",".join(numbers)))


def test_the_final_scoring_waits_where_the_game_is_ending_and_nowhere_else() -> None:
    """Otherwise what the game would end with cannot be counted, and view and drawing fail."""
    state, rng = game_of().new_initial_state(), random.Random(1)
    for _ in range(60):
        state.apply_action(rng.choice(state.legal_actions()))
    over = state.clone()
    over.playout(1)
    for here, ending in ((state, 1), (over, 0)):
        assert state.game.from_text(here.to_text()) == here
        with pytest.raises(bastide.PositionError, match=r"^now: ending is 1 while the final scoring waits"):
            state.game.position(like=here, now={"ending": ending})


NO_ACTIONS = ["", " ", "tile", "tile A-7", "take U1-99", "onto N_L1", "onto w13 r0", "act sleep", "climb", "0",
              "refresh wall 3 1 pay gold", "End Turn", "end turn ", "draw", "use T4-5 P_Q", "\n",
              "tile A-1\n"]  # fmt: skip


@pytest.mark.parametrize("text", NO_ACTIONS)
def test_texts_that_are_no_actions(text: str) -> None:
    state = table().state
    with pytest.raises(bastide.IllegalAction) as caught:
        state.apply(text)
    assert caught.value.key == "praga-refusal-unreadable"
    assert state.explain(text) is not None


@pytest.mark.parametrize("text", ["A-1", 7, None, ["tile A-1"], {"kind": "tile"}])
def test_things_that_are_no_actions(text: object) -> None:
    state = table().state
    with pytest.raises(bastide.IllegalAction):
        state.apply_action(text)


KINDS = {codes.KIND_NAMES.index(name): name for name in ("gold", "stone", "egg", "red_token", "blue_token", "points",
                                                   "technology", "university", "mine", "quarry")}  # fmt: skip


def told(state: bastide.State, action: int) -> dict[tuple[int, str], int]:
    """Return what a preview says of these kinds of goods, by seat, if it is not nothing."""
    said = state.preview(action)
    found = {(seat, good): n for seat, row in enumerate(said["changes"]) for good, n in row.items()}
    return {key: n for key, n in found.items() if n and key[1] in KINDS.values()}


def test_previews_tell_what_comes_after_a_question_too() -> None:
    """Whatever is drawn, and however what brings nothing is answered on the way, it comes as foretold."""
    later, rng = 0, random.Random(4)
    for state in (state for seed in range(8) for state in steps(game_of(2 + seed % 3, preset="master"), seed)):
        if state.current_player() < 0:
            continue
        legal = state.legal_actions()
        for action in rng.sample(legal, min(3, len(legal))):
            after = state.clone()
            after.apply_action(action)
            questions = 0
            while after.position.task() in QUIET or after.current_player() == bastide.CHANCE:
                questions += after.position.task() in QUIET
                after.apply_action(
                    after.legal_actions()[-1 if after.position.task() in (codes.ARROW, codes.CHOOSE_FIVE) else 0]
                )
            if after.position.task() not in (codes.FREE, codes.OVER):
                continue
            came = {(seat, name): after.position.field(seat, kind) - state.position.field(seat, kind)
                    for seat in range(state.position.players) for kind, name in KINDS.items()}  # fmt: skip
            assert told(state, action) == {key: n for key, n in came.items() if n}
            later += questions > 0 and any(state.preview(action)["later"])
    assert later > 3


QUIET = frozenset((codes.TOKEN_TASK, codes.CHOOSE_TECHNOLOGY, codes.CHOOSE_FIVE, codes.ARROW))
"""Questions with an answer that brings nothing by itself: a token, a technology, no V tile, no climb."""


def preview(turn: Table, text: str) -> tuple[list[int], dict[str, int], list[dict[str, int]]]:
    """Return points by seat, the other changes of seat 0, and what of all comes only after the next decision."""
    said = turn.state.preview(turn.state.string_to_action(text))
    points = [row.get("points", 0) for row in said["changes"]]
    return points, {good: n for good, n in said["changes"][0].items() if good != "points"}, said["later"]


@pytest.mark.rule("PRA-215", "PRA-312")
@pytest.mark.usefixtures("known_edges_and_corners")
def test_a_preview_looks_past_a_book_and_a_token() -> None:
    turn = table().clear_city().row("building", "B1-12", None, None, None).give(gold=9, stone=9, wealth=7, cubes=5)
    book = turn.sector("A-3", 7).do("tile A-3", "act building", "take B1-12")
    nothing: list[dict[str, int]] = [{}, {}]
    points, changes, later = preview(book, "onto O_82 r2")
    assert (points, changes["technology"], changes["blue_token"], later) == ([2, 0], 1, 2, nothing)
    assert book.gained("onto O_82 r2") == {"gold": changes["gold"], "blue_token": 2, "technology": 1, "score": 2}
    wall = table().row("wall", "W1-13", None, None, None).give(stone=9, wealth=7, cubes=5).sector("A-2", 7)
    wall.do("tile A-2", "act wall")
    assert preview(wall, "take W1-13")[:2] == ([0, 0], {"stone": -4, "technology": 2})
    mine = table().clear_city().row("building", "B1-03", None, None, None).give(gold=9, mine=5, wealth=7, cubes=5)
    mine.sector("A-3", 7).do("tile A-3", "act building", "take B1-03")
    points, changes, later = preview(mine, "onto O_5 r0")
    assert (points, changes["mine"]) == ([row.get("points", 0) for row in later], 1), "points after a token is chosen"
    assert points[0] > 0


@pytest.mark.rule("PRA-154", "PRA-161")
@pytest.mark.usefixtures("known_edges_and_corners")
def test_previews_name_what_meets() -> None:
    turn = table().board(wall="U2-03 r0").row("upgrade", "U1-05", None, None, None).give(technology=7).sector("A-1", 7)
    turn.do("tile A-1", "act upgrade", "take U1-05")
    brings = turn.state.preview(turn.state.string_to_action("onto upgrade r0"))
    assert brings["matches"] == [{"edge": 1, "with": "U2-03", "gain": ["silver_window", "technology"]}]
    city = table().clear_city().row("building", "B1-11", None, None, None).sector("A-3", 7)
    city.do("tile A-3", "act building", "take B1-11")
    brings = city.state.preview(city.state.string_to_action("onto N_A2 r0"))
    assert brings["matches"] == [{"corner": 2, "with": "board", "gain": ["blue_token"]}]


def test_undo_goes_back_to_the_last_draw() -> None:
    turn = table().sector("A-2", 7)
    turn.do("tile A-2", "act mines", "grow mines")
    assert bastide.undo_point(turn.state) == 0
    turn.do("refresh wall 1 2 pay stone")
    assert bastide.undo_point(turn.state) == len(turn.state.history())


def test_kinds_of_actions() -> None:
    state = fresh().state
    for code in range(codes.ACTIONS):
        name = state.action_to_string(code)
        assert DECISIONS.kind(code).name == name.split(" ")[0]
        assert state.action_fields(code)["kind"] == name.split(" ")[0]


@pytest.mark.rule("PRA-301")
@PLAYERS
def test_there_is_no_dead_end(players: int) -> None:
    """At every free moment of an own turn the turn goes on or ends."""
    for state in steps(game_of(players, action_tiles="B"), 11):
        if state.is_terminal():
            break
        assert state.legal_actions()
