"""Whether what is asked and what is under way can be: favours in use, prices half paid, buildings at work."""

from typing import Final

from bastide.engine.errors import require
from bastide.engine.line import WHAT
from bastide.games.caylus.kernel import codes, construction, gains, tables, trade
from bastide.games.caylus.kernel.legal import listed
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.words.decisions import DECISIONS

CHOOSING: Final = (
    codes.ASK_TAKE,
    codes.ASK_BUILD,
    codes.ASK_SITE,
    codes.ASK_TRANSFORM,
    codes.ASK_PAY,
    codes.ASK_FAVOUR,
)
"""Questions that a favour can ask."""
FAVOUR_ASKS: Final = {
    codes.FAVOUR_WOOD_OR_STONE: (codes.ASK_TAKE,),
    codes.FAVOUR_SWAP: (codes.ASK_PAY, codes.ASK_TAKE),
    codes.FAVOUR_CARPENTER: (codes.ASK_BUILD, codes.ASK_PAY),
    codes.FAVOUR_MASON: (codes.ASK_BUILD,),
    codes.FAVOUR_LAWYER: (codes.ASK_TRANSFORM,),
    codes.FAVOUR_ARCHITECT: (codes.ASK_BUILD, codes.ASK_SITE),
}
SKIPPABLE: Final = [number for number, asked in DECISIONS.questions.items() if {"skip", "done"} & {*asked.answers}]
"""Questions that one need not use, unless a favour asks them."""
CHOSEN: Final = (codes.ASK_PAY, codes.ASK_SITE, codes.ASK_TAKE, codes.ASK_BONUS)
"""Questions that are not asked where only one answer is possible."""


def check_favour(state: Position) -> None:
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


def check_choice(state: Position) -> None:
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
            WHAT,
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
    require(len(listed(state)) >= least, WHAT, "there is nothing to choose")


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
        codes.ASK_BUILD: tables.BUILDS[tile] >= 0,
        codes.ASK_TRANSFORM: tables.EFFECT[tile] == tables.LAWYERING,
    }
    fit = fits.get(int(state.ask), state.ask == trade.asked_by(tile))
    require(fit, WHAT, "the building does not ask that (CAY-132)")
