"""A position in one line of text, and back.

    free turn=3 era=1 clock=10,2 seats=0,1 crane=2:A-1;3:A-2+5 … seat0=2,2,0,… seat1=…

The first word is what the position waits for. Rows, city, plazas, bridge and crane name their tiles; stacks are a bit
mask of what is unseen and the packed tiles below (see `stacks.py`); a seat's numbers are the fields of `codes.py` in
their order. The options of the game are not part of the line.
"""

from bastide.engine.errors import require
from bastide.engine.game import Setup
from bastide.engine.line import WHAT, line_fields, split_line
from bastide.games.praga.kernel import codes, tables
from bastide.games.praga.kernel.setup import begin
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import consistency
from bastide.games.praga.words.holdings import read_seat
from bastide.games.praga.words.lines import HIGH, LINE, NONE, TURN_FIELDS
from bastide.games.praga.words.pieces import (
    fill,
    read_agenda,
    read_bridge,
    read_city,
    read_crane,
    read_numbers,
    read_plazas,
    read_rows,
)
from bastide.games.praga.words.written import bridge_text, city_text, crane_text, joined, tile_or_none


def line(state: Position) -> str:
    """Return the position in one line."""
    plazas = [tile_or_none(int(tile) - 1 + codes.FIRST_PLAZA_TILE if tile else -1) for tile in state.plaza]
    waiting = list(state.waiting)
    steps = waiting[codes.STEPS :] if waiting[codes.STEPS + codes.EITHER_STEP] else waiting[codes.STEPS : -1]
    parts = [
        codes.PHASE_NAMES[state.task()],
        f"turn={state.turn}",
        f"era={state.era}",
        f"clock={state.arrow},{state.platform}",
        f"seats={state.first},{state.active}",
        f"crane={crane_text(state)}",
        f"rows={','.join(tile_or_none(int(tile)) for tile in state.row)}",
        f"unseen={joined(state.unseen)}",
        f"under={joined(state.under)}",
        f"open={joined(state.open)}",
        f"city={city_text(state)}",
        f"plazas={','.join(plazas)}",
        f"bridge={bridge_text(state)}",
        f"river={joined(state.river)}",
        f"now={joined(getattr(state, name) for name in TURN_FIELDS)}",
        f"owed={joined(waiting[codes.OWED : codes.OWED + codes.HEXES])}",
        f"old={joined(waiting[codes.COVERED : codes.COVERED + codes.HEXES])}",
        f"steps={joined(steps)}",
        f"agenda={joined(list(state.agenda)[: state.depth]) or NONE}",
    ]
    for seat in range(state.players):
        parts.append(f"seat{seat}={joined(list(state.seats)[seat * codes.FIELDS : (seat + 1) * codes.FIELDS])}")
    return " ".join(parts)


def read(setup: Setup, text: str) -> Position:
    """Return the position of a line, without history.

    Raises `PositionError` naming the field that is wrong: numbers out of range, a tile in two places, more cubes or
    tokens than there are, tasks that cannot wait, or a position from which the game cannot be played to its end.
    """
    state = begin(setup)
    players = int(state.players)
    names = [field.name for field in line_fields(LINE, players, "praga")]
    phase, values = split_line(text, codes.PHASE_NAMES, names)
    state.turn = read_numbers("turn", values["turn"], 1, 0, int(tables.TURNS_EACH) * max(players, 2))[0]
    state.era = read_numbers("era", values["era"], 1, 1, 2)[0]
    state.arrow, state.platform = read_numbers("clock", values["clock"], 2, -1, int(tables.POSITIONS) - 1)
    require(state.arrow >= 0, "clock", "the arrow stands at 0 to 11")
    state.first, state.active = read_numbers("seats", values["seats"], 2, 0, players - 1)
    read_crane(state, values["crane"])
    read_rows(state, values["rows"])
    fill(state.unseen, read_numbers("unseen", values["unseen"], tables.STACKS))
    fill(state.under, read_numbers("under", values["under"], tables.STACKS))
    fill(state.open, read_numbers("open", values["open"], len(state.open)))
    read_city(state, values["city"])
    read_plazas(state, values["plazas"])
    read_bridge(state, values["bridge"])
    fill(state.river, read_numbers("river", values["river"], tables.TOKENS, 0, 8))
    now = read_numbers("now", values["now"], len(TURN_FIELDS), -1)
    for name, number in zip(TURN_FIELDS, now, strict=True):
        low = codes.NOTHING if name in ("taken", "wheel", "doing", "last_seat", "last_tile", "last_place") else 0
        require(low <= number <= HIGH.get(name, 1), "now", f"{name} is between {low} and {HIGH.get(name, 1)}")
        setattr(state, name, number)
    waiting = read_numbers("owed", values["owed"], codes.HEXES, 0, 99) + read_numbers("old", values["old"], codes.HEXES)
    either = values["steps"].count(",") == codes.EITHER_STEP
    waiting += read_numbers("steps", values["steps"], codes.EITHER_STEP + either, 0, 99)
    fill(state.waiting, waiting if either else [*waiting, 0])
    read_agenda(state, values["agenda"])
    numbers: list[int] = []
    for seat in range(players):
        numbers += read_seat(f"seat{seat}", values[f"seat{seat}"])
    fill(state.seats, numbers)
    consistency.check_pieces(state)
    require(codes.PHASE_NAMES[state.task()] == phase, WHAT, f"the agenda waits for {codes.PHASE_NAMES[state.task()]!r}")
    require(line(state) == text, "line", "it is not written as a position is")
    consistency.check_playable(state)
    return state
