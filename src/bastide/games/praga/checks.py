"""What must be true of `components.toml` whatever the printed values are, said so that one can act on it."""

from collections.abc import Iterator
from typing import Any, Final

from bastide.games.praga.fields import fields, known, stacks

ROTATIONS: Final = 6
NEIGHBOURS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""Axial steps across edges 0 … 5, north-east first, clockwise."""
CORNERS: Final = ("N", "NE", "SE", "S", "SW", "NW")
RANKED: Final = ("upgrade", "wall", "building")
ACTIONS_SHOWN: Final = 2
"""Actions that one side of an action tile shows."""


def problems(box: dict[str, Any]) -> list[str]:
    """Return what is wrong with the tables, one sentence each; empty if nothing is.

    Fields come first: as long as one is missing nothing else is looked at.
    """
    checks = (known, stacks, _counts, _tiles, _effects, _city, _plazas, _clock, _boards, _grids, _crane)
    return list(fields(box)) or [sentence for check in checks for sentence in check(box)]


def _counts(box: dict[str, Any]) -> Iterator[str]:
    """Compare the number of tiles of each kind with what the box says it holds (PRA-001, PRA-005)."""
    for kind, wanted in box["counts"].items():
        rows = box[kind]
        found = sum(row.get("count", 1) for row in rows)
        if found != wanted:
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


def _tiles(box: dict[str, Any]) -> Iterator[str]:
    """Check edges, corners and icons of hex tiles (PRA-135, PRA-154, PRA-160, PRA-176)."""
    for kind in RANKED:
        for tile in box[kind]:
            name = f"{kind} {tile['id']}"
            edges = tile.get("edges", [""] * ROTATIONS)
            if len(edges) != ROTATIONS:
                yield f"{name} has {len(edges)} edges: write six, clockwise from the north-east, '' for none"
            for icon in edges:
                if icon and icon not in box["edge_icons"]:
                    yield f"{name} has {icon!r} on an edge: possible are {', '.join(box['edge_icons'])}"
            if any(not 0 <= corner < ROTATIONS for corner in tile["corners"]):
                yield f"{name} has a corner that is not 0 (top) to 5, clockwise"
            if len(set(tile["corners"])) != len(tile["corners"]):
                yield f"{name} lists a corner twice"
            if kind == "upgrade" and tile["action"] not in box["actions"]:
                yield f"{name} upgrades {tile['action']!r}, which is no action"
            if kind == "building" and not tile["cathedral"] == tile["cube_slot"] != tile["crown_per_building"]:
                yield f"{name}: Cathedral icon and cube space go together, the crown with a question mark without them"
            if any(n < 0 for n in tile.get("cost", {}).values()):
                yield f"{name} has a cost below zero"


def _effects(box: dict[str, Any]) -> Iterator[str]:
    """Check that every gain is of a known kind and more than nothing."""
    lists = [(f"{kind} {tile['id']}", tile.get("bonus", tile.get("reward"))) for kind in RANKED for tile in box[kind]]
    lists += [(f"plaza {tile['id']} ({half})", tile[half]) for tile in box["plaza"] for half in ("top", "bottom")]
    lists += [(f"bridge {tile['id']}", tile["now"]) for tile in box["bridge"]]
    lists += [(f"technology {tile['id']}", tile.get("gain", [])) for tile in box["technology"]]
    lists += [(f"production token {token['id']}", token["gain"]) for token in box["production_token"]]
    for name, gains in lists:
        for gain in gains:
            if gain["kind"] not in box["effect_kinds"]:
                yield f"{name} gives {gain['kind']!r}: possible are {', '.join(box['effect_kinds'])}"
            if gain["n"] < 1:
                yield f"{name} gives {gain['n']} {gain['kind']}: leave out what it does not give"


def _city(box: dict[str, Any]) -> Iterator[str]:
    """Check that the map has each hex once and every building space beside exactly its plaza (PRA-173)."""
    spaces, plazas = box["city"]["building_spaces"]["list"], box["city"]["plazas"]["list"]
    cells: dict[tuple[int, int], str] = {}
    named = [(row["id"], row["q"], row["r"]) for row in [*spaces, *plazas]]
    named += [
        (f"{kind} hex", q, r)
        for kind in ("walled", "road", "riverside", "green")
        for q, r in box["city"]["blocked"][kind]
    ]
    for name, q, r in named:
        if (q, r) in cells:
            yield f"city hex ({q}, {r}) is both {cells[q, r]} and {name}"
        cells[q, r] = name
    at = {(row["q"], row["r"]): row["id"] for row in plazas}
    for row in spaces:
        if row["side"] not in ("old_town", "new_town"):
            yield f"space {row['id']} is on side {row['side']!r}: write old_town or new_town"
        beside = [at[row["q"] + dq, row["r"] + dr] for dq, dr in NEIGHBOURS if (row["q"] + dq, row["r"] + dr) in at]
        if beside != [row["plaza"]]:
            yield f"space {row['id']} says plaza {row['plaza']}, but is beside {', '.join(beside) or 'none'}"
    for icon in box["city"]["blue_corners"]["list"]:
        if icon["corner"] not in CORNERS:
            yield f"blue corner at {icon['hex']}: {icon['corner']!r} is none of {', '.join(CORNERS)}"
            continue
        corner, (q, r) = CORNERS.index(icon["corner"]), icon["hex"]
        (dq, dr), (eq, er) = NEIGHBOURS[corner], NEIGHBOURS[corner - 1]
        ids = {(row["q"], row["r"]): row["id"] for row in spaces}
        touched = sorted(ids[cell] for cell in ((q, r), (q + dq, r + dr), (q + eq, r + er)) if cell in ids)
        if touched != sorted(icon["touches"]):
            yield f"blue corner at {icon['hex']} {icon['corner']} touches {touched}, not {icon['touches']}"


def _plazas(box: dict[str, Any]) -> Iterator[str]:
    """Check that there are plaza tiles for every plaza space in use (PRA-020, PRA-021, PRA-022, PRA-300)."""
    for colour in sorted({row["colour"] for row in box["city"]["plazas"]["list"]}):
        spaces = sum(row["colour"] == colour for row in box["city"]["plazas"]["list"])
        if spaces != box["plaza_hexes"].get(colour):
            yield f"{spaces} plaza spaces are {colour}, plaza_hexes says {box['plaza_hexes'].get(colour)}"
    for players in (2, 3, 4):
        used = [row["colour"] for row in box["city"]["plazas"]["list"] if row["min_players"] <= players]
        if len(used) != box["plaza_hexes"]["used_by_players"][f"p{players}"]:
            yield f"{len(used)} plaza spaces are used with {players} players"
        for colour in set(used):
            if used.count(colour) > sum(tile["colour"] == colour for tile in box["plaza"]):
                yield f"with {players} players there are too few {colour} plaza tiles"


def _clock(box: dict[str, Any]) -> Iterator[str]:
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
        if drops != row["drops_after_turns"] or (drops and drops[-1] != each * players):
            yield f"with {players} players the cube drops after turns {drops}; the last must be {each * players}"
        if era != row["era2_after_turn"]:
            yield f"with {players} players era II begins after turn {era}, not {row['era2_after_turn']}"


def _boards(box: dict[str, Any]) -> Iterator[str]:
    """Check tracks and grids (PRA-216)."""
    for name in ("mines", "quarries"):
        track = box["player_board"][name]
        if (
            not track["start_space"]
            < track["production_token_at_space"]
            <= track["seal_at_space"]
            <= track["last_space"]
        ):
            yield f"track {name}: start, production token, seal and last space must follow each other"
    university = box["player_board"]["university"]
    if len(university["multiplier"]) != university["steps"] + 1:
        yield f"the University needs {university['steps'] + 1} multipliers, one for every height from 0"
    for level, step in box["player_board"]["technology"]["books"].items():
        if not 0 < step <= box["player_board"]["technology"]["steps"]:
            yield f"book {level} is at step {step}, beyond the technology track"
    ring = sorted(tuple(step) for step in NEIGHBOURS)
    if sorted((row["q"], row["r"]) for row in box["action_board"]["hexes"]) != ring:
        yield "the six hexes of the action board are not the six neighbours of its centre (0, 0)"
    if sorted(row["action"] for row in box["action_board"]["hexes"]) != sorted(box["actions"]):
        yield "the action board does not have each action once"


def _grids(box: dict[str, Any]) -> Iterator[str]:
    """Check Hunger Wall and Cathedral (PRA-248, PRA-289)."""
    rows, columns = box["grids"]["rows"], box["grids"]["columns"]
    for name, count in (("tier_of_row", rows), ("column_value", columns)):
        if len(box["grids"][name]) != count:
            yield f"grids: {name} has {len(box['grids'][name])} values, it needs {count}"
    for name in ("hunger_wall", "cathedral"):
        for table in ("original", "alt_A", "alt_B"):
            grid = box[name][table]
            if len(grid) != rows or any(len(row) != columns for row in grid):
                yield f"{name} {table} is not {rows} rows of {columns} cells"
            for cell in sorted({cell for row in grid for cell in row}):
                if cell not in (".", "side", "up") and not (cell[:1] == "p" and cell[1:].isdecimal()):
                    yield f"{name} {table} has a cell {cell!r}: write '.', 'p2' for 2 points, 'side' or 'up'"
        if len(box[name]["row_points"]) != rows:
            yield f"{name} needs {rows} row points"


def _crane(box: dict[str, Any]) -> Iterator[str]:
    """Check the zones of the crane and the action tiles (PRA-034, PRA-035, PRA-282)."""
    crane = box["crane"]
    zones = [*crane["red"], *crane["green_three"], *crane["blue"], crane["green_single"]]
    if sorted(zones) != list(range(crane["positions"])):
        yield f"the zones of the crane are {sorted(zones)}, not each of 0 to {crane['positions'] - 1} once"
    if len(crane["red_cost"]) != len(crane["red"]) or len(crane["blue_points"]) != len(crane["blue"]):
        yield "every red space needs a cost, every blue one its points"
    if [row["k"] for row in box["wheel"]["sectors"]] != list(range(box["wheel"]["sectors_total"])):
        yield "the sectors of the wheel are not numbered one after the other"
    for tile in box["action_tile"]:
        for side in "ab":
            if len(set(tile[side])) != ACTIONS_SHOWN or not set(tile[side]) <= set(box["actions"]):
                yield f"action tile {tile['id']} side {side.upper()} does not show two different actions"
