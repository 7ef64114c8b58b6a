"""What must be true of `components.toml` whatever the printed values are, said so that one can act on it."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from bastide.engine.corrections import Wrong, altogether, beyond, both, entries, none_of, strange, twice, unfit
from bastide.games.praga.fields import fields, known, stacks

ROTATIONS: Final = 6
NEIGHBOURS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""Axial steps across edges 0 … 5, north-east first, clockwise."""
CORNERS: Final = ("N", "NE", "SE", "S", "SW", "NW")
RANKED: Final = ("upgrade", "wall", "building")
FILLED: Final = ("start_space", "production_token_at_space", "seal_at_space", "last_space")
"""What follows each other on the track of a mine or quarry."""
SIDES: Final = ("old_town", "new_town")
CELLS: Final = (".", "side", "up")
ACTIONS_SHOWN: Final = 2
"""Actions that one side of an action tile shows."""


def problems(box: dict[str, Any]) -> list[Wrong | str]:
    """Return what is wrong with the tables; empty if nothing is. What cannot be corrected is told by a sentence.

    Fields come first: as long as one is missing nothing else is looked at.
    """
    checks = (known, stacks, _counts, _tiles, _effects, _city, _plazas, _clock, _boards, _grids, _crane)
    return [*fields(box)] or [wrong for check in checks for wrong in check(box)]


def _counts(box: dict[str, Any]) -> Iterator[Wrong | str]:
    """Compare the number of tiles of each kind with what the box says it holds (PRA-001, PRA-005)."""
    for kind, wanted in box["counts"].items():
        rows = box[kind]
        found = sum(row.get("count", 1) for row in rows)
        if found != wanted and any("count" in row for row in rows):
            yield altogether(f"{kind}.*.count", found, wanted)
        elif found != wanted:
            yield f"{found} tiles of kind {kind} are listed, the box has {wanted}: look for a missing or a double one"
        ids = [row["id"] for row in rows]
        for name in sorted({name for name in ids if ids.count(name) > 1}):
            yield f"{kind} {name} is listed twice: number one of them anew"
    for kind in RANKED:  # PRA-002, PRA-003, PRA-004
        for era in (1, 2):
            for special, rank in ((False, "normal"), (True, "special")):
                found = sum(tile["era"] == era and tile["special"] is special for tile in box[kind])
                wanted = box["per_era"][kind][rank]
                if found != wanted:
                    yield f"era {era} has {found} {rank} {kind} tiles, it should have {wanted}"


def _tiles(box: dict[str, Any]) -> Iterator[Wrong]:
    """Check edges, corners and icons of hex tiles (PRA-135, PRA-154, PRA-160, PRA-176)."""
    for kind in RANKED:
        for tile in box[kind]:
            name = f"{kind}.{tile['id']}"
            edges, corners = tile.get("edges", [""] * ROTATIONS), tile["corners"]
            if len(edges) != ROTATIONS:
                yield entries(f"{name}.edges", len(edges), ROTATIONS)
            for icon in edges:
                if icon and icon not in box["edge_icons"]:
                    yield strange(f"{name}.edges", icon, box["edge_icons"])
            for number, corner in enumerate(corners):
                if not 0 <= corner < ROTATIONS:
                    yield beyond(f"{name}.corners[{number}]", corner, 0, ROTATIONS - 1)
            yield from (twice(f"{name}.corners", n) for n in sorted(set(corners)) if corners.count(n) > 1)
            if kind == "upgrade" and tile["action"] not in box["actions"]:
                yield none_of(f"{name}.action", tile["action"], box["actions"])
            if kind == "building":
                yield from _cathedral(name, tile)
            for good, count in tile.get("cost", {}).items():
                if count < 0:
                    yield beyond(f"{name}.cost.{good}", count, 0)


def _cathedral(name: str, tile: dict[str, Any]) -> Iterator[Wrong]:
    """Check that Cathedral icon and cube space go together, the crown with a question mark without them."""
    icon = tile["cathedral"]
    for field, wanted in (("cube_slot", icon), ("crown_per_building", not icon)):
        if tile[field] != wanted:
            yield unfit(f"{name}.{field}", _toml(tile[field]), _toml(wanted), f"{name}.cathedral", _toml(icon))


def _toml(value: object) -> str:
    """Return true or false as whoever corrects it writes it."""
    return str(value).lower()


def _effects(box: dict[str, Any]) -> Iterator[Wrong]:
    """Check that every gain is of a known kind and more than nothing."""
    lists = [
        (f"{kind}.{tile['id']}.{field}", tile[field])
        for kind in RANKED
        for tile in box[kind]
        for field in ("bonus", "reward")
        if field in tile
    ]
    lists += [(f"plaza.{tile['id']}.{half}", tile[half]) for tile in box["plaza"] for half in ("top", "bottom")]
    lists += [(f"bridge.{tile['id']}.now", tile["now"]) for tile in box["bridge"]]
    lists += [(f"technology.{tile['id']}.gain", tile.get("gain", [])) for tile in box["technology"]]
    lists += [(f"production_token.{token['id']}.gain", token["gain"]) for token in box["production_token"]]
    for name, gains in lists:
        for number, gain in enumerate(gains):
            if gain["kind"] not in box["effect_kinds"]:
                yield none_of(f"{name}[{number}].kind", gain["kind"], box["effect_kinds"])
            if gain["n"] < 1:
                yield beyond(f"{name}[{number}].n", gain["n"], 1)


def _city(box: dict[str, Any]) -> Iterator[Wrong]:
    """Check that the map has each hex once and every building space beside exactly its plaza (PRA-173)."""
    spaces, plazas = box["city"]["building_spaces"]["list"], box["city"]["plazas"]["list"]
    cells: dict[tuple[int, int], str] = {}
    named = [
        (f"city.{kind}.list.{row['id']}", row["q"], row["r"])
        for kind, rows in (("building_spaces", spaces), ("plazas", plazas))
        for row in rows
    ]
    named += [
        (f"city.blocked.{kind}", q, r)
        for kind in ("walled", "road", "riverside", "green")
        for q, r in box["city"]["blocked"][kind]
    ]
    for name, q, r in named:
        if (q, r) in cells:
            yield both(cells[q, r], name, (q, r))
        cells[q, r] = name
    at = {(row["q"], row["r"]): row["id"] for row in plazas}
    for row in spaces:
        name, place = f"city.building_spaces.list.{row['id']}", (row["q"], row["r"])
        if row["side"] not in SIDES:
            yield none_of(f"{name}.side", row["side"], SIDES)
        beside = [at[row["q"] + dq, row["r"] + dr] for dq, dr in NEIGHBOURS if (row["q"] + dq, row["r"] + dr) in at]
        if beside != [row["plaza"]]:
            yield unfit(f"{name}.plaza", row["plaza"], ", ".join(beside) or "–", f"{name}.q, {name}.r", place)
    ids = {(row["q"], row["r"]): row["id"] for row in spaces}
    for number, icon in enumerate(box["city"]["blue_corners"]["list"]):
        name = f"city.blue_corners.list[{number}]"
        if icon["corner"] not in CORNERS:
            yield none_of(f"{name}.corner", icon["corner"], CORNERS)
            continue
        corner, (q, r) = CORNERS.index(icon["corner"]), icon["hex"]
        (dq, dr), (eq, er) = NEIGHBOURS[corner], NEIGHBOURS[corner - 1]
        touched = sorted(ids[cell] for cell in ((q, r), (q + dq, r + dr), (q + eq, r + er)) if cell in ids)
        if touched != sorted(icon["touches"]):
            where = f"{icon['hex']}, {icon['corner']}"
            yield unfit(f"{name}.touches", icon["touches"], touched, f"{name}.hex, {name}.corner", where)


def _plazas(box: dict[str, Any]) -> Iterator[Wrong]:
    """Check that there are plaza tiles for every plaza space in use (PRA-020, PRA-021, PRA-022, PRA-300)."""
    plazas, hexes = box["city"]["plazas"]["list"], box["plaza_hexes"]
    for colour in sorted({row["colour"] for row in plazas}):
        spaces = sum(row["colour"] == colour for row in plazas)
        if spaces != hexes.get(colour):
            yield unfit(f"plaza_hexes.{colour}", hexes.get(colour, 0), spaces, "city.plazas.list.*.colour", colour)
    for players in (2, 3, 4):
        used, at = [row["colour"] for row in plazas if row["min_players"] <= players], f"used_by_players.p{players}"
        if len(used) != hexes["used_by_players"][f"p{players}"]:
            yield unfit(f"plaza_hexes.{at}", hexes["used_by_players"][f"p{players}"], len(used))
        for colour in sorted(set(used)):
            tiles = sum(tile["colour"] == colour for tile in box["plaza"])
            if used.count(colour) > tiles:
                yield altogether(f"city.plazas.list ({colour}, {at})", used.count(colour), f"0–{tiles}")


def _clock(box: dict[str, Any]) -> Iterator[Wrong]:
    """Run the clock: everybody must have exactly sixteen turns (PRA-253, PRA-265, PRA-266, PRA-267)."""
    crane, clock, each = box["crane"], box["clock"], box["limits"]["turns_per_player"]
    for count, row in clock["players"].items():
        players, arrow, platform, drops, era = int(count), row["start_arrow"], row["platform_start"], [], 0
        for turn in range(1, 2 * each * players):
            steps = clock["steps_when_arrow_on_green_single"] if arrow == crane["green_single"] else 1
            arrow = (arrow + steps) % crane["positions"]
            if arrow == clock["hole_position"]:
                platform -= 1
                drops.append(turn)
            waiting = row.get("era2_divider_between", [0, 1])[1]
            by_star = row["era2_trigger"] == "star" and arrow == crane["star_position"]
            if not era and platform == waiting and (by_star or (row["era2_trigger"] == "platform" and turn in drops)):
                era = turn
            if platform < 0:
                break
        name = f"clock.players.{count}"
        if drops and drops[-1] != each * players:
            yield altogether(f"{name} (start_arrow, platform_start, turns)", drops[-1], each * players)
            continue
        if drops != row["drops_after_turns"]:
            yield unfit(f"{name}.drops_after_turns", row["drops_after_turns"], drops)
        if era != row["era2_after_turn"]:
            yield unfit(f"{name}.era2_after_turn", row["era2_after_turn"], era)


def _boards(box: dict[str, Any]) -> Iterator[Wrong | str]:
    """Check tracks and grids (PRA-216)."""
    board = box["player_board"]
    for name in ("mines", "quarries"):
        for before, field in pairwise(FILLED):
            least = board[name][before] + (before == FILLED[0])
            if board[name][field] < least:
                yield beyond(f"player_board.{name}.{field}", board[name][field], least)
    university, technology = board["university"], board["technology"]
    if len(university["multiplier"]) != university["steps"] + 1:
        count, wanted = len(university["multiplier"]), university["steps"] + 1
        yield entries("player_board.university.multiplier", count, wanted)
    for level, step in technology["books"].items():
        if not 0 < step <= technology["steps"]:
            yield beyond(f"player_board.technology.books.{level}", step, 1, technology["steps"])
    ring = sorted(tuple(step) for step in NEIGHBOURS)
    if sorted((row["q"], row["r"]) for row in box["action_board"]["hexes"]) != ring:
        yield "the six hexes of the action board are not the six neighbours of its centre (0, 0)"
    if sorted(row["action"] for row in box["action_board"]["hexes"]) != sorted(box["actions"]):
        yield "the action board does not have each action once"


def _grids(box: dict[str, Any]) -> Iterator[Wrong]:
    """Check Hunger Wall and Cathedral (PRA-248, PRA-289)."""
    rows, columns = box["grids"]["rows"], box["grids"]["columns"]
    lists = [(f"grids.{name}", box["grids"][name], n) for name, n in (("tier_of_row", rows), ("column_value", columns))]
    for name in ("hunger_wall", "cathedral"):
        lists.append((f"{name}.row_points", box[name]["row_points"], rows))
        for table in ("original", "alt_A", "alt_B"):
            grid = box[name][table]
            lists.append((f"{name}.{table}", grid, rows))
            lists += [(f"{name}.{table}[{number}]", row, columns) for number, row in enumerate(grid)]
            for cell in sorted({cell for row in grid for cell in row}):
                if cell not in CELLS and not (cell[:1] == "p" and cell[1:].isdecimal()):
                    yield strange(f"{name}.{table}", cell, (*CELLS, "p1", "p2", "…"))
    yield from (entries(name, len(found), wanted) for name, found, wanted in lists if len(found) != wanted)


def _crane(box: dict[str, Any]) -> Iterator[Wrong | str]:
    """Check the zones of the crane and the action tiles (PRA-034, PRA-035, PRA-282)."""
    crane = box["crane"]
    zones = sorted([*crane["red"], *crane["green_three"], *crane["blue"], crane["green_single"]])
    if zones != list(range(crane["positions"])):
        fields = "crane.red, crane.green_three, crane.blue, crane.green_single"
        yield unfit(fields, zones, list(range(crane["positions"])))
    for field, of in (("red_cost", "red"), ("blue_points", "blue")):
        if len(crane[field]) != len(crane[of]):
            yield entries(f"crane.{field}", len(crane[field]), len(crane[of]))
    if [row["k"] for row in box["wheel"]["sectors"]] != list(range(box["wheel"]["sectors_total"])):
        yield "the sectors of the wheel are not numbered one after the other"
    for tile in box["action_tile"]:
        for side in "ab":
            name, shown = f"action_tile.{tile['id']}.{side}", tile[side]
            if len(shown) != ACTIONS_SHOWN:
                yield entries(name, len(shown), ACTIONS_SHOWN)
            yield from (strange(name, action, box["actions"]) for action in shown if action not in box["actions"])
            yield from (twice(name, action) for action in sorted(set(shown)) if shown.count(action) > 1)
