"""Sections A and B: what is in the box and how it is set up."""

import tomllib
from collections import Counter
from typing import Any

import pytest

import bastide

from .slow_tiles import DATA
from .table import play

KINDS = {  # letter: edges N E S W, tiles in the box, cities, roads, fields, cloisters
    "A": ("ffrf", 2, 0, 1, 1, 1),
    "B": ("ffff", 4, 0, 0, 1, 1),
    "C": ("cccc", 1, 1, 0, 0, 0),
    "D": ("crfr", 4, 1, 1, 2, 0),
    "E": ("cfff", 5, 1, 0, 1, 0),
    "F": ("fcfc", 2, 1, 0, 2, 0),
    "G": ("fcfc", 1, 1, 0, 2, 0),
    "H": ("cfcf", 3, 2, 0, 1, 0),
    "I": ("cffc", 2, 2, 0, 1, 0),
    "J": ("crrf", 3, 1, 1, 2, 0),
    "K": ("cfrr", 3, 1, 1, 2, 0),
    "L": ("crrr", 3, 1, 3, 3, 0),
    "M": ("ccff", 2, 1, 0, 1, 0),
    "N": ("ccff", 3, 1, 0, 1, 0),
    "O": ("crrc", 2, 1, 1, 2, 0),
    "P": ("crrc", 3, 1, 1, 2, 0),
    "Q": ("ccfc", 1, 1, 0, 1, 0),
    "R": ("ccfc", 3, 1, 0, 1, 0),
    "S": ("ccrc", 2, 1, 1, 2, 0),
    "T": ("ccrc", 1, 1, 1, 2, 0),
    "U": ("rfrf", 8, 0, 1, 2, 0),
    "V": ("ffrr", 9, 0, 1, 2, 0),
    "W": ("frrr", 4, 0, 3, 3, 0),
    "X": ("rrrr", 1, 0, 4, 4, 0),
}
PENNANTS = set("CFMOQS")
TURNED_ALIKE = {"B": 1, "C": 1, "X": 1, "F": 2, "G": 2, "H": 2, "U": 2}
START = "crfr"
EVERY_KIND = pytest.mark.parametrize("kind", sorted(KINDS))


def data() -> dict[str, Any]:
    return tomllib.loads(DATA.read_text(encoding="utf-8"))


@pytest.mark.rule("CAR-001")
def test_two_to_five_players() -> None:
    for players in (2, 3, 4, 5):
        table = play("", players=players)
        assert len(table.scores) == len(table.view["seats"]) == players
    for players in (-1, 0, 1, 6, 40):
        with pytest.raises(bastide.InvalidOption) as caught:
            bastide.load_game("carcassonne", players=players)
        assert caught.value.option == "players"


@pytest.mark.rule("CAR-002", "CAR-010", "CAR-011", "CAR-012")
def test_one_start_tile_and_71_shuffled_tiles() -> None:
    table = play("")
    assert table.board == {(0, 0): ("D", 0)}
    assert table.view["stack"]["total"] == 71
    outcomes = {
        table.state.action_to_string(action): probability for action, probability in table.state.chance_outcomes()
    }
    expected = {f"draw {kind}": (count - (kind == "D")) / 71 for kind, (_, count, *_) in KINDS.items()}
    assert outcomes == pytest.approx(expected), "every tile not yet drawn is equally likely"


@pytest.mark.rule("CAR-003", "CAR-012")
def test_a_drawn_tile_is_not_drawn_again() -> None:
    table = play("")
    table.state.apply("draw V")
    table.state.apply("place V 1,0 r0")
    table.state.apply("meeple none")
    chances = {table.state.action_to_string(a): p for a, p in table.state.chance_outcomes()}
    assert chances["draw V"] == pytest.approx(8 / 70)
    assert chances["draw X"] == pytest.approx(1 / 70)
    table.state.apply("draw X")
    table.state.apply("place X -1,0 r0")
    table.state.apply("meeple none")
    assert "draw X" not in table.legal, "there is one X in the box"
    assert table.refused("draw X") == "CAR-003"


@EVERY_KIND
@pytest.mark.rule("CAR-003")
def test_edges_of_every_kind(kind: str) -> None:
    """Beside the start tile alone, a tile fits exactly where its edge meets the start tile's."""
    table = play(f"{kind}@?", then="B")
    edges = KINDS[kind][0]
    expected = set()
    for turn in range(TURNED_ALIKE.get(kind, 4)):
        turned = edges[4 - turn :] + edges[: 4 - turn]
        for side, (x, y) in enumerate([(0, -1), (1, 0), (0, 1), (-1, 0)]):
            if turned[(side + 2) % 4] == START[side]:
                expected.add(f"place {kind} {x},{y} r{turn}")
    assert table.legal == expected


@EVERY_KIND
@pytest.mark.rule("CAR-003", "CAR-004", "CAR-035", "CAR-043", "CAR-093")
def test_segments_of_every_kind(kind: str) -> None:
    """On its own ground a tile offers exactly its cities, roads, fields and cloister."""
    table = play(f"{kind}@?", then="B")
    table.state.apply(sorted(table.legal)[0])
    _, _, cities, roads, fields, cloisters = KINDS[kind]
    expected = {f"city.{i}" for i in range(cities)} | {f"road.{i}" for i in range(roads)}
    expected |= {f"field.{i}" for i in range(fields)}
    expected |= {"cloister"} if cloisters else set()
    assert table.spots == expected


@EVERY_KIND
@pytest.mark.rule("CAR-003", "CAR-073")
def test_pennants_of_every_kind(kind: str) -> None:
    table = play(f"{kind}@?", then="B")
    table.state.apply(sorted(table.legal)[0])
    shown = sum(feature["pennants"] for feature in table.view["features"])
    assert shown == (kind in PENNANTS)


@pytest.mark.rule("CAR-002", "CAR-003")
def test_a_whole_game_uses_the_72_tiles() -> None:
    game = bastide.load_game("carcassonne", players=2)
    state = game.new_initial_state()
    state.playout(7)
    view = state.view(None)
    used = Counter(tile["kind"] for tile in view["tiles"]) + Counter(view["set_aside"])
    assert used == {kind: count for kind, (_, count, *_) in KINDS.items()}
    assert sum(used.values()) == 72


@pytest.mark.rule("CAR-005", "CAR-013", "CAR-014")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_eight_meeples_of_five_colours_seven_of_them_in_the_supply(players: int) -> None:
    box = data()
    assert box["colours"] == ["blue", "yellow", "green", "red", "black"]
    assert len(set(box["colours"])) >= players, "no two players have the same colour"
    assert box["meeples_per_colour"] * len(box["colours"]) == 40
    assert box["meeples_per_colour"] - box["scoring_markers_per_colour"] == 7
    table = play("", players=players)
    assert table.supply == [7] * players
    assert table.meeples == {}


@pytest.mark.rule("CAR-006", "CAR-014")
def test_everybody_starts_on_space_0_of_a_track_of_50() -> None:
    assert data()["score_track_lap"] == 50
    for players in (2, 3, 4, 5):
        table = play("", players=players)
        assert table.scores == [0] * players
        assert table.state.ledger() == []


@pytest.mark.rule("CAR-007")
@pytest.mark.parametrize("spot", ["cloister", "road.0", "field.0"])
def test_one_kind_of_meeple_for_every_role(spot: str) -> None:
    table = play(f"A@(1,0) r1 [{spot}]", then="B")
    assert table.supply == [6, 7]
    assert table.meeples == {(1, 0, spot): 0}
    knight = play("N@(0,-1) r1 [city.0]", then="B")
    assert knight.supply == [6, 7]
    fields = set(table.view["meeples"][0])
    assert fields == set(knight.view["meeples"][0]), "a meeple's role is where it stands and nothing else"


@pytest.mark.rule("CAR-008", "CAR-015")
def test_age_decides_nothing() -> None:
    """No option asks for it, and who starts never depends on the seats' order being by age."""
    with pytest.raises(bastide.InvalidOption) as caught:
        bastide.load_game("carcassonne", options={"age": 8})
    assert caught.value.option == "age"
    names = [option.name for option in bastide.game_type("carcassonne").options]
    assert not [name for name in names if "age" in name.split("_")]


@pytest.mark.rule("CAR-015", "CAR-016")
@pytest.mark.parametrize(("players", "seat"), [(n, s) for n in (2, 3, 4, 5) for s in range(n)])
def test_the_starting_player_can_be_fixed(players: int, seat: int) -> None:
    table = play("V@?", players=players, then="B", start_player=seat)
    assert table.state.current_player() == seat


@pytest.mark.rule("CAR-001", "CAR-016")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_starting_player_can_be_drawn(players: int) -> None:
    table = play("", players=players, start_player="random", then="V")
    assert table.state.current_player() == bastide.CHANCE
    chances = {table.state.action_to_string(a): p for a, p in table.state.chance_outcomes()}
    assert chances == pytest.approx({f"start {seat}": 1 / players for seat in range(players)})
    if players == 2:
        assert table.refused("start 2") == "CAR-001"
    table.state.apply(f"start {players - 1}")
    table.state.apply("draw V")
    assert table.state.current_player() == players - 1


@pytest.mark.rule("CAR-016")
@pytest.mark.parametrize(("players", "start"), [(2, "2"), (4, "4"), (5, "5"), (2, "-1"), (2, "Odile")])
def test_only_a_seat_of_the_game_can_start(players: int, start: str) -> None:
    with pytest.raises(bastide.InvalidOption) as caught:
        bastide.load_game("carcassonne", players=players, options={"start_player": start})
    assert caught.value.option == "start_player"


@pytest.mark.slow
@pytest.mark.rule("CAR-017")
def test_the_start_tile_never_carries_a_meeple() -> None:
    for seed in range(5):
        state = bastide.load_game("carcassonne", players=5).new_initial_state()
        copy = state.clone()
        copy.playout(seed)
        for action in copy.history():
            state.apply_action(action)
            assert not [m for m in state.view(None)["meeples"] if (m["x"], m["y"]) == (0, 0)]


@pytest.mark.rule("CAR-017", "CAR-034")
def test_no_meeple_on_the_start_tile_even_while_its_features_are_free() -> None:
    table = play("B@(0,1) r0 [?]", then="B")
    assert table.spots == {"cloister", "field.0"}, "the start tile's city and road are free, and yet not offered"
    assert table.refused("meeple road.0") in ("CAR-034", "CAR-035")
    assert table.refused("meeple city.0") in ("CAR-034", "CAR-035")
