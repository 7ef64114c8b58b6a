"""What is under way in a position's line: a purchase, a payment, an upgrade; written and read."""

from typing import Final

from bastide.engine.errors import require
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.buildings import size
from bastide.games.carrara.kernel.legal import listed
from bastide.games.carrara.kernel.marble import can_take
from bastide.games.carrara.kernel.state import Position
from bastide.games.carrara.words import parts
from bastide.games.carrara.words.goods import counts, total

TURNED: Final = {"rotated": codes.ROTATED, "stayed": codes.STAYED}
PURCHASED: Final = "purchased"
PURCHASE_WORDS: Final = 4
"""The words of a purchase of which a block has been taken: how the wheel was turned, segment, blocks, coins."""


def pending(state: Position) -> str:
    """Return what is under way: `rotated`, `stayed/II/WWR/9`, `porta_3/lucca/-/RR`, `villa_8/pisa/-`, `purchased`."""
    if state.phase in (codes.PAYING, codes.UPGRADING):
        blocks = [] if state.phase == codes.UPGRADING else [parts.letters(state.moved)]
        return "/".join(
            [parts.tile_name(state.tile), tables.CITY_NAMES[state.city], parts.tile_name(state.old), *blocks]
        )
    if state.phase in (codes.REFILLING, codes.BUYING) and state.turned != codes.NOT_BUYING:
        how = "rotated" if state.turned == codes.ROTATED else "stayed"
        if state.segment == codes.NOTHING:
            return how
        return f"{how}/{tables.SEGMENT_NAMES[state.segment]}/{parts.letters(state.moved)}/{state.spent}"
    return PURCHASED if state.purchased else parts.NONE


def read_pending(state: Position, text: str) -> None:
    """Read what is under way; it must be possible in the phase."""
    state.turned, state.purchased = codes.NOT_BUYING, False
    if state.phase in (codes.PAYING, codes.UPGRADING):
        _read_building(state, text.split("/"))
    elif state.phase in (codes.REFILLING, codes.BUYING):
        _read_buying(state, text.split("/"))
    elif state.phase == codes.CLOSING:
        require(text in (parts.NONE, PURCHASED), "pending", f"{text!r} is neither '{parts.NONE}' nor '{PURCHASED}'")
        state.purchased = text == PURCHASED
        require(not state.purchased or size(state.sale) < codes.KINDS, "pending", "nothing was sold")
    else:
        require(text == parts.NONE, "pending", "nothing can be under way in this phase")


def _read_buying(state: Position, words: list[str]) -> None:
    """Read a purchase of marble that is under way."""
    require(words[0] in TURNED, "pending", f"{words[0]!r} is neither 'rotated' nor 'stayed'")
    state.turned = TURNED[words[0]]
    require(
        state.turned == codes.ROTATED or (state.rotation and state.phase == codes.BUYING),
        "pending",
        "the wheel must be turned",
    )
    if len(words) == 1:
        able = state.turned == codes.ROTATED or can_take(state)
        require(able, "pending", "who can take nothing turns the wheel (CRR-106)")
        return
    whole = len(words) == PURCHASE_WORDS and state.phase == codes.BUYING
    require(whole, "pending", "expected 'rotated' or 'rotated/II/WR/9'")
    state.segment = parts.index("pending", words[1], tables.SEGMENT_NAMES)
    state.moved, state.spent = parts.blocks("pending", words[2]), parts.number("pending", words[3])
    require(state.moved, "pending", "no block has been taken")
    mine = counts(state.stock[state.player], tables.COLOUR_LETTERS).values()
    taken = list(counts(state.moved, tables.COLOUR_LETTERS).values())
    require(all(a >= b for a, b in zip(mine, taken, strict=True)), "pending", "the seat does not have what it took")
    state.colour = max(colour for colour, number in enumerate(taken) if number)
    require(len(listed(state)) > 1, "pending", "no further block can be taken, so the action is over")


def _read_building(state: Position, words: list[str]) -> None:
    """Read a payment or an upgrade that is under way."""
    paying = state.phase == codes.PAYING
    due = 4 if paying else 3
    require(len(words) == due, "pending", f"{'/'.join(words)!r} does not look like 'porta_3/lucca/-/RR'")
    state.tile, state.city = (
        parts.index("pending", words[0], tables.TILE_NAMES),
        parts.index("pending", words[1], tables.CITY_NAMES),
    )
    state.old = codes.NOTHING if words[2] == parts.NONE else parts.index("pending", words[2], tables.TILE_NAMES)
    here = int(state.built[state.player * codes.CITIES + state.city])
    if not paying:
        require(
            here & tables.BIT[state.tile] & tables.GREAT and state.upgrades,
            "pending",
            f"no upgrade tile is due for {words[0]}",
        )
        require(state.upgrades_left, "pending", "no upgrade tile is left")
        require(
            state.old == codes.NOTHING or state.gone & tables.BIT[state.old],
            "pending",
            f"{words[2]} did not leave the game",
        )
        return
    require((state.display | state.great) & tables.BIT[state.tile], "pending", f"{words[0]} is not to be had")
    state.owed = tables.TILE_COST[state.tile]
    if state.old != codes.NOTHING:
        require(state.rebuild and here & tables.BIT[state.old], "pending", f"{words[2]} cannot be replaced")
        state.owed -= tables.TILE_COST[state.old]
    state.moved = parts.blocks("pending", words[3])
    state.owed -= total(state.moved)
    paid = [colour for colour, number in enumerate(counts(state.moved, tables.COLOUR_LETTERS).values()) if number]
    state.colour = max(paid, default=0)
    in_bag = zip(
        counts(state.bag, tables.COLOUR_LETTERS).values(),
        counts(state.moved, tables.COLOUR_LETTERS).values(),
        strict=True,
    )
    require(all(there >= block for there, block in in_bag), "pending", "the blocks that were paid are not in the bag")
    require(state.owed > 0 and len(listed(state)) > 1, "pending", "there is no choice about this payment")
