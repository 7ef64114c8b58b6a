"""A position in one line of text, and back.

    free turn=3 era=1 clock=10,2 seats=0,1 crane=2:A-1;3:A-2+5 … seat0=2,2,0,… seat1=…

The first word is what the position waits for. Rows, city, plazas, bridge and crane name their tiles; stacks are a bit
mask of what is unseen and the packed tiles below (see `stacks.py`); a seat's numbers are the fields of `codes.py` in
their order. The options of the game are not part of the line.
"""

import re
from collections.abc import Callable
from typing import Final

from bastide.engine.arrays import i64, vec
from bastide.engine.game import Setup
from bastide.engine.line import LineField
from bastide.games.praga.kernel import city, codes, crane, places, road, tables
from bastide.games.praga.kernel.setup import begin
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import consistency
from bastide.games.praga.words.consistency import require

NONE: Final = "-"
NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,17}")
CRANE_FORM: Final = re.compile(r"(\d{1,2}):(A-\d)(?:\+(\d{1,3}))?")
CITY_FORM: Final = re.compile(r"([NO]_[A-Z0-9]+):([A-Z0-9]+-[A-Z0-9]+)r([0-5])(?:\+([0-3]))?")
TURN_FIELDS: Final = (
    "taken", "main", "wheel", "bought", "extra", "refreshed", "doing", "own", "source", "cuts", "road", "resolved",
    "ending", "last_seat", "last_tile", "last_place",
)  # fmt: skip
SEAT_FIELDS: Final = (
    *codes.KIND_NAMES[: codes.GRID],
    "hunger_wall_row",
    "hunger_wall_column",
    "cathedral_row",
    "cathedral_column",
    "pawn",
    "cubes",
    "wealth",
    "rights",
    "seals",
    "mine_token",
    "quarry_token",
    "lasting",
    "fresh",
    "used",
    "one_time",
    "v_bridge",
    "v_cathedral",
    "upgrades",
    "walls",
    "turns",
    "seal_cubes",
    *(f"place{place + 1}" for place in range(codes.BOARD_PLACES)),
    *(f"spent{place + 1}" for place in range(codes.BOARD_PLACES)),
)
"""The numbers of a seat by name, in the order of `codes.py`; a place is 1 + 6 * tile + rotation."""
LINE: Final = (
    LineField("turn"),
    LineField("era"),
    LineField("clock", ",", ("arrow", "platform")),
    LineField("seats", ",", ("first", "active")),
    LineField("crane", ";"),
    LineField("rows", ","),
    LineField("unseen", ","),
    LineField("under", ","),
    LineField("open", ","),
    LineField("city", ";"),
    LineField("plazas", ","),
    LineField("bridge", ","),
    LineField("river", ","),
    LineField("now", ",", TURN_FIELDS),
    LineField("owed", ","),
    LineField("old", ","),
    LineField("steps", ","),
    LineField("agenda", ","),
    LineField("seat", ",", SEAT_FIELDS, each_seat=True),
)
"""The fields with what they are made of."""
HIGH: Final = {
    "taken": 5,
    "wheel": 11,
    "doing": 5,
    "source": 2,
    "cuts": 1 << 12,
    "road": (1 << 12) - 1,
    "resolved": (1 << places.PLAZAS) - 1,
    "last_seat": 3,
    "last_tile": codes.HEX_TILES - 1,
    "last_place": 47,
}
MASKED: Final = (1 << 62) - 1


def _join(numbers: object) -> str:
    return ",".join(str(int(number)) for number in numbers)  # type: ignore[attr-defined]


def _tile_or_none(tile: int) -> str:
    return tables.TILE_NAMES[tile] if tile >= 0 else NONE


def _crane_text(state: Position) -> str:
    found = []
    for sector in range(int(tables.POSITIONS)):
        there = int(state.notch[sector])
        if there:
            points = f"+{there >> crane.POINTS_SHIFT}" if there >> crane.POINTS_SHIFT else ""
            found.append(f"{sector}:{tables.ACTION_TILE_NAMES[(there & crane.TILE_MASK) - 1]}{points}")
    return ";".join(found) or NONE


def _city_text(state: Position) -> str:
    found = []
    for space, name in enumerate(places.SPACE_NAMES):
        there = int(state.city[space])
        if there:
            tile, turn = divmod((there & city.TILE_MASK) - 1, codes.ROTATIONS)
            cube = f"+{(there >> city.CUBE_SHIFT) - 1}" if there >> city.CUBE_SHIFT else ""
            found.append(f"{name}:{tables.TILE_NAMES[tile]}r{turn}{cube}")
    return ";".join(found) or NONE


def _bridge_text(state: Position) -> str:
    found = []
    for space in range(tables.SPANS):
        there = int(state.bridge[space])
        tile = (there & road.BRIDGE_TILE) - 1
        side = "B" if there & road.BRIDGE_SIDE else "A"
        found.append(f"{side}:{_tile_or_none(tile + codes.FIRST_BRIDGE if tile >= 0 else codes.NOTHING)}")
    return ",".join(found)


def line(state: Position) -> str:
    """Return the position in one line."""
    plazas = [_tile_or_none(int(tile) - 1 + codes.FIRST_PLAZA_TILE if tile else -1) for tile in state.plaza]
    waiting = list(state.waiting)
    steps = waiting[codes.STEPS :] if waiting[codes.STEPS + codes.EITHER_STEP] else waiting[codes.STEPS : -1]
    parts = [
        codes.PHASE_NAMES[state.task()],
        f"turn={state.turn}",
        f"era={state.era}",
        f"clock={state.arrow},{state.platform}",
        f"seats={state.first},{state.active}",
        f"crane={_crane_text(state)}",
        f"rows={','.join(_tile_or_none(int(tile)) for tile in state.row)}",
        f"unseen={_join(state.unseen)}",
        f"under={_join(state.under)}",
        f"open={_join(state.open)}",
        f"city={_city_text(state)}",
        f"plazas={','.join(plazas)}",
        f"bridge={_bridge_text(state)}",
        f"river={_join(state.river)}",
        f"now={_join(getattr(state, name) for name in TURN_FIELDS)}",
        f"owed={_join(waiting[codes.OWED : codes.OWED + codes.HEXES])}",
        f"old={_join(waiting[codes.COVERED : codes.COVERED + codes.HEXES])}",
        f"steps={_join(steps)}",
        f"agenda={_join(list(state.agenda)[: state.depth]) or NONE}",
    ]
    for seat in range(state.players):
        parts.append(f"seat{seat}={_join(list(state.seats)[seat * codes.FIELDS : (seat + 1) * codes.FIELDS])}")
    return " ".join(parts)


def _split(line: str, players: int) -> tuple[str, dict[str, str]]:
    names = [field.name for field in LINE[:-1]] + [f"{LINE[-1].name}{seat}" for seat in range(players)]
    phase, *rest = line.split(" ")
    require(phase in codes.PHASE_NAMES, "phase", f"{phase!r} is none of {', '.join(sorted(set(codes.PHASE_NAMES)))}")
    values: dict[str, str] = {}
    for name, part in zip(names, rest, strict=False):
        key, mark, value = part.partition("=")
        require(key == name and mark, name, f"expected '{name}=…', found {part!r}")
        values[name] = value
    require(len(rest) >= len(names), names[min(len(rest), len(names) - 1)], "is missing")
    require(len(rest) == len(names), "line", f"there is more after {names[-1]!r}: {rest[-1]!r}")
    return phase, values


def _numbers(field: str, text: str, count: int, low: int = 0, high: int = MASKED) -> list[int]:
    parts = text.split(",")
    require(len(parts) == count, field, f"{len(parts)} numbers instead of {count}")
    for part in parts:
        require(NUMBER.fullmatch(part) and low <= int(part) <= high, field, f"{part!r} is not between {low} and {high}")
    return [int(part) for part in parts]


def _fill(target: vec[i64], numbers: list[int]) -> None:
    for i, number in enumerate(numbers):
        target[i] = number


def _tile(field: str, name: str, first: int, end: int) -> int:
    require(name in tables.TILE_NAMES[first:end], field, f"{name!r} is not a tile that can be there")
    return tables.TILE_NAMES.index(name)


def read(setup: Setup, text: str) -> Position:
    """Return the position of a line, without history.

    Raises `PositionError` naming the field that is wrong: numbers out of range, a tile in two places, more cubes or
    tokens than there are, tasks that cannot wait, or a position from which the game cannot be played to its end.
    """
    state = begin(setup)
    players = int(state.players)
    phase, values = _split(text, players)
    state.turn = _numbers("turn", values["turn"], 1, 0, int(tables.TURNS_EACH) * max(players, 2))[0]
    state.era = _numbers("era", values["era"], 1, 1, 2)[0]
    state.arrow, state.platform = _numbers("clock", values["clock"], 2, -1, int(tables.POSITIONS) - 1)
    require(state.arrow >= 0, "clock", "the arrow stands at 0 to 11")
    state.first, state.active = _numbers("seats", values["seats"], 2, 0, players - 1)
    _read_crane(state, values["crane"])
    _read_rows(state, values["rows"])
    _fill(state.unseen, _numbers("unseen", values["unseen"], tables.STACKS))
    _fill(state.under, _numbers("under", values["under"], tables.STACKS))
    _fill(state.open, _numbers("open", values["open"], len(state.open)))
    _read_city(state, values["city"])
    _read_plazas(state, values["plazas"])
    _read_bridge(state, values["bridge"])
    _fill(state.river, _numbers("river", values["river"], tables.TOKENS, 0, 8))
    now = _numbers("now", values["now"], len(TURN_FIELDS), -1)
    for name, number in zip(TURN_FIELDS, now, strict=True):
        low = codes.NOTHING if name in ("taken", "wheel", "doing", "last_seat", "last_tile", "last_place") else 0
        require(low <= number <= HIGH.get(name, 1), "now", f"{name} is between {low} and {HIGH.get(name, 1)}")
        setattr(state, name, number)
    waiting = _numbers("owed", values["owed"], codes.HEXES, 0, 99) + _numbers("old", values["old"], codes.HEXES)
    either = values["steps"].count(",") == codes.EITHER_STEP
    waiting += _numbers("steps", values["steps"], codes.EITHER_STEP + either, 0, 99)
    _fill(state.waiting, waiting if either else [*waiting, 0])
    _read_agenda(state, values["agenda"])
    numbers: list[int] = []
    for seat in range(players):
        numbers += _read_seat(f"seat{seat}", values[f"seat{seat}"])
    _fill(state.seats, numbers)
    consistency.check_pieces(state)
    require(
        codes.PHASE_NAMES[state.task()] == phase, "phase", f"the agenda waits for {codes.PHASE_NAMES[state.task()]!r}"
    )
    require(line(state) == text, "line", "it is not written as a position is")
    consistency.check_playable(state)
    return state


def _read_crane(state: Position, text: str) -> None:
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


def _read_rows(state: Position, text: str) -> None:
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


def _read_city(state: Position, text: str) -> None:
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


def _read_plazas(state: Position, text: str) -> None:
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


def _read_bridge(state: Position, text: str) -> None:
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


def _read_agenda(state: Position, text: str) -> None:
    tasks = [] if text == NONE else _numbers("agenda", text, text.count(",") + 1)
    require(len(tasks) < codes.AGENDA_MAX - 20, "agenda", "too many tasks wait")
    for i in range(codes.AGENDA_MAX):
        state.agenda[i] = tasks[i] if i < len(tasks) else 0
    for task in tasks:
        require(
            codes.FREE < task & 63 <= codes.OVER and task >> 6 & 7 < state.players, "agenda", f"{task} is not a task"
        )
    state.depth = len(tasks)


RANGES: Final[dict[int, Callable[[], tuple[int, int]]]] = {
    0: lambda: (0, int(tables.MAX_GOOD)),
    1: lambda: (0, int(tables.MAX_GOOD)),
    codes.TECHNOLOGY: lambda: (0, int(tables.TECH_STEPS)),
    codes.UNIVERSITY: lambda: (0, int(tables.UNIVERSITY_STEPS)),
    codes.MINE: lambda: (int(tables.TRACK_START[0]), int(tables.TRACK_LAST[0])),  # PRA-046
    codes.QUARRY: lambda: (int(tables.TRACK_START[1]), int(tables.TRACK_LAST[1])),
    codes.GRID: lambda: (1, int(places.ROWS)),
    codes.GRID + 1: lambda: (1, int(places.COLUMNS)),
    codes.GRID + 2: lambda: (1, int(places.ROWS)),
    codes.GRID + 3: lambda: (1, int(places.COLUMNS)),
    codes.PAWN: lambda: (0, tables.REGIONS),
    codes.CUBES: lambda: (0, 11),
    codes.WEALTH: lambda: (0, 7),
    codes.SEAL_MASK: lambda: (0, (1 << tables.SEALS) - 1),
    codes.SEAL_CUBES: lambda: (0, 2),
    codes.TOKEN_FIELD: lambda: (0, tables.TOKENS),
    codes.TOKEN_FIELD + 1: lambda: (0, tables.TOKENS),
    codes.LASTING: lambda: (0, (1 << 12) - 1),
    codes.LASTING + 1: lambda: (0, (1 << 12) - 1),
    codes.LASTING + 2: lambda: (0, (1 << 12) - 1),
    codes.ONE_TIME: lambda: (0, (1 << 24) - 1),
    codes.V_BRIDGE: lambda: (0, 12),
    codes.V_CATHEDRAL: lambda: (0, 12),
    codes.UPGRADE_MASK: lambda: (0, (1 << 30) - 1),
    codes.WALL_COUNT: lambda: (0, 12),
    codes.WALL_COUNT + 1: lambda: (0, int(tables.TURNS_EACH)),
}
"""Fields of a seat with a range of their own; the others are below a thousand."""


def _read_seat(field: str, text: str) -> list[int]:
    numbers = _numbers(field, text, codes.FIELDS)
    for name, number in enumerate(numbers):
        low, high = 0, 999
        if name in RANGES:
            low, high = RANGES[name]()
        elif name >= codes.SPENT:
            high = (1 << 18) - 1
        elif name >= codes.BOARD:
            high = codes.FIRST_BUILDING * codes.ROTATIONS
        require(low <= number <= high, field, f"number {name + 1} is between {low} and {high}")
    walls = 0
    for place in range(codes.BOARD_PLACES):
        there = numbers[codes.BOARD + place]
        if not there:
            continue
        tile = (there - 1) // codes.ROTATIONS
        require(
            (tile >= codes.FIRST_WALL) == (place >= codes.HEXES),
            field,
            f"{tables.TILE_NAMES[tile]} cannot lie on place {place}",
        )
        walls += place >= codes.HEXES
        owned = tile >= codes.FIRST_WALL or numbers[codes.UPGRADE_MASK] >> tile & 1
        require(owned, field, f"{tables.TILE_NAMES[tile]} lies on the board without being owned")
    require(walls == numbers[codes.WALL_COUNT], field, f"{walls} walls are built, not {numbers[codes.WALL_COUNT]}")
    require(not numbers[codes.ONE_TIME] & (1 << 12) - 1, field, "lasting technologies are no one-time ones")
    return numbers
