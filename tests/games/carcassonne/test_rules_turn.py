"""Section C: drawing and placing the tile; and the end of the game (CAR-120)."""

import pytest

import bastide

from .table import Table, play

CLOSED = "E@(0,-1) r2; A@(-1,0) r3; A@(1,0) r1"
"""The start tile's city and both its roads are finished: only fields are open."""


@pytest.mark.rule("CAR-020")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_round(players: int) -> None:
    table = play("", players=players, then="VUUUUUUUUB", start_player=1)
    table.move("V@(1,0) r0")
    seats = [1]
    for y in range(1, 8):
        table.state.apply("draw U")
        seats.append(table.state.current_player())
        table.state.apply(f"place U 1,{y} r0")
        assert table.state.current_player() == seats[-1], "tile and meeple are decided by the same player"
        table.state.apply("meeple none")
    assert seats == [(1 + turn) % players for turn in range(8)]


@pytest.mark.rule("CAR-021")
def test_the_three_steps_of_a_turn_in_their_order() -> None:
    table = play("", then="XVB")
    assert table.state.current_player() == bastide.CHANCE
    assert table.legal == {"draw X"}
    assert table.refused("place X 1,0 r0")
    assert table.refused("meeple none")
    table.state.apply("draw X")
    assert {text.split()[0] for text in table.legal} == {"place"}
    assert table.refused("meeple none")
    assert table.refused("meeple road.0")
    assert table.refused("draw V")
    table.state.apply("place X 1,0 r0")
    assert {text.split()[0] for text in table.legal} == {"meeple"}
    assert table.refused("place X -1,0 r0")
    assert table.refused("draw V")
    table.state.apply("meeple road.0")
    assert table.legal == {"draw V"}
    assert table.refused("meeple road.1")


@pytest.mark.rule("CAR-021", "CAR-032", "CAR-050")
def test_scoring_is_the_last_step() -> None:
    table = play("X@(1,0) r0 [road.3]; A@(-1,0) r3 [?]", then="B")
    assert table.scores == [0, 0], "the road is finished, but the meeple is still to be decided"
    assert (1, 0, "road.3") in table.meeples
    table.state.apply("meeple cloister")
    assert table.scores == [3, 0]
    assert table.meeples == {(-1, 0, "cloister"): 1}


@pytest.mark.rule("CAR-022")
def test_a_tile_touches_the_placed_tiles() -> None:
    table = play("V@?", then="B")
    assert table.refused("place V 2,0 r0") == "CAR-022"
    assert table.refused("place V 0,-7 r1") == "CAR-022"
    assert all(abs(x) + abs(y) == 1 for x, y in (map(int, text.split()[2].split(",")) for text in table.legal)), (
        "beside a single tile there are four cells"
    )


@pytest.mark.rule("CAR-023")
def test_a_corner_is_not_enough() -> None:
    table = play("B@?", then="B")
    for x, y in [(1, 1), (-1, 1), (1, -1), (-1, -1)]:
        assert table.refused(f"place B {x},{y} r0") in ("CAR-022", "CAR-023")
    assert table.refused("place B 1,1 r0") == "CAR-023"
    assert table.legal == {"place B 0,1 r0"}


@pytest.mark.rule("CAR-024")
@pytest.mark.parametrize(
    ("tile", "x", "y", "good"),
    [
        ("V", 1, 0, {0, 1}),  # beside the road
        ("V", 0, 1, {0, 3}),  # below the field
        ("V", 0, -1, set()),  # above the city: a tile without city
        ("E", 1, 0, set()),  # beside the road: a tile without road
        ("E", 0, -1, {2}),
        ("E", 0, 1, {1, 2, 3}),
        ("J", 1, 0, {1, 2}),
        ("C", 0, -1, {0}),
        ("C", 0, 1, set()),
    ],
)
def test_edges_show_the_same(tile: str, x: int, y: int, good: set[int]) -> None:
    table = play(f"{tile}@?", then="B")
    for r in range({"C": 1}.get(tile, 4)):
        move = f"place {tile} {x},{y} r{r}"
        if r in good:
            assert move in table.legal
        else:
            assert move not in table.legal
            assert table.refused(move) == "CAR-024"


@pytest.mark.rule("CAR-024")
def test_every_touching_edge_counts() -> None:
    """The cell (1, 1) lies beside two tiles: its tile has to please both."""
    table = play("U@(1,0) r1; B@(0,1) r0; E@?", then="B")
    assert {text for text in table.legal if " 1,1 " in text} == {f"place E 1,1 r{r}" for r in (1, 2)}
    assert table.refused("place E 1,1 r0") == "CAR-024"
    assert table.refused("place E 1,1 r3") == "CAR-024"


@pytest.mark.rule("CAR-025")
def test_any_rotation_on_any_empty_cell_and_placed_tiles_stay() -> None:
    table = play("A@?", then="BBB")
    assert {text for text in table.legal if " 0,1 " in text} == {f"place A 0,1 r{r}" for r in (0, 1, 3)}
    assert "place A 1,0 r1" in table.legal
    assert "place A -1,0 r3" in table.legal
    assert table.refused("place A 0,0 r0") == "CAR-025"
    table.state.apply("place A 0,1 r1")
    table.state.apply("meeple none")
    before = table.board
    table.state.apply("draw B")
    assert table.refused("place B 0,1 r0") == "CAR-025"
    table.state.apply("place B 0,2 r0")
    assert table.board == {**before, (0, 2): ("B", 0)}


@pytest.mark.rule("CAR-025")
@pytest.mark.parametrize(
    ("tile", "rotations"), [("B", {0}), ("X", {0}), ("U", {0, 1}), ("H", {0, 1}), ("V", {0, 1, 2, 3})]
)
def test_equal_pictures_are_listed_once(tile: str, rotations: set[int]) -> None:
    table = play(f"V@(1,0) r0; {tile}@?", then="B")
    assert {int(text[-1]) for text in table.legal} == rotations
    for r in {0, 1, 2, 3} - rotations:
        where = sorted(table.legal)[0].rsplit(" ", 1)[0]
        assert table.state.explain(f"{where} r{r}") is not None


@pytest.mark.rule("CAR-026")
@pytest.mark.parametrize("tile", ["C", "S", "T", "X", "L", "O", "P"])
def test_a_tile_that_fits_nowhere_is_set_aside(tile: str) -> None:
    table = play(CLOSED, then=f"{tile}B")
    table.move(f"{tile}!")
    assert table.view["set_aside"] == [tile]
    assert table.view["tile"] is None
    assert len(table.board) == 4
    assert table.state.current_player() == bastide.CHANCE
    assert table.view["stack"]["total"] == 1, "it takes no further part"


@pytest.mark.rule("CAR-026", "CAR-003")
def test_a_tile_set_aside_never_comes_back() -> None:
    """From the whole box: the one C is set aside and not drawn again; nothing else is lost."""
    table = Table(bastide.load_game("carcassonne").new_initial_state())
    for move in CLOSED.split(";"):
        table.move(move)
    table.move("C!")
    assert "draw C" not in table.legal
    table.state.playout(3)
    assert table.view["set_aside"][0] == "C"
    assert len(table.board) + len(table.view["set_aside"]) == 72


@pytest.mark.rule("CAR-027")
def test_the_same_player_draws_again_until_a_tile_fits() -> None:
    table = play(CLOSED + "; C!; X!; S!; B@?", then="B")
    assert table.view["set_aside"] == ["C", "X", "S"]
    assert table.state.current_player() == 1, "three turns were played, so seat 1 is on turn, whatever it draws"
    table.state.apply("place B 0,1 r0")
    table.state.apply("meeple cloister")
    table.state.apply("draw B")
    assert table.state.current_player() == 0


@pytest.mark.rule("CAR-028", "CAR-120")
def test_the_stack_runs_out_while_redrawing() -> None:
    table = play(CLOSED.replace("r1", "r1 [field.0]") + "; C!; X!", players=3)
    assert table.state.is_terminal()
    assert table.state.current_player() == bastide.TERMINAL
    assert table.legal == set()
    assert len(table.board) == 4
    assert table.final == [(2, 3, "field")], "final scoring follows"


@pytest.mark.rule("CAR-029")
def test_a_tile_that_fits_must_be_placed() -> None:
    """Seat 1 may only finish seat 0's road or extend its own misfortune, but not pass."""
    table = play("A@(-1,0) r3 [road.0]; A@?", then="B")
    assert "place A 1,0 r1" in table.legal, "finishing somebody else's road is allowed"
    assert {text.split()[0] for text in table.legal} == {"place"}
    for no_move in ("meeple none", "draw B", "pass", "place none", "discard", ""):
        assert table.state.explain(no_move) is not None
        with pytest.raises(bastide.IllegalAction):
            table.state.apply(no_move)


@pytest.mark.rule("CAR-029")
def test_a_single_bad_place_is_compulsory() -> None:
    table = play("B@?", then="B")
    assert table.legal == {"place B 0,1 r0"}


@pytest.mark.rule("CAR-029", "CAR-021")
def test_only_the_drawn_tile_is_placed() -> None:
    table = play("V@?", then="B")
    assert table.refused("place U 1,0 r1")
    assert table.refused("place B 0,1 r0")


@pytest.mark.rule("CAR-032")
def test_a_meeple_waits_for_the_tile() -> None:
    table = play("V@?", then="B")
    refusal = table.state.explain("meeple cloister")
    assert refusal is not None
    assert refusal.rule == "CAR-032"


@pytest.mark.rule("CAR-030")
def test_everybody_sees_the_drawn_tile_and_one_decides() -> None:
    table = play("V@?", players=4, then="B")
    for seat in (None, 0, 1, 2, 3):
        view = table.state.view(seat)
        assert view["tile"] == "V"
        assert view["current"] == 0


@pytest.mark.rule("CAR-120", "CAR-032")
def test_the_last_turn_is_played_to_its_end() -> None:
    table = play("A@(-1,0) r3; A@(1,0) r1 [?]")
    assert not table.state.is_terminal()
    assert table.state.returns() == [0, 0]
    assert table.spots == {"road.0", "cloister", "field.0"}
    table.state.apply("meeple road.0")
    assert table.state.is_terminal()
    assert table.scored == [(1, 3, "road")]
    assert table.scores == [0, 3]
    with pytest.raises(bastide.IllegalAction):
        table.state.apply("draw B")
    assert table.legal == set()


@pytest.mark.rule("CAR-120")
def test_the_game_does_not_end_before_the_last_tile() -> None:
    state = bastide.load_game("carcassonne", players=2).new_initial_state()
    copy = state.clone()
    copy.playout(11)
    for action in copy.history():
        assert not state.is_terminal()
        state.apply_action(action)
    assert state.is_terminal()
    view = state.view(None)
    assert len(view["tiles"]) + len(view["set_aside"]) == 72
    assert view["stack"]["total"] == 0


@pytest.mark.rule("CAR-024", "CAR-022", "CAR-035", "CAR-037")
@pytest.mark.parametrize(
    ("moves", "text", "rule"),
    [
        ("U@?", "place U 1,0 r0", "CAR-024"),
        ("U@?", "place U 3,0 r1", "CAR-022"),
        ("U@(1,0) r1 [road.0]; U@(2,0) r1 [?]", "meeple road.0", "CAR-037"),
        ("U@(1,0) r1 [road.0]; U@(2,0) r1 [?]", "meeple cloister", "CAR-035"),
    ],
)
def test_what_breaks_a_rule_is_refused_before_anybody_asked_what_may_be_done(moves: str, text: str, rule: str) -> None:
    table = play(moves, then="B")
    with pytest.raises(bastide.IllegalAction) as caught:
        table.state.apply(text)
    assert caught.value.rule == rule
