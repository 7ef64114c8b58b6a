"""The crane and its wheel of actions in views, and the bonuses printed on the wheel."""

from bastide.games.praga.kernel import codes, crane, tables
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import lacking, lists, names
from bastide.games.praga.words.shape import Crane, CraneTile, Sector, WheelBonus


def name_or_none(names: tuple[str, ...], number: int) -> str | None:
    """Return a name by its number; None for a number below 0."""
    return names[number] if number >= 0 else None


def wheel_bonus(sector: int) -> WheelBonus | None:
    """Return what a sector of the wheel offers, or None for the blocked one (PRA-070)."""
    if tables.SECTOR_KINDS[sector] == "blocked":
        return None
    bundle = int(tables.SECTOR_BUNDLE[sector])
    pay = {"gold": int(tables.SECTOR_GOLD[sector]), "stone": int(tables.SECTOR_STONE[sector])}
    return {
        "what": tables.SECTOR_KINDS[sector],
        "gain": lists.amounts(bundle) if bundle >= 0 else [],
        "points": int(tables.SECTOR_POINTS[sector]),
        "pay": [{"kind": kind, "n": n} for kind, n in pay.items() if n],
    }


def crane_shown(state: Position) -> Crane:
    """Return the crane as views show it."""
    tiles: list[CraneTile] = []
    sectors: list[Sector] = []
    for sector in range(int(tables.POSITIONS)):
        position = int((state.arrow + sector) % tables.POSITIONS)
        there = int(state.notch[sector])
        bonus = wheel_bonus(sector)
        name = name_or_none(tables.ACTION_TILE_NAMES, (there & crane.TILE_MASK) - 1)
        sectors.append({"sector": sector, "position": position, "bonus": bonus, "tile": name})
        if name is not None:
            tiles.append(
                {
                    "tile": name,
                    "actions": names.tile_actions(state, (there & crane.TILE_MASK) - 1),
                    "position": position,
                    "sector": sector,
                    "cost": int(tables.RED_COST[position]),
                    "points": int(tables.BLUE_POINTS[position]),
                    "token": there >> crane.POINTS_SHIFT,
                    "bonus": bonus,
                }
            )
    taken = int(state.taken)
    return {
        "arrow": int(state.arrow),
        "platform": int(state.platform),
        "era_mark": int(tables.ERA_AT[state.players]),
        "taken": name_or_none(tables.ACTION_TILE_NAMES, taken),
        "taken_actions": names.tile_actions(state, taken) if taken >= 0 else [],
        "owed": bool(state.main),
        "halves": lacking.halves(state) if state.main and state.task() == codes.FREE else [],
        "tiles": sorted(tiles, key=lambda tile: tile["position"]),
        "sectors": sectors,
    }
