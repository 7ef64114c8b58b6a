"""What lies on the board, read from a position in one line."""

from bastide.engine.arrays import i64, vec
from bastide.engine.errors import require
from bastide.games.praga.kernel import city, codes, crane, places, road, tables
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words.lines import CITY_FORM, CRANE_FORM, MASKED, NONE, NUMBER


def read_numbers(field: str, text: str, count: int, low: int = 0, high: int = MASKED) -> list[int]:
    """Return so many numbers between bounds."""
    parts = text.split(",")
    require(len(parts) == count, field, f"{len(parts)} numbers instead of {count}")
    for part in parts:
        require(NUMBER.fullmatch(part) and low <= int(part) <= high, field, f"{part!r} is not between {low} and {high}")
    return [int(part) for part in parts]


def fill(target: vec[i64], numbers: list[int]) -> None:
    """Copy numbers into an array."""
    for i, number in enumerate(numbers):
        target[i] = number


def _tile(field: str, name: str, first: int, end: int) -> int:
    require(name in tables.TILE_NAMES[first:end], field, f"{name!r} is not a tile that can be there")
    return tables.TILE_NAMES.index(name)


def read_crane(state: Position, text: str) -> None:
    """Put the tiles on the crane."""
    for sector in range(int(tables.POSITIONS)):
        state.notch[sector] = 0
    for part in text.split(";") if text != NONE else []:
        match = CRANE_FORM.fullmatch(part)
        require(
            match and match[2] in tables.ACTION_TILE_NAMES, "crane", f"{part!r} does not look like '3:A-1' or '3:A-1+5'"
        )
        assert match
        sector = int(match[1])
        require(0 < sector < tables.POSITIONS, "crane", f"there is no notch {sector}")
        state.notch[sector] = tables.ACTION_TILE_NAMES.index(match[2]) + 1 + (int(match[3] or 0) << crane.POINTS_SHIFT)


def read_rows(state: Position, text: str) -> None:
    """Put the tiles into the rows."""
    parts = text.split(",")
    require(len(parts) == len(state.row), "rows", f"{len(parts)} tiles instead of {len(state.row)}")
    for i, part in enumerate(parts):
        row, slot = divmod(i, codes.SLOTS)
        tile = codes.NOTHING
        if part != NONE:
            tile = _tile("rows", part, 0, codes.HEX_TILES)
            stack = int(tables.STACK[tile]) % 6
            require(stack == 2 * row + (slot == codes.SPECIAL_SLOT), "rows", f"{part} is not of the kind of its slot")
        state.row[i] = tile


def read_city(state: Position, text: str) -> None:
    """Put the tiles into the city."""
    for part in text.split(";") if text != NONE else []:
        match = CITY_FORM.fullmatch(part)
        require(match and match[1] in places.SPACE_NAMES, "city", f"{part!r} does not look like 'N_L1:B1-01r2+0'")
        assert match
        tile = _tile("city", match[2], codes.FIRST_BUILDING, codes.HEX_TILES)
        cube = int(match[4]) + 1 if match[4] else 0
        require(cube <= state.players, "city", f"there is no seat {cube - 1}")
        state.city[places.SPACE_NAMES.index(match[1])] = (
            1 + codes.ROTATIONS * tile + int(match[3]) + (cube << city.CUBE_SHIFT)
        )


def read_plazas(state: Position, text: str) -> None:
    """Put the tiles on the plazas."""
    parts = text.split(",")
    require(len(parts) == places.PLAZAS, "plazas", f"{len(parts)} tiles instead of {places.PLAZAS}")
    for plaza, part in enumerate(parts):
        state.plaza[plaza] = 0
        if part != NONE:
            tile = _tile("plazas", part, codes.FIRST_PLAZA_TILE, len(tables.TILE_NAMES))
            require(
                parts.count(part) == 1,
                "plazas",
                f"{part} lies on two plazas, {places.PLAZA_NAMES[plaza]} is one of them",
            )
            state.plaza[plaza] = tile - codes.FIRST_PLAZA_TILE + 1


def read_bridge(state: Position, text: str) -> None:
    """Put the tiles on the bridge."""
    parts = text.split(",")
    require(len(parts) == tables.SPANS, "bridge", f"{len(parts)} spaces instead of {tables.SPANS}")
    for space, part in enumerate(parts):
        side, _mark, name = part.partition(":")
        require(side in ("A", "B"), "bridge", f"{part!r} does not look like 'A:-' or 'B:BR4-1'")
        tile = (
            _tile("bridge", name, codes.FIRST_BRIDGE, codes.FIRST_PLAZA_TILE) - codes.FIRST_BRIDGE + 1
            if name != NONE
            else 0
        )
        state.bridge[space] = tile + road.BRIDGE_SIDE * (side == "B")


def read_agenda(state: Position, text: str) -> None:
    """Put the tasks that wait on the agenda."""
    tasks = [] if text == NONE else read_numbers("agenda", text, text.count(",") + 1)
    require(len(tasks) < codes.AGENDA_MAX - 20, "agenda", "too many tasks wait")
    for i in range(codes.AGENDA_MAX):
        state.agenda[i] = tasks[i] if i < len(tasks) else 0
    for task in tasks:
        require(
            codes.FREE < task & 63 <= codes.OVER and task >> 6 & 7 < state.players, "agenda", f"{task} is not a task"
        )
    state.depth = len(tasks)
