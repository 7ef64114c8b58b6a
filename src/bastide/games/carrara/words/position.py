"""A position in one line of text, and back.

    turn seat=0 first=0 turn=3 cards=BASE-TOP,BASE-OBJECT,BASE-BUILDING,- wheel=RGK,WB,-,-,-,Y
    display=porta_3,-,villa_1,… sale=crown,book ending=- pending=- gone=-
    seats=17:5:WWK:1.0.0.0.0.0:type_palazzo:palazzo_2@pisa:-;20:0:B:…

The first word is the phase. A seat is its coins, points, blocks, objects (in the order of `components.toml`), scorings,
buildings with their cities, and upgrade tiles. The bag, the supply, the stack and the tiles of cost 8 are what is left.
`pending` is what is under way: a purchase (`rotated`, `stayed/II/WWR/9`: segment, blocks, coins), a payment
(`porta_3/lucca/-/RR`: tile, city, tile that it replaces, blocks paid), an upgrade (`villa_8/pisa/-`), or `purchased`.
Hidden goods are part of the line, the options of the game are not.
"""

import re
from collections.abc import Sequence
from typing import Final

from bastide.engine.errors import PositionError
from bastide.engine.line import LineField
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.choices import can_take, find, find_payments
from bastide.games.carrara.kernel.scoring import deals, size
from bastide.games.carrara.kernel.state import State
from bastide.games.carrara.words.goods import counts, members, scored_names, total, word_of
from bastide.games.carrara.words.notation import SCORINGS, scoring_text

PHASES: Final = {
    "start": codes.STARTING,
    "cards": codes.DEALING,
    "display": codes.DISPLAYING,
    "refill": codes.REFILLING,
    "reveal": codes.REVEALING,
    "turn": codes.TURNING,
    "buy": codes.BUYING,
    "pay": codes.PAYING,
    "upgrade": codes.UPGRADING,
    "after": codes.CLOSING,
    "over": codes.OVER,
}
PHASE_NAMES: Final = tuple(PHASES)
SEAT: Final = (
    LineField("coins"), LineField("points"), LineField("blocks"), LineField("objects", ".", tuple(tables.KIND_NAMES)),
    LineField("scorings", ","), LineField("buildings", ","), LineField("upgrades", ","),
)  # fmt: skip
"""What a seat is made of."""
LINE: Final = (
    LineField("seat"), LineField("first"), LineField("turn"), LineField("cards", ","), LineField("wheel", ","),
    LineField("display", ","), LineField("sale", ","), LineField("ending"), LineField("pending"),
    LineField("gone", ","), LineField("seats", ";", parts=SEAT),
)  # fmt: skip
"""The fields with what they are made of."""
FIELDS: Final = tuple(field.name for field in LINE)
NONE: Final = "-"
NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,3}")
TURNED: Final = {"rotated": codes.ROTATED, "stayed": codes.STAYED}
ENDINGS: Final = {"buildings": codes.BY_BUILDINGS, "announcement": codes.BY_ANNOUNCEMENT}
PURCHASED: Final = "purchased"
SCORING_TEXTS: Final = tuple(scoring_text(number) for number in range(len(SCORINGS)))
SEAT_PARTS: Final = len(SEAT)


def _letters(word: int) -> str:
    return "".join(letter * count for letter, count in counts(word, tables.COLOUR_LETTERS).items()) or NONE


def _names(names: Sequence[str]) -> str:
    return ",".join(names) or NONE


def _tile(tile: int) -> str:
    return NONE if tile == codes.NOTHING else tables.TILE_NAMES[tile]


def _pending(state: State) -> str:
    if state.phase in (codes.PAYING, codes.UPGRADING):
        blocks = [] if state.phase == codes.UPGRADING else [_letters(state.moved)]
        return "/".join([_tile(state.tile), tables.CITY_NAMES[state.city], _tile(state.old), *blocks])
    if state.phase in (codes.REFILLING, codes.BUYING) and state.turned != codes.NOT_BUYING:
        how = "rotated" if state.turned == codes.ROTATED else "stayed"
        if state.segment == codes.NOTHING:
            return how
        return f"{how}/{tables.SEGMENT_NAMES[state.segment]}/{_letters(state.moved)}/{state.spent}"
    return PURCHASED if state.purchased else NONE


def _seat(state: State, seat: int) -> str:
    buildings = [
        f"{name}@{tables.CITY_NAMES[city]}"
        for city in range(codes.CITIES)
        for name in members(state.built[seat * codes.CITIES + city], tables.TILE_NAMES)
    ]
    return ":".join(
        (
            str(state.coins[seat]),
            str(state.score[seat]),
            _letters(state.stock[seat]),
            ".".join(str(number) for number in counts(state.objects[seat], tables.KIND_NAMES).values()),
            _names([text.replace(" ", "_") for text in members(state.scored[seat], SCORING_TEXTS)]),
            _names(buildings),
            _names(members(state.upgraded[seat], tables.UPGRADE_NAMES)),
        )
    )


def position_text(state: State) -> str:
    """Return the position in one line."""
    ending = NONE
    if state.ending != codes.RUNNING:
        ending = f"{'buildings' if state.ending == codes.BY_BUILDINGS else 'announcement'}@{state.ending_turn}"
    return (
        f"{PHASE_NAMES[list(PHASES.values()).index(int(state.phase))]} seat={state.player} first={state.first}"
        f" turn={state.turn}"
        f" cards={_names([NONE if c == codes.NOTHING else tables.CARD_NAMES[c] for c in state.cards])}"
        f" wheel={_names([_letters(blocks) for blocks in state.wheel])}"
        f" display={_names([_tile(tile) for tile in state.sites])}"
        f" sale={_names(members(state.sale, tables.KIND_NAMES))} ending={ending} pending={_pending(state)}"
        f" gone={_names(members(state.gone, tables.TILE_NAMES))}"
        f" seats={';'.join(_seat(state, seat) for seat in range(state.players))}"
    )


def _require(good: object, field: str, reason: str) -> None:
    if not good:
        raise PositionError(f"{field}: {reason}")


def _split(line: str) -> tuple[int, dict[str, str]]:
    phase, *rest = line.split(" ")
    _require(phase in PHASES, "phase", f"{phase!r} is none of {', '.join(PHASES)}")
    values: dict[str, str] = {}
    for name, part in zip(FIELDS, rest, strict=False):
        key, mark, value = part.partition("=")
        _require(key == name and mark, name, f"expected '{name}=…', found {part!r}")
        values[name] = value
    missing = FIELDS[len(rest)] if len(rest) < len(FIELDS) else ""
    _require(not missing, missing, "is missing")
    _require(len(rest) == len(FIELDS), "line", f"there is more after 'seats': {rest[-1]!r}")
    return PHASES[phase], values


def _number(field: str, text: str) -> int:
    _require(NUMBER.fullmatch(text), field, f"{text!r} is not a number")
    return int(text)


def _index(field: str, name: str, names: Sequence[str]) -> int:
    _require(name in names, field, f"{name!r} is none of {', '.join(names)}")
    return list(names).index(name)


def _list(text: str) -> list[str]:
    return [] if text == NONE else text.split(",")


def _set(field: str, text: str, names: Sequence[str]) -> int:
    found = 0
    for name in _list(text):
        bit = 1 << _index(field, name, names)
        _require(not found & bit, field, f"{name!r} stands there twice")
        found |= bit
    return found


def _blocks(field: str, text: str) -> int:
    numbers = [0] * codes.COLOURS
    for letter in "" if text == NONE else text:
        numbers[_index(field, letter, tables.COLOUR_LETTERS)] += 1
    _require(max(numbers) <= tables.FIELD_MASK, field, f"{text!r} are too many")
    return word_of(numbers)


def parse_position(state: State, line: str) -> State:
    """Turn a new state into the position of the line and return it.

    Raises `PositionError` naming the field that is wrong: more pieces than the box has, a tile in two places, a display
    that would have been filled, a purchase or a payment that cannot be under way.
    """
    by_chance = state.phase == codes.STARTING
    fixed_first, dealt = state.first, list(state.cards)
    phase, values = _split(line)
    state.phase = phase
    players = int(state.players)
    for field in ("seat", "first"):
        _require(_number(field, values[field]) < players, field, f"there is no such seat with {players} players")
    state.player, state.first = int(values["seat"]), int(values["first"])
    _require(by_chance or state.first == fixed_first, "first", f"in this game seat {fixed_first} begins")
    state.turn = _number("turn", values["turn"])
    at = (state.first + state.turn - 1) % players
    _require(state.turn >= 1 and at == state.player, "seat", f"in turn {state.turn} it is seat {at}'s")
    _cards(state, values["cards"], dealt)
    wheel = values["wheel"].split(",")
    _require(len(wheel) == codes.SEGMENTS, "wheel", f"{len(wheel)} segments, the wheel has {codes.SEGMENTS}")
    for segment, text in enumerate(wheel):
        state.wheel[segment] = _blocks("wheel", text)
    seats = values["seats"].split(";")
    _require(len(seats) == players, "seats", f"{len(seats)} seats for {players} players")
    for seat, text in enumerate(seats):
        _read_seat(state, seat, text)
    state.sale = _set("sale", values["sale"], tables.KIND_NAMES)
    _tiles(state, values["display"], _set("gone", values["gone"], tables.TILE_NAMES))
    _supplies(state)
    _pending_from(state, values["pending"])
    _ending_from(state, values["ending"])
    _check_phase(state, by_chance)
    _require(position_text(state) == line, "line", f"it would be written {position_text(state)!r}")
    state.origin = line
    return state


def _cards(state: State, text: str, dealt: list[int]) -> None:
    names = text.split(",")
    _require(len(names) == codes.CLASSES, "cards", f"{len(names)} cards, one of each of {codes.CLASSES} classes is due")
    fixed = dealt[0] != codes.NOTHING
    state.dealing = 0
    for number, name in enumerate(names):
        card = codes.NOTHING if name == NONE else _index("cards", name, tables.CARD_NAMES)
        if number < codes.CLASSES - 1 and fixed:
            _require(
                card == dealt[number],
                "cards",
                f"{tables.CARD_NAMES[dealt[number]]} is printed on the board, not {name}",
            )
        elif card != codes.NOTHING:
            _require(
                card >= tables.BASE_CARDS and tables.CARD_CLASS[card] == number,
                "cards",
                f"{name} is no card of this class",
            )
            _require(deals(state, card), "cards", f"{name} is not dealt without the module that it is about")
            _require(number < codes.CLASSES - 1 or state.bonus, "cards", "this game has no bonus card")
        state.cards[number] = card
        if card != codes.NOTHING:
            _require(state.dealing == number, "cards", f"{name} would be dealt after the card before it")
            state.dealing = number + 1
    if state.dealing == codes.CLASSES - 1 and not state.bonus:
        state.dealing = codes.CLASSES


def _read_seat(state: State, seat: int, text: str) -> None:
    parts = text.split(":")
    _require(len(parts) == SEAT_PARTS, "seats", f"{text!r} has {len(parts)} parts, not {SEAT_PARTS}")
    state.coins[seat], state.score[seat] = _number("seats", parts[0]), _number("seats", parts[1])
    state.stock[seat] = _blocks("seats", parts[2])
    numbers = [_number("seats", part) for part in parts[3].split(".")]
    _require(
        len(numbers) == codes.KINDS and max(numbers) <= tables.FIELD_MASK,
        "seats",
        f"{parts[3]!r} are not {codes.KINDS} objects",
    )
    state.objects[seat] = word_of(numbers)
    state.scored[seat] = _set("seats", parts[4].replace("_", " "), SCORING_TEXTS)
    state.markers[seat] = tables.MARKERS - size(state.scored[seat])
    _require(state.markers[seat] >= 0, "seats", f"seat {seat} has more than {tables.MARKERS} scorings (CRR-060)")
    for place in _list(parts[5]):
        name, mark, city = place.partition("@")
        tile, at = _index("seats", name, tables.TILE_NAMES), _index("seats", city if mark else "", tables.CITY_NAMES)
        _require(not _all_built(state) & tables.BIT[tile], "seats", f"{name} stands there twice")
        state.built[seat * codes.CITIES + at] |= tables.BIT[tile]
    state.upgraded[seat] = _set("seats", parts[6], tables.UPGRADE_NAMES)
    for number, _name in enumerate(tables.UPGRADE_NAMES):
        if int(state.upgraded[seat]) >> number & 1:
            state.worth[seat * tables.PLACES + tables.UPGRADE_PLACE[number]] = tables.UPGRADE_WORTH[number]


def _all_built(state: State) -> int:
    found = 0
    for tiles in state.built:
        found |= int(tiles)
    return found


def _tiles(state: State, text: str, gone: int) -> None:
    names = text.split(",")
    _require(len(names) == tables.SITES, "display", f"{len(names)} sites, the display has {tables.SITES}")
    state.display = 0
    for site, name in enumerate(names):
        tile = codes.NOTHING if name == NONE else _index("display", name, tables.TILE_NAMES)
        _require(tile < codes.STACK_TILES, "display", f"{name} lies on the side board (CRR-107)")
        _require(tile == codes.NOTHING or not state.display & tables.BIT[tile], "display", f"{name} lies there twice")
        state.sites[site] = tile
        if tile != codes.NOTHING:
            state.display |= tables.BIT[tile]
    built = _all_built(state)
    _require(
        not built & state.display, "display", f"{members(built & state.display, tables.TILE_NAMES)} stand in a city"
    )
    _require(not gone & (built | state.display), "gone", "a tile that left the game is still there")
    _require(not gone or state.rebuild, "gone", "tiles leave the game by rebuilding alone (CRR-118)")
    _require(state.cost8 or not (built | gone) & tables.GREAT, "seats", "this game has no tiles of cost 8 (CRR-107)")
    state.gone = gone
    state.stack = tables.STACK & ~(built | gone | state.display)
    state.great = tables.GREAT & ~(built | gone) if state.cost8 else 0


def _supplies(state: State) -> None:
    """Work out what is left in the bag, the supply and among the upgrade tiles."""
    seats = range(state.players)
    rest = [
        (int(tables.ALL_BLOCKS) >> tables.FIELD_BITS * colour) & tables.FIELD_MASK for colour in range(codes.COLOURS)
    ]
    for word in (*state.wheel, *(state.stock[seat] for seat in seats)):
        rest = [left - used for left, used in zip(rest, counts(word, tables.COLOUR_LETTERS).values(), strict=True)]
    for letter, left in zip(tables.COLOUR_LETTERS, rest, strict=True):
        _require(left >= 0, "wheel", f"more blocks {letter} than there are (CRR-004)")
    state.bag = word_of(rest)
    supply = []
    for kind, name in enumerate(tables.KIND_NAMES):
        held = sum(int(state.objects[seat]) >> tables.FIELD_BITS * kind & tables.FIELD_MASK for seat in seats)
        on_sale = int(state.sale) >> kind & 1
        supply.append(int(tables.KIND_COUNT[kind]) - 1 - held + (0 if on_sale else 1))
        _require(supply[-1] >= 0 and (on_sale or held), "seats", f"{held} objects {name} cannot be (CRR-021, CRR-079)")
        _require(supply[-1] < tables.KIND_COUNT[kind], "sale", f"a {name} that was sold is nowhere (CRR-079)")
    state.supply = word_of(supply)
    state.cities_done = 0
    for seat in seats:
        cities = int(state.scored[seat]) >> codes.COLOURS & (1 << codes.CITIES) - 1
        _require(not cities & state.cities_done, "seats", "a city was scored twice (CRR-071)")
        state.cities_done |= cities
        _types, _cities, categories = scored_names(int(state.scored[seat]))
        _require(state.categories or not categories, "seats", "this game has no category scorings (CRR-121)")
        for city in range(codes.CITIES):
            enough = size(state.built[seat * codes.CITIES + city]) >= tables.MINIMUM[city]
            _require(
                enough or not cities >> city & 1, "seats", f"{tables.CITY_NAMES[city]} has too few buildings (CRR-070)"
            )
    taken = 0
    for seat in seats:
        _require(not taken & state.upgraded[seat], "seats", "an upgrade tile lies in two places")
        taken |= int(state.upgraded[seat])
    state.upgrades_left = tables.ALL_UPGRADES & ~taken if state.upgrades else 0
    due = size(tables.GREAT & ~state.great) - (state.phase == codes.UPGRADING) if state.upgrades else 0
    _require(
        size(taken) == min(due, len(tables.UPGRADE_NAMES)), "seats", f"{due} upgrade tiles would be taken (CRR-110)"
    )


def _pending_from(state: State, text: str) -> None:
    state.turned, state.purchased = codes.NOT_BUYING, False
    if state.phase in (codes.PAYING, codes.UPGRADING):
        _read_building(state, text.split("/"))
    elif state.phase in (codes.REFILLING, codes.BUYING):
        _read_buying(state, text.split("/"))
    elif state.phase == codes.CLOSING:
        _require(text in (NONE, PURCHASED), "pending", f"{text!r} is neither '{NONE}' nor '{PURCHASED}'")
        state.purchased = text == PURCHASED
        _require(not state.purchased or size(state.sale) < codes.KINDS, "pending", "nothing was sold")
    else:
        _require(text == NONE, "pending", "nothing can be under way in this phase")


def _read_buying(state: State, words: list[str]) -> None:
    _require(words[0] in TURNED, "pending", f"{words[0]!r} is neither 'rotated' nor 'stayed'")
    state.turned = TURNED[words[0]]
    _require(
        state.turned == codes.ROTATED or (state.rotation and state.phase == codes.BUYING),
        "pending",
        "the wheel must be turned",
    )
    if len(words) == 1:
        able = state.turned == codes.ROTATED or can_take(state)
        _require(able, "pending", "who can take nothing turns the wheel (CRR-106)")
        return
    _require(len(words) == 4 and state.phase == codes.BUYING, "pending", "expected 'rotated' or 'rotated/II/WR/9'")
    state.segment = _index("pending", words[1], tables.SEGMENT_NAMES)
    state.moved, state.spent = _blocks("pending", words[2]), _number("pending", words[3])
    _require(state.moved, "pending", "no block has been taken")
    mine = counts(state.stock[state.player], tables.COLOUR_LETTERS).values()
    taken = list(counts(state.moved, tables.COLOUR_LETTERS).values())
    _require(all(a >= b for a, b in zip(mine, taken, strict=True)), "pending", "the seat does not have what it took")
    state.colour = max(colour for colour, number in enumerate(taken) if number)
    _require(find(state) > 1, "pending", "no further block can be taken, so the action is over")


def _read_building(state: State, words: list[str]) -> None:
    """Read a payment or an upgrade that is under way."""
    paying = state.phase == codes.PAYING
    due = 4 if paying else 3
    _require(len(words) == due, "pending", f"{'/'.join(words)!r} does not look like 'porta_3/lucca/-/RR'")
    state.tile, state.city = (
        _index("pending", words[0], tables.TILE_NAMES),
        _index("pending", words[1], tables.CITY_NAMES),
    )
    state.old = codes.NOTHING if words[2] == NONE else _index("pending", words[2], tables.TILE_NAMES)
    here = int(state.built[state.player * codes.CITIES + state.city])
    if not paying:
        _require(
            here & tables.BIT[state.tile] & tables.GREAT and state.upgrades,
            "pending",
            f"no upgrade tile is due for {words[0]}",
        )
        _require(state.upgrades_left, "pending", "no upgrade tile is left")
        _require(
            state.old == codes.NOTHING or state.gone & tables.BIT[state.old],
            "pending",
            f"{words[2]} did not leave the game",
        )
        return
    _require((state.display | state.great) & tables.BIT[state.tile], "pending", f"{words[0]} is not to be had")
    state.owed = tables.TILE_COST[state.tile]
    if state.old != codes.NOTHING:
        _require(state.rebuild and here & tables.BIT[state.old], "pending", f"{words[2]} cannot be replaced")
        state.owed -= tables.TILE_COST[state.old]
    state.moved = _blocks("pending", words[3])
    state.owed -= total(state.moved)
    paid = [colour for colour, number in enumerate(counts(state.moved, tables.COLOUR_LETTERS).values()) if number]
    state.colour = max(paid, default=0)
    in_bag = zip(
        counts(state.bag, tables.COLOUR_LETTERS).values(),
        counts(state.moved, tables.COLOUR_LETTERS).values(),
        strict=True,
    )
    _require(all(there >= block for there, block in in_bag), "pending", "the blocks that were paid are not in the bag")
    _require(state.owed > 0 and find_payments(state) > 1, "pending", "there is no choice about this payment")


def _ending_from(state: State, text: str) -> None:
    state.ending, state.ending_turn = codes.RUNNING, 0
    if text != NONE:
        by, mark, turn = text.partition("@")
        _require(by in ENDINGS and mark, "ending", f"{text!r} does not look like 'buildings@12'")
        state.ending, state.ending_turn = ENDINGS[by], _number("ending", turn)
        players = int(state.players)
        same_round = (state.ending_turn - 1) // players == (state.turn - 1) // players
        _require(1 <= state.ending_turn <= state.turn and same_round, "ending", "the last round is over (CRR-094)")
        later = state.phase == codes.OVER or state.ending == codes.BY_BUILDINGS or state.ending_turn < state.turn
        _require(later, "ending", "announcing ends the turn (CRR-029)")
    if state.phase == codes.OVER:
        _require(state.ending != codes.RUNNING, "ending", "the game does not end without a reason (CRR-089)")
        _require(
            (state.player + 1) % state.players == state.first, "ending", "the round is played to its end (CRR-094)"
        )


def _check_phase(state: State, by_chance: bool) -> None:
    phase, tiles = state.phase, size(state.display)
    started = phase > codes.DISPLAYING
    if phase == codes.STARTING:
        _require(by_chance, "phase", "'start' is for games whose first seat is drawn (CRR-025)")
    if not started:
        _require(state.turn == 1, "turn", "the set-up comes before the first turn")
        empty = all(not state.built[i] for i in range(codes.SEATS * codes.CITIES)) and not any(state.scored)
        _require(empty, "seats", "nobody has buildings or scorings before the first turn")
        _require(tiles == 0 or phase == codes.DISPLAYING, "display", "cards are dealt first")
        in_order = all(state.sites[site] != codes.NOTHING for site in range(int(tiles)))
        _require(in_order and tiles < tables.SITES, "display", "the sites are filled one by one")
    _require(
        phase > codes.DEALING or state.dealing < codes.CLASSES or phase == codes.STARTING,
        "phase",
        "all cards are dealt",
    )
    _require(phase <= codes.DEALING or state.dealing == codes.CLASSES, "cards", "cards are missing")
    if phase == codes.STARTING:
        state.dealing = 0
        _require(state.first == 0, "first", "nobody knows yet who begins")
    if phase == codes.REVEALING:
        _require(tiles == tables.SITES - 1 and state.stack, "phase", "no tile is to be turned up (CRR-057)")
    elif started:
        _require(
            tiles == tables.SITES or not state.stack, "display", "it would have been filled from the stack (CRR-057)"
        )
    built_out = started and not state.display and not state.stack
    _require(built_out or state.ending != codes.BY_BUILDINGS, "ending", "there are still buildings (CRR-097)")
    _require(not built_out or state.ending != codes.RUNNING, "ending", "all buildings have been constructed (CRR-097)")
    on_wheel = total(sum(int(blocks) for blocks in state.wheel))
    due = on_wheel < tables.FILL and state.bag != 0
    if phase == codes.REFILLING:
        _require(due, "phase", "no block is to be drawn (CRR-034, CRR-035)")
    if phase == codes.BUYING and state.turned == codes.ROTATED and state.segment == codes.NOTHING:
        _require(not due, "phase", "the wheel would have been refilled (CRR-033)")
