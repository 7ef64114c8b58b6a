"""What may be done now, and doing it: the dispatch from questions and codes to the rules. Part of the kernel."""

from typing import TYPE_CHECKING

from bastide.engine.arrays import i64
from bastide.games.caylus.actions import (
    BATCH,
    BONUS,
    BUILD,
    BUY,
    CUBES,
    DONE,
    FAVOUR,
    FIRST_BUILT,
    INN_HOME,
    INN_STAY,
    JOUST,
    MOVE,
    NEUTRALS,
    OFFER,
    ORDER,
    PASS,
    PAY,
    PLAIN,
    SELL,
    SITE,
    SKIP,
    STEPS,
    TAKE,
    TILE,
    TRANSFORM,
    WORKER,
)
from bastide.games.caylus.activation import (
    accept_offer,
    buy,
    fill_bonus,
    fill_cubes_to_buy,
    fill_offers,
    fill_productions,
    pay_for_gold,
    produce,
    sell,
    take_bonus,
    unused,
)
from bastide.games.caylus.building import (
    build,
    fill_buildable,
    fill_cubes,
    fill_sites,
    fill_targets,
    pay_open_part,
    raise_building,
    transform,
)
from bastide.games.caylus.castle import fill_batches, give_batch, house_section, leave_castle
from bastide.games.caylus.favours import (
    favour_class,
    favour_cube,
    favour_swap,
    fill_favour_cubes,
    fill_favours,
    use_favour,
)
from bastide.games.caylus.phases import (
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
    ASK_ORDER,
    ASK_PAY,
    ASK_PROVOST,
    ASK_SELL,
    ASK_SITE,
    ASK_TAKE,
    ASK_TILE,
    ASK_TRANSFORM,
    ASK_WORKER,
    EV_ORDER,
    EV_TILE,
    FAVOUR_SWAP,
    NOBODY,
    NOTHING,
    OVER,
    SECTIONS,
    SPECIAL,
)
from bastide.games.caylus.places import (
    ROOM,
    fill_moves,
    fill_provost,
    fill_workers,
    move_from_gate,
    move_provost,
    place_worker,
    provost_steps,
)
from bastide.games.caylus.tables import BUILDS, CHOICE, PROVOST_COINS
from bastide.games.caylus.turn import decide_inn, hand_out, joust, leave_special, proceed, send_home, stand_on_bridge

if TYPE_CHECKING:
    from bastide.games.caylus.state import State


def fill(state: "State") -> i64:
    """List in `ROOM`, sorted, what may be done now; return how many."""
    ask = state.ask
    seat = state.player
    count: i64 = 0
    if ask == ASK_WORKER:
        count = fill_workers(state, seat, WORKER)
        ROOM[count] = PASS
        return count + 1
    if ask == ASK_PROVOST:
        most = state.deniers[seat] // PROVOST_COINS
        return _or_skip(fill_provost(state, most if most < STEPS else STEPS))
    if ask == ASK_FAVOUR:
        return fill_favours(state)
    if ask == ASK_TAKE:
        return fill_favour_cubes(state) if state.favour else fill_productions(state.tile[state.at])
    if ask == ASK_BATCH:
        count = fill_batches(state, seat)
        ROOM[count] = DONE
        return count + 1
    if ask == ASK_BUILD:
        if state.favour:
            return fill_buildable(state, seat, favour_class(state))
        return _or_skip(fill_buildable(state, seat, BUILDS[state.tile[state.at]]))
    if ask == ASK_SELL:
        return _or_skip(fill_cubes(state, seat, SELL, CUBES))
    if ask == ASK_BUY:
        return _or_skip(fill_cubes_to_buy())
    if ask == ASK_OFFER:
        return _or_skip(fill_offers(state, seat, state.tile[state.at]))
    if ask == ASK_TRANSFORM:
        return fill_targets(state, seat) if state.favour else _or_skip(fill_targets(state, seat))
    if ask == ASK_PAY:
        return fill_cubes(state, seat, PAY, CUBES if state.kind >= 0 or state.favour else PLAIN)
    return fill_rare(state, ask, seat)


def _or_skip(count: i64) -> i64:
    ROOM[count] = SKIP
    return count + 1


def fill_rare(state: "State", ask: i64, seat: i64) -> i64:
    """List what may be done at the questions that come seldom; return how many."""
    count: i64 = 0
    i: i64
    if ask == ASK_GATE:
        return _or_skip(fill_moves(state, seat, MOVE))
    if ask == ASK_GUILD:
        return _or_skip(fill_provost(state, STEPS))
    if ask == ASK_BONUS:
        return fill_bonus(state.tile[state.at])
    if ask == ASK_SITE:
        return fill_sites(state, seat)
    if ask == ASK_JOUST:
        ROOM[0] = JOUST
        return _or_skip(1)
    if ask == ASK_INN:
        ROOM[0] = INN_STAY
        ROOM[1] = INN_HOME
        return 2
    if ask == ASK_TILE:
        for i in range(NEUTRALS):
            if not is_laid(state, i):
                ROOM[count] = TILE + i
                count += 1
    elif ask == ASK_ORDER:
        for i in range(state.players):
            if not is_seated(state, i):
                ROOM[count] = ORDER + i
                count += 1
    return count


def is_laid(state: "State", kind: i64) -> bool:
    """Return whether a neutral tile lies on the road already."""
    space: i64
    for space in range(1, NEUTRALS + 1):  # noqa: SIM110 - no generator in a kernel
        if state.tile[space] == kind:
            return True
    return False


def is_seated(state: "State", seat: i64) -> bool:
    """Return whether a seat has its place in the turn order already."""
    place: i64
    for place in range(state.at):  # noqa: SIM110 - no generator in a kernel
        if state.order[place] == seat:
            return True
    return False


def act(state: "State", code: i64) -> None:
    """Make an action that is legal, and let happen what follows by itself."""
    ask = state.ask
    seat = state.player
    state.log(code)
    state.ask = NOTHING
    if ask == ASK_WORKER:
        if code == PASS:
            stand_on_bridge(state, seat)
        else:
            place_worker(state, seat, code - WORKER)
    elif ask == ASK_FAVOUR:
        use_favour(state, code - FAVOUR)
    elif ask == ASK_BATCH:
        if code == DONE:
            leave_castle(state)
        else:
            give_batch(state, code - BATCH)
            if house_section(state) < SECTIONS and fill_batches(state, seat):
                state.ask = ASK_BATCH
            else:
                leave_castle(state)
    elif code == SKIP:
        skip(state, ask)
    else:
        act_building(state, ask, seat, code)
    proceed(state)


def skip(state: "State", ask: i64) -> None:
    """Leave an optional effect (CAY-134)."""
    if state.phase == SPECIAL:
        leave_special(state)
    elif ask == ASK_BUY and state.left:
        state.left = 0
    elif ask != ASK_PROVOST:
        unused(state)


def act_building(state: "State", ask: i64, seat: i64, code: i64) -> None:
    """Make a choice that a building, or a favour, gives."""
    if ask == ASK_PROVOST:
        move_provost(state, seat, provost_steps(code))
    elif ask == ASK_TAKE:
        if state.favour:
            favour_cube(state, seat, code - TAKE)
            if state.favour:
                state.ask = ASK_TAKE
        else:
            produce(state, CHOICE[state.tile[state.at] * PLAIN + code - TAKE])
    elif ask == ASK_BONUS:
        take_bonus(state, code - BONUS)
    elif ask == ASK_SELL:
        sell(state, code - SELL)
    elif ask == ASK_BUY:
        buy(state, code - BUY)
    elif ask == ASK_OFFER:
        accept_offer(state, code - OFFER)
    elif ask == ASK_BUILD:
        build(state, seat, code - BUILD + FIRST_BUILT)
    elif ask == ASK_PAY:
        pay(state, seat, code - PAY)
    elif ask == ASK_TRANSFORM:
        transform(state, seat, code - TRANSFORM)
    elif ask == ASK_SITE:
        raise_building(state, seat, code - SITE)
    elif ask == ASK_GATE:
        move_from_gate(state, seat, code - MOVE)
        state.at += 1
    elif ask == ASK_GUILD:
        move_provost(state, seat, provost_steps(code))
        send_home(state, state.at)
    elif ask == ASK_JOUST:
        joust(state)
    elif ask == ASK_INN:
        decide_inn(state, code == INN_STAY)
        state.at += 1
    else:
        act_chance(state, ask, code)


def pay(state: "State", seat: i64, cube: i64) -> None:
    """Pay one cube of an open price: of a building, of a swap, or of the alchemist."""
    if state.favour == FAVOUR_SWAP:
        favour_swap(state, seat, cube)
        return
    state.cubes[seat * CUBES + cube] -= 1
    state.left -= 1
    if state.kind >= 0:
        pay_open_part(state, seat)
    else:
        pay_for_gold(state)


def act_chance(state: "State", ask: i64, code: i64) -> None:
    """Lay a neutral tile or seat a player in the turn order (CAY-031, CAY-032)."""
    if ask == ASK_TILE:
        state.at += 1
        state.tile[state.at] = code - TILE
        state.note(EV_TILE, NOBODY, state.at, code - TILE, 0, 0)
        if state.at < NEUTRALS:
            state.ask = ASK_TILE
        else:
            state.at = 0
            state.ask = ASK_ORDER
        return
    state.order[state.at] = code - ORDER
    state.at += 1
    state.note(EV_ORDER, code - ORDER, state.at, 0, 0, 0)
    if state.at < state.players:
        state.ask = ASK_ORDER
    else:
        hand_out(state)


def is_legal(state: "State", code: i64) -> bool:
    """Return whether an action may be made now."""
    if state.phase == OVER:
        return False
    i: i64
    for i in range(fill(state)):  # noqa: SIM110 - no generator in a kernel
        if ROOM[i] == code:
            return True
    return False
