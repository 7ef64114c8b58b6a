"""A position in one line of text, and back.

    place seat=1 tile=N scores=8,0 supply=7,6 aside=- tiles=D@0,0r0;V@1,0r0;U@-1,0r1+1:road.0

The first word is what comes next (start, draw, place, meeple, over). Tiles stand in the order of placing,
each with the meeple that is on it: seat and segment. The options of the game are not part of the line.
"""

import re
from collections.abc import Iterable
from typing import Final

from bastide.engine.errors import require
from bastide.engine.game import Setup
from bastide.engine.line import WHAT, LineField, split_line
from bastide.games.carcassonne.kernel import codes, meeples, placing, tables
from bastide.games.carcassonne.kernel.scoring import around
from bastide.games.carcassonne.kernel.setup import begin
from bastide.games.carcassonne.kernel.state import Position
from bastide.games.carcassonne.words.names import SLOT_NAMES, node_name, xy_of

LINE: Final = (
    LineField("seat"), LineField("tile"), LineField("scores", ","), LineField("supply", ","), LineField("aside"),
    LineField("tiles", ";"),
)  # fmt: skip
"""The fields with what they are made of."""
FIELDS: Final = tuple(field.name for field in LINE)
NONE: Final = "-"
NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,3}")
TILE: Final = re.compile(r"([A-Z])@(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)r([0-3])(?:\+([0-9]):([a-z]+(?:\.[0-9])?))?")


def line(state: Position) -> str:
    """Return the position in one line."""
    seats = range(state.players)
    hand = NONE if state.hand == codes.NOBODY else tables.LETTERS[state.hand]
    aside = "".join(tables.LETTERS[kind] for kind in map(state.aside, range(state.put_aside))) or NONE
    return (
        f"{codes.PHASE_NAMES[state.phase]} seat={state.player} tile={hand}"
        f" scores={','.join(str(state.score(seat)) for seat in seats)}"
        f" supply={','.join(str(state.supply(seat)) for seat in seats)}"
        f" aside={aside} tiles={';'.join(_tile_text(state, tile) for tile in range(state.tiles))}"
    )


def _tile_text(state: Position, tile: int) -> str:
    kr, base = state.tile_kr(tile), state.tile_base(tile)
    end = state.tile_base(tile + 1) if tile + 1 < state.tiles else state.nodes
    men = "".join(f"+{state.meeple(n) - 1}:{node_name(state, n)}" for n in range(base, end) if state.meeple(n))
    return f"{tables.LETTERS[kr // 4]}@{state.tile_x(tile)},{state.tile_y(tile)}r{kr % 4}{men}"


def _numbers(field: str, text: str, players: int) -> list[int]:
    parts = text.split(",")
    require(len(parts) == players, field, f"{len(parts)} numbers for {players} players")
    for part in parts:
        require(NUMBER.fullmatch(part), field, f"{part!r} is not a number")
    return [int(part) for part in parts]


def _letter(field: str, letter: str) -> int:
    require(len(letter) == 1 and letter in tables.LETTERS, field, f"{letter!r} is not a tile")
    return tables.LETTERS.index(letter)


def _take(state: Position, field: str, kind: int) -> None:
    require(state.left(kind) > 0, field, f"more tiles {tables.LETTERS[kind]} than there are")
    placing.take_from_stack(state, state.packed, kind)


def read(setup: Setup, text: str) -> Position:
    """Return the position that `line` wrote, without history.

    Raises `PositionError` naming the field that is wrong: edges that do not match, tiles that do not
    touch, more tiles or meeples than the box has, a meeple on an occupied or already scored feature.
    """
    state = begin(setup)
    by_chance = state.phase == codes.STARTING
    first = state.first
    word, values = split_line(text, codes.PHASE_NAMES, FIELDS)
    phase = codes.PHASE_NAMES.index(word)
    players = int(state.players)
    seat = _numbers("seat", values["seat"], 1)[0]
    require(seat < players, "seat", f"there is no seat {seat} with {players} players")
    tiles = values["tiles"].split(";")
    require(len(tiles) <= tables.TILE_TOTAL, "tiles", f"{len(tiles)} tiles, the box has {tables.TILE_TOTAL}")
    turns = len(tiles) - 2 if phase == codes.DEPLOYING else len(tiles) - 1
    if by_chance:
        first = (seat - turns) % players
    require((first + turns) % players == seat, "seat", f"after {turns} turns it is seat {(first + turns) % players}'s")
    for number, tile in enumerate(tiles):
        _read_tile(state, number, tile, (first + number - 1) % players)
    hand = codes.NOBODY if values["tile"] == NONE else _letter("tile", values["tile"])
    require(
        (hand != codes.NOBODY) == (phase == codes.PLACING),
        "tile",
        "a tile is in hand if and only if it is to be placed now",
    )
    aside = [] if values["aside"] == NONE else [_letter("aside", letter) for letter in values["aside"]]
    require(aside or values["aside"] == NONE, "aside", f"write '{NONE}' for no tile")
    for kind in aside:
        _take(state, "aside", kind)
        placing.set_aside(state, kind)
    if hand != codes.NOBODY:
        _take(state, "tile", hand)
    if state.fixed:
        placed = [state.tile_kr(tile) // 4 for tile in range(1, state.tiles)]
        _check_order(state, placed, aside, hand)
    _check_phase(state, phase, hand, by_chance)
    _check_meeples(state, phase, _numbers("supply", values["supply"], players))
    scores = _numbers("scores", values["scores"], players)
    require(phase != codes.STARTING or not any(scores), "scores", "nobody has points before the first turn")
    for owner, points in enumerate(scores):
        state.packed[codes.SCORE_AT + owner] = points
    state.phase, state.player, state.hand = phase, seat, hand
    state.first = (seat - turns) % players
    return state


def _read_tile(state: Position, number: int, text: str, seat: int) -> None:
    """Lay one tile, the next in the order of placing, with the meeple of the seat whose turn it was."""
    match = TILE.fullmatch(text)
    require(match, "tiles", f"{text!r} does not look like 'V@1,0r2' or 'V@1,0r2+0:road.0'")
    assert match
    kind, x, y, turn = _letter("tiles", match[1]), int(match[2]), int(match[3]), int(match[4])
    if number == 0:
        start = f"{tables.LETTERS[tables.START_KIND]}@0,0r{tables.START_ROTATION}"
        require(text == start, "tiles", f"the first is the start tile, {start}, without a meeple (CAR-011, CAR-017)")
        return
    cell = codes.cell_at(x, y)
    front = int(state.board[cell]) - codes.FRONT
    require(front >= 0 and xy_of(state, cell) == (x, y), "tiles", f"{text} is not beside the tiles before it (CAR-022)")
    fits = tables.FITS[kind * 256 + int(state.front_need(front))] >> turn & 1
    require(fits, "tiles", f"{text} does not match its neighbours, or looks the same by a smaller rotation (CAR-024)")
    _take(state, "tiles", kind)
    state.hand = kind
    placing.lay(state, front, turn)
    state.hand = codes.NOBODY
    if match[5] is None:
        return
    require(int(match[5]) == seat, "tiles", f"{text} was placed by seat {seat}, who alone may have a meeple there")
    slot = SLOT_NAMES.index(match[6]) if match[6] in SLOT_NAMES else codes.SLOT_NONE
    segment = tables.SEGMENT_AT[kind * codes.SLOTS + slot] if slot != codes.SLOT_NONE else -1
    require(segment >= 0, "tiles", f"{text}: tile {match[1]} has no {match[6]}")
    require(
        state.farmers or tables.TYPE[kind * 8 + segment] != tables.FIELD,
        "tiles",
        f"{text}: there are no farmers (CAR-135)",
    )
    root = int(state.label(state.tile_base(state.tiles - 1) + segment))
    require(state.word[root] < tables.MAN_ONE, "tiles", f"{text}: the feature held a meeple already (CAR-037)")
    require(state.supply(seat) > 0, "tiles", f"{text}: seat {seat} has only {tables.SUPPLY} meeples (CAR-014)")
    meeples.put(state, state.tiles - 1, segment, seat)


def _check_order(state: Position, placed: list[int], aside: list[int], hand: int) -> None:
    """Check that what was placed and what was set aside can have come from the fixed stack in its order."""
    stack = list(state.stack)[: state.drawn]
    if hand != codes.NOBODY:
        require(stack.pop() == hand, "tile", "the fixed stack has another tile here")
    ways = {0}  # how many of `placed` may be among the first tiles of the stack
    for number, kind in enumerate(stack):
        ways = set(_one_more(ways, number, kind, placed, aside))
    require(len(placed) in ways, "tiles", "they are not the first tiles of the fixed stack, in its order")


def _one_more(ways: set[int], number: int, kind: int, placed: list[int], aside: list[int]) -> Iterable[int]:
    for way in ways:
        if way < len(placed) and placed[way] == kind:
            yield way + 1
        if number - way < len(aside) and aside[number - way] == kind:
            yield way


def _check_phase(state: Position, phase: int, hand: int, by_chance: bool) -> None:
    if phase == codes.STARTING:
        require(by_chance, WHAT, "'start' is for games whose first seat is drawn (CAR-016)")
        require(state.drawn == 0, WHAT, "'start' comes before the first tile")
    elif phase == codes.DRAWING:
        require(state.unseen > 0, WHAT, "there is no tile left to draw")
    elif phase == codes.PLACING:
        require(placing.ways(state.word, hand), "tile", "it fits nowhere and would have been set aside (CAR-026)")
    elif phase == codes.DEPLOYING:
        require(state.tiles > 1, WHAT, "no meeple comes on the start tile (CAR-017)")
    else:
        require(state.unseen == 0, WHAT, f"the game is not over while {state.unseen} tiles are left (CAR-120)")


def _check_meeples(state: Position, phase: int, supply: list[int]) -> None:
    last = state.tile_base(state.tiles - 1)
    due = {int(state.label(node)) for node in range(last, state.nodes)} if phase == codes.DEPLOYING else set()
    for node in range(state.nodes):
        if not state.meeple(node):
            continue
        what, root = tables.TYPE[int(state.node_ks(node))], int(state.label(node))
        require(phase != codes.DEPLOYING or node < last, "tiles", "the last tile holds a meeple already")
        require(
            phase != codes.OVER or what == tables.FIELD,
            "tiles",
            "only farmers are left on the board at the end (CAR-107)",
        )
        done = not state.word[root] & tables.OPEN_MASK and root not in due
        require(not done, "tiles", "a completed feature holds a meeple, which went home when it was scored (CAR-055)")
    x, y = int(state.tile_x(state.tiles - 1)), int(state.tile_y(state.tiles - 1))
    for number in range(state.monks_out):
        tile = state.monk(number)
        near = phase == codes.DEPLOYING and max(abs(int(state.tile_x(tile)) - x), abs(int(state.tile_y(tile)) - y)) <= 1
        require(
            near or around(state, tile) < codes.NEIGHBOURS, "tiles", "a completed cloister holds a meeple (CAR-055)"
        )
    for seat, number in enumerate(supply):
        out = tables.SUPPLY - state.supply(seat)
        require(
            number + out == tables.SUPPLY,
            "supply",
            f"seat {seat} has {out} meeples on the board and {number} more, not {tables.SUPPLY}",
        )
