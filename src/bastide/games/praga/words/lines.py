"""The fields of a position in one line: names, order, and how high their numbers go."""

import re
from typing import Final

from bastide.engine.line import LineField
from bastide.games.praga.kernel import codes, places

NONE: Final = "-"
NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,17}")
CRANE_FORM: Final = re.compile(r"(\d{1,2}):(A-\d)(?:\+(\d{1,3}))?")
CITY_FORM: Final = re.compile(r"([NO]_[A-Z0-9]+):([A-Z0-9]+-[A-Z0-9]+)r([0-5])(?:\+([0-3]))?")
TURN_FIELDS: Final = (
    "taken", "main", "wheel", "bought", "extra", "refreshed", "doing", "own", "source", "cuts", "road", "resolved",
    "ending", "last_seat", "last_tile", "last_place",
)  # fmt: skip
SEAT_FIELDS: Final = (
    *codes.KIND_NAMES[: codes.GRID],
    "hunger_wall_row",
    "hunger_wall_column",
    "cathedral_row",
    "cathedral_column",
    "pawn",
    "cubes",
    "wealth",
    "rights",
    "seals",
    "mine_token",
    "quarry_token",
    "lasting",
    "fresh",
    "used",
    "one_time",
    "v_bridge",
    "v_cathedral",
    "upgrades",
    "walls",
    "turns",
    "seal_cubes",
    *(f"place{place + 1}" for place in range(codes.BOARD_PLACES)),
    *(f"spent{place + 1}" for place in range(codes.BOARD_PLACES)),
)
"""The numbers of a seat by name, in the order of `codes.py`; a place is 1 + 6 * tile + rotation."""
LINE: Final = (
    LineField("turn"),
    LineField("era"),
    LineField("clock", ",", ("arrow", "platform")),
    LineField("seats", ",", ("first", "active")),
    LineField("crane", ";"),
    LineField("rows", ","),
    LineField("unseen", ","),
    LineField("under", ","),
    LineField("open", ","),
    LineField("city", ";"),
    LineField("plazas", ","),
    LineField("bridge", ","),
    LineField("river", ","),
    LineField("now", ",", TURN_FIELDS),
    LineField("owed", ","),
    LineField("old", ","),
    LineField("steps", ","),
    LineField("agenda", ","),
    LineField("seat", ",", SEAT_FIELDS, each_seat=True),
)
"""The fields with what they are made of."""
HIGH: Final = {
    "taken": 5,
    "wheel": 11,
    "doing": 5,
    "source": 2,
    "cuts": 1 << 12,
    "road": (1 << 12) - 1,
    "resolved": (1 << places.PLAZAS) - 1,
    "last_seat": 3,
    "last_tile": codes.HEX_TILES - 1,
    "last_place": 47,
}
MASKED: Final = (1 << 62) - 1
