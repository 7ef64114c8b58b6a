"""Whether a position that was read from text can be: pieces, places, and what is asked there."""

from typing import Final

from bastide.engine.errors import PositionError
from bastide.games.caylus.kernel import castle, codes, construction, favours, gains, lawyer, scoring, special, tables
from bastide.games.caylus.kernel.legal import listed
from bastide.games.caylus.kernel.state import Position

CHOOSING: Final = (
    codes.ASK_TAKE,
    codes.ASK_BUILD,
    codes.ASK_SITE,
    codes.ASK_TRANSFORM,
    codes.ASK_PAY,
    codes.ASK_FAVOUR,
)
"""Questions that a favour can ask."""
BY_BUILDING: Final = (*CHOOSING, codes.ASK_BONUS, codes.ASK_SELL, codes.ASK_BUY, codes.ASK_OFFER)
AT_SPECIAL: Final = {
    codes.ASK_GATE: codes.GATE,
    codes.ASK_GUILD: codes.GUILD,
    codes.ASK_JOUST: codes.JOUST_FIELD,
    codes.ASK_INN: codes.INN,
}
ASKS_IN: Final = {
    codes.PLACING: (codes.ASK_WORKER,),
    codes.SPECIAL: (*CHOOSING, *AT_SPECIAL),
    codes.MOVING: (codes.ASK_PROVOST,),
    codes.ACTIVATING: BY_BUILDING,
    codes.BUILDING: (*CHOOSING, codes.ASK_BATCH),
    codes.ENDING: CHOOSING,
    codes.OVER: (codes.NOTHING,),
}
FAVOUR_ASKS: Final = {
    codes.FAVOUR_WOOD_OR_STONE: (codes.ASK_TAKE,),
    codes.FAVOUR_SWAP: (codes.ASK_PAY, codes.ASK_TAKE),
    codes.FAVOUR_CARPENTER: (codes.ASK_BUILD, codes.ASK_PAY),
    codes.FAVOUR_MASON: (codes.ASK_BUILD,),
    codes.FAVOUR_LAWYER: (codes.ASK_TRANSFORM,),
    codes.FAVOUR_ARCHITECT: (codes.ASK_BUILD, codes.ASK_SITE),
}
SKIPPABLE: Final = (
    codes.ASK_GATE,
    codes.ASK_GUILD,
    codes.ASK_JOUST,
    codes.ASK_PROVOST,
    codes.ASK_SELL,
    codes.ASK_BUY,
    codes.ASK_OFFER,
    codes.ASK_BUILD,
    codes.ASK_TRANSFORM,
    codes.ASK_BATCH,
)
"""Questions that one need not use, unless a favour asks them."""
CHOSEN: Final = (codes.ASK_PAY, codes.ASK_SITE, codes.ASK_TAKE, codes.ASK_BONUS)
"""Questions that are not asked where only one answer is possible."""


def require(good: object, field: str, reason: str) -> None:
    """Raise `PositionError` naming the field, unless all is well."""
    if not good:
        raise PositionError(f"{field}: {reason}")


def works_on(state: Position) -> bool:
    """Return whether a building has been activated whose worker is still there."""
    return bool(state.phase == codes.ACTIVATING or (state.phase == codes.SPECIAL and state.ask in CHOOSING))


def check(state: Position) -> None:
    """Raise `PositionError` if a position after the set-up cannot be."""
    _check_road(state)
    _check_workers(state)
    _check_sections(state)
    _check_tracks(state)
    _check_turn(state)
    if state.phase != codes.OVER:
        _check_phase(state)
        _check_favour(state)
        _check_choice(state)


def _check_road(state: Position) -> None:
    """Tiles lie where they can, owned as they can be (CAY-022, CAY-027, CAY-156)."""
    neutral, gap = [], False
    for space in range(1, codes.SPACES + 1):
        kind, owner = state.tile[space], state.owner[space]
        if tables.PRINTED[space] >= 0:
            require(
                kind == tables.PRINTED[space] and owner < 0, "road", f"what is printed on space {space} stays (CAY-311)"
            )
            continue
        if kind < 0:
            require(space > codes.NEUTRALS, "road", f"space {space} cannot be empty (CAY-022)")
            gap = True
            continue
        what = tables.CLASS[kind]
        require(not gap, "road", f"space {space} is built before a lower one (CAY-156)")
        require(what != tables.FIXED, "road", f"space {space}: that is printed elsewhere")
        require((owner < 0) == (what == tables.NEUTRAL), "road", f"space {space} has a wrong owner (CAY-042, CAY-158)")
        place = (
            what in (tables.NEUTRAL, tables.RESIDENTIAL, tables.PRESTIGIOUS)
            if space <= codes.NEUTRALS
            else what != tables.NEUTRAL
        )
        require(place, "road", f"space {space} cannot carry that building (CAY-022, CAY-156)")
        if what == tables.NEUTRAL:
            neutral.append(kind)
    require(len(set(neutral)) == len(neutral), "road", "a neutral tile lies twice")


def _check_workers(state: Position) -> None:
    """Workers stand where they can at this time."""
    for space in range(1, codes.SPACES + 1):
        worker, pending, kind = state.worker[space], state.pending[space], state.tile[space]
        if worker >= 0:
            require(tables.WORKS[kind], "road", f"no worker can stand on space {space} (CAY-075)")
            require(state.phase <= codes.ACTIVATING, "road", "the workers of the road are home after phase 5 (CAY-139)")
            gone = state.phase == codes.ACTIVATING and space < state.at
            require(not gone, "road", f"the worker on space {space} is home already (CAY-135)")
        if pending >= 0:
            state.pending[space] = -1
            fits = (
                worker >= 0
                and lawyer.is_target(state, pending, space)
                and state.phase in (codes.SPECIAL, codes.MOVING, codes.ACTIVATING)
            )
            state.pending[space] = pending
            require(fits, "road", f"no transformation can be pending on space {space} (CAY-178)")
    for place in (codes.GATE, codes.GUILD - 1, codes.GUILD, codes.JOUST_FIELD):
        here = state.phase == codes.PLACING or (state.phase == codes.SPECIAL and place >= state.at)
        require(state.special[place] < 0 or here, "special", "its worker is home already (CAY-091)")
    early = state.phase == codes.PLACING or (state.phase == codes.SPECIAL and state.at <= codes.STABLES)
    _check_row("stables", list(state.stables), early and state.players > codes.TWO_PLAYERS)
    _check_row("castle", list(state.castle), state.phase <= codes.BUILDING)
    before_inn = state.phase == codes.PLACING or (state.phase == codes.SPECIAL and state.at < codes.INN)
    require(state.inn_left < 0 or before_inn, "inn", "the left circle is empty after phase 3 (CAY-114)")


def _check_row(field: str, row: list[int], open_now: bool) -> None:
    taken = [seat for seat in row if seat >= 0]
    require(open_now or not taken, field, "nobody stands there now")
    require(row[: len(taken)] == taken, field, "the lowest circles are taken first (CAY-077, CAY-081)")
    require(len(set(taken)) == len(taken), field, "a seat stands there twice (CAY-078, CAY-082)")


def _check_sections(state: Position) -> None:
    """Houses fill the sections in their order, and what is due has been scored (CAY-206, CAY-207, CAY-234)."""
    for section in range(codes.SECTIONS):
        count = castle.built(state, section)
        require(
            count <= tables.PARTS_OF[section],
            "houses",
            f"section {section} has only {tables.PARTS_OF[section]} parts (CAY-030)",
        )
        if section < state.scored:
            done = state.bailiff >= tables.TRIGGER[section] or count == tables.PARTS_OF[section]
            require(done, "scored", f"section {section} cannot have been scored (CAY-234)")
            continue
        if section and section > state.scored:
            full = castle.built(state, section - 1) == tables.PARTS_OF[section - 1]
            require(full or not count, "houses", "the section before is not full (CAY-207)")
        if state.phase < codes.ENDING:
            open_yet = state.bailiff < tables.TRIGGER[section] and (
                count < tables.PARTS_OF[section] or state.phase == codes.BUILDING
            )
            require(open_yet, "scored", f"section {section} must have been scored (CAY-234)")
    for seat in range(state.players):
        houses = sum(state.houses[section * codes.SEATS + seat] for section in range(codes.SECTIONS))
        fits = state.given[seat] == 0 or (state.phase == codes.BUILDING and seat in list(state.castle))
        require(fits and state.given[seat] <= houses, "given", f"seat {seat} cannot have given so many batches")
    require(state.phase != codes.OVER or state.scored == codes.SECTIONS, "scored", "the towers end the game (CAY-280)")


def _check_tracks(state: Position) -> None:
    """Bailiff, provost, turn and favour markers are where they can be."""
    moves = state.turn - 1 + (state.phase >= codes.ENDING)
    require(state.turn >= 1, "turn", "turns count from 1")
    here = (
        tables.START_SPACE + tables.BAILIFF_NEAR * moves
        <= state.bailiff
        <= tables.START_SPACE + tables.BAILIFF_FAR * moves
    )
    require(here, "bailiff", f"he cannot be there in turn {state.turn} (CAY-230, CAY-231)")
    together = state.phase in (codes.PLACING, codes.ENDING, codes.OVER)
    require(state.provost >= 1, "provost", "the road begins with space 1 (CAY-123)")
    require(state.provost == state.bailiff or not together, "provost", "provost and bailiff are together (CAY-233)")
    for seat in range(state.players):
        for line in range(codes.LINES):
            level = state.level[seat * codes.LINES + line]
            require(level <= favours.open_columns(state), "favours", f"column {level} is not open (CAY-255)")
            used = state.used[seat] >> line & 1
            phase = state.phase in (codes.SPECIAL, codes.ACTIVATING, codes.BUILDING, codes.ENDING, codes.OVER)
            require(not used or (level and phase), "used", "that line cannot have been chosen (CAY-253)")
        simple = state.simple and any(state.level[seat * codes.LINES + line] for line in range(codes.LINES))
        require(not simple, "favours", "the table is not used (CAY-300)")


def _check_turn(state: Position) -> None:
    """What is asked belongs to the phase, and the bridge to it."""
    require(state.phase in ASKS_IN, "phase", "nothing is asked in this phase")
    require(state.ask in ASKS_IN[state.phase], "ask", "that is not asked in this phase")
    if state.phase == codes.PLACING:
        require(state.bridge < state.players, "passed", "all have passed, so phase 2 is over (CAY-060)")
    else:
        require(state.bridge == state.players, "passed", "phase 2 ends when all have passed (CAY-060)")
    require((state.player < 0) == (state.phase == codes.OVER), "seat", "somebody decides until the game is over")
    if state.phase == codes.OVER:
        require(state.at == state.left == state.number == state.favour == state.waiting == 0, "at", "the game is over")
        require(state.kind < 0, "kind", "the game is over")


def _check_phase(state: Position) -> None:
    """Whoever decides is the one whose turn it is, as far as the phase has got."""
    seat, at, players = state.player, int(state.at), int(state.players)
    order, choosing = list(state.order), state.ask in CHOOSING
    if state.phase == codes.PLACING:
        require(seat not in list(state.passed)[: state.bridge], "seat", "that seat has passed (CAY-061)")
        require(at == (order.index(seat) + 1) % players, "at", f"after seat {seat} it must be the next in turn order")
    elif state.phase == codes.SPECIAL and state.ask == codes.ASK_INN:
        require(
            at == codes.INN and state.inn_right == seat and state.inn_left < 0, "seat", "the inn does not ask that seat"
        )
    elif state.phase == codes.SPECIAL:
        place = codes.JOUST_FIELD if choosing else AT_SPECIAL[state.ask]
        require(at == place and state.special[place] == seat, "seat", "its worker does not stand there")
        require(
            state.ask != codes.ASK_JOUST or special.can_joust(state, seat), "ask", "the joust cannot be paid (CAY-105)"
        )
    elif state.phase == codes.MOVING:
        require(
            1 <= at <= players and state.passed[at - 1] == seat,
            "seat",
            "it moves the provost in passing order (CAY-120)",
        )
    elif state.phase == codes.ACTIVATING:
        require(1 <= at <= state.provost and state.worker[at] >= 0, "at", "no building is activated there (CAY-130)")
        who = state.owner[at] if state.ask == codes.ASK_BONUS else state.worker[at]
        require(seat == who, "seat", f"it is for seat {who} to decide")
    elif state.ask == codes.ASK_BATCH:
        require(
            at < codes.SEATS and state.castle[at] == seat, "seat", "its worker is not the next in the castle (CAY-201)"
        )
        require(castle.house_section(state) < codes.SECTIONS, "ask", "there is no room in the castle (CAY-211)")
    elif state.phase == codes.BUILDING:
        require(at == codes.CASTLE and seat == castle.best_builder(state), "seat", "the best builder decides (CAY-214)")
    else:
        require(
            state.section < codes.SECTIONS and scoring.is_due(state, state.section),
            "scored",
            "no section is to be scored",
        )
        require(1 <= at <= players and order[at - 1] == seat, "seat", "players are scored in turn order (CAY-238)")
    if state.phase == codes.BUILDING:
        acted = [state.castle[i] for i in range(min(at + (state.ask == codes.ASK_BATCH), codes.SEATS))]
        early = any(state.given[other] for other in range(players) if other not in acted)
        require(not early, "given", "batches are given in order (CAY-201)")


def _check_favour(state: Position) -> None:
    """A favour that is in use, or waits, is one that can be."""
    if state.ask == codes.ASK_FAVOUR:
        require(state.waiting and not state.favour and not state.simple, "waiting", "no favour is waiting")
        require(state.used[state.player] != codes.ALL_LINES, "used", "no line is left (CAY-261)")
    elif state.favour:
        require(
            state.ask in FAVOUR_ASKS.get(int(state.favour), ()) and not state.simple, "favour", "it does not ask that"
        )
        line, column = divmod(int(state.favour), codes.LINE_CODES)
        require(state.used[state.player] >> line & 1, "used", "its line has been chosen (CAY-260)")
        require(
            state.level[state.player * codes.LINES + line] >= column, "favours", "the marker is not so far (CAY-257)"
        )
    else:
        require(state.waiting == 0, "waiting", "a favour is resolved at once (CAY-251)")
        by_favour = state.phase in (codes.SPECIAL, codes.BUILDING, codes.ENDING) and state.ask in CHOOSING
        require(not by_favour, "favour", "only a favour asks that in this phase")


def _check_choice(state: Position) -> None:
    """A choice in several actions is one that can be, and there is something to choose."""
    kind, left, number, ask = int(state.kind), int(state.left), int(state.number), state.ask
    tile = int(state.tile[state.at]) if state.phase == codes.ACTIVATING else -1
    paying = ask == codes.ASK_PAY and kind >= 0
    require((kind >= 0) == (ask == codes.ASK_SITE or paying), "kind", "a building is being paid or placed, or none is")
    gold = ask == codes.ASK_PAY and not paying and not state.favour
    if paying:
        require(left and left <= tables.COST[kind * tables.PARTS + tables.ANY], "left", "that is not to be paid")
        require(_may_build(state, kind, tile), "kind", "that building is not built here")
    elif ask == codes.ASK_SITE:
        require(
            left == 0 and tables.CLASS[kind] == tables.PRESTIGIOUS,
            "kind",
            "only prestige buildings have a site to choose (CAY-161)",
        )
        require(_may_build(state, kind, tile), "kind", "that building is not built here")
    elif gold:
        require(
            tile >= 0
            and tables.EFFECT[tile] == tables.EXCHANGE
            and tables.OFFER_PART[tile * tables.OFFERS + number] == tables.ANY,
            "ask",
            "nothing is to be paid",
        )
        require(1 <= left <= tables.OFFER_COUNT[tile * tables.OFFERS + number], "left", "that is not to be paid")
        require(gains.plain_cubes(state, state.player) > left, "cubes", "there is no choice which to pay (CAY-017)")
    elif ask == codes.ASK_BUY:
        require(
            tile >= 0 and left < tables.OFFERS and tables.BUY_PRICE[tile * tables.OFFERS + left],
            "left",
            "there is nothing to buy (CAY-136)",
        )
        require(
            state.deniers[state.player] >= tables.BUY_PRICE[tile * tables.OFFERS + left],
            "deniers",
            "too few to buy (CAY-017)",
        )
    elif ask == codes.ASK_TAKE and state.favour:
        require(1 <= left <= (2 if state.favour == codes.FAVOUR_SWAP else 1), "left", "so many cubes cannot be taken")
    elif ask == codes.ASK_PAY:
        require(left == 1, "left", "one cube is given (CAY-271)")
    else:
        require(left == 0, "left", "nothing is left to pay or take")
    require(gold or number == 0, "number", "no offer is being paid")
    _check_effect(state, tile)
    least = 2 if _asks_for_two(state) else 1
    require(len(listed(state)) >= least, "ask", "there is nothing to choose")


def _asks_for_two(state: Position) -> bool:
    """Return whether the game asks only if there are two answers: one of them may be to skip it (CAY-134)."""
    return bool(state.ask in CHOSEN or (not state.favour and state.ask in SKIPPABLE))


def _may_build(state: Position, kind: int, tile: int) -> bool:
    """Return whether a building can be in the making: not yet on the road, its named cubes paid."""
    what = {
        codes.FAVOUR_CARPENTER: tables.WOODEN,
        codes.FAVOUR_MASON: tables.STONY,
        codes.FAVOUR_ARCHITECT: tables.PRESTIGIOUS,
    }.get(int(state.favour), tables.BUILDS[tile] if tile >= 0 else -1)
    room = tables.CLASS[kind] == tables.PRESTIGIOUS or any(
        state.tile[space] < 0 for space in range(1, codes.SPACES + 1)
    )
    return bool(
        tables.CLASS[kind] == what and state.stock[kind] and room and construction.cost(kind, 0, state.favour) >= 0
    )


def _check_effect(state: Position, tile: int) -> None:
    """What a building asks in phase 5 is its own effect."""
    if tile < 0 or state.favour or state.ask in (codes.ASK_FAVOUR, codes.ASK_PAY, codes.ASK_SITE):
        return
    fits = {
        codes.ASK_TAKE: True,
        codes.ASK_BONUS: tables.OWNER_BONUS[tile] and state.owner[state.at] != state.worker[state.at],
        codes.ASK_SELL: tables.SELL_PRICE[tile],
        codes.ASK_BUY: True,
        codes.ASK_OFFER: tables.EFFECT[tile] == tables.EXCHANGE,
        codes.ASK_BUILD: tables.BUILDS[tile] >= 0,
        codes.ASK_TRANSFORM: tables.EFFECT[tile] == tables.LAWYERING,
    }
    require(fits[state.ask], "ask", "the building does not ask that (CAY-132)")
