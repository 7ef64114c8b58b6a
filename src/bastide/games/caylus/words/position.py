"""A position in one line of text, and back.

    worker seat=1 turn=1 phase=place at=2 kind=- left=0 number=0 favour=- waiting=0 provost=6 bailiff=6 order=0,1,2
    passed=- special=-,0,-,- stables=-,-,- inn=-,- castle=-,-,-,-,- road=farm;forest+2;…;- houses=0.0.0,0.0.0,0.0.0
    scored=0 scores=0,0,0 deniers=7,7,8 cubes=2.1.0.0.0,… favours=0.0.0.0,… used=-,-,- given=0,0,0

The first word is what is asked. A space of the road is `building@owner+worker~owner to come`; cubes are food, wood,
stone, cloth, gold; houses and favours are by seat. The options of the game are not part of the line.
"""

import re
from typing import Final

from bastide.engine.errors import require
from bastide.engine.game import Setup
from bastide.engine.line import WHAT, LineField, split_line
from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.kernel.act import act
from bastide.games.caylus.kernel.legal import listed
from bastide.games.caylus.kernel.setup import begin
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.words.consistency import check, works_on
from bastide.games.caylus.words.names import KINDS_BY_NAME, NAMES

LINE: Final = (
    LineField("seat"), LineField("turn"), LineField("phase"), LineField("at"), LineField("kind"), LineField("left"),
    LineField("number"), LineField("favour"), LineField("waiting"), LineField("provost"), LineField("bailiff"),
    LineField("order", ","), LineField("passed", ","), LineField("special", ","), LineField("stables", ","),
    LineField("inn", ","), LineField("castle", ","), LineField("road", ";"),
    LineField("houses", ",.", tuple(tables.SECTION_NAMES)), LineField("scored"), LineField("scores", ","),
    LineField("deniers", ","), LineField("cubes", ",.", tuple(tables.CUBE_NAMES)),
    LineField("favours", ",.", tuple(tables.LINE_NAMES)), LineField("used", ","), LineField("given", ","),
)  # fmt: skip
"""The fields with what they are made of."""
FIELDS: Final = tuple(field.name for field in LINE)
NONE: Final = "-"
LETTERS: Final = "pdrb"
"""The four lines of the favour table."""
NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,3}")
SPACE: Final = re.compile(r"([a-z-]*[a-z])(?:@([0-4]))?(?:\+([0-4]))?(?:~([0-4]))?")
SPECIALS: Final = 4
"""Special buildings with room for one worker."""


def _seat(seat: int) -> str:
    return NONE if seat < 0 else str(seat)


def _seats(seats: list[int]) -> str:
    return ",".join(map(_seat, seats)) or NONE


def _space_text(state: Position, space: int) -> str:
    if state.tile[space] == tables.EMPTY:
        return NONE
    marks = ((state.owner, "@"), (state.worker, "+"), (state.pending, "~"))
    return NAMES[state.tile[space]] + "".join(f"{mark}{found[space]}" for found, mark in marks if found[space] >= 0)


def line(state: Position) -> str:
    """Return the position in one line."""
    seats = range(int(state.players))
    favour = (
        NONE
        if not state.favour
        else f"{tables.LINE_NAMES[state.favour // codes.LINE_CODES]}.{state.favour % codes.LINE_CODES}"
    )
    order = [int(seat) for seat in list(state.order)[: state.players] if seat >= 0]
    used = [
        "".join(LETTERS[line] for line in range(codes.LINES) if state.used[seat] >> line & 1) or NONE for seat in seats
    ]
    values: dict[str, object] = {
        "seat": _seat(state.player if state.phase != codes.SETUP else codes.NOBODY),
        "turn": state.turn,
        "phase": codes.PHASE_NAMES[state.phase],
        "at": state.at,
        "kind": NONE if state.kind < 0 else NAMES[state.kind],
        "left": state.left,
        "number": state.number,
        "favour": favour,
        "waiting": state.waiting,
        "provost": state.provost,
        "bailiff": state.bailiff,
        "order": _seats(order),
        "passed": _seats(list(state.passed)[: state.bridge]),
        "special": _seats(list(state.special)[:SPECIALS]),
        "stables": _seats(list(state.stables)),
        "inn": _seats([state.inn_left, state.inn_right]),
        "castle": _seats(list(state.castle)),
        "road": ";".join(_space_text(state, space) for space in range(1, codes.SPACES + 1)),
        "houses": ",".join(
            ".".join(str(state.houses[s * codes.SEATS + seat]) for s in range(codes.SECTIONS)) for seat in seats
        ),
        "scored": state.scored,
        "scores": ",".join(str(state.score[seat]) for seat in seats),
        "deniers": ",".join(str(state.deniers[seat]) for seat in seats),
        "cubes": ",".join(
            ".".join(str(state.cubes[seat * codes.CUBES + c]) for c in range(codes.CUBES)) for seat in seats
        ),
        "favours": ",".join(
            ".".join(str(state.level[seat * codes.LINES + i]) for i in range(codes.LINES)) for seat in seats
        ),
        "used": ",".join(used),
        "given": ",".join(str(state.given[seat]) for seat in seats),
    }
    return f"{codes.ASK_NAMES[state.ask]} " + " ".join(f"{name}={values[name]}" for name in FIELDS)


def _number(field: str, text: str, most: int = 9999) -> int:
    require(NUMBER.fullmatch(text) and int(text) <= most, field, f"{text!r} is not a number up to {most}")
    return int(text)


def _numbers(field: str, text: str, count: int, mark: str = ",", most: int = 9999) -> list[int]:
    parts = text.split(mark)
    require(len(parts) == count, field, f"{len(parts)} values, there must be {count}")
    return [_number(field, part, most) for part in parts]


def _seat_list(field: str, text: str, players: int, count: int) -> list[int]:
    """Return so many seats, -1 for nobody; nobody comes twice unless it is nobody."""
    parts = text.split(",")
    require(len(parts) == count, field, f"{len(parts)} seats, there must be {count}")
    return [codes.NOBODY if part == NONE else _number(field, part, players - 1) for part in parts]


def _some_seats(field: str, text: str, players: int) -> list[int]:
    found = [] if text == NONE else [_number(field, part, players - 1) for part in text.split(",")]
    require(len(set(found)) == len(found), field, "a seat stands twice")
    return found


def read(setup: Setup, text: str) -> Position:
    """Return the position of a line, without history.

    Raises `PositionError` naming the field that is wrong: workers, tiles or houses that cannot be, a question that
    cannot be asked there.
    """
    state = begin(setup)
    ask, values = split_line(text, codes.ASK_NAMES, FIELDS)
    if values["phase"] == codes.PHASE_NAMES[codes.SETUP]:
        _draw_again(state, values)
    else:
        _read_course(state, codes.ASK_NAMES.index(ask), values)
        _read_places(state, values)
        _read_road(state, values["road"])
        _read_seats(state, values)
        check(state)
    _check_written(state, ask, values)
    require(line(state) == text, "line", "it is not written the way positions are")
    return state


def _check_written(state: Position, ask: str, values: dict[str, str]) -> None:
    """Name the first field that this position has otherwise: most are not read before the first turn begins."""
    when = "before the first turn" if state.phase == codes.SETUP else "here"
    asked, own = split_line(line(state), codes.ASK_NAMES, FIELDS)
    require(asked == ask, WHAT, f"it is {asked!r} {when}, not {ask!r}")
    for name in FIELDS:
        require(values[name] == own[name], name, f"it is {own[name]!r} {when}, not {values[name]!r}")


def _draw_again(state: Position, values: dict[str, str]) -> None:
    """Draw the tiles and the order again that the line has; nothing else has happened yet."""
    players = int(state.players)
    for text in values["road"].split(";")[:6]:
        if text == NONE:
            break
        kind = KINDS_BY_NAME.get(text, tables.KINDS)
        require(
            kind < tables.KINDS and tables.CLASS[kind] == tables.NEUTRAL and text == NAMES[kind],
            "road",
            f"{text!r} is not neutral",
        )
        require(codes.TILE + kind in listed(state), "road", f"{text} lies there twice")
        act(state, codes.TILE + kind)
    for seat in _some_seats("order", values["order"], players):
        require(
            state.ask != codes.ASK_TILE and state.phase == codes.SETUP, "order", "first the neutral tiles are drawn"
        )
        require(codes.ORDER + seat in listed(state), "order", f"seat {seat} stands twice")
        act(state, codes.ORDER + seat)
    require(state.phase == codes.SETUP, "phase", "the set-up is over")
    state.forget()


def _read_course(state: Position, ask: int, values: dict[str, str]) -> None:
    """Read what is asked, of whom, and how far the turn has got."""
    players = int(state.players)
    require(
        values["phase"] in codes.PHASE_NAMES, "phase", f"{values['phase']!r} is none of {', '.join(codes.PHASE_NAMES)}"
    )
    state.ask = ask
    state.phase = codes.PHASE_NAMES.index(values["phase"])
    state.player = codes.NOBODY if values["seat"] == NONE else _number("seat", values["seat"], players - 1)
    state.turn = _number("turn", values["turn"], 30)
    state.at = _number("at", values["at"], codes.SPACES)
    kind = values["kind"]
    require(kind == NONE or kind in NAMES, "kind", f"{kind!r} is no building")
    state.kind = codes.NOBODY if kind == NONE else NAMES.index(kind)
    state.left = _number("left", values["left"], 4)
    state.number = _number("number", values["number"], 1)
    state.favour = _favour(values["favour"])
    state.waiting = _number("waiting", values["waiting"], 99)
    state.provost = _number("provost", values["provost"], codes.SPACES)
    state.bailiff = _number("bailiff", values["bailiff"], codes.SPACES)
    state.working = works_on(state)
    if state.waiting or state.favour:
        state.lucky = state.player
    state.scored = _number("scored", values["scored"], codes.SECTIONS)
    state.section = state.scored if state.phase == codes.ENDING else 0


def _favour(text: str) -> int:
    if text == NONE:
        return 0
    line, _, column = text.partition(".")
    require(line in tables.LINE_NAMES, "favour", f"{line!r} is no line of the favour table")
    return tables.LINE_NAMES.index(line) * codes.LINE_CODES + _number("favour", column, codes.COLUMNS)


def _read_places(state: Position, values: dict[str, str]) -> None:
    """Read the turn order, the bridge, and the workers off the road."""
    players = int(state.players)
    order = _some_seats("order", values["order"], players)
    require(len(order) == players, "order", "a seat is missing")
    passed = _some_seats("passed", values["passed"], players)
    for place, seat in enumerate(order):
        state.order[place] = seat
    for place, seat in enumerate(passed):
        state.passed[place] = seat
    state.bridge = len(passed)
    for place, seat in enumerate(_seat_list("special", values["special"], players, SPECIALS)):
        state.special[place] = seat
    for place, seat in enumerate(_seat_list("stables", values["stables"], players, codes.STABLE_CIRCLES)):
        state.stables[place] = seat
    for place, seat in enumerate(_seat_list("castle", values["castle"], players, codes.SEATS)):
        state.castle[place] = seat
    state.inn_left, state.inn_right = _seat_list("inn", values["inn"], players, 2)


def _read_road(state: Position, text: str) -> None:
    """Read every space of the road; what stands there is not in the stock."""
    parts = text.split(";")
    require(len(parts) == codes.SPACES, "road", f"{len(parts)} spaces, there must be {codes.SPACES}")
    for space, part in enumerate(parts, 1):
        if part == NONE:
            state.tile[space] = tables.EMPTY
            continue
        match = SPACE.fullmatch(part)
        require(match and match[1] in NAMES, "road", f"{part!r} does not look like 'mason@1+0~1'")
        assert match
        kind = NAMES.index(match[1])
        state.tile[space] = kind
        for found, seat in zip((state.owner, state.worker, state.pending), match.groups()[1:], strict=True):
            require(seat is None or int(seat) < state.players, "road", f"{part}: there is no seat {seat}")
            found[space] = codes.NOBODY if seat is None else int(seat)
        if kind >= codes.FIRST_BUILT and kind != tables.RESIDENCE:
            require(state.stock[kind] > 0, "road", f"there are not so many tiles {match[1]}")
            state.stock[kind] -= 1


def _read_seats(state: Position, values: dict[str, str]) -> None:
    """Read what everybody has."""
    players = int(state.players)
    scores = _numbers("scores", values["scores"], players)
    deniers = _numbers("deniers", values["deniers"], players)
    given = _numbers("given", values["given"], players)
    rows = {name: values[name].split(",") for name in ("cubes", "favours", "houses", "used")}
    for name, row in rows.items():
        require(len(row) == players, name, f"{len(row)} seats, there must be {players}")
    for seat in range(players):
        state.score[seat], state.deniers[seat], state.given[seat] = scores[seat], deniers[seat], given[seat]
        for cube, count in enumerate(_numbers("cubes", rows["cubes"][seat], codes.CUBES, ".")):
            state.cubes[seat * codes.CUBES + cube] = count
        for line, level in enumerate(_numbers("favours", rows["favours"][seat], codes.LINES, ".", codes.COLUMNS)):
            state.level[seat * codes.LINES + line] = level
        for section, houses in enumerate(_numbers("houses", rows["houses"][seat], codes.SECTIONS, ".", 14)):
            state.houses[section * codes.SEATS + seat] = houses
        marks = "" if rows["used"][seat] == NONE else rows["used"][seat]
        require(re.fullmatch("p?d?r?b?", marks), "used", f"{marks!r} is no list of lines, such as 'pb'")
        state.used[seat] = sum(1 << LETTERS.index(mark) for mark in marks)
        state.home[seat] = tables.WORKERS - workers_out(state, seat)
        require(state.home[seat] >= 0, "road", f"seat {seat} has more than {tables.WORKERS} workers (CAY-003)")


def workers_out(state: Position, seat: int) -> int:
    """Return how many workers of a seat stand somewhere."""
    out = list(state.worker)[1:] + list(state.special)[: codes.ROAD] + list(state.stables) + list(state.castle)
    return [*out, state.inn_left, state.inn_right].count(seat)
