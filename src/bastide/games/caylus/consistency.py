"""Whether a position that was read from text can be: pieces, places, and what is asked there."""

from typing import Final

from bastide.engine.errors import PositionError
from bastide.games.caylus.actions import (
    CASTLE,
    GATE,
    GUILD,
    INN,
    JOUST_FIELD,
    LINE_CODES,
    LINES,
    NEUTRALS,
    SEATS,
    SPACES,
    STABLES,
)
from bastide.games.caylus.building import cost, is_target
from bastide.games.caylus.castle import best_builder, built, house_section, is_due
from bastide.games.caylus.choices import fill
from bastide.games.caylus.favours import open_columns
from bastide.games.caylus.gains import plain_cubes
from bastide.games.caylus.phases import (
    ACTIVATING,
    ASK_BATCH,
    ASK_BONUS,
    ASK_BUILD,
    ASK_BUY,
    ASK_FAVOUR,
    ASK_GATE,
    ASK_GUILD,
    ASK_INN,
    ASK_JOUST,
    ASK_OFFER,
    ASK_PAY,
    ASK_PROVOST,
    ASK_SELL,
    ASK_SITE,
    ASK_TAKE,
    ASK_TRANSFORM,
    ASK_WORKER,
    BUILDING,
    ENDING,
    FAVOUR_ARCHITECT,
    FAVOUR_CARPENTER,
    FAVOUR_LAWYER,
    FAVOUR_MASON,
    FAVOUR_SWAP,
    FAVOUR_WOOD_OR_STONE,
    MOVING,
    NOTHING,
    OVER,
    PLACING,
    SECTIONS,
    SPECIAL,
)
from bastide.games.caylus.state import State
from bastide.games.caylus.tables import (
    ANY,
    BAILIFF_FAR,
    BAILIFF_NEAR,
    BUILDS,
    BUY_PRICE,
    CLASS,
    COST,
    EFFECT,
    EXCHANGE,
    FIXED,
    LAWYERING,
    NEUTRAL,
    OFFER_COUNT,
    OFFER_PART,
    OFFERS,
    OWNER_BONUS,
    PARTS,
    PARTS_OF,
    PRESTIGIOUS,
    PRINTED,
    RESIDENTIAL,
    SELL_PRICE,
    START_SPACE,
    TRIGGER,
    WORKS,
)
from bastide.games.caylus.turn import can_joust

CHOOSING: Final = (ASK_TAKE, ASK_BUILD, ASK_SITE, ASK_TRANSFORM, ASK_PAY, ASK_FAVOUR)
"""Questions that a favour can ask."""
BY_BUILDING: Final = (*CHOOSING, ASK_BONUS, ASK_SELL, ASK_BUY, ASK_OFFER)
AT_SPECIAL: Final = {ASK_GATE: GATE, ASK_GUILD: GUILD, ASK_JOUST: JOUST_FIELD, ASK_INN: INN}
ASKS_IN: Final = {
    PLACING: (ASK_WORKER,),
    SPECIAL: (*CHOOSING, *AT_SPECIAL),
    MOVING: (ASK_PROVOST,),
    ACTIVATING: BY_BUILDING,
    BUILDING: (*CHOOSING, ASK_BATCH),
    ENDING: CHOOSING,
    OVER: (NOTHING,),
}
FAVOUR_ASKS: Final = {
    FAVOUR_WOOD_OR_STONE: (ASK_TAKE,),
    FAVOUR_SWAP: (ASK_PAY, ASK_TAKE),
    FAVOUR_CARPENTER: (ASK_BUILD, ASK_PAY),
    FAVOUR_MASON: (ASK_BUILD,),
    FAVOUR_LAWYER: (ASK_TRANSFORM,),
    FAVOUR_ARCHITECT: (ASK_BUILD, ASK_SITE),
}
SKIPPABLE: Final = (
    ASK_GATE, ASK_GUILD, ASK_JOUST, ASK_PROVOST, ASK_SELL, ASK_BUY, ASK_OFFER, ASK_BUILD, ASK_TRANSFORM, ASK_BATCH,
)  # fmt: skip
"""Questions that one need not use, unless a favour asks them."""
CHOSEN: Final = (ASK_PAY, ASK_SITE, ASK_TAKE, ASK_BONUS)
"""Questions that are not asked where only one answer is possible."""


def require(good: object, field: str, reason: str) -> None:
    """Raise `PositionError` naming the field, unless all is well."""
    if not good:
        raise PositionError(f"{field}: {reason}")


def works_on(state: State) -> bool:
    """Return whether a building has been activated whose worker is still there."""
    return bool(state.phase == ACTIVATING or (state.phase == SPECIAL and state.ask in CHOOSING))


def check(state: State) -> None:
    """Raise `PositionError` if a position after the set-up cannot be."""
    _check_road(state)
    _check_workers(state)
    _check_sections(state)
    _check_tracks(state)
    _check_turn(state)
    if state.phase != OVER:
        _check_phase(state)
        _check_favour(state)
        _check_choice(state)


def _check_road(state: State) -> None:
    """Tiles lie where they can, owned as they can be (CAY-022 to CAY-027, CAY-156)."""
    neutral, gap = [], False
    for space in range(1, SPACES + 1):
        kind, owner = state.tile[space], state.owner[space]
        if PRINTED[space] >= 0:
            require(kind == PRINTED[space] and owner < 0, "road", f"what is printed on space {space} stays (CAY-311)")
            continue
        if kind < 0:
            require(space > NEUTRALS, "road", f"space {space} cannot be empty (CAY-022)")
            gap = True
            continue
        what = CLASS[kind]
        require(not gap, "road", f"space {space} is built before a lower one (CAY-156)")
        require(what != FIXED, "road", f"space {space}: that is printed elsewhere")
        require((owner < 0) == (what == NEUTRAL), "road", f"space {space} has a wrong owner (CAY-042, CAY-158)")
        place = what in (NEUTRAL, RESIDENTIAL, PRESTIGIOUS) if space <= NEUTRALS else what != NEUTRAL
        require(place, "road", f"space {space} cannot carry that building (CAY-022, CAY-156)")
        if what == NEUTRAL:
            neutral.append(kind)
    require(len(set(neutral)) == len(neutral), "road", "a neutral tile lies twice")


def _check_workers(state: State) -> None:
    """Workers stand where they can at this time."""
    for space in range(1, SPACES + 1):
        worker, pending, kind = state.worker[space], state.pending[space], state.tile[space]
        if worker >= 0:
            require(WORKS[kind], "road", f"no worker can stand on space {space} (CAY-075)")
            require(state.phase <= ACTIVATING, "road", "the workers of the road are home after phase 5 (CAY-139)")
            gone = state.phase == ACTIVATING and space < state.at
            require(not gone, "road", f"the worker on space {space} is home already (CAY-135)")
        if pending >= 0:
            state.pending[space] = -1
            fits = worker >= 0 and is_target(state, pending, space) and state.phase in (SPECIAL, MOVING, ACTIVATING)
            state.pending[space] = pending
            require(fits, "road", f"no transformation can be pending on space {space} (CAY-178)")
    for place in (GATE, GUILD - 1, GUILD, JOUST_FIELD):
        here = state.phase == PLACING or (state.phase == SPECIAL and place >= state.at)
        require(state.special[place] < 0 or here, "special", "its worker is home already (CAY-091)")
    early = state.phase == PLACING or (state.phase == SPECIAL and state.at <= STABLES)
    _check_row("stables", list(state.stables), early and state.players > 2)
    _check_row("castle", list(state.castle), state.phase <= BUILDING)
    before_inn = state.phase == PLACING or (state.phase == SPECIAL and state.at < INN)
    require(state.inn_left < 0 or before_inn, "inn", "the left circle is empty after phase 3 (CAY-114)")


def _check_row(field: str, row: list[int], open_now: bool) -> None:
    taken = [seat for seat in row if seat >= 0]
    require(open_now or not taken, field, "nobody stands there now")
    require(row[: len(taken)] == taken, field, "the lowest circles are taken first (CAY-077, CAY-081)")
    require(len(set(taken)) == len(taken), field, "a seat stands there twice (CAY-078, CAY-082)")


def _check_sections(state: State) -> None:
    """Houses fill the sections in their order, and what is due has been scored (CAY-206, CAY-207, CAY-234)."""
    for section in range(SECTIONS):
        count = built(state, section)
        require(count <= PARTS_OF[section], "houses", f"section {section} has only {PARTS_OF[section]} parts (CAY-030)")
        if state.scored[section]:
            done = state.bailiff >= TRIGGER[section] or count == PARTS_OF[section]
            require(done, "scored", f"section {section} cannot have been scored (CAY-234)")
            continue
        if section and not state.scored[section - 1]:
            full = built(state, section - 1) == PARTS_OF[section - 1]
            require(full or not count, "houses", "the section before is not full (CAY-207)")
        if state.phase < ENDING:
            open_yet = state.bailiff < TRIGGER[section] and (count < PARTS_OF[section] or state.phase == BUILDING)
            require(open_yet, "scored", f"section {section} must have been scored (CAY-234)")
    for seat in range(state.players):
        houses = sum(state.houses[section * SEATS + seat] for section in range(SECTIONS))
        fits = state.given[seat] == 0 or (state.phase == BUILDING and seat in list(state.castle))
        require(fits and state.given[seat] <= houses, "given", f"seat {seat} cannot have given so many batches")
    require(state.phase != OVER or state.scored[SECTIONS - 1], "scored", "the towers end the game (CAY-280)")


def _check_tracks(state: State) -> None:
    """Bailiff, provost, turn and favour markers are where they can be."""
    moves = state.turn - 1 + (state.phase >= ENDING)
    require(state.turn >= 1, "turn", "turns count from 1")
    here = START_SPACE + BAILIFF_NEAR * moves <= state.bailiff <= START_SPACE + BAILIFF_FAR * moves
    require(here, "bailiff", f"he cannot be there in turn {state.turn} (CAY-230, CAY-231)")
    together = state.phase in (PLACING, ENDING, OVER)
    require(state.provost >= 1, "provost", "the road begins with space 1 (CAY-123)")
    require(state.provost == state.bailiff or not together, "provost", "provost and bailiff are together (CAY-233)")
    for seat in range(state.players):
        for line in range(LINES):
            level = state.level[seat * LINES + line]
            require(level <= open_columns(state), "favours", f"column {level} is not open (CAY-255)")
            used = state.used[seat] >> line & 1
            phase = state.phase in (SPECIAL, ACTIVATING, BUILDING, ENDING, OVER)
            require(not used or (level and phase), "used", "that line cannot have been chosen (CAY-253)")
        simple = state.simple and any(state.level[seat * LINES + line] for line in range(LINES))
        require(not simple, "favours", "the table is not used (CAY-300)")


def _check_turn(state: State) -> None:
    """What is asked belongs to the phase, and the bridge to it."""
    require(state.phase in ASKS_IN, "phase", "nothing is asked in this phase")
    require(state.ask in ASKS_IN[state.phase], "ask", "that is not asked in this phase")
    if state.phase == PLACING:
        require(state.bridge < state.players, "passed", "all have passed, so phase 2 is over (CAY-060)")
    else:
        require(state.bridge == state.players, "passed", "phase 2 ends when all have passed (CAY-060)")
    require((state.player < 0) == (state.phase == OVER), "seat", "somebody decides until the game is over")
    if state.phase == OVER:
        require(state.at == state.left == state.number == state.favour == state.waiting == 0, "at", "the game is over")
        require(state.kind < 0, "kind", "the game is over")


def _check_phase(state: State) -> None:
    """Whoever decides is the one whose turn it is, as far as the phase has got."""
    seat, at, players = state.player, int(state.at), int(state.players)
    order, choosing = list(state.order), state.ask in CHOOSING
    if state.phase == PLACING:
        require(seat not in list(state.passed)[: state.bridge], "seat", "that seat has passed (CAY-061)")
        require(at == (order.index(seat) + 1) % players, "at", f"after seat {seat} it must be the next in turn order")
    elif state.phase == SPECIAL and state.ask == ASK_INN:
        require(at == INN and state.inn_right == seat and state.inn_left < 0, "seat", "the inn does not ask that seat")
    elif state.phase == SPECIAL:
        place = JOUST_FIELD if choosing else AT_SPECIAL[state.ask]
        require(at == place and state.special[place] == seat, "seat", "its worker does not stand there")
        require(state.ask != ASK_JOUST or can_joust(state, seat), "ask", "the joust cannot be paid (CAY-105)")
    elif state.phase == MOVING:
        require(
            1 <= at <= players and state.passed[at - 1] == seat,
            "seat",
            "it moves the provost in passing order (CAY-120)",
        )
    elif state.phase == ACTIVATING:
        require(1 <= at <= state.provost and state.worker[at] >= 0, "at", "no building is activated there (CAY-130)")
        who = state.owner[at] if state.ask == ASK_BONUS else state.worker[at]
        require(seat == who, "seat", f"it is for seat {who} to decide")
    elif state.ask == ASK_BATCH:
        require(at < SEATS and state.castle[at] == seat, "seat", "its worker is not the next in the castle (CAY-201)")
        require(house_section(state) < SECTIONS, "ask", "there is no room in the castle (CAY-211)")
    elif state.phase == BUILDING:
        require(at == CASTLE and seat == best_builder(state), "seat", "the best builder decides (CAY-214)")
    else:
        require(state.section < SECTIONS and is_due(state, state.section), "scored", "no section is to be scored")
        require(1 <= at <= players and order[at - 1] == seat, "seat", "players are scored in turn order (CAY-238)")
    if state.phase == BUILDING:
        acted = [state.castle[i] for i in range(min(at + (state.ask == ASK_BATCH), SEATS))]
        early = any(state.given[other] for other in range(players) if other not in acted)
        require(not early, "given", "batches are given in order (CAY-201)")


def _check_favour(state: State) -> None:
    """A favour that is in use, or waits, is one that can be."""
    if state.ask == ASK_FAVOUR:
        require(state.waiting and not state.favour and not state.simple, "waiting", "no favour is waiting")
        require(state.used[state.player] != 15, "used", "no line is left (CAY-261)")
    elif state.favour:
        require(
            state.ask in FAVOUR_ASKS.get(int(state.favour), ()) and not state.simple, "favour", "it does not ask that"
        )
        line, column = divmod(int(state.favour), LINE_CODES)
        require(state.used[state.player] >> line & 1, "used", "its line has been chosen (CAY-260)")
        require(state.level[state.player * LINES + line] >= column, "favours", "the marker is not so far (CAY-257)")
    else:
        require(state.waiting == 0, "waiting", "a favour is resolved at once (CAY-251)")
        special = state.phase in (SPECIAL, BUILDING, ENDING) and state.ask in CHOOSING
        require(not special, "favour", "only a favour asks that in this phase")


def _check_choice(state: State) -> None:
    """A choice in several actions is one that can be, and there is something to choose."""
    kind, left, number, ask = int(state.kind), int(state.left), int(state.number), state.ask
    tile = int(state.tile[state.at]) if state.phase == ACTIVATING else -1
    paying = ask == ASK_PAY and kind >= 0
    require((kind >= 0) == (ask == ASK_SITE or paying), "kind", "a building is being paid or placed, or none is")
    gold = ask == ASK_PAY and not paying and not state.favour
    if paying:
        require(left and left <= COST[kind * PARTS + ANY], "left", "that is not to be paid")
        require(_may_build(state, kind, tile), "kind", "that building is not built here")
    elif ask == ASK_SITE:
        require(
            left == 0 and CLASS[kind] == PRESTIGIOUS, "kind", "only prestige buildings have a site to choose (CAY-161)"
        )
        require(_may_build(state, kind, tile), "kind", "that building is not built here")
    elif gold:
        require(
            tile >= 0 and EFFECT[tile] == EXCHANGE and OFFER_PART[tile * OFFERS + number] == ANY,
            "ask",
            "nothing is to be paid",
        )
        require(1 <= left <= OFFER_COUNT[tile * OFFERS + number], "left", "that is not to be paid")
        require(plain_cubes(state, state.player) > left, "cubes", "there is no choice which to pay (CAY-017)")
    elif ask == ASK_BUY:
        require(
            tile >= 0 and left < OFFERS and BUY_PRICE[tile * OFFERS + left], "left", "there is nothing to buy (CAY-136)"
        )
        require(state.deniers[state.player] >= BUY_PRICE[tile * OFFERS + left], "deniers", "too few to buy (CAY-017)")
    elif ask == ASK_TAKE and state.favour:
        require(1 <= left <= (2 if state.favour == FAVOUR_SWAP else 1), "left", "so many cubes cannot be taken")
    elif ask == ASK_PAY:
        require(left == 1, "left", "one cube is given (CAY-271)")
    else:
        require(left == 0, "left", "nothing is left to pay or take")
    require(gold or number == 0, "number", "no offer is being paid")
    _check_effect(state, tile)
    least = 2 if _asks_for_two(state) else 1
    require(fill(state) >= least, "ask", "there is nothing to choose")


def _asks_for_two(state: State) -> bool:
    """Return whether the game asks only if there are two answers: one of them may be to skip it (CAY-134)."""
    return bool(state.ask in CHOSEN or (not state.favour and state.ask in SKIPPABLE))


def _may_build(state: State, kind: int, tile: int) -> bool:
    """Return whether a building can be in the making: not yet on the road, its named cubes paid."""
    what = {FAVOUR_CARPENTER: 2, FAVOUR_MASON: 3, FAVOUR_ARCHITECT: PRESTIGIOUS}.get(
        int(state.favour), BUILDS[tile] if tile >= 0 else -1
    )
    room = CLASS[kind] == PRESTIGIOUS or any(state.tile[space] < 0 for space in range(1, SPACES + 1))
    return bool(CLASS[kind] == what and state.stock[kind] and room and cost(state, kind, 0) >= 0)


def _check_effect(state: State, tile: int) -> None:
    """What a building asks in phase 5 is its own effect."""
    if tile < 0 or state.favour or state.ask in (ASK_FAVOUR, ASK_PAY, ASK_SITE):
        return
    fits = {
        ASK_TAKE: True,
        ASK_BONUS: OWNER_BONUS[tile] and state.owner[state.at] != state.worker[state.at],
        ASK_SELL: SELL_PRICE[tile],
        ASK_BUY: True,
        ASK_OFFER: EFFECT[tile] == EXCHANGE,
        ASK_BUILD: BUILDS[tile] >= 0,
        ASK_TRANSFORM: EFFECT[tile] == LAWYERING,
    }
    require(fits[state.ask], "ask", "the building does not ask that (CAY-132)")
