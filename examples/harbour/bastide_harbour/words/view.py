"""What a seat may see, as JSON data, and the turn that a position belongs to."""

from typing import Any

from bastide.engine.course import SETUP, Mark
from bastide.engine.game import shares
from bastide_harbour.kernel import codes
from bastide_harbour.kernel.hidden import if_ended
from bastide_harbour.kernel.state import Position


def view(position: Position, viewer: int | None) -> dict[str, Any]:
    """Return what a seat may see, or a spectator (None): of others' goods how many they are (HAR-005)."""
    phase = codes.PHASE_NAMES[position.phase]
    return {
        "game": "harbour",
        "players": position.players,
        "ply": len(position.made),
        "turn": turn_number(position),
        "round": position.round + 1,
        "rounds": int(position.setup.options["rounds"]),
        "phase": phase,
        "ask": phase,
        "current": position.current_player(),
        "seat": position.turn,
        "bag": sum(position.bag),
        "due": position.due,
        "worked": position.worked,
        "sale": None
        if position.good == codes.NO_GOOD
        else {"good": codes.GOODS[position.good], "price": position.price or None},
        "seats": [_seat(position, viewer, seat) for seat in range(position.players)],
        "scores": position.scores(),
        "winners": [seat for seat, share in enumerate(shares(position)) if share],
    }


def _seat(position: Position, viewer: int | None, seat: int) -> dict[str, Any]:
    seen = position.sees(viewer, seat)
    hand, store = position.hand(seat), position.store(seat)
    return {
        "score": position.points[seat],
        "if_ended": if_ended(position, viewer)[seat] if seen else None,
        "hand": dict(zip(codes.GOODS, hand, strict=True)) if seen else None,
        "store": dict(zip(codes.GOODS, store, strict=True)) if seen else None,
        "in_hand": sum(hand),
        "stored": sum(store),
    }


def turn_number(position: Position) -> int:
    """Return which turn it is, from 1, in the first of its decisions and all others; 0 while goods are dealt."""
    if position.phase == codes.DEALING:
        return SETUP
    over = position.phase == codes.OVER
    return position.round * position.players + position.turn + 1 - over


def turn(position: Position) -> Mark:
    """Return the turn that a position belongs to: it is the seat's on turn, whoever decides about the tax."""
    over = position.phase == codes.OVER
    return Mark(turn_number(position), position.players - 1 if over else position.turn)


def lay_open(position: Position) -> Position:
    """Return a copy that hides nothing from anybody."""
    other = position.clone()
    other.opened = True
    return other
