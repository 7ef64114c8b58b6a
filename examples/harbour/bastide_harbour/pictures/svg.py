"""The harbour as a drawing: the bag, and a quay for each seat with its hand, its store and its points."""

from typing import Final

from bastide_harbour.kernel import codes
from bastide_harbour.kernel.state import Position

WIDTH: Final = 640
QUAY: Final = 70
CRATE: Final = 22
HAND_AT: Final = 90
STORE_AT: Final = 330
POINTS_AT: Final = 600
INKS: Final = {"red": "#b4432f", "green": "#4f7a3a", "blue": "#2f5d8a"}
CLOSED: Final = "#8a7a5f"
PAPER: Final = "#f4eedd"
INK: Final = "#3a3226"


def svg(position: Position) -> str:
    """Return the board as an SVG drawing of what everybody may see."""
    return seen(position, None)


def seen(position: Position, viewer: int | None) -> str:
    """Return the board as a seat sees it, or a spectator: goods that lie hidden are closed crates (HAR-005)."""
    height = QUAY * (position.players + 1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="18" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        *_crates(HAND_AT, QUAY // 2, [CLOSED] * sum(position.bag)),
    ]
    if position.good != codes.NO_GOOD:
        parts += _crates(POINTS_AT - 60, QUAY // 2, [INKS.get(codes.GOODS[position.good], CLOSED)])
        parts.append(_number(POINTS_AT, QUAY // 2, position.price) if position.price else "")
    for seat in range(position.players):
        parts += _quay(position, seat, position.sees(viewer, seat))
    return "".join([*parts, "</svg>"])


def _quay(position: Position, seat: int, open_to_view: bool) -> list[str]:
    """Return the quay of a seat, with its goods by kind if they may be seen."""
    y = QUAY * (seat + 1) + QUAY // 2
    on_turn = seat == position.turn and position.phase not in (codes.DEALING, codes.OVER)
    return [
        f'<line x1="0" x2="{WIDTH}" y1="{y - QUAY // 2}" y2="{y - QUAY // 2}" stroke="{INK}"/>',
        f'<circle cx="45" cy="{y}" r="18" fill="{INK if on_turn else "none"}" stroke="{INK}"/>',
        f'<text x="45" y="{y + 6}" text-anchor="middle" fill="{PAPER if on_turn else INK}">{seat}</text>',
        *_crates(HAND_AT, y, _colours(position.hand(seat), open_to_view)),
        *_crates(STORE_AT, y, _colours(position.store(seat), open_to_view)),
        _number(POINTS_AT, y, position.points[seat]),
    ]


def _colours(counts: list[int], open_to_view: bool) -> list[str]:
    names = [good for good, count in zip(codes.GOODS, counts, strict=True) for _ in range(count)]
    return [INKS.get(name, CLOSED) if open_to_view else CLOSED for name in names]


def _crates(x: int, y: int, colours: list[str]) -> list[str]:
    return [
        f'<rect x="{x + at * (CRATE + 4)}" y="{y - CRATE // 2}" width="{CRATE}" height="{CRATE}" rx="3" '
        f'fill="{colour}" stroke="{INK}"/>'
        for at, colour in enumerate(colours)
    ]


def _number(x: int, y: int, number: int) -> str:
    return f'<text x="{x}" y="{y + 6}" text-anchor="middle" font-weight="bold">{number}</text>'
