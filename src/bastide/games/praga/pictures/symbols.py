"""Small drawings of goods, actions and pieces, as SVG text: one hand, light from the west.

Everything is about 16 wide, its middle at (0, 0), written once as a definition and placed with `use`; definitions never
depend on a position, so that drawings on one page do not mix.
"""

from typing import Final

from bastide.engine.strokes import INK

DRAW: Final = "#3A342C"
WHITE: Final = "#FCF9F1"
PLASTER: Final = "#FAF4E4"
WALL: Final = "#CFC7B6"
ROOF: Final = "#BC6143"
SLATE: Final = "#6F7C8A"
TREE: Final = "#8BA368"
MADDER: Final = "#C4343F"
LAPIS: Final = "#2A55A8"
OCHRE: Final = "#E3A824"
SILVER: Final = "#CBD3DC"
STONE: Final = "#C3CAD0"
WOOD: Final = "#7A4C28"
ROAD: Final = "#F0E3C6"
HALO: Final = "#FBF8EE"

SEATS: Final = ("#2A55A8", "#C4343F", "#3FA088", "#E3A824")
ON_SEAT: Final = ("#fff", "#fff", "#0d1f1a", "#2a1d00")
MARKS: Final = (
    "M0-8.8A8.8 8.8 0 1 1-.01-8.8Z",
    "M0-10 10 7.6H-10Z",
    "M-8-8H8V8H-8Z",
    "M0-11 9.4 0 0 11-9.4 0Z",
)
"""A seat's mark: compass, gable, ashlar, lozenge; told apart without colour."""


def pen(d: str, fill: str = "none", width: float = 1.2) -> str:
    """Draw a path."""
    return f'<path d="{d}" fill="{fill}" stroke-width="{width}"/>'


def disc(x: float, y: float, r: float, fill: str, width: float = 1.2) -> str:
    """Draw a circle."""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" stroke-width="{width}"/>'


WINDOW: Final = "M-5 7V-2A5 6 0 0 1 5-2V7Z"
PANES: Final = "M0-8V7M-5 0H5"
TRIANGLE: Final = "M0-7 7.5 6H-7.5Z"
CASTLE_WALL: Final = "M-8 7V-5H-4.5V-1.5H-2V-5H2V-1.5H4.5V-5H8V7Z"
SPIRES: Final = "M-7 7V-3L-4-9-1-3V1H1V-3L4-9 7-3V7Z"
PICK: Final = pen("M-6 7 5-5", "none", 2) + pen("M-4-7Q5-8 7 3", "none", 2.4)

PICTURES: Final = {
    "gold": disc(0, 0, 7.5, OCHRE) + disc(0, 0, 5.2, "none", 0.8),
    "stone": pen("M-7.5-6H7.5V6H-7.5Z", STONE) + pen("M-7.5-2H7.5M-7.5 2H7.5M-2-6V-2M3-2V2M-3 2V6", "none", 0.9),
    "egg": pen("M0-8C5-8 6.5 1 6 3A6 5.5 0 0 1-6 3C-6.5 1-5-8 0-8Z", WHITE)
    + f'<path d="M-5.6-.5-2.8 2 0-.5 2.8 2 5.6-.5" fill="none" stroke="{MADDER}" stroke-width="1.4"/>',
    "silver_window": pen(WINDOW, SILVER) + pen(PANES, "none", 0.9),
    "gold_window": pen(WINDOW, OCHRE) + pen(PANES, "none", 0.9),
    "red_token": pen(TRIANGLE, MADDER),
    "blue_token": pen(TRIANGLE, LAPIS),
    "points": pen("M-8-7.5H8L5.5 7.5H-5.5Z", WHITE),
    "technology": pen("M-8-5Q-4-7 0-5 4-7 8-5V6Q4 4 0 6-4 4-8 6Z", WHITE) + pen("M0-5V6", "none", 1),
    "university": pen("M-9-2 0-6.5 9-2 0 2.5Z", INK, 0.8)
    + pen("M-5 0V4Q0 7 5 4V0", "none", 1.4)
    + pen("M8-2V4", "none", 1),
    "mine": PICK,
    "quarry": pen("M1-1H8V7H1Z", STONE) + pen("M-7 7 0-2", "none", 2) + pen("M-4-6 4-2 2 1-6-3Z", DRAW, 0.8),
    "hunger_wall": pen(CASTLE_WALL, WALL),
    "cathedral": pen(SPIRES, PLASTER) + disc(0, 3.4, 1.4, LAPIS, 0.6),
    "hunger_wall_or_cathedral": pen("M-9 6V-3H-6.5V0H-4V-3H-1.5V6Z", WALL)
    + pen("M1 6V-2L3-7 5-2V6ZM5 6V-2L7-7 9-2V6Z", PLASTER, 1),
    "crown": pen("M-8 6-9-4-4 0 0-7 4 0 9-4 8 6Z", OCHRE),
    "house": pen("M-7 7V-1H7V7Z", PLASTER) + pen("M-9 0-2-8H4L9 0Z", ROOF) + pen("M-2 7V3H1V7", DRAW, 0.6),
    "road": pen("M-5 8C-9 2 6 2 1-3-2-6 4-8 5-8L9-7C6-5 3-6 7-2 11 3-2 3 3 8Z", ROAD),
    "up": pen("M0-7 6.5-3.5V3.5L0 7-6.5 3.5V-3.5Z", WHITE) + pen("M0 4V-4M-3-1 0-4 3-1", "none", 1.6),
    "arrow": pen("M-7 0H6M2-4 6 0 2 4", "none", 1.8),
    "rise": pen("M0 7V-6M-4-2 0-6 4-2", "none", 1.8),
    "tree": pen("M0 7V2", "none", 1.6) + disc(0, -2, 5, TREE, 0.9),
    "terrace": pen("M-12 6V-1H12V6Z", PLASTER, 0.8)
    + pen("M-13-1-8-7-3-1 2-7 7-1 10-5 13-1Z", ROOF, 0.8)
    + pen("M-9 6V2M-3 6V2M3 6V2M9 6V2", "none", 1),
}
"""[name] kinds of goods as in the components, then what else is drawn."""
ACTION_PICTURES: Final = {
    "mines": "mine",
    "quarries": "quarry",
    "upgrade": "up",
    "wall": "hunger_wall",
    "building": "house",
    "road": "road",
}
"""[action] the picture that stands for it."""


def definitions(seats: int) -> str:
    """Define every picture, and the mark, pawn and cube of so many seats."""
    style = f'stroke="{DRAW}" stroke-linejoin="round" stroke-linecap="round"'
    drawn = [f'<g id="bastide-praga-{name}" {style}>{body}</g>' for name, body in PICTURES.items()]
    for seat in range(seats):
        look = f'fill="{SEATS[seat]}" stroke="{INK}" stroke-linejoin="round"'
        drawn.append(f'<path id="bastide-praga-mark{seat}" d="{MARKS[seat]}" {look} stroke-width="1.4"/>')
        head = f'<path d="{MARKS[seat]}" transform="translate(0-9) scale(.7)"/>'
        body = f'<path d="M-8 9C-8 1-4 1-3-3H3C4 1 8 1 8 9Z"/>{head}'
        drawn.append(
            f'<g id="bastide-praga-pawn{seat}" stroke-linejoin="round">'
            f'<g fill="none" stroke="{HALO}" stroke-width="4">{body}</g>'
            f'<g fill="{SEATS[seat]}" stroke="{INK}" stroke-width="1.3">{body}</g></g>'
        )
    return "".join(drawn)
