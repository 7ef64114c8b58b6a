"""Making an action: from the question that is asked to the rule that carries out its answer."""

from bastide.engine.arrays import i64
from bastide.games.caylus.kernel import (
    activation,
    castle,
    codes,
    construction,
    favours,
    lawyer,
    placing,
    provost,
    setup,
    special,
    tables,
    trade,
    turn,
)
from bastide.games.caylus.kernel.state import Position


def act(state: Position, code: i64) -> None:
    """Make an action that is legal, and let happen what follows by itself."""
    ask = state.ask
    seat = state.player
    state.log(code)
    state.ask = codes.NOTHING
    if ask == codes.ASK_WORKER:
        if code == codes.PASS:
            placing.stand_on_bridge(state, seat)
        else:
            placing.place_worker(state, seat, code - codes.WORKER)
    elif ask == codes.ASK_FAVOUR:
        favours.use_favour(state, code - codes.FAVOUR)
    elif ask == codes.ASK_BATCH:
        if code == codes.DONE:
            castle.leave(state)
        else:
            castle.give_batch(state, code - codes.BATCH)
            castle.ask_for_batch(state, seat)
    elif code == codes.SKIP:
        skip(state, ask)
    else:
        act_building(state, ask, seat, code)
    turn.proceed(state)


def skip(state: Position, ask: i64) -> None:
    """Leave an optional effect (CAY-134)."""
    if state.phase == codes.SPECIAL:
        special.leave(state)
    elif ask == codes.ASK_BUY and state.left:
        state.left = 0
    elif ask != codes.ASK_PROVOST:
        activation.unused(state)


def act_building(state: Position, ask: i64, seat: i64, code: i64) -> None:
    """Make a choice that a building, or a favour, gives."""
    if ask == codes.ASK_PROVOST:
        provost.move(state, seat, provost.steps_of(code))
    elif ask == codes.ASK_TAKE:
        if state.favour:
            favours.take_cube(state, seat, code - codes.TAKE)
        else:
            activation.produce(state, tables.CHOICE[state.tile[state.at] * codes.PLAIN + code - codes.TAKE])
    elif ask == codes.ASK_BONUS:
        activation.take_bonus(state, code - codes.BONUS)
    elif trade.asks(ask):
        trade.act(state, ask, code)
    elif ask == codes.ASK_BUILD:
        construction.build(state, seat, code - codes.BUILD + codes.FIRST_BUILT)
    elif ask == codes.ASK_PAY:
        pay(state, seat, code - codes.PAY)
    elif ask == codes.ASK_TRANSFORM:
        lawyer.transform(state, seat, code - codes.TRANSFORM)
    elif ask == codes.ASK_SITE:
        construction.raise_building(state, seat, code - codes.SITE)
    else:
        act_special(state, ask, seat, code)


def act_special(state: Position, ask: i64, seat: i64, code: i64) -> None:
    """Make a choice that a special building gives, or a draw of the set-up."""
    if ask == codes.ASK_GATE:
        special.move_from_gate(state, seat, code - codes.MOVE)
    elif ask == codes.ASK_GUILD:
        special.use_guild(state, seat, provost.steps_of(code))
    elif ask == codes.ASK_JOUST:
        special.joust(state)
    elif ask == codes.ASK_INN:
        special.decide_inn(state, code == codes.INN_STAY)
    elif ask == codes.ASK_TILE:
        setup.lay_tile(state, code - codes.TILE)
    else:
        setup.take_place(state, code - codes.ORDER)


def pay(state: Position, seat: i64, cube: i64) -> None:
    """Pay one cube of an open price: of a building, of a swap, or of the alchemist."""
    if state.favour == codes.FAVOUR_SWAP:
        favours.favour_swap(state, seat, cube)
        return
    state.cubes[seat * codes.CUBES + cube] -= 1
    state.left -= 1
    if state.kind >= 0:
        construction.pay_open_part(state, seat)
    else:
        trade.pay_for_gold(state)
