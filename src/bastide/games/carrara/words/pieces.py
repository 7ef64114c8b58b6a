"""Where the pieces of a position's line are: cards, seats, tiles, and what is left of blocks and objects."""

from typing import Final

from bastide.engine.errors import require
from bastide.engine.line import LineField
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.buildings import size
from bastide.games.carrara.kernel.objectives import deals
from bastide.games.carrara.kernel.state import Position
from bastide.games.carrara.words import parts
from bastide.games.carrara.words.goods import counts, members, scored_names, word_of
from bastide.games.carrara.words.names import SCORINGS, scoring_text

SEAT: Final = (
    LineField("coins"), LineField("points"), LineField("blocks"), LineField("objects", ".", tuple(tables.KIND_NAMES)),
    LineField("scorings", ","), LineField("buildings", ","), LineField("upgrades", ","),
)  # fmt: skip
"""What a seat is made of."""
SCORING_TEXTS: Final = tuple(scoring_text(number) for number in range(len(SCORINGS)))


def seat_text(state: Position, seat: int) -> str:
    """Return a seat: coins, points, blocks, objects, scorings, buildings with their cities, upgrade tiles."""
    buildings = [
        f"{name}@{tables.CITY_NAMES[city]}"
        for city in range(codes.CITIES)
        for name in members(state.built[seat * codes.CITIES + city], tables.TILE_NAMES)
    ]
    return ":".join(
        (
            str(state.coins[seat]),
            str(state.score[seat]),
            parts.letters(state.stock[seat]),
            ".".join(str(number) for number in counts(state.objects[seat], tables.KIND_NAMES).values()),
            parts.joined([text.replace(" ", "_") for text in members(state.scored[seat], SCORING_TEXTS)]),
            parts.joined(buildings),
            parts.joined(members(state.upgraded[seat], tables.UPGRADE_NAMES)),
        )
    )


def read_cards(state: Position, text: str, dealt: list[int]) -> None:
    """Read the cards in play; `dealt` are those that are so from the beginning (CRR-128, CRR-131)."""
    names = text.split(",")
    require(len(names) == codes.CLASSES, "cards", f"{len(names)} cards, one of each of {codes.CLASSES} classes is due")
    fixed = dealt[0] != codes.NOTHING
    state.dealing = 0
    for number, name in enumerate(names):
        card = codes.NOTHING if name == parts.NONE else parts.index("cards", name, tables.CARD_NAMES)
        if number < codes.CLASSES - 1 and fixed:
            require(
                card == dealt[number],
                "cards",
                f"{tables.CARD_NAMES[dealt[number]]} is printed on the board, not {name}",
            )
        elif card != codes.NOTHING:
            require(
                card >= tables.BASE_CARDS and tables.CARD_CLASS[card] == number,
                "cards",
                f"{name} is no card of this class",
            )
            require(deals(state, card), "cards", f"{name} is not dealt without the module that it is about")
            require(number < codes.CLASSES - 1 or state.bonus, "cards", "this game has no bonus card")
        state.cards[number] = card
        if card != codes.NOTHING:
            require(state.dealing == number, "cards", f"{name} would be dealt after the card before it")
            state.dealing = number + 1
    if state.dealing == codes.CLASSES - 1 and not state.bonus:
        state.dealing = codes.CLASSES


def read_seat(state: Position, seat: int, text: str) -> None:
    """Read what a seat has."""
    given = text.split(":")
    require(len(given) == len(SEAT), "seats", f"{text!r} has {len(given)} parts, not {len(SEAT)}")
    state.coins[seat], state.score[seat] = parts.number("seats", given[0]), parts.number("seats", given[1])
    state.stock[seat] = parts.blocks("seats", given[2])
    numbers = [parts.number("seats", part) for part in given[3].split(".")]
    require(
        len(numbers) == codes.KINDS and max(numbers) <= tables.FIELD_MASK,
        "seats",
        f"{given[3]!r} are not {codes.KINDS} objects",
    )
    state.objects[seat] = word_of(numbers)
    state.scored[seat] = parts.named_set("seats", given[4].replace("_", " "), SCORING_TEXTS)
    state.markers[seat] = tables.MARKERS - size(state.scored[seat])
    require(state.markers[seat] >= 0, "seats", f"seat {seat} has more than {tables.MARKERS} scorings (CRR-060)")
    for place in parts.items(given[5]):
        name, mark, city = place.partition("@")
        tile, at = (
            parts.index("seats", name, tables.TILE_NAMES),
            parts.index("seats", city if mark else "", tables.CITY_NAMES),
        )
        require(not _all_built(state) & tables.BIT[tile], "seats", f"{name} stands there twice")
        state.built[seat * codes.CITIES + at] |= tables.BIT[tile]
    state.upgraded[seat] = parts.named_set("seats", given[6], tables.UPGRADE_NAMES)
    for number, _name in enumerate(tables.UPGRADE_NAMES):
        if int(state.upgraded[seat]) >> number & 1:
            state.worth[seat * tables.PLACES + tables.UPGRADE_PLACE[number]] = tables.UPGRADE_WORTH[number]


def _all_built(state: Position) -> int:
    found = 0
    for tiles in state.built:
        found |= int(tiles)
    return found


def read_tiles(state: Position, text: str, gone: int) -> None:
    """Read the display, and work out which tiles are left; no tile is in two places."""
    names = text.split(",")
    require(len(names) == tables.SITES, "display", f"{len(names)} sites, the display has {tables.SITES}")
    state.display = 0
    for site, name in enumerate(names):
        tile = codes.NOTHING if name == parts.NONE else parts.index("display", name, tables.TILE_NAMES)
        require(tile < codes.STACK_TILES, "display", f"{name} lies on the side board (CRR-107)")
        require(tile == codes.NOTHING or not state.display & tables.BIT[tile], "display", f"{name} lies there twice")
        state.sites[site] = tile
        if tile != codes.NOTHING:
            state.display |= tables.BIT[tile]
    built = _all_built(state)
    require(
        not built & state.display, "display", f"{members(built & state.display, tables.TILE_NAMES)} stand in a city"
    )
    require(not gone & (built | state.display), "gone", "a tile that left the game is still there")
    require(not gone or state.rebuild, "gone", "tiles leave the game by rebuilding alone (CRR-118)")
    require(state.cost8 or not (built | gone) & tables.GREAT, "seats", "this game has no tiles of cost 8 (CRR-107)")
    state.gone = gone
    state.stack = tables.STACK & ~(built | gone | state.display)
    state.great = tables.GREAT & ~(built | gone) if state.cost8 else 0


def work_out_supplies(state: Position) -> None:
    """Work out what is left in the bag, the supply and among the upgrade tiles."""
    seats = range(state.players)
    rest = [
        (int(tables.ALL_BLOCKS) >> tables.FIELD_BITS * colour) & tables.FIELD_MASK for colour in range(codes.COLOURS)
    ]
    for word in (*state.wheel, *(state.stock[seat] for seat in seats)):
        rest = [left - used for left, used in zip(rest, counts(word, tables.COLOUR_LETTERS).values(), strict=True)]
    for letter, left in zip(tables.COLOUR_LETTERS, rest, strict=True):
        require(left >= 0, "wheel", f"more blocks {letter} than there are (CRR-004)")
    state.bag = word_of(rest)
    supply = []
    for kind, name in enumerate(tables.KIND_NAMES):
        held = sum(int(state.objects[seat]) >> tables.FIELD_BITS * kind & tables.FIELD_MASK for seat in seats)
        on_sale = int(state.sale) >> kind & 1
        supply.append(int(tables.KIND_COUNT[kind]) - 1 - held + (0 if on_sale else 1))
        require(supply[-1] >= 0 and (on_sale or held), "seats", f"{held} objects {name} cannot be (CRR-021, CRR-079)")
        require(supply[-1] < tables.KIND_COUNT[kind], "sale", f"a {name} that was sold is nowhere (CRR-079)")
    state.supply = word_of(supply)
    state.cities_done = 0
    for seat in seats:
        cities = int(state.scored[seat]) >> codes.COLOURS & (1 << codes.CITIES) - 1
        require(not cities & state.cities_done, "seats", "a city was scored twice (CRR-071)")
        state.cities_done |= cities
        _types, _cities, categories = scored_names(int(state.scored[seat]))
        require(state.categories or not categories, "seats", "this game has no category scorings (CRR-121)")
        for city in range(codes.CITIES):
            enough = size(state.built[seat * codes.CITIES + city]) >= tables.MINIMUM[city]
            require(
                enough or not cities >> city & 1, "seats", f"{tables.CITY_NAMES[city]} has too few buildings (CRR-070)"
            )
    taken = 0
    for seat in seats:
        require(not taken & state.upgraded[seat], "seats", "an upgrade tile lies in two places")
        taken |= int(state.upgraded[seat])
    state.upgrades_left = tables.ALL_UPGRADES & ~taken if state.upgrades else 0
    due = size(tables.GREAT & ~state.great) - (state.phase == codes.UPGRADING) if state.upgrades else 0
    require(
        size(taken) == min(due, len(tables.UPGRADE_NAMES)), "seats", f"{due} upgrade tiles would be taken (CRR-110)"
    )
