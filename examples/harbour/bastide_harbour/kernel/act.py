"""Making an action that is legal, and what follows by itself."""

from bastide_harbour.kernel import codes
from bastide_harbour.kernel.state import Event, Position


def act(position: Position, action: int) -> None:
    """Make an action that is legal."""
    seat = position.turn
    position.events = []
    position.known_to.append(_knows(position, action))
    position.made.append(action)
    if action < codes.SELL:
        _draw(position, action - codes.DRAW)
    elif action < codes.STORE:
        position.hands[seat * codes.KINDS + action - codes.SELL] -= 1
        position.phase, position.good, position.price = codes.PRICING, action - codes.SELL, 0
        _note(position, Event(codes.SOLD, seat, position.good))
    elif action < codes.WORK:
        position.hands[seat * codes.KINDS + action - codes.STORE] -= 1
        position.stores[seat * codes.KINDS + action - codes.STORE] += 1
        _note(position, Event(codes.STORED, seat, action - codes.STORE))
    elif action == codes.WORK:  # HAR-012
        position.worked, position.phase = True, codes.WORKING
        position.due = min(codes.WORKED, sum(position.bag))
    elif action < codes.TAX:
        position.phase, position.price = codes.TAXING, action - codes.PRICE + 1
    elif action < codes.END:
        _settle(position, taxed=action == codes.TAX)
    else:
        _end_turn(position)


def _knows(position: Position, action: int) -> int:
    """Return the one seat that knows which action this is, or `ALL` (HAR-003, HAR-012, HAR-013)."""
    if action < codes.SELL:
        return position.owner()
    return position.turn if codes.STORE <= action < codes.WORK else codes.ALL


def _note(position: Position, event: Event) -> None:
    if position.recording:
        position.events.append(event)


def _draw(position: Position, kind: int) -> None:
    """Draw a good for whoever is dealt to or works (HAR-003, HAR-012)."""
    seat = position.owner()
    position.bag[kind] -= 1
    position.hands[seat * codes.KINDS + kind] += 1
    _note(position, Event(codes.DRAWN, seat, kind))
    position.due -= 1
    if not position.due:
        position.phase = codes.TURN


def _settle(position: Position, taxed: bool) -> None:
    """Pay the seller, and the next seat its tax (HAR-023)."""
    seat, neighbour = position.turn, (position.turn + 1) % position.players
    _gain(position, Event(codes.SALE, seat, position.good, position.price))
    if taxed:
        _gain(position, Event(codes.PAID_TAX, seat, points=-codes.TAXED))
        _gain(position, Event(codes.GOT_TAX, neighbour, points=codes.TAXED))
    position.phase, position.good, position.price = codes.TURN, codes.NO_GOOD, 0


def _end_turn(position: Position) -> None:
    """Pass to the next seat; after the last round score the stores (HAR-004, HAR-030, HAR-031)."""
    position.turn, position.worked = (position.turn + 1) % position.players, False
    position.round += position.turn == 0
    if position.round < int(position.setup.options["rounds"]):
        return
    position.phase = codes.OVER
    for seat in range(position.players):
        if kinds := kinds_stored(position, seat):
            _gain(position, Event(codes.KINDS_STORED, seat, points=kinds))


def kinds_stored(position: Position, seat: int) -> int:
    """Return how many kinds of goods lie in a store (HAR-031)."""
    return sum(count > 0 for count in position.store(seat))


def _gain(position: Position, event: Event) -> None:
    position.points[event.seat] += event.points
    _note(position, event)
