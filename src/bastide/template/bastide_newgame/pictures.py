"""The board as a drawing and in text."""

from bastide_newgame.rules import Position


def svg(position: Position) -> str:
    """Return the board as everybody may see it."""
    return seen(position, None)


def seen(position: Position, viewer: int | None) -> str:
    """Return the board as a seat sees it, or a spectator: cards that lie hidden show their backs."""
    height = 60 * (len(position.hands) + 1)
    cards = [(40, 30, str(sum(position.deck))), (90, 30, str(position.top or ""))]
    for seat, hand in enumerate(position.hands):
        held = [str(card + 1) for card, count in enumerate(hand) for _ in range(count)]
        y = 60 * seat + 90
        cards += [(90 + 34 * at, y, value if position.sees(viewer, seat) else "") for at, value in enumerate(held)]
    rows = "".join(
        f'<text x="30" y="{60 * seat + 96}">{"▸" if seat == position.turn else ""}{seat + 1}: {points}</text>'
        for seat, points in enumerate(position.points)
    )
    drawn = "".join(
        f'<rect x="{x - 14}" y="{y - 20}" width="28" height="40" rx="4" fill="{"#fff" if value else "#8a7a5f"}" '
        f'stroke="#3a3226"/><text x="{x}" y="{y + 6}" text-anchor="middle">{value}</text>'
        for x, y, value in cards
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 {height}" font-family="sans-serif" font-size="18">'
        f'<rect width="640" height="{height}" fill="#f4eedd"/>{rows}{drawn}</svg>'
    )


def text(position: Position) -> str:
    """Return the board as text: what lies open, and how many cards are where."""
    rows = [f"deck   {sum(position.deck)}", f"pile   {position.top or '-'}"]
    for seat, (hand, points) in enumerate(zip(position.hands, position.points, strict=True)):
        mark = ">" if seat == position.turn else " "
        rows.append(f"{mark}seat {seat + 1} {'#' * sum(hand) or '-':8} points {points}")
    return "\n".join(rows)
