"""Lists that view, preview and story share: what lies in stacks, what waits in the turn, what its end would lose."""

from bastide.games.praga.kernel import codes, crane, gains, hexes, places, road, tables, turn
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words.names import EFFECT_NAMES, WAITING_STEPS
from bastide.games.praga.words.shape import Lost, Reward, StreetEffect
from bastide.games.praga.words.vocabulary import Amount, Price


def amounts(bundle: int) -> list[Amount]:
    """Return what is in a bundle."""
    return [
        {"kind": codes.KIND_NAMES[int(tables.ITEM_KIND[i])], "n": int(tables.ITEM_N[i])}
        for i in range(int(tables.BUNDLE[bundle]), int(tables.BUNDLE[bundle + 1]))
    ]


def stack_unseen(state: Position, stack: int) -> list[str]:
    """Return the tiles of a stack that nobody has seen yet, in no order."""
    base, mask = int(tables.STACK_BASE[stack]), int(state.unseen[stack])
    return [tables.TILE_NAMES[base + bit] for bit in range(int(tables.STACK_SIZE[stack])) if mask >> bit & 1]


def stack_under(state: Position, stack: int) -> list[str]:
    """Return the tiles that lie below the unseen ones, the next to come up first (PRA-314)."""
    base, packed, found = int(tables.STACK_BASE[stack]), int(state.under[stack]), []
    while packed:
        found.append(tables.TILE_NAMES[base + (packed & 15) - 1])
        packed >>= 4
    return found


def unpack(packed: int) -> list[str]:
    """Return the tiles of a packed list, in the order they were drawn."""
    found = []
    while packed:
        found.append(tables.TILE_NAMES[(packed & 255) - 1])
        packed >>= 8
    return found


def packed_tiles(state: Position, which: int) -> list[str]:
    """Return the open tiles of a technology level, or of the bridge stack IV."""
    return unpack(int(state.open[which]))


def v_mask(mask: int) -> list[str]:
    """Return the V tiles of a bit mask."""
    return [tables.TILE_NAMES[int(tables.STACK_BASE[tables.STACK_FIVE]) + bit] for bit in range(6) if mask >> bit & 1]


def v_tiles(state: Position, where: int) -> list[str]:
    """Return the V tiles left at the bridge (0) or at the Cathedral (1)."""
    return v_mask(int(state.open[road.OPEN_V + where]))


def v_short(state: Position) -> int | None:
    """Return how many V tiles are left at the bridge once they run short for those still to arrive (PRA-211, PRA-212).

    With more than one tile left, or enough for everybody, it is None.
    """
    left = (
        int(road.ones(state.open[road.OPEN_V]))
        if state.open[road.LOOKED]
        else int(tables.STACK_SIZE[tables.STACK_FIVE]) // 2
    )
    coming = sum(state.field(seat, codes.PAWN) < tables.REGIONS for seat in range(int(state.players)))
    return left if left <= 1 and coming > left else None


def owned_technologies(state: Position, seat: int) -> list[tuple[str, bool]]:
    """Return a seat's lasting technologies, each with whether it works already (PRA-218)."""
    mask, fresh = state.field(seat, codes.LASTING), state.field(seat, codes.FRESH)
    return [
        (tables.TILE_NAMES[codes.FIRST_TECHNOLOGY + bit], not fresh >> bit & 1)
        for bit in range(codes.TECHNOLOGIES)
        if mask >> bit & 1
    ]


def waiting_rewards(state: Position) -> list[Reward]:
    """Return the rewards of upgraded actions that wait, with the tiles to choose from (PRA-128, PRA-132)."""
    found: list[Reward] = []
    for action in range(codes.HEXES):
        mask = int(hexes.reward_tiles(state, action))
        if mask:
            tiles = [tables.TILE_NAMES[tile] for tile in range(codes.UPGRADE_TILES) if mask >> tile & 1]
            found.append(
                {
                    "action": tables.ACTION_NAMES[action],
                    "count": int(state.waiting[codes.OWED + action]),
                    "tiles": tiles,
                }
            )
    return found


def street_waiting(state: Position) -> list[StreetEffect]:
    """Return the effects of the street that wait (PRA-199)."""
    return [
        {"region": code // 4 + 1, "effect": EFFECT_NAMES[code // 2 % 2], "comes": _comes(state, code)}
        for code in range(0, len(tables.STREET), 2)
        if state.road >> code & 3
    ]


def _comes(state: Position, code: int) -> bool:
    """Return whether an effect of the street is gained by itself when the turn ends (PRA-059)."""
    return int(state.road) >> code & 3 == 1 and road.is_plain(state, code)


def _purses(state: Position) -> list[Position]:
    """Return the position once all has come that comes by itself, and again with the wheel's egg, if it can be paid."""
    helped = state.clone()
    while turn.plain_gain(helped):
        pass
    helped.wheel = state.wheel
    if not crane.can_use_bonus(helped, codes.EGG_BONUS):
        return [helped]
    bought = helped.clone()
    crane.use_bonus(bought)
    return [helped, bought]


def lost_at_end(state: Position) -> list[Lost]:
    """Return what could still be used and is lost if the turn ends (PRA-056, PRA-059, PRA-078).

    What cannot be paid for with all that is at hand and comes by itself, or has no effect, is no loss.
    """
    seat, purses = int(state.active), _purses(state)
    found: list[Lost] = []
    if state.taken >= 0 and state.main:
        found.append({"what": "action"})
    if state.extra:
        found.append({"what": "extra"})
    if len(purses) > 1:
        found.append({"what": "egg"})
    found += [{"what": "choice", "action": row["action"]} for row in waiting_rewards(state) if len(row["tiles"]) > 1]
    for grid, name in enumerate(WAITING_STEPS):
        grids = (0, 1) if grid == codes.EITHER_STEP else (grid,)
        if state.waiting[codes.STEPS + grid] and any(gains.can_step(state, seat, one) for one in grids):
            found.append({"what": "step", "grid": name, "count": int(state.waiting[codes.STEPS + grid])})
    for code in range(0, len(tables.STREET), 2):
        if not _comes(state, code) and any(
            road.can_use_street(purse, seat, code + choice) for purse in purses for choice in (0, 1)
        ):
            found.append({"what": "road", "region": code // 4 + 1, "effect": EFFECT_NAMES[code // 2 % 2]})
    windows = state.field(seat, codes.SILVER) + state.field(seat, codes.GOLD_WINDOW) - int(tables.WINDOWS_KEPT)
    if windows > 0:
        found.append({"what": "windows", "count": windows})
    return found


def climb_cost(state: Position, seat: int, grid: int) -> Price:
    """Return the gold and stone for crossing into the next tier, zeros within one (PRA-237)."""
    row = state.field(seat, codes.GRID + 2 * grid)
    crossing = row < places.ROWS and places.TIER[row] != places.TIER[row + 1]
    tier = int(places.TIER[row])
    return (
        {"gold": int(places.CROSS_GOLD[tier]), "stone": int(places.CROSS_STONE[tier])}
        if crossing
        else {"gold": 0, "stone": 0}
    )


def bridge_name(number: int) -> str:
    """Return the id of a bridge tile."""
    return tables.TILE_NAMES[codes.FIRST_BRIDGE + number]
