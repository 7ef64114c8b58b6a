"""Sections 1 to 4 and PRA-300: what is in the box, and the table before the first turn."""

from collections import Counter

import pytest

import bastide
from bastide.games.praga import GAME
from bastide.games.praga.box import BOX
from bastide.games.praga.checks import problems
from bastide.games.praga.kernel import places, tables

from .table import fresh, game_of, names, table


def deal(players: int, **options: object) -> list[str]:
    """Return the words of every draw of the set-up."""
    found, state = [], fresh(players, **options).state
    while state.current_player() == bastide.CHANCE:
        action = state.legal_actions()[-1]
        found.append(state.action_to_string(action))
        state.apply_action(action)
    return found


@pytest.mark.rule("PRA-001", "PRA-005", "PRA-024")
def test_what_is_in_the_box() -> None:
    count = {kind: sum(row.get("count", 1) for row in BOX[kind]) for kind in BOX["counts"]}
    assert count == {"upgrade": 30, "wall": 36, "building": 36, "technology": 24, "plaza": 11, "bridge": 12,
                     "production_token": 8, "seal": 5, "kings_road_tile": 3, "action_tile": 6}  # fmt: skip
    assert Counter(tile["level"] for tile in BOX["technology"]) == {1: 6, 2: 6, 3: 6, 4: 6}
    assert Counter(tile["set"] for tile in BOX["bridge"]) == {4: 6, 5: 6}
    view = table(4).view
    assert len(view["seats"]) == 4
    assert all({"alt_A", "alt_B"} <= set(BOX[project]) for project in ("hunger_wall", "cathedral"))
    assert {len(tile[side]) for tile in BOX["action_tile"] for side in "ab"} == {2}
    assert 4 * BOX["supply"]["player_cubes_each"] == 44


@pytest.mark.rule("PRA-002", "PRA-003", "PRA-004")
def test_hex_tiles_by_era_and_rank() -> None:
    for kind, normal in (("upgrade", 11), ("building", 14), ("wall", 14)):
        rows = Counter((tile["era"], tile["special"]) for tile in BOX[kind])
        assert rows == {(1, False): normal, (1, True): 4, (2, False): normal, (2, True): 4}


@pytest.mark.rule("PRA-006", "PRA-007", "PRA-013")
def test_small_pieces_never_run_out() -> None:
    supply = BOX["supply"]
    assert (supply["gold_window"], supply["silver_window"], supply["egg_1"], supply["egg_3"]) == (6, 14, 12, 4)
    assert (supply["corner_token_1"], supply["corner_token_3"], supply["five_point_token"]) == (30, 8, 1)
    full = table().sector("A-1", 5).give(silver_window=14)
    full.give(1, silver_window=14, egg=24)
    assert full.gained("tile A-1", "bonus gain") == {"silver_window": 1}
    eggs = table().sector("A-1", 6).give(egg=24, gold=9)
    assert eggs.gained("tile A-1", "bonus egg") == {"gold": -1, "egg": 1}


@pytest.mark.rule("PRA-008")
def test_cubes_are_limited() -> None:
    start = table()
    assert start.seat()["cubes"] == 2
    assert BOX["limits"]["cubes_per_player"] == 11
    assert BOX["limits"]["cubes_used_in_setup"] == 4 + 3 + 1 + 1
    with pytest.raises(bastide.PositionError, match="seat0"):
        start.give(cubes=3)


@pytest.mark.rule("PRA-012")
def test_models_change_nothing() -> None:
    view = table().view
    assert [len(row) for row in view["grids"]["hunger_wall"]["cells"]] == [6] * 6
    assert [len(row) for row in view["grids"]["cathedral"]["cells"]] == [6] * 6
    assert len(view["bridge"]["spaces"]) == 5
    assert not {"models", "3d"} & {option.name for option in game_of().type.options}


@pytest.mark.rule("PRA-014", "PRA-015")
def test_sides_of_the_bridge() -> None:
    assert names(table().view["bridge"]["spaces"], "side") == ["A"] * 5
    assert not [draw for draw in deal(2) if draw.startswith("side")]
    assert [draw for draw in deal(2, bridge="random") if draw.startswith("side")] == ["side B"] * 5
    mixed = fresh(bridge="random")
    mixed.do("side B", "side A", "side A", "side B", "side A")
    assert names(mixed.view["bridge"]["spaces"], "side") == ["B", "A", "A", "B", "A"]
    assert mixed.view["bridge"]["spaces"][0]["gain"] == [{"kind": "stone", "n": 2}]
    assert names(table(bridge="B").view["bridge"]["spaces"], "side") == ["B"] * 5


@pytest.mark.rule("PRA-016", "PRA-017")
def test_bridge_stacks() -> None:
    view = table().view
    assert len(view["stacks"]["bridge_IV"]["unseen"]) == 6
    assert (view["bridge"]["v_bridge_left"], view["bridge"]["v_cathedral_left"]) == (3, 3)
    assert view["bridge"]["v_bridge"] is None, "face down: nobody knows which tiles lie where"


@pytest.mark.rule("PRA-018")
def test_production_tokens_lie_open() -> None:
    assert table().view["river"] == {"PT-1": 2, "PT-2": 1, "PT-3": 1, "PT-4": 2, "PT-5": 2}


@pytest.mark.rule("PRA-019")
def test_first_game_without_extras() -> None:
    options = game_of().options
    assert {options[f"road_{region}"] for region in (1, 2, 3)} == {"none"}
    assert (options["hunger_wall"], options["cathedral"]) == ("original", "original")
    assert table().view["road_tiles"] == {"1": None, "2": None, "3": None}


@pytest.mark.rule("PRA-020", "PRA-021", "PRA-022", "PRA-300")
@pytest.mark.parametrize(("players", "used"), [(1, 8), (2, 8), (3, 9), (4, 10)])
def test_plazas_by_players(players: int, used: int) -> None:
    plazas = table(players).view["city"]["plazas"]
    assert sum(plaza["tile"] is not None for plaza in plazas) == used
    colour_of_space = {row["id"]: row["colour"] for row in BOX["city"]["plazas"]["list"]}
    colour_of_tile = {row["id"]: row["colour"] for row in BOX["plaza"]}
    for plaza in plazas:
        if plaza["tile"]:
            assert colour_of_tile[plaza["tile"]] == colour_of_space[plaza["plaza"]]
    assert Counter(colour_of_space.values()) == {"tan": 7, "silver": 1, "gold": 1, "blue": 1}
    assert Counter(colour_of_tile.values()) == {"tan": 8, "silver": 1, "gold": 1, "blue": 1}
    drawn = [draw for draw in deal(players) if draw.startswith("draw P-")]
    assert len(drawn) == used - 3, "only tan tiles are drawn"


@pytest.mark.rule("PRA-023")
def test_technologies_by_level() -> None:
    stacks = table().view["stacks"]
    for number, level in enumerate(("I", "II", "III", "IV"), 1):
        assert stacks[level]["unseen"] == [f"T{number}-{i}" for i in range(1, 7)]


@pytest.mark.rule("PRA-025", "PRA-034", "PRA-035")
def test_the_crane() -> None:
    crane = BOX["crane"]
    assert (crane["red"], crane["green_three"], crane["blue"]) == ([0, 1, 2, 3], [4, 5, 6], [7, 8, 9, 10])
    assert (crane["green_single"], crane["recycle_points"]) == (11, 5)
    sectors = table().view["crane"]["sectors"]
    assert len(sectors) == 12
    assert [sector["sector"] for sector in sectors if sector["bonus"] is None] == [0]


@pytest.mark.rule("PRA-026", "PRA-027", "PRA-028")
def test_rows_of_era_one() -> None:
    view = table().view
    for row, letter in (("upgrade", "U"), ("wall", "W"), ("building", "B")):
        tiles = view["rows"][row]
        assert len(tiles) == 4
        assert all(tile.startswith(f"{letter}1-") and "S" not in tile for tile in tiles[:3])
        assert tiles[3].startswith(f"{letter}1-S")
        stack = view["stacks"][row]
        assert all("1-" in tile for tile in stack["normal"]["unseen"] + stack["special"]["unseen"])
    assert len(view["stacks"]["upgrade"]["normal"]["unseen"]) == 8
    draws = [draw for draw in deal(4) if draw.startswith("draw") and draw[5] in "UWB"]
    assert len(draws) == 12, "three normal tiles and one special for each row"


@pytest.mark.rule("PRA-029", "PRA-032")
@pytest.mark.parametrize(("players", "spaces"), [(1, ["O_T2", "N_L2"]), (2, ["O_T2", "N_L2"]), (3, ["N_L2"]), (4, [])])
def test_neutral_buildings(players: int, spaces: list[str]) -> None:
    start = table(players)
    buildings = start.view["city"]["buildings"]
    assert names(buildings, "space") == spaces
    assert all(building["cube"] is None for building in buildings)
    assert all(building["tile"].startswith("B1-") and "S" not in building["tile"] for building in buildings)
    assert all(seat["score"] == 0 and seat["cubes"] == 2 for seat in start.view["seats"]), "no reward, no claim"
    assert sum(plaza["buildings"] for plaza in start.view["city"]["plazas"]) == len(spaces)


@pytest.mark.rule("PRA-030", "PRA-031")
def test_rotation_of_neutral_buildings() -> None:
    assert [draw for draw in deal(2) if draw.startswith("turn")] == ["turn r5", "turn r5"]
    assert not [draw for draw in deal(2, neutral="alike") if draw.startswith("turn")]
    assert names(table(neutral="alike").view["city"]["buildings"], "r") == [0, 0]
    turned = fresh()
    for turn in ("turn r2", "turn r5"):
        while turn not in turned.legal:
            turned.state.apply_action(turned.state.legal_actions()[0])
        turned.state.apply(turn)
    assert names(turned.view["city"]["buildings"], "r") == [2, 5], "they lie as they were turned"


@pytest.mark.rule("PRA-033", "PRA-290")
def test_solo_is_set_up_for_two() -> None:
    alone, pair = table(1).view, table(2).view
    assert names(alone["city"]["buildings"], "space") == names(pair["city"]["buildings"], "space")
    assert alone["crane"]["arrow"] == pair["crane"]["arrow"]
    assert alone["crane"]["platform"] == pair["crane"]["platform"]
    assert len(alone["seats"]) == 1
    assert not [draw for draw in deal(1, start_player="random") if draw.startswith("start")], "nobody else can begin"


@pytest.mark.rule("PRA-036", "PRA-037", "PRA-042", "PRA-043")
@pytest.mark.parametrize(("players", "arrow", "platform"), [(1, 9, 2), (2, 9, 2), (3, 4, 4), (4, 10, 5)])
def test_the_crane_by_players(players: int, arrow: int, platform: int) -> None:
    crane = table(players).view["crane"]
    assert (crane["arrow"], crane["platform"]) == (arrow, platform)


@pytest.mark.rule("PRA-038", "PRA-039", "PRA-040")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_action_tiles_at_the_start(players: int) -> None:
    tiles = table(players).view["crane"]["tiles"]
    assert names(tiles, "position") == ([0, 1, 2, 3, 5, 6] if players == 3 else [0, 1, 2, 3, 4, 5])
    assert names(tiles, "tile") == list(tables.ACTION_TILE_NAMES)
    assert [tile["actions"][0] for tile in tiles] == ["upgrade", "wall", "building"] * 2
    assert all(tile["points"] == 0 for tile in tiles), "none in the blue zone"


@pytest.mark.rule("PRA-041")
def test_later_games() -> None:
    order = ["crane A-4", "crane A-1", "crane A-6", "crane A-2", "crane A-3"]
    later = fresh(crane="random", action_tiles="B").do(*order)
    tiles = later.view["crane"]["tiles"]
    assert names(tiles, "tile") == ["A-4", "A-1", "A-6", "A-2", "A-3", "A-5"]
    assert tiles[0]["actions"] == ["quarries", "road"]
    for _ in range(6):
        later.draws()
        later.play_turn()
    shown = {tile["tile"]: tile["actions"] for tile in later.view["crane"]["tiles"]}
    assert all(
        actions == next(t["b"] for t in BOX["action_tile"] if t["id"] == name) for name, actions in shown.items()
    )


@pytest.mark.rule("PRA-044", "PRA-045", "PRA-047", "PRA-048", "PRA-049", "PRA-050", "PRA-051")
def test_a_player_at_the_start() -> None:
    for seat in table(4).view["seats"]:
        assert [row["action"] for row in seat["hexes"]] == BOX["actions"]
        assert len(seat["walls"]) == 12
        assert (seat["quarry"], seat["mine"], seat["technology"], seat["university"]) == (3, 4, 0, 0)
        assert (seat["quarries"], seat["mines"]) == (2, 3)
        assert seat["wealth"] == ["gold_6", "stone_6", "any_9"]
        assert (seat["gold"], seat["stone"]) == (2, 2)
        assert (seat["hunger_wall"]["row"], seat["hunger_wall"]["column"]) == (1, 1)
        assert (seat["cathedral"]["row"], seat["cathedral"]["column"]) == (1, 1)
        assert (seat["region"], seat["score"]) == (0, 0)
        goods = ("egg", "silver_window", "gold_window", "red_token", "blue_token")
        assert [seat[good] for good in goods] == [0] * 5
        assert seat["technologies"] == seat["one_time"] == seat["upgrades"] == []


@pytest.mark.rule("PRA-046")
def test_markers_never_move_left() -> None:
    start = table()
    for field in ("quarry", "mine"):
        with pytest.raises(bastide.PositionError):
            table().give(**{field: 2})
    low = [(seat["mine"], seat["quarry"]) for seat in start.view["seats"]]
    for _ in range(20):
        start.play_turn()
        now = [(seat["mine"], seat["quarry"]) for seat in start.view["seats"]]
        assert all(n[0] >= o[0] and n[1] >= o[1] for n, o in zip(now, low, strict=True))
        low = now


@pytest.mark.rule("PRA-052")
def test_who_begins() -> None:
    start = fresh(3, start_player="random")
    assert start.legal == {"start 0", "start 1", "start 2"}
    assert [p for _, p in start.state.chance_outcomes()] == [pytest.approx(1 / 3)] * 3
    start.do("start 2")
    start.draws()
    order = []
    for _ in range(4):
        order.append(start.state.current_player())
        start.play_turn()
    assert order == [2, 0, 1, 2], "clockwise"
    assert bastide.Game.of(GAME, 2).options["start_player"] == "random"
    with pytest.raises(bastide.InvalidOption, match="start_player"):
        game_of(2, start_player="2")


def test_the_data_contradict_nothing() -> None:
    assert problems(BOX) == []


def test_contradictions_are_named() -> None:
    """Each check says what is wrong in words that somebody with the box in hand can act on."""
    import copy

    def wrong(change: str) -> str:
        box = copy.deepcopy(BOX)
        exec(change, {"box": box})
        return "; ".join(map(str, problems(box)))

    assert "30" in wrong("del box['upgrade'][0]")
    assert "listed twice" in wrong("box['wall'][1]['id'] = 'W1-01'")
    assert "it needs 6" in wrong("box['wall'][0]['edges'].pop()")
    assert "corner" in wrong("box['building'][0]['corners'] = [7]")
    assert "cube_slot is false" in wrong("box['building'][0]['cube_slot'] = False")
    assert "plaza is P_B, it should be" in wrong("box['city']['building_spaces']['list'][0]['plaza'] = 'P_B'")
    assert "both" in wrong("box['city']['plazas']['list'][0]['q'] = 0; box['city']['plazas']['list'][0]['r'] = 0")
    assert "touches" in wrong("box['city']['blue_corners']['list'][0]['corner'] = 'N'")
    assert "27 altogether, there should be 32" in wrong("box['clock']['players']['2']['start_arrow'] = 3")
    assert "era2_after_turn is 26, it should be 15" in wrong(
        "box['clock']['players']['3']['era2_divider_between'] = [3, 2]"
    )
    assert "crane.red, crane.green_three, crane.blue, crane.green_single is" in wrong("box['crane']['red'] = [0, 1, 2]")
    assert "possible are" in wrong("box['plaza'][0]['top'][0]['kind'] = 'gems'")
    assert "city.plazas.list (tan, used_by_players.p4): 7 altogether" in wrong(
        "box['plaza'][0]['colour'] = 'silver'; box['plaza'][1]['colour'] = 'silver'"
    )
    assert "cathedral.original has 5 entries, it needs 6" in wrong("box['cathedral']['original'].pop()")


@pytest.mark.rule("PRA-173", "PRA-169")
def test_every_space_has_one_plaza() -> None:
    steps = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
    plazas = {(row["q"], row["r"]): row["id"] for row in BOX["city"]["plazas"]["list"]}
    for row in places.SPACE_BOX:
        beside = [plazas[row["q"] + q, row["r"] + r] for q, r in steps if (row["q"] + q, row["r"] + r) in plazas]
        assert beside == [row["plaza"]]
        assert (row["q"], row["r"]) not in plazas, "plazas, used or not, are no building spaces"
    assert len(places.CORNER_NAMES) == 6
    assert len(tables.TILE_NAMES) == len(set(tables.TILE_NAMES)) == 149
