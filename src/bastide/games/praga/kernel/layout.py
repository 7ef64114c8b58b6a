"""The layout of the observations that `observe.py` writes."""

from typing import Final

from bastide.engine.observation import Layout, Part, Slot
from bastide.games.praga.kernel import codes, places, tables

PHASES: Final = tuple(dict.fromkeys(codes.PHASE_NAMES))
OF_PHASE: Final = tuple([PHASES.index(name) for name in codes.PHASE_NAMES])
"""[task] the number of its phase."""
SCORE_MAX: Final = 2000
GOODS_MAX: Final = 200
EDGES: Final = 6

SEAT_FIELDS: Final = (
    # field, name, unit, highest, meaning
    (codes.SCORE, "score", "points", SCORE_MAX, ""),
    (codes.GOLD, "gold", "gold", 9, ""),
    (codes.STONE, "stone", "stone", 9, ""),
    (codes.EGG, "egg", "eggs", GOODS_MAX, ""),
    (codes.SILVER, "silver_window", "windows", GOODS_MAX, ""),
    (codes.GOLD_WINDOW, "gold_window", "windows", GOODS_MAX, ""),
    (codes.RED, "red_token", "tokens", GOODS_MAX, ""),
    (codes.BLUE, "blue_token", "tokens", GOODS_MAX, ""),
    (codes.TECHNOLOGY, "technology", "steps", 8, ""),
    (codes.UNIVERSITY, "university", "steps", 8, ""),
    (codes.MINE, "mine", "space", 9, "of the gold-mine marker"),
    (codes.QUARRY, "quarry", "space", 8, "of the quarry marker"),
    (codes.PAWN, "region", "region", 5, "of the King's Road, 0 before the first"),
    (codes.CUBES, "cubes", "cubes", 11, "free ones"),
    (codes.RIGHTS, "rights", "seals", 9, "that may still be claimed"),
    (codes.SEAL_CUBES, "seal_cubes", "cubes", 5, "lying on seals"),
    (codes.TOKEN_FIELD, "token.mines", "token", int(tables.TOKENS), "production token: 1 for the first, …, 0 for none"),
    (codes.TOKEN_FIELD + 1, "token.quarries", "token", int(tables.TOKENS), "likewise"),
    (
        codes.V_BRIDGE,
        "v_bridge",
        "bridge tile",
        codes.BRIDGE_TILES,
        "V tile from the bridge: 1 for the first bridge tile",
    ),
    (codes.V_CATHEDRAL, "v_cathedral", "bridge tile", codes.BRIDGE_TILES, "V tile from the Cathedral, likewise"),
    (codes.WALL_COUNT, "walls", "tiles", 12, ""),
    (codes.TURNS, "turns", "turns", 16, "finished"),
)
"""What a seat's row shows as it stands, in its order."""


def _stack(under: int) -> tuple[Slot, Slot]:
    return (
        Slot("unseen", meaning="it may still be drawn"),
        Slot("under", "place", 0, under, "among those returned under its stack: 1 comes up first"),
    )


def _code(name: str, meaning: str) -> Slot:
    return Slot(name, "seat code", 0, codes.SEATS, meaning)


LAYOUT: Final = Layout(
    "praga",
    "2",
    (
        Part(
            "tiles",
            f"Upgrade, wall and building tiles, {tables.TILE_NAMES[0]} first, "
            f"{tables.TILE_NAMES[codes.HEX_TILES - 1]} last.",
            (Slot("slot", "slot", 0, 4, "where it lies in its row, 4 the special tile's; 0 if not there"), *_stack(15)),
            (codes.HEX_TILES,),
        ),
        Part(
            "boards",
            "The action boards, the observer's first: the six actions, then the walls, clockwise from the north.",
            (
                Slot("tile", "tile", 0, codes.HEX_TILES, "1 and on as in `tiles`, 0 for none"),
                Slot("rotation", "60 degrees", 0, 5),
                *[Slot(f"spent.edge.{n}", meaning="its connection was rewarded") for n in range(EDGES)],
                *[Slot(f"spent.corner.{n}", meaning="likewise, across edge n") for n in range(EDGES)],
                *[Slot(f"spent.corner.{n}.back", meaning="likewise, across edge n - 1") for n in range(EDGES)],
            ),
            (codes.SEATS, codes.BOARD_PLACES),
        ),
        Part(
            "city",
            "The building spaces in the order of components.toml.",
            (
                Slot("building", "building", 0, 36, "1 for the first building tile, 0 for none"),
                Slot("rotation", "60 degrees", 0, 5),
                _code("cube", "whose cube lies on it"),
            ),
            (codes.SPACES,),
        ),
        Part(
            "plazas",
            f"The plazas: {', '.join(places.PLAZA_NAMES)}.",
            (Slot("tile", "plaza tile", 0, 11, "1 for the first plaza tile, 0 for none"), Slot("resolved")),
            (places.PLAZAS,),
        ),
        Part(
            "technologies",
            "The technology tiles, level I first.",
            (
                *_stack(15),
                Slot("open", meaning="it lies open to be chosen"),
                _code("owner", "who has it to use"),
                Slot("fresh", meaning="it does not work before the owner's next turn"),
                Slot("used", meaning="it has worked this turn"),
            ),
            (codes.TECHNOLOGIES,),
        ),
        Part(
            "bridge",
            "The spaces of Charles Bridge.",
            (Slot("tile", "bridge tile", 0, codes.BRIDGE_TILES, "1 for the first, 0 for none"), Slot("side_b")),
            (tables.SPANS,),
        ),
        Part(
            "bridge_tiles",
            "The bridge tiles, IV first.",
            (
                *_stack(15),
                Slot("open", meaning="it lies open to be chosen"),
                Slot("at_bridge", meaning="it is known to lie in the V stack at the bridge"),
                Slot("at_cathedral", meaning="it is known to lie in the V stack at the Cathedral"),
                _code("owner", "whose V tile it is"),
            ),
            (codes.BRIDGE_TILES,),
        ),
        Part(
            "crane",
            "The crane, position P0 first.",
            (
                Slot("sector", "sector", 0, 11, "of the wheel, 0 the blocked one"),
                Slot(
                    "tile",
                    "action tile",
                    0,
                    len(tables.ACTION_TILE_NAMES),
                    f"1 for {tables.ACTION_TILE_NAMES[0]}, 0 for none",
                ),
                Slot("points", "points", 0, 500, "of five-point tokens on it"),
            ),
            (int(tables.POSITIONS),),
        ),
        Part(
            "river",
            "Production tokens left.",
            tuple([Slot(f"{n + 1}", "tokens", 0, 2) for n in range(tables.TOKENS)]),
        ),
        Part(
            "grids",
            f"The cells of {' and '.join(tables.GRID_NAMES)}, the lowest row and the first column first.",
            (
                Slot("points", "points", 0, 9),
                Slot("side", meaning="one more sideways"),
                Slot("up", meaning="an arrow up"),
            ),
            (2, int(places.ROWS), int(places.COLUMNS)),
        ),
        Part(
            "seats",
            "The observer first, then the others in turn order; zeros for seats that nobody has.",
            (
                Slot("plays", meaning="somebody sits here"),
                *[Slot(name, unit, 0, high, meaning) for _, name, unit, high, meaning in SEAT_FIELDS],
                *[
                    Slot(f"{grid}.{axis}", axis, 0, 6, "from 1")
                    for grid in tables.GRID_NAMES
                    for axis in ("row", "column")
                ],
                *[Slot(f"wealth.{name}", meaning="the wealth bonus was gained") for name in tables.WEALTH_NAMES],
                *[Slot(name, meaning="the seat has claimed it") for name in tables.SEAL_NAMES],
                *[Slot(name, meaning="the seat owns it, perhaps covered") for name in tables.TILE_NAMES[:30]],
            ),
            (codes.SEATS,),
        ),
        Part(
            "turn",
            "What happens now.",
            (
                *[Slot(f"phase.{name}", meaning=f"the phase is {name}") for name in PHASES],
                Slot("asked", "seat", 0, codes.SEATS - 1, "who decides, 0 the observer"),
                Slot("active", "seat", 0, codes.SEATS - 1, "whose turn it is"),
                Slot("first", "seat", 0, codes.SEATS - 1, "who began the game"),
                Slot("argument", "number", 0, 1023, "what is asked about: tile, row, plaza, grid, track or level"),
                Slot("second", "number", 0, 1023, "its second number: the slot of a row"),
                Slot("waiting", "tasks", 0, 64, "what is still to be done before the turn goes on freely"),
                Slot("era", "era", 0, 2),
                Slot("number", "turns", 0, 64, "turns finished by all"),
                Slot("platform", "spaces", 0, 6, "before the hourglass"),
                Slot("taken", "action tile", 0, len(tables.ACTION_TILE_NAMES), "the tile taken, 0 for none"),
                Slot("main", meaning="the action of the tile is owed"),
                Slot("wheel", "sector", 0, 12, "1 + sector whose bonus waits, 0 for none"),
                Slot("bought", meaning="the extra action was bought"),
                Slot("extra", meaning="the extra action is owed"),
                Slot("refreshed", meaning="a row was refreshed this turn"),
                Slot(
                    "doing",
                    "action",
                    0,
                    codes.HEXES,
                    f"the action under way: 1 for {tables.ACTION_NAMES[0]}, …, 0 for none",
                ),
                Slot("own", meaning="the reward of the action under way may be taken"),
                Slot(
                    "source",
                    "source",
                    0,
                    len(codes.SOURCE_NAMES) - 1,
                    f"of the action: {', '.join(codes.SOURCE_NAMES)}",
                ),
                Slot("cut.gold", codes.KIND_NAMES[codes.GOLD], 0, 9, "discount"),
                Slot("cut.stone", codes.KIND_NAMES[codes.STONE], 0, 9, "discount"),
                *[Slot(f"steps.{name}", "moves", 0, GOODS_MAX, "sideways moves waiting") for name in tables.GRID_NAMES],
                Slot("steps.either", "moves", 0, GOODS_MAX, "sideways moves waiting for either grid"),
                *[
                    Slot(f"owed.{name}", "rewards", 0, GOODS_MAX, "of the upgraded action")
                    for name in tables.ACTION_NAMES
                ],
                *[
                    Slot(f"covered.{name}", "tile", 0, 30, "upgrade covered last this turn")
                    for name in tables.ACTION_NAMES
                ],
                *[
                    Slot(f"road.{region}.{effect}.{choice}", meaning="the effect of the street waits")
                    for region in (1, 2, 3)
                    for effect in ("free", "egg")
                    for choice in (1, 2)
                ],
            ),
        ),
        Part(
            "rules",
            "The options of the game.",
            (
                Slot("tiles_b", meaning="the action tiles show side B"),
                *[Slot(f"road_{n}", "face", 0, 2, "of the King's Road tile: 1 a, 2 b, 0 none") for n in (1, 2, 3)],
            ),
        ),
    ),
)
