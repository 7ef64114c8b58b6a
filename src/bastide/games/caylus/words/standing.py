"""Why a worker or the provost does not go there."""

from typing import Final

from bastide.engine.answers import Refusal
from bastide.games.caylus.kernel import codes, placing, provost, tables
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.words.names import place_fields, place_name
from bastide.games.caylus.words.refused import refuse

GUILD_BOUNDS: Final = "CAY-103"
ROAD_BOUNDS: Final = "CAY-123"


def _why_place(state: Position, place: int) -> Refusal | None:
    """Return why no worker of the player may stand there, price aside."""
    args = place_fields(state, place)
    name = place_name(state, place)
    if place > codes.ROAD:
        kind = state.tile[place - codes.ROAD]
        if kind < 0:
            return refuse("CAY-075", f"space {place - codes.ROAD} is unbuilt", "unbuilt", {"space": place - codes.ROAD})
        if not tables.WORKS[kind]:
            return refuse("CAY-075", f"no worker may be placed on {name}", "place-kind", {"building": tables.IDS[kind]})
    elif place == codes.STABLES and state.players == codes.TWO_PLAYERS:
        return refuse("CAY-293", "the stables are not used by two players", "stables-two")
    elif place == codes.STABLES and state.player in list(state.stables):
        return refuse("CAY-078", "one worker of yours is in the stables already", "stables-own")
    elif place == codes.CASTLE:
        own = state.player in list(state.castle)
        return refuse("CAY-082", "one worker of yours is in the castle already", "castle-own") if own else None
    if placing.is_open(state, state.player, place):
        return None
    if place == codes.STABLES:
        return refuse("CAY-077", "the three circles of the stables are taken", "stables-full")
    if place == codes.INN:
        return refuse("CAY-079", "the left circle of the inn is taken", "inn-taken")
    return refuse("CAY-076", f"a worker stands on {name} already", "taken", args)


def price_rule(state: Position, seat: int, place: int) -> str:
    """Return the rule that makes the price of a placement."""
    owner = state.owner[place - codes.ROAD] if place > codes.ROAD else -1
    if owner == seat:
        return "CAY-296" if state.players == codes.TWO_PLAYERS else "CAY-070"
    if state.inn_right == seat:
        return "CAY-297" if state.players == codes.TWO_PLAYERS else "CAY-071"
    if state.players == codes.TWO_PLAYERS and state.bridge:
        return "CAY-295" if place == codes.CASTLE else "CAY-294"
    if place == codes.CASTLE:
        return "CAY-069"
    return "CAY-067" if owner < 0 else "CAY-068"


def why_worker(state: Position, code: int) -> Refusal:
    """Return why no worker is placed there."""
    place, seat = code - codes.WORKER, state.player
    if not state.home[seat]:
        return refuse("CAY-065", "no worker is available", "no-worker")
    refusal = _why_place(state, place)
    if refusal:
        return refusal
    due, coins = int(placing.price(state, seat, place)), int(state.deniers[seat])
    reason = f"that costs {due}, and there are {coins} deniers"
    return refuse(price_rule(state, seat, place), reason, "price", {"price": due, "deniers": coins})


def why_move(state: Position, code: int) -> Refusal:
    """Return why the gate's worker does not move there."""
    place = code - codes.MOVE
    if place == codes.GATE:
        return refuse("CAY-092", "the worker stands at the gate", "taken", place_fields(state, place))
    refusal = _why_place(state, place)
    assert refusal
    return refusal


def why_provost(state: Position, code: int) -> Refusal:
    """Return why the provost does not move so."""
    steps = int(provost.steps_of(code))
    there = int(state.provost) + steps
    if not 1 <= there <= codes.SPACES:
        rule = ROAD_BOUNDS if state.phase == codes.MOVING else GUILD_BOUNDS
        return refuse(rule, "the provost may not leave the road", "road-end", {"space": int(state.provost)})
    due, coins = abs(steps) * int(tables.PROVOST_COINS), int(state.deniers[state.player])
    return refuse(
        "CAY-121", f"that costs {due}, and there are {coins} deniers", "no-deniers", {"cost": due, "deniers": coins}
    )
