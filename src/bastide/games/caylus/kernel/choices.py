"""What a policy sees of a decision in Caylus, and of the actions there (`bastide.engine.policy`). Compiled."""

from typing import Final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.observation import Layout, Part, Slot
from bastide.games.caylus.kernel import castle, codes, placing, provost, scoring, tables
from bastide.games.caylus.kernel.state import Position

POINTS_MAX: Final = 2000
GOODS_MAX: Final = 500
MOST_DENIERS: Final = 10
FEW: Final = 3
NEAR_MOST: Final = 3
"""Spaces behind the provost that are told apart."""

LAYOUT: Final = Layout(
    "caylus",
    "1",
    (
        Part(
            "seats",
            "What whoever decides has, then the rivals together.",
            (
                Slot("deniers", "deniers", 0, GOODS_MAX),
                *[Slot(name, "cubes", 0, GOODS_MAX) for name in tables.CUBE_NAMES],
                Slot("goods", "points", 0, POINTS_MAX, "for goods if the game ended now"),
                Slot("home", "workers", 0, 6, "to be placed"),
                Slot("given", "batches", 0, 99, "in this turn"),
                *[Slot(f"level.{name}", "columns", 0, 5) for name in tables.LINE_NAMES],
                *[Slot(f"used.{name}", meaning="in this turn") for name in tables.LINE_NAMES],
                *[Slot(f"houses.{name}", "houses", 0, 14, "0 once scored") for name in tables.SECTION_NAMES],
                *[Slot(f"none.{name}", "seats", 0, 5, "no house, not scored") for name in tables.SECTION_NAMES],
                *[Slot(f"owns.{name}", "buildings", 0, codes.SPACES) for name in tables.IDS[codes.FIRST_BUILT :]],
            ),
            (2,),
        ),
        Part(
            "own",
            "What of it is told apart.",
            (
                *[Slot(f"deniers.{n}", meaning="so many, or more") for n in range(MOST_DENIERS + 1)],
                *[
                    Slot(f"{name}.{n + 1}", meaning="at least so many")
                    for name in tables.CUBE_NAMES
                    for n in range(FEW)
                ],
                Slot("score", "points", -POINTS_MAX, POINTS_MAX, "more than the best rival has"),
                Slot("place", "seats", 0, codes.SEATS - 1, "that come later in the turn order"),
                Slot("passed", meaning="it stands on the bridge"),
                Slot("inn", meaning="a worker lives in the inn"),
            ),
        ),
        Part(
            "places",
            "Where workers stand, and may.",
            (
                *[Slot(f"mine.{name}") for name in tables.IDS],
                *[Slot(f"theirs.{name}") for name in tables.IDS],
                *[Slot(f"free.{name}") for name in tables.IDS],
                *[Slot(f"far.{name}", meaning="behind the provost") for name in tables.IDS],
                *[Slot(f"mine.{name}") for name in tables.SPECIAL_IDS],
                *[Slot(f"theirs.{name}") for name in tables.SPECIAL_IDS],
                Slot("mine.castle"),
                Slot("theirs.castle", "workers", 0, codes.SEATS),
            ),
        ),
        Part(
            "turn",
            "What is under way.",
            (
                Slot("one", meaning="always 1"),
                Slot("players", "seats", 0, codes.SEATS),
                Slot("two", meaning="two players"),
                Slot("number", "turns", 0, 60),
                Slot("bailiff", "space", 0, codes.SPACES),
                Slot("provost", "space", 0, codes.SPACES),
                Slot("passed", "seats", 0, codes.SEATS, "on the bridge"),
                Slot("left", "cubes", 0, 9),
                Slot("waiting", "favours", 0, 9),
                *[
                    Slot(f"near.{name}", "spaces", 0, codes.SPACES, "before its scoring")
                    for name in tables.SECTION_NAMES
                ],
                *[Slot(f"free.{name}", "parts", 0, 14, "without a house") for name in tables.SECTION_NAMES],
                *[Slot(f"ask.{name}") for name in codes.ASK_NAMES],
                *[Slot(f"phase.{name}") for name in codes.PHASE_NAMES],
                *[Slot(f"at.{name}", meaning="its effect is used") for name in tables.IDS],
                *[Slot(f"for.{name}", meaning="it is paid or placed") for name in tables.IDS],
            ),
        ),
    ),
)

SIZE: Final[i64] = LAYOUT.size
SEAT_ROW: Final[i64] = len(LAYOUT["seats"].slots)
DENIERS: Final[i64] = LAYOUT.place("seats", "deniers")
CUBES: Final[i64] = LAYOUT.place("seats", tables.CUBE_NAMES[0])
GOODS: Final[i64] = LAYOUT.place("seats", "goods")
HOME: Final[i64] = LAYOUT.place("seats", "home")
GIVEN: Final[i64] = LAYOUT.place("seats", "given")
LEVEL: Final[i64] = LAYOUT.place("seats", f"level.{tables.LINE_NAMES[0]}")
USED: Final[i64] = LAYOUT.place("seats", f"used.{tables.LINE_NAMES[0]}")
HOUSES: Final[i64] = LAYOUT.place("seats", f"houses.{tables.SECTION_NAMES[0]}")
NONE: Final[i64] = LAYOUT.place("seats", f"none.{tables.SECTION_NAMES[0]}")
OWNS: Final[i64] = LAYOUT.place("seats", f"owns.{tables.IDS[codes.FIRST_BUILT]}")
OWN: Final[i64] = LAYOUT.offsets["own"]
SOME: Final[i64] = OWN + LAYOUT.place("own", f"{tables.CUBE_NAMES[0]}.1")
SCORE: Final[i64] = OWN + LAYOUT.place("own", "score")
PLACES: Final[i64] = LAYOUT.offsets["places"]
KINDS: Final[i64] = len(tables.IDS)
MINE: Final[i64] = PLACES
THEIRS: Final[i64] = PLACES + KINDS
FREE: Final[i64] = PLACES + 2 * KINDS
FAR: Final[i64] = PLACES + 3 * KINDS
SPECIAL: Final[i64] = PLACES + 4 * KINDS
SPECIALS: Final[i64] = len(tables.SPECIAL_IDS)
CASTLE: Final[i64] = SPECIAL + 2 * SPECIALS
TURN: Final[i64] = LAYOUT.offsets["turn"]
NEAR: Final[i64] = TURN + LAYOUT.place("turn", f"near.{tables.SECTION_NAMES[0]}")
ROOM: Final[i64] = TURN + LAYOUT.place("turn", f"free.{tables.SECTION_NAMES[0]}")
ASK: Final[i64] = TURN + LAYOUT.place("turn", f"ask.{codes.ASK_NAMES[0]}")
PHASE: Final[i64] = TURN + LAYOUT.place("turn", f"phase.{codes.PHASE_NAMES[0]}")
AT: Final[i64] = TURN + LAYOUT.place("turn", f"at.{tables.IDS[0]}")
KIND: Final[i64] = TURN + LAYOUT.place("turn", f"for.{tables.IDS[0]}")

# -- features of an action ----------------------------------------------------------------------------

F_CODE: Final[i64] = 0
"""Of the action itself."""
F_ON: Final[i64] = codes.ACTIONS
"""A worker on a building of this kind."""
F_OWN: Final[i64] = F_ON + tables.KINDS
F_OTHERS: Final[i64] = F_OWN + 1
F_COST: Final[i64] = F_OTHERS + 1
F_FAR: Final[i64] = F_COST + 1
"""So many spaces behind the provost."""
F_CHANGED: Final[i64] = F_FAR + NEAR_MOST + 1
"""A building of this kind is transformed, or a worker is moved there from the gate."""
F_MET: Final[i64] = F_CHANGED + tables.KINDS
"""The provost reaches, or leaves out, own workers and those of others: four ways."""
FEATURES: Final[i64] = F_MET + 4


def write(state: Position, into: vec[i16]) -> None:
    """Write what whoever decides sees, into an array of `SIZE`."""
    i: i64
    for i in range(SIZE):
        into[i] = 0
    seat = state.player
    for i in range(state.players):
        _seat(state, i, into, 0 if i == seat else SEAT_ROW)
    _own(state, seat, into)
    _road(state, seat, into)
    _specials(state, seat, into)
    _turn(state, into)


def _seat(state: Position, seat: i64, into: vec[i16], row: i64) -> None:
    """Add what a seat has."""
    i: i64
    into[row + DENIERS] += i16(state.deniers[seat])
    for i in range(codes.CUBES):
        into[row + CUBES + i] += i16(state.cubes[seat * codes.CUBES + i])
    into[row + GOODS] += i16(scoring.goods_points(state, seat))
    into[row + HOME] += i16(state.home[seat])
    into[row + GIVEN] += i16(state.given[seat])
    for i in range(codes.LINES):
        into[row + LEVEL + i] += i16(state.level[seat * codes.LINES + i])
        if state.used[seat] & codes.BIT[i]:
            into[row + USED + i] += 1
    for i in range(state.scored, codes.SECTIONS):
        houses = state.houses[i * codes.SEATS + seat]
        into[row + HOUSES + i] += i16(houses)
        if not houses:
            into[row + NONE + i] += 1


def _own(state: Position, seat: i64, into: vec[i16]) -> None:
    """Write what the seat that decides has, told apart."""
    i: i64
    into[OWN + min(state.deniers[seat], MOST_DENIERS)] = 1
    for i in range(codes.CUBES):
        count = state.cubes[seat * codes.CUBES + i]
        if count:
            into[SOME + FEW * i] = 1
            if count > 1:
                into[SOME + FEW * i + 1] = 1
                if count > FEW - 1:
                    into[SOME + FEW * i + FEW - 1] = 1
    best: i64 = -POINTS_MAX
    for i in range(state.players):
        if i != seat and state.score[i] > best:
            best = state.score[i]
    into[SCORE] = i16(state.score[seat] - best)
    for i in range(state.players):
        if state.order[i] == seat:
            into[SCORE + 1] = i16(state.players - 1 - i)
    if placing.has_passed(state, seat):
        into[SCORE + 2] = 1
    if state.inn_right == seat:
        into[SCORE + 3] = 1


def _road(state: Position, seat: i64, into: vec[i16]) -> None:
    """Write whose the buildings of the road are, and who works there."""
    space: i64
    for space in range(1, codes.SPACES + 1):
        kind = state.tile[space]
        if kind < 0:
            continue
        owner, worker = state.owner[space], state.worker[space]
        if owner >= 0 and kind >= codes.FIRST_BUILT:
            into[(0 if owner == seat else SEAT_ROW) + OWNS + kind - codes.FIRST_BUILT] += 1
        if worker >= 0:
            into[(MINE if worker == seat else THEIRS) + kind] += 1
        elif tables.WORKS[kind]:
            into[FREE + kind] += 1
        if space > state.provost:
            into[FAR + kind] += 1


def _specials(state: Position, seat: i64, into: vec[i16]) -> None:
    """Write who works off the road."""
    i: i64
    for i in range(codes.STABLES):
        _works(state.special[i], seat, i, into)
    for i in range(codes.STABLE_CIRCLES):
        _works(state.stables[i], seat, codes.STABLES, into)
    _works(state.inn_left, seat, codes.INN, into)
    for i in range(codes.SEATS):
        who = state.castle[i]
        if who == seat:
            into[CASTLE] = 1
        elif who >= 0:
            into[CASTLE + 1] += 1


def _works(who: i64, seat: i64, place: i64, into: vec[i16]) -> None:
    if who == seat:
        into[SPECIAL + place] = 1
    elif who >= 0:
        into[SPECIAL + SPECIALS + place] += 1


def _turn(state: Position, into: vec[i16]) -> None:
    """Write what is under way."""
    i: i64
    into[TURN] = 1
    into[TURN + 1] = i16(state.players)
    into[TURN + 2] = 1 if state.players == codes.TWO_PLAYERS else 0
    into[TURN + 3] = i16(state.turn)
    into[TURN + 4] = i16(state.bailiff)
    into[TURN + 5] = i16(state.provost)
    into[TURN + 6] = i16(state.bridge)
    into[TURN + 7] = i16(state.left)
    into[TURN + 8] = i16(state.waiting)
    for i in range(state.scored, codes.SECTIONS):
        into[NEAR + i] = i16(max(0, tables.TRIGGER[i] - state.bailiff))
        into[ROOM + i] = i16(tables.PARTS_OF[i] - castle.built(state, i))
    into[ASK + state.ask] = 1
    into[PHASE + state.phase] = 1
    if state.phase == codes.ACTIVATING and 1 <= state.at <= codes.SPACES and state.tile[state.at] >= 0:
        into[AT + state.tile[state.at]] = 1
    if state.kind >= 0:
        into[KIND + state.kind] = 1


def features(state: Position, code: i64, into: vec[i64], counts: vec[i64]) -> i64:
    """Write the features of an action and how often it has them; return how many."""
    into[0] = F_CODE + code
    counts[0] = 1
    if codes.WORKER <= code < codes.PASS:
        return _worker(state, code - codes.WORKER, into, counts)
    if codes.MOVE + codes.ROAD < code < codes.PROVOST:
        return _changed(state, code - codes.MOVE - codes.ROAD, into, counts)
    if codes.PROVOST <= code < codes.JOUST:
        return _met(state, provost.steps_of(code), into, counts)
    if codes.TRANSFORM <= code < codes.PAY:
        return _changed(state, code - codes.TRANSFORM, into, counts)
    return 1


def _worker(state: Position, place: i64, into: vec[i64], counts: vec[i64]) -> i64:
    """Write what a worker is put on, what it costs, and how far behind the provost that is."""
    seat = state.player
    into[1] = F_COST
    counts[1] = placing.price(state, seat, place)
    if place <= codes.ROAD:
        return 2
    space = place - codes.ROAD
    owner, behind = state.owner[space], space - state.provost
    into[0] = F_ON + state.tile[space]
    count: i64 = 2
    if owner >= 0:
        into[2] = F_OWN if owner == seat else F_OTHERS
        counts[2] = 1
        count = 3
    if behind > 0:
        into[count] = F_FAR + min(behind, NEAR_MOST) - 1
        counts[count] = 1
        count += 1
    return count


def _changed(state: Position, space: i64, into: vec[i64], counts: vec[i64]) -> i64:
    """Write which building is changed or moved to, and whose it is."""
    seat = state.player
    owner = state.owner[space]
    into[0] = F_CHANGED + state.tile[space]
    if owner < 0:
        return 1
    into[1] = F_OWN if owner == seat else F_OTHERS
    counts[1] = 1
    return 2


def _met(state: Position, steps: i64, into: vec[i64], counts: vec[i64]) -> i64:
    """Write how many workers the provost reaches or leaves out."""
    seat, there = state.player, state.provost + steps
    first, last = state.provost + 1, there
    ahead: i64 = 0
    if steps < 0:
        first, last = there + 1, state.provost
        ahead = 2
    mine: i64 = 0
    theirs: i64 = 0
    space: i64
    for space in range(max(first, 1), min(last, codes.SPACES) + 1):
        if state.worker[space] == seat:
            mine += 1
        elif state.worker[space] >= 0:
            theirs += 1
    into[1] = F_MET + ahead
    counts[1] = mine
    into[2] = F_MET + ahead + 1
    counts[2] = theirs
    return 3
