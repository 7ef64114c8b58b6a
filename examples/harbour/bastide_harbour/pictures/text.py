"""The harbour in text: what lies open, and how many goods are hidden where."""

from bastide_harbour.kernel import codes
from bastide_harbour.kernel.state import Position


def text(position: Position) -> str:
    """Return the board as text."""
    rows = [f"bag    {'#' * sum(position.bag) or '-'}"]
    for seat in range(position.players):
        mark = ">" if seat == position.turn and position.phase not in (codes.DEALING, codes.OVER) else " "
        hand, store = sum(position.hand(seat)), sum(position.store(seat))
        rows.append(
            f"{mark}seat {seat}  hand {'#' * hand or '-':6} store {'#' * store or '-':6} points {position.points[seat]}"
        )
    if position.good != codes.NO_GOOD:
        rows.append(f"sale   {codes.GOODS[position.good]}" + (f" for {position.price}" if position.price else ""))
    return "\n".join(rows)
