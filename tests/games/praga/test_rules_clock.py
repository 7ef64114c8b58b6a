"""Section 19: the end of the turn, the crane that turns, the clock; and solo."""

import functools
import itertools

import pytest

import bastide
from bastide.games.praga.box import BOX

from .table import Table, fresh, game_of, names, table

CLOCK = {int(n): row for n, row in BOX["clock"]["players"].items()}


def positions(turn: Table) -> dict[str, int]:
    """Return where every action tile lies."""
    return {tile["tile"]: tile["position"] for tile in turn.view["crane"]["tiles"]}


def tokens(turn: Table) -> dict[str, int]:
    """Return the five-point tokens by tile."""
    return {tile["tile"]: tile["token"] for tile in turn.view["crane"]["tiles"] if tile["token"]}


def after(tile: str, arrow: int, platform: int = 5, **crane: str) -> Table:
    """Return the table after a turn with this tile on this crane, four players."""
    turn = table(4).crane(arrow, **crane).now(platform=platform).give(gold=5)
    turn.do(f"tile {tile}")
    action = next(text for text in turn.texts if text in ("act mines", "act quarries"))
    turn.do(action, action.replace("act", "produce"))
    return turn.end()


@functools.cache
def whole_game(players: int) -> list[tuple[int, int, int, int, list[int]]]:
    """Return turn, arrow, platform, era and turns left after every turn of a game."""
    game, found = game_of(players), []
    state = game.new_initial_state()
    before = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        texts = [state.action_to_string(action) for action in legal]
        wanted = ("end turn", "act mines", "act quarries", "produce", "tile", "act", "take", "onto")
        pick = next((i for word in wanted for i, text in enumerate(texts) if text.startswith(word)), 0)
        state.apply_action(legal[pick])
        if state.position.turn != before:
            before = int(state.position.turn)
            view = state.view(None)
            found.append((before, view["crane"]["arrow"], view["crane"]["platform"], view["era"], view["turns_left"]))
    return found


EVERY = pytest.mark.parametrize("players", [2, 3, 4])


def drops(players: int) -> list[int]:
    """Return the turns after which the cube dropped."""
    rows = [(0, 0, BOX["clock"]["players"][str(players)]["platform_start"], 1, []), *whole_game(players)]
    return [new[0] for old, new in itertools.pairwise(rows) if new[2] < old[2]]


@pytest.mark.rule("PRA-250", "PRA-252")
def test_the_order_of_the_end_of_the_turn() -> None:
    turn = after("A-5", 3, P10="A-1", P5="A-5", P0="A-2", P1="A-3", P2="A-4", P6="A-6")
    assert turn.view["crane"]["arrow"] == 4
    assert positions(turn)["A-5"] == 0
    assert positions(turn) == {"A-5": 0, "A-2": 1, "A-3": 2, "A-4": 3, "A-6": 7, "A-1": 5}
    windows = table().give(silver_window=4).sector("A-5", 7).do("tile A-5", "act mines", "grow mines")
    arrow = windows.view["crane"]["arrow"]
    windows.state.apply("end turn")
    assert windows.seat(0)["silver_window"] == 2, "windows first"
    assert windows.view["crane"]["arrow"] == (arrow + 1) % 12


@pytest.mark.rule("PRA-251", "PRA-253", "PRA-308")
def test_the_double_step() -> None:
    turn = after("A-5", 11, P10="A-1", P9="A-2", P4="A-5", P0="A-3", P1="A-4", P2="A-6")
    assert turn.view["crane"]["arrow"] == 1
    assert positions(turn) == {"A-5": 0, "A-3": 2, "A-4": 3, "A-6": 4, "A-1": 5, "A-2": 6}
    assert tokens(turn) == {"A-1": 5, "A-2": 5}


@pytest.mark.rule("PRA-309", "PRA-254")
def test_a_tile_that_leaves_the_blue_zone_again_has_gained_twice() -> None:
    turn = after("A-5", 9, P10="A-1+5", P4="A-5", P0="A-3", P1="A-4", P2="A-6", P7="A-2+5")
    assert positions(turn)["A-1"] == 4
    assert tokens(turn) == {"A-1": 10, "A-2": 5}


@pytest.mark.rule("PRA-253", "PRA-251")
@EVERY
def test_eleven_turns_make_a_revolution(players: int) -> None:
    arrows = [CLOCK[players]["start_arrow"], *(row[1] for row in whole_game(players))]
    assert all(arrows[i] == arrows[i + 11] for i in range(len(arrows) - 11))
    assert 0 not in arrows, "P0 is never left blocked"
    for old, new in itertools.pairwise(arrows):
        assert new == (1 if old == 11 else old + 1)


@pytest.mark.rule("PRA-254")
def test_recycled_to_the_three_green_spaces() -> None:
    free = after("A-5", 9, P10="A-1", P4="A-5", P0="A-3", P1="A-4", P2="A-6", P7="A-2")
    assert positions(free)["A-1"] == 4
    assert tokens(free) == {"A-1": 5}
    held = after("A-5", 9, P10="A-1", P4="A-5", P0="A-3", P1="A-4", P2="A-6", P3="A-2")
    assert positions(held)["A-1"] == 5
    blocked = after("A-5", 3, P10="A-1", P5="A-5", P0="A-2", P1="A-3", P2="A-4", P6="A-6")
    assert positions(blocked)["A-1"] == 5, "the arrow stands on P4"
    twice = after("A-5", 9, P10="A-1+5", P4="A-5", P0="A-3", P1="A-4", P2="A-6", P7="A-2")
    assert tokens(twice) == {"A-1": 10}, "values add up"


@pytest.mark.rule("PRA-255", "PRA-257")
def test_recycled_to_the_last_red_space() -> None:
    turn = after("A-5", 9, P10="A-1", P3="A-2", P4="A-3", P5="A-4", P6="A-5", P0="A-6")
    assert positions(turn)["A-1"] == 3
    seat = turn.view["active"]
    assert turn.gained("tile A-1", seat=seat) == {"gold": -1, "score": 5}, "its cost, and its points"


@pytest.mark.rule("PRA-256")
def test_recycled_further_down_the_red_zone() -> None:
    occupied = after("A-5", 9, P10="A-1", P2="A-6", P3="A-2", P4="A-3", P5="A-4", P6="A-5")
    assert positions(occupied)["A-1"] == 2
    blocked = after("A-5", 2, P10="A-1", P3="A-2", P4="A-3", P5="A-4", P6="A-5", P0="A-6")
    assert positions(blocked)["A-1"] == 2, "the arrow stands on P3"
    last = after("A-5", 2, P10="A-1", P1="A-6", P3="A-2", P4="A-3", P5="A-4", P6="A-5")
    assert positions(last)["A-1"] == 1


@pytest.mark.rule("PRA-258", "PRA-259", "PRA-266", "PRA-043")
@EVERY
def test_when_the_cube_drops(players: int) -> None:
    assert drops(players) == CLOCK[players]["drops_after_turns"]
    arrows = {row[0]: row[1] for row in whole_game(players)}
    assert {arrows[turn] for turn in drops(players)} == {8}
    assert [row[0] for row in whole_game(players) if row[1] == 8] == drops(players)


@pytest.mark.rule("PRA-261", "PRA-262", "PRA-267")
@pytest.mark.parametrize(("players", "turn"), [(2, 16), (3, 26), (4, 31)])
def test_when_era_two_begins(players: int, turn: int) -> None:
    eras = {row[0]: row[3] for row in whole_game(players)}
    assert (eras[turn - 1], eras[turn]) == (1, 2)
    if players == 2:
        stars = [row[0] for row in whole_game(2) if row[1] == 3]
        assert stars == [5, 16, 27], "the first and the third time without effect"
    else:
        assert turn in drops(players)


@pytest.mark.rule("PRA-260", "PRA-263")
def test_the_era_change() -> None:
    turn = table().crane(2, P0="A-1", P1="A-2", P3="A-3", P4="A-4", P5="A-5", P6="A-6").now(platform=1)
    turn.board(mines="U1-01 r0", w1="W1-01 r0").city("N_L1:B1-08 r0").do("tile A-5", "act mines", "produce mines")
    turn.state.apply("end turn")
    assert turn.view["era"] == 2
    assert turn.state.current_player() == bastide.CHANCE
    turn.draws()
    view = turn.view
    assert all(tile[1] == "2" for row in view["rows"].values() for tile in row)
    assert view["stacks"]["wall"]["normal"]["under"] == []
    assert all(tile[1] == "2" for tile in view["stacks"]["wall"]["normal"]["unseen"])
    assert next(hexagon["tile"] for hexagon in turn.seat(0)["hexes"]) == "U1-01"
    assert turn.seat(0)["walls"][0]["tile"] == "W1-01"
    assert "B1-08" in names(view["city"]["buildings"], "tile")


@pytest.mark.rule("PRA-264", "PRA-265")
@EVERY
def test_sixteen_turns_each(players: int) -> None:
    last = next(row for row in whole_game(players) if row[2] == 0)
    assert sum(last[4]) == 11, "when the cube enters the last space"
    assert whole_game(players)[-1][0] == 16 * players
    assert whole_game(players)[-1][4] == [0] * players


@pytest.mark.rule("PRA-268", "PRA-269")
@pytest.mark.parametrize(("players", "left"), [(2, [5, 6]), (3, [3, 4, 4]), (4, [2, 3, 3, 3])])
def test_turns_left_when_the_countdown_starts(players: int, left: list[int]) -> None:
    assert next(row for row in whole_game(players) if row[2] == 0)[4] == left


@pytest.mark.rule("PRA-282")
def test_side_b() -> None:
    tiles = BOX["action_tile"]
    pairs = [frozenset(tile["b"]) for tile in tiles]
    assert len(set(pairs)) == 6
    assert not set(pairs) & {frozenset(tile["a"]) for tile in tiles}
    shown = table(action_tiles="B").view["crane"]["tiles"]
    assert [set(tile["actions"]) for tile in shown] == [set(pair) for pair in pairs]


@pytest.mark.rule("PRA-290", "PRA-291")
def test_the_dummy_opponent() -> None:
    turn = table(1).crane(3, P10="A-1", P5="A-5", P0="A-2", P1="A-3", P8="A-4+5", P6="A-6")
    goods = {key: turn.seat()[key] for key in ("stone", "egg", "silver_window")}
    rows = turn.view["rows"]
    turn.do("tile A-5", "act mines", "produce mines", "end turn")
    # after the human turn: A-5 on P0, A-1 lifted and put on P5, A-4 farthest on P9
    assert turn.state.current_player() == 0
    assert turn.view["crane"]["arrow"] == 5
    assert positions(turn) == {"A-4": 0, "A-5": 1, "A-2": 2, "A-3": 3, "A-1": 6, "A-6": 8}
    assert tokens(turn) == {"A-1": 5}, "the token of the dummy's tile is gone"
    assert turn.view["rows"] == rows
    assert turn.view["turn"] == 3
    assert all(turn.seat()[key] >= n for key, n in goods.items())
    dummies = [entry for entry in turn.state.story() if entry.key == "praga-log-dummy"]
    assert [(entry.args["tile"], entry.seat) for entry in dummies] == [("A-4", None)]


@pytest.mark.rule("PRA-290", "PRA-292", "PRA-265")
def test_a_game_alone() -> None:
    state = fresh(1).state
    state.playout(3)
    view = state.view(None)
    assert (view["seats"][0]["turns"], view["turn"], view["good_score"]) == (16, 32, 140)
    over = state.story()[-1]
    assert over.key == "praga-log-over-alone"
    assert over.args["good"] == ("yes" if state.scores()[0] > 140 else "no")
    assert state.returns() == [1.0]
    assert fresh(1, start_player="random").state.position.first == 0, "the human begins"


@pytest.mark.rule("PRA-293")
def test_there_is_one_solo_opponent() -> None:
    assert not [option.name for option in game_of(1).type.options if "solo" in option.name]
    assert table(1).view["players"] == 1
