"""What must be true of a position that was read from a line: each piece is in one place, and the game can go on."""

from bastide.engine.errors import PositionError, require
from bastide.games.praga.kernel import city, codes, crane, hexes, legal, playout, tables
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words.holdings import upgrades


def _places(state: Position) -> list[int]:
    """Return every shuffled tile that is somewhere, as often as it is there; `unseen` and `under` included."""
    found = [int(tile) for tile in state.row if tile >= 0]
    found += [((int(there) & city.TILE_MASK) - 1) // codes.ROTATIONS for there in state.city if there]
    for stack in range(tables.STACKS):
        mask, below, base = int(state.unseen[stack]), int(state.under[stack]), int(tables.STACK_BASE[stack])
        require(mask < 1 << int(tables.STACK_SIZE[stack]), "unseen", f"stack {stack} has no such tile")
        found += [base + bit for bit in range(int(tables.STACK_SIZE[stack])) if mask >> bit & 1]
        while below:
            require(0 < below & 15 <= tables.STACK_SIZE[stack], "under", f"stack {stack} has no such tile")
            found.append(base + (below & 15) - 1)
            below >>= 4
    for which in range(5):
        packed = int(state.open[which])
        while packed:
            tile = (packed & 255) - 1
            good = codes.FIRST_TECHNOLOGY <= tile < codes.FIRST_PLAZA_TILE and tables.STACK[tile] == 12 + which
            require(good, "open", f"list {which} has a tile that cannot be there")
            found.append(tile)
            packed >>= 8
    first, count = int(tables.STACK_BASE[tables.STACK_FIVE]), int(tables.STACK_SIZE[tables.STACK_FIVE])
    for where in (5, 6):
        require(state.open[where] < 1 << count, "open", "there are six V tiles")
        found += [first + bit for bit in range(count) if state.open[where] >> bit & 1]
    require(state.open[7] <= 1, "open", "the last number says whether the V stacks have been looked at")
    for seat in range(state.players):
        owned = state.field(seat, codes.LASTING) | state.field(seat, codes.ONE_TIME)
        found += [codes.FIRST_TECHNOLOGY + bit for bit in range(24) if owned >> bit & 1]
        found += [bit for bit in range(codes.FIRST_WALL) if state.field(seat, codes.UPGRADE_MASK) >> bit & 1]
        for place in range(codes.HEXES, codes.BOARD_PLACES):
            there = state.field(seat, codes.BOARD + place)
            if there:
                found.append((there - 1) // codes.ROTATIONS)
    return found


def check_pieces(state: Position) -> None:
    """Raise `PositionError` if a tile is in two places, or cubes or tokens are more or fewer than in the box."""
    _check_tiles(state)
    _check_covered(state)
    _check_goods(state)


def _check_tiles(state: Position) -> None:
    found = _places(state)
    twice = sorted({tile for tile in found if found.count(tile) > 1})
    require(not twice, "line", f"{', '.join(tables.TILE_NAMES[tile] for tile in twice)} in two places")
    there = [int(notch) & crane.TILE_MASK for notch in state.notch if notch]
    require(len(set(there)) == len(there), "crane", "a tile lies in two notches")
    require(state.taken + 1 not in there or state.taken < 0, "crane", "the taken tile lies on the crane")
    if not any(int(state.agenda[i]) & codes.TASK_MASK == codes.CRANE_TASK for i in range(state.depth)):
        require(len(there) + (state.taken >= 0) == len(tables.ACTION_TILE_NAMES), "crane", "an action tile is missing")


def _check_covered(state: Position) -> None:
    """The tiles that were covered this turn upgrade the action that they lie under, and are owned."""
    owned = state.field(state.active, codes.UPGRADE_MASK)
    for action in range(codes.HEXES):
        older = int(state.waiting[codes.COVERED + action])
        while older:
            tile = (older & hexes.OLD_MASK) - 1
            require(upgrades(tile, action) and owned >> tile & 1, "old", f"action {action} covers no such tile")
            older >>= hexes.OLD_BITS


def _check_goods(state: Position) -> None:
    for token in range(tables.TOKENS):
        used = sum(
            state.field(seat, codes.TOKEN_FIELD + i) == token + 1 for seat in range(state.players) for i in range(2)
        )
        require(
            used + state.river[token] == tables.TOKEN_COUNT[token], "river", f"token {token + 1} is not there as often"
        )
    for seat in range(state.players):
        in_city = sum(int(there) >> city.CUBE_SHIFT == seat + 1 for there in state.city)
        freed = bin(state.field(seat, codes.WEALTH)).count("1")
        cubes = state.field(seat, codes.CUBES) + in_city + state.field(seat, codes.SEAL_CUBES)
        require(
            cubes == tables.FREE_CUBES + freed,
            f"seat{seat}",
            f"{cubes} cubes are free or in use, not {tables.FREE_CUBES + freed}",
        )


def check_playable(state: Position) -> None:
    """Play the position to its end once, so that nobody meets a contradiction later."""
    last = state.depth and int(state.agenda[0]) & codes.TASK_MASK in (codes.FINAL, codes.OVER)
    require(bool(state.ending) == bool(last), "now", "ending is 1 while the final scoring waits, and 0 before")
    try:
        over = state.task() == codes.OVER
        require(over or legal.listed(state), "agenda", "nothing can be done here")
        ahead = state.clone()
        playout.playout(ahead, 1)
    except (IndexError, ValueError, OverflowError) as error:
        if isinstance(error, PositionError):
            raise
        raise PositionError(f"line: the game cannot go on from here ({error})") from error
    require(ahead.task() == codes.OVER, "line", "the game cannot be played to its end from here")
