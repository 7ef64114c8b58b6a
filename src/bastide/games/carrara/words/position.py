"""A position in one line of text, and back.

    turn seat=0 first=0 turn=3 cards=BASE-TOP,BASE-OBJECT,BASE-BUILDING,- wheel=RGK,WB,-,-,-,Y
    display=porta_3,-,villa_1,… sale=crown,book ending=- pending=- gone=-
    seats=17:5:WWK:1.0.0.0.0.0:type_palazzo:palazzo_2@pisa:-;20:0:B:…

The first word is the phase. A seat is its coins, points, blocks, objects (in the order of `components.toml`), scorings,
buildings with their cities, and upgrade tiles. The bag, the supply, the stack and the tiles of cost 8 are what is left.
`pending` is what is under way: a purchase (`rotated`, `stayed/II/WWR/9`: segment, blocks, coins), a payment
(`porta_3/lucca/-/RR`: tile, city, tile that it replaces, blocks paid), an upgrade (`villa_8/pisa/-`), or `purchased`.
Hidden goods are part of the line, the options of the game are not.
"""

from typing import Final

from bastide.engine.errors import require
from bastide.engine.game import Setup
from bastide.engine.line import WHAT, LineField, split_line
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.buildings import size
from bastide.games.carrara.kernel.setup import begin
from bastide.games.carrara.kernel.state import Position
from bastide.games.carrara.words import parts
from bastide.games.carrara.words.goods import members, total
from bastide.games.carrara.words.pending import pending, read_pending
from bastide.games.carrara.words.pieces import SEAT, read_cards, read_seat, read_tiles, seat_text, work_out_supplies

LINE: Final = (
    LineField("seat"), LineField("first"), LineField("turn"), LineField("cards", ","), LineField("wheel", ","),
    LineField("display", ","), LineField("sale", ","), LineField("ending"), LineField("pending"),
    LineField("gone", ","), LineField("seats", ";", parts=SEAT),
)  # fmt: skip
"""The fields with what they are made of."""
FIELDS: Final = tuple(field.name for field in LINE)
ENDINGS: Final = {"buildings": codes.BY_BUILDINGS, "announcement": codes.BY_ANNOUNCEMENT}


def line(state: Position) -> str:
    """Return the position in one line."""
    ending = parts.NONE
    if state.ending != codes.RUNNING:
        ending = f"{'buildings' if state.ending == codes.BY_BUILDINGS else 'announcement'}@{state.ending_turn}"
    return (
        f"{codes.PHASE_NAMES[state.phase]} seat={state.player} first={state.first}"
        f" turn={state.turn}"
        f" cards={parts.joined([parts.NONE if c == codes.NOTHING else tables.CARD_NAMES[c] for c in state.cards])}"
        f" wheel={parts.joined([parts.letters(blocks) for blocks in state.wheel])}"
        f" display={parts.joined([parts.tile_name(tile) for tile in state.sites])}"
        f" sale={parts.joined(members(state.sale, tables.KIND_NAMES))} ending={ending} pending={pending(state)}"
        f" gone={parts.joined(members(state.gone, tables.TILE_NAMES))}"
        f" seats={';'.join(seat_text(state, seat) for seat in range(state.players))}"
    )


def read(setup: Setup, written: str) -> Position:
    """Return the position of a line, without history.

    Raises `PositionError` naming the field that is wrong: more pieces than the box has, a tile in two places, a display
    that would have been filled, a purchase or a payment that cannot be under way.
    """
    state = begin(setup)
    by_chance = state.phase == codes.STARTING
    fixed_first, dealt = state.first, list(state.cards)
    phase, values = split_line(written, codes.PHASE_NAMES, FIELDS)
    state.phase = codes.PHASE_NAMES.index(phase)
    players = int(state.players)
    for field in ("seat", "first"):
        require(parts.number(field, values[field]) < players, field, f"there is no such seat with {players} players")
    state.player, state.first = int(values["seat"]), int(values["first"])
    require(by_chance or state.first == fixed_first, "first", f"in this game seat {fixed_first} begins")
    state.turn = parts.number("turn", values["turn"])
    at = (state.first + state.turn - 1) % players
    require(state.turn >= 1 and at == state.player, "seat", f"in turn {state.turn} it is seat {at}'s")
    read_cards(state, values["cards"], dealt)
    wheel = values["wheel"].split(",")
    require(len(wheel) == codes.SEGMENTS, "wheel", f"{len(wheel)} segments, the wheel has {codes.SEGMENTS}")
    for segment, text in enumerate(wheel):
        state.wheel[segment] = parts.blocks("wheel", text)
    seats = values["seats"].split(";")
    require(len(seats) == players, "seats", f"{len(seats)} seats for {players} players")
    for seat, text in enumerate(seats):
        read_seat(state, seat, text)
    state.sale = parts.named_set("sale", values["sale"], tables.KIND_NAMES)
    read_tiles(state, values["display"], parts.named_set("gone", values["gone"], tables.TILE_NAMES))
    work_out_supplies(state)
    read_pending(state, values["pending"])
    _ending_from(state, values["ending"])
    _check_phase(state, by_chance)
    require(line(state) == written, "line", f"it would be written {line(state)!r}")
    return state


def _ending_from(state: Position, text: str) -> None:
    state.ending, state.ending_turn = codes.RUNNING, 0
    if text != parts.NONE:
        by, mark, turn = text.partition("@")
        require(by in ENDINGS and mark, "ending", f"{text!r} does not look like 'buildings@12'")
        state.ending, state.ending_turn = ENDINGS[by], parts.number("ending", turn)
        players = int(state.players)
        same_round = (state.ending_turn - 1) // players == (state.turn - 1) // players
        require(1 <= state.ending_turn <= state.turn and same_round, "ending", "the last round is over (CRR-094)")
        later = state.phase == codes.OVER or state.ending == codes.BY_BUILDINGS or state.ending_turn < state.turn
        require(later, "ending", "announcing ends the turn (CRR-029)")
    if state.phase == codes.OVER:
        require(state.ending != codes.RUNNING, "ending", "the game does not end without a reason (CRR-089)")
        require((state.player + 1) % state.players == state.first, "ending", "the round is played to its end (CRR-094)")


def _check_phase(state: Position, by_chance: bool) -> None:
    phase, tiles = state.phase, size(state.display)
    started = phase > codes.DISPLAYING
    if phase == codes.STARTING:
        require(by_chance, WHAT, "'start' is for games whose first seat is drawn (CRR-025)")
    if not started:
        require(state.turn == 1, "turn", "the set-up comes before the first turn")
        empty = all(not state.built[i] for i in range(codes.SEATS * codes.CITIES)) and not any(state.scored)
        require(empty, "seats", "nobody has buildings or scorings before the first turn")
        require(tiles == 0 or phase == codes.DISPLAYING, "display", "cards are dealt first")
        in_order = all(state.sites[site] != codes.NOTHING for site in range(int(tiles)))
        require(in_order and tiles < tables.SITES, "display", "the sites are filled one by one")
    require(
        phase > codes.DEALING or state.dealing < codes.CLASSES or phase == codes.STARTING,
        WHAT,
        "all cards are dealt",
    )
    require(phase <= codes.DEALING or state.dealing == codes.CLASSES, "cards", "cards are missing")
    if phase == codes.STARTING:
        state.dealing = 0
        require(state.first == 0, "first", "nobody knows yet who begins")
    if phase == codes.REVEALING:
        require(tiles == tables.SITES - 1 and state.stack, WHAT, "no tile is to be turned up (CRR-057)")
    elif started:
        require(
            tiles == tables.SITES or not state.stack, "display", "it would have been filled from the stack (CRR-057)"
        )
    built_out = started and not state.display and not state.stack
    require(built_out or state.ending != codes.BY_BUILDINGS, "ending", "there are still buildings (CRR-097)")
    require(not built_out or state.ending != codes.RUNNING, "ending", "all buildings have been constructed (CRR-097)")
    on_wheel = total(sum(int(blocks) for blocks in state.wheel))
    due = on_wheel < tables.FILL and state.bag != 0
    if phase == codes.REFILLING:
        require(due, WHAT, "no block is to be drawn (CRR-034, CRR-035)")
    if phase == codes.BUYING and state.turned == codes.ROTATED and state.segment == codes.NOTHING:
        require(not due, WHAT, "the wheel would have been refilled (CRR-033)")
