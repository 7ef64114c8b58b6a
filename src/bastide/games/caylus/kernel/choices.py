"""What may be done now, and doing it: the dispatch from questions and codes to the rules. Part of the kernel."""

from typing import TYPE_CHECKING

from bastide.engine.arrays import i64
from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.kernel.activation import (
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
from bastide.games.caylus.kernel.building import (
    build,
    fill_buildable,
    fill_cubes,
    fill_sites,
    fill_targets,
    pay_open_part,
    raise_building,
    transform,
)
from bastide.games.caylus.kernel.castle import fill_batches, give_batch, house_section, leave_castle
from bastide.games.caylus.kernel.favours import (
    favour_class,
    favour_cube,
    favour_swap,
    fill_favour_cubes,
    fill_favours,
    use_favour,
)
from bastide.games.caylus.kernel.places import (
    ROOM,
    fill_moves,
    fill_provost,
    fill_workers,
    move_from_gate,
    move_provost,
    place_worker,
    provost_steps,
)
from bastide.games.caylus.kernel.turn import (
    decide_inn,
    hand_out,
    joust,
    leave_special,
    proceed,
    send_home,
    stand_on_bridge,
)

if TYPE_CHECKING:
    from bastide.games.caylus.kernel.state import State


def fill(state: "State") -> i64:
    """List in `ROOM`, sorted, what may be done now; return how many."""
    ask = state.ask
    seat = state.player
    count: i64 = 0
    if ask == codes.ASK_WORKER:
        count = fill_workers(state, seat, codes.WORKER)
        ROOM[count] = codes.PASS
        return count + 1
    if ask == codes.ASK_PROVOST:
        most = state.deniers[seat] // tables.PROVOST_COINS
        return _or_skip(fill_provost(state, most if most < codes.STEPS else codes.STEPS))
    if ask == codes.ASK_FAVOUR:
        return fill_favours(state)
    if ask == codes.ASK_TAKE:
        return fill_favour_cubes(state) if state.favour else fill_productions(state.tile[state.at])
    if ask == codes.ASK_BATCH:
        count = fill_batches(state, seat)
        ROOM[count] = codes.DONE
        return count + 1
    if ask == codes.ASK_BUILD:
        if state.favour:
            return fill_buildable(state, seat, favour_class(state))
        return _or_skip(fill_buildable(state, seat, tables.BUILDS[state.tile[state.at]]))
    if ask == codes.ASK_SELL:
        return _or_skip(fill_cubes(state, seat, codes.SELL, codes.CUBES))
    if ask == codes.ASK_BUY:
        return _or_skip(fill_cubes_to_buy())
    if ask == codes.ASK_OFFER:
        return _or_skip(fill_offers(state, seat, state.tile[state.at]))
    if ask == codes.ASK_TRANSFORM:
        return fill_targets(state, seat) if state.favour else _or_skip(fill_targets(state, seat))
    if ask == codes.ASK_PAY:
        return fill_cubes(state, seat, codes.PAY, codes.CUBES if state.kind >= 0 or state.favour else codes.PLAIN)
    return fill_rare(state, ask, seat)


def _or_skip(count: i64) -> i64:
    ROOM[count] = codes.SKIP
    return count + 1


def fill_rare(state: "State", ask: i64, seat: i64) -> i64:
    """List what may be done at the questions that come seldom; return how many."""
    count: i64 = 0
    i: i64
    if ask == codes.ASK_GATE:
        return _or_skip(fill_moves(state, seat, codes.MOVE))
    if ask == codes.ASK_GUILD:
        return _or_skip(fill_provost(state, codes.STEPS))
    if ask == codes.ASK_BONUS:
        return fill_bonus(state.tile[state.at])
    if ask == codes.ASK_SITE:
        return fill_sites(state, seat)
    if ask == codes.ASK_JOUST:
        ROOM[0] = codes.JOUST
        return _or_skip(1)
    if ask == codes.ASK_INN:
        ROOM[0] = codes.INN_STAY
        ROOM[1] = codes.INN_HOME
        return 2
    if ask == codes.ASK_TILE:
        for i in range(codes.NEUTRALS):
            if not is_laid(state, i):
                ROOM[count] = codes.TILE + i
                count += 1
    elif ask == codes.ASK_ORDER:
        for i in range(state.players):
            if not is_seated(state, i):
                ROOM[count] = codes.ORDER + i
                count += 1
    return count


def is_laid(state: "State", kind: i64) -> bool:
    """Return whether a neutral tile lies on the road already."""
    space: i64
    for space in range(1, codes.NEUTRALS + 1):  # noqa: SIM110 - no generator in a kernel
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
    state.ask = codes.NOTHING
    if ask == codes.ASK_WORKER:
        if code == codes.PASS:
            stand_on_bridge(state, seat)
        else:
            place_worker(state, seat, code - codes.WORKER)
    elif ask == codes.ASK_FAVOUR:
        use_favour(state, code - codes.FAVOUR)
    elif ask == codes.ASK_BATCH:
        if code == codes.DONE:
            leave_castle(state)
        else:
            give_batch(state, code - codes.BATCH)
            if house_section(state) < codes.SECTIONS and fill_batches(state, seat):
                state.ask = codes.ASK_BATCH
            else:
                leave_castle(state)
    elif code == codes.SKIP:
        skip(state, ask)
    else:
        act_building(state, ask, seat, code)
    proceed(state)


def skip(state: "State", ask: i64) -> None:
    """Leave an optional effect (CAY-134)."""
    if state.phase == codes.SPECIAL:
        leave_special(state)
    elif ask == codes.ASK_BUY and state.left:
        state.left = 0
    elif ask != codes.ASK_PROVOST:
        unused(state)


def act_building(state: "State", ask: i64, seat: i64, code: i64) -> None:
    """Make a choice that a building, or a favour, gives."""
    if ask == codes.ASK_PROVOST:
        move_provost(state, seat, provost_steps(code))
    elif ask == codes.ASK_TAKE:
        if state.favour:
            favour_cube(state, seat, code - codes.TAKE)
            if state.favour:
                state.ask = codes.ASK_TAKE
        else:
            produce(state, tables.CHOICE[state.tile[state.at] * codes.PLAIN + code - codes.TAKE])
    elif ask == codes.ASK_BONUS:
        take_bonus(state, code - codes.BONUS)
    elif ask == codes.ASK_SELL:
        sell(state, code - codes.SELL)
    elif ask == codes.ASK_BUY:
        buy(state, code - codes.BUY)
    elif ask == codes.ASK_OFFER:
        accept_offer(state, code - codes.OFFER)
    elif ask == codes.ASK_BUILD:
        build(state, seat, code - codes.BUILD + codes.FIRST_BUILT)
    elif ask == codes.ASK_PAY:
        pay(state, seat, code - codes.PAY)
    elif ask == codes.ASK_TRANSFORM:
        transform(state, seat, code - codes.TRANSFORM)
    elif ask == codes.ASK_SITE:
        raise_building(state, seat, code - codes.SITE)
    elif ask == codes.ASK_GATE:
        move_from_gate(state, seat, code - codes.MOVE)
        state.at += 1
    elif ask == codes.ASK_GUILD:
        move_provost(state, seat, provost_steps(code))
        send_home(state, state.at)
    elif ask == codes.ASK_JOUST:
        joust(state)
    elif ask == codes.ASK_INN:
        decide_inn(state, code == codes.INN_STAY)
        state.at += 1
    else:
        act_chance(state, ask, code)


def pay(state: "State", seat: i64, cube: i64) -> None:
    """Pay one cube of an open price: of a building, of a swap, or of the alchemist."""
    if state.favour == codes.FAVOUR_SWAP:
        favour_swap(state, seat, cube)
        return
    state.cubes[seat * codes.CUBES + cube] -= 1
    state.left -= 1
    if state.kind >= 0:
        pay_open_part(state, seat)
    else:
        pay_for_gold(state)


def act_chance(state: "State", ask: i64, code: i64) -> None:
    """Lay a neutral tile or seat a player in the turn order (CAY-031, CAY-032)."""
    if ask == codes.ASK_TILE:
        state.at += 1
        state.tile[state.at] = code - codes.TILE
        state.note(codes.EV_TILE, codes.NOBODY, state.at, code - codes.TILE, 0, 0)
        if state.at < codes.NEUTRALS:
            state.ask = codes.ASK_TILE
        else:
            state.at = 0
            state.ask = codes.ASK_ORDER
        return
    state.order[state.at] = code - codes.ORDER
    state.at += 1
    state.note(codes.EV_ORDER, code - codes.ORDER, state.at, 0, 0, 0)
    if state.at < state.players:
        state.ask = codes.ASK_ORDER
    else:
        hand_out(state)


def is_legal(state: "State", code: i64) -> bool:
    """Return whether an action may be made now."""
    if state.phase == codes.OVER:
        return False
    i: i64
    for i in range(fill(state)):  # noqa: SIM110 - no generator in a kernel
        if ROOM[i] == code:
            return True
    return False
