"""A table at which the tests play: any position set up by name, moves in notation, answers in plain words."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

import bastide
from bastide.engine.registry import BUNDLED, register
from bastide.games.praga import GAME
from bastide.games.praga.kernel import codes, places, tables
from bastide.games.praga.words.titles import find

NAMED = {kind: number for number, kind in enumerate(codes.KIND_NAMES[:12])} | {
    "region": codes.PAWN,
    "cubes": codes.CUBES,
    "rights": codes.RIGHTS,
    "wealth": codes.WEALTH,
    "hw_row": codes.GRID,
    "hw_column": codes.GRID + 1,
    "cathedral_row": codes.GRID + 2,
    "cathedral_column": codes.GRID + 3,
}


def printed(tile: str, field: str) -> dict[str, int]:
    """Return what a tile gives by kind, as the components have it now."""
    return {row["kind"]: row["n"] for row in find(tile)[field]}


@cache
def _read(game: bastide.Game, line: str) -> bastide.State:
    """Return the position of a line; tests begin alike, and reading plays each position to its end."""
    return game.from_text(line)


@dataclass
class Table:
    """A position with the questions that tests ask."""

    state: bastide.State

    # -- setting up --------------------------------------------------------------------

    def reload(self) -> "Table":
        """Make the edited position the beginning of the history."""
        self.state = _read(self.state.game, self.state.to_text()).clone()
        return self

    def put(self, seat: int, field: int, value: int) -> None:
        """Set a field of a seat."""
        self.state.position.seats[seat * codes.FIELDS + field] = value

    def give(self, seat: int = 0, **values: int) -> "Table":
        """Set goods, markers and counters of a seat by name."""
        for name, value in values.items():
            self.put(seat, NAMED[name], value)
        return self.reload()

    def leave(self, tile: int) -> None:
        """Take a tile out of its unseen stack."""
        stack, bit = int(tables.STACK[tile]), 1 << tile - int(tables.STACK_BASE[tables.STACK[tile]])
        assert int(self.state.position.unseen[stack]) & bit, f"{tables.TILE_NAMES[tile]} is somewhere already"
        self.state.position.unseen[stack] -= bit

    def back(self, tile: int) -> None:
        """Return a tile to its unseen stack."""
        self.state.position.unseen[int(tables.STACK[tile])] |= 1 << tile - int(tables.STACK_BASE[tables.STACK[tile]])

    def row(self, name: str, *tiles: str | None) -> "Table":
        """Lay these tiles in a row: three normal ones and the special one."""
        first = 4 * tables.ROW_NAMES.index(name)
        for slot in range(4):
            there = int(self.state.position.row[first + slot])
            if there >= 0:
                self.back(there)
                self.state.position.row[first + slot] = -1
        for slot, tile in enumerate(tiles):
            if tile is not None:
                self.leave(tables.TILE_NAMES.index(tile))
                self.state.position.row[first + slot] = tables.TILE_NAMES.index(tile)
        return self.reload()

    def free(self, *tiles: str) -> "Table":
        """Take tiles out of the rows, if they lie there, so that they can be put elsewhere."""
        for tile in tiles:
            number = tables.TILE_NAMES.index(tile)
            for i in range(12):
                if self.state.position.row[i] == number:
                    self.state.position.row[i] = -1
                    self.back(number)
        return self

    def board(self, *, seat: int = 0, **tiles: str) -> "Table":
        """Put tiles on an action board: `upgrade="U1-05 r0"`, `w3="W1-01 r2"`; nothing is gained."""
        for place, text in tiles.items():
            tile, turn = text.split(" r")
            self.free(tile)
            number = tables.TILE_NAMES.index(tile)
            self.leave(number)
            at = places.PLACE_NAMES.index(place)
            self.put(seat, codes.BOARD + at, 1 + 6 * number + int(turn))
            if number < 30:
                self.put(seat, codes.UPGRADE_MASK, self.state.position.field(seat, codes.UPGRADE_MASK) | 1 << number)
            else:
                self.put(seat, codes.WALL_COUNT, self.state.position.field(seat, codes.WALL_COUNT) + 1)
        return self.reload()

    def city(self, *buildings: str) -> "Table":
        """Put buildings in the city: `N_L1:B1-01 r2` or `N_L1:B1-01 r2 +0` with a cube of seat 0."""
        for text in buildings:
            space, _colon, rest = text.partition(":")
            tile, turn, *cube = rest.split(" ")
            self.free(tile)
            number = tables.TILE_NAMES.index(tile)
            self.leave(number)
            seat = int(cube[0]) + 1 if cube else 0
            if seat:
                self.put(seat - 1, codes.CUBES, self.state.position.field(seat - 1, codes.CUBES) - 1)
            self.state.position.city[places.SPACE_NAMES.index(space)] = 1 + 6 * number + int(turn[1:]) + (seat << 10)
        return self.reload()

    def clear_city(self) -> "Table":
        """Take the neutral buildings away."""
        for space in range(len(places.SPACE_NAMES)):
            there = int(self.state.position.city[space])
            if there:
                self.back((there - 1) // 6)
            self.state.position.city[space] = 0
        return self.reload()

    def plaza(self, name: str, tile: str) -> "Table":
        """Lay a plaza tile, exchanging it with the one that is there."""
        at, number = places.PLAZA_NAMES.index(name), tables.TILE_NAMES.index(tile) - 138
        old = int(self.state.position.plaza[at])
        for other in range(len(places.PLAZA_NAMES)):
            if self.state.position.plaza[other] == number + 1:
                self.state.position.plaza[other] = old
                break
        else:
            self.leave(tables.TILE_NAMES.index(tile))
            if old:
                self.back(old - 1 + 138)
        self.state.position.plaza[at] = number + 1
        return self.reload()

    def crane(self, arrow: int, **tiles: str) -> "Table":
        """Set the crane: `crane(3, P0="A-1", P7="A-2+5")`."""
        for sector in range(12):
            self.state.position.notch[sector] = 0
        self.state.position.arrow = arrow
        for position, text in tiles.items():
            tile, _plus, points = text.partition("+")
            sector = (int(position[1:]) - arrow) % 12
            assert sector, f"{position} is blocked"
            self.state.position.notch[sector] = tables.ACTION_TILE_NAMES.index(tile) + 1 + 8 * int(points or 0)
        return self.reload()

    def sector(self, tile: str, sector: int, position: int = 5) -> "Table":
        """Turn the crane so that a tile lies in this sector at a position; the others lie where there is room."""
        arrow = (position - sector) % 12
        others = [name for name in tables.ACTION_TILE_NAMES if name != tile]
        room = [p for p in range(12) if p not in (position, arrow, 11)]
        lying = {f"P{position}": tile} | {f"P{p}": other for p, other in zip(room, others, strict=False)}
        return self.crane(arrow, **lying)

    def technology(self, *tiles: str, seat: int = 0, fresh: bool = False) -> "Table":
        """Give a seat technologies."""
        for tile in tiles:
            number = tables.TILE_NAMES.index(tile)
            self.leave(number)
            bit = 1 << number - codes.FIRST_TECHNOLOGY
            field = codes.ONE_TIME if tile[1] in "34" else codes.LASTING
            self.put(seat, field, self.state.position.field(seat, field) | bit)
            if fresh:
                self.put(seat, codes.FRESH, self.state.position.field(seat, codes.FRESH) | bit)
        return self.reload()

    def token(self, name: str, track: int, seat: int = 0) -> "Table":
        """Give a seat a production token."""
        number = tables.TOKEN_NAMES.index(name)
        self.state.position.river[number] -= 1
        self.put(seat, codes.TOKEN_FIELD + track, number + 1)
        return self.reload()

    def v_tile(self, name: str, where: int = 0, seat: int = 0) -> "Table":
        """Give a seat a V tile."""
        self.leave(tables.TILE_NAMES.index(name))
        self.put(seat, codes.V_BRIDGE + where, tables.TILE_NAMES.index(name) - codes.FIRST_BRIDGE + 1)
        return self.reload()

    def seal(self, name: str, seat: int = 0) -> "Table":
        """Give a seat a seal, with a cube on it if it has one."""
        self.put(
            seat, codes.SEAL_MASK, self.state.position.field(seat, codes.SEAL_MASK) | 1 << tables.SEAL_NAMES.index(name)
        )
        cube = self.state.position.field(seat, codes.CUBES) > 0
        self.put(seat, codes.CUBES, self.state.position.field(seat, codes.CUBES) - cube)
        self.put(seat, codes.SEAL_CUBES, self.state.position.field(seat, codes.SEAL_CUBES) + cube)
        return self.reload()

    def now(self, **values: int) -> "Table":
        """Set numbers of the position itself: era, turn, platform, active, refreshed …"""
        for name, value in values.items():
            setattr(self.state.position, name, value)
        return self.reload()

    # -- playing -----------------------------------------------------------------------------

    def draws(self) -> None:
        """Let chance take its first outcome until somebody decides."""
        while self.state.current_player() == bastide.CHANCE:
            self.state.apply_action(self.state.legal_actions()[0])

    def do(self, *texts: str) -> "Table":
        """Make these actions; draws that are not named take their first outcome."""
        for text in texts:
            if text.split(" ", maxsplit=1)[0] not in ("draw", "start", "turn", "side", "crane"):
                self.draws()
            self.state.apply(text)
        if self.state.current_player() == bastide.CHANCE and not texts[-1].startswith("draw"):
            self.draws()
        return self

    def end(self) -> "Table":
        """End the turn, discarding silver windows first."""
        self.do("end turn")
        while self.phase == "discard":
            self.do("discard silver")
        return self

    def play_turn(self) -> "Table":
        """Play a short turn: a tile that costs least, an action if one must be done, the first answer to everything."""
        seat, turn = self.state.current_player(), self.state.position.turn
        while self.state.current_player() == seat and self.state.position.turn == turn and not self.state.is_terminal():
            legal = self.texts
            for wanted in ("end turn", "act mines", "act quarries", "produce", "tile", "act", "take", "onto"):
                match = [text for text in legal if text.startswith(wanted)]
                if match:
                    self.do(match[-1])
                    break
            else:
                self.do(legal[0])
        return self

    def finish(self) -> "Table":
        """Score the end of the game as the position stands."""
        self.begin_scoring()
        while not self.state.is_terminal():
            self.do(self.texts[-1])
        return self

    def begin_scoring(self) -> "Table":
        """End the last turn of the game as the position stands, up to what final scoring asks."""
        self.state.position.platform = 0
        self.state.position.arrow = 7
        tiles = {f"P{p}": name for p, name in zip((0, 1, 2, 3, 4, 5), tables.ACTION_TILE_NAMES, strict=True)}
        self.crane(7, **tiles)
        self.reload()
        self.state.position.taken = 0
        self.state.position.main = 0
        for sector in range(12):
            if int(self.state.position.notch[sector]) & 7 == 1:
                self.state.position.notch[sector] = 0
        self.reload()
        return self.end()

    # -- asking ------------------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        """What everybody sees."""
        return self.state.view(None)

    def seat(self, number: int = 0) -> dict[str, Any]:
        """What everybody sees of a seat."""
        found: dict[str, Any] = self.view["seats"][number]
        return found

    @property
    def phase(self) -> str:
        """What the position waits for."""
        return str(self.view["phase"])

    @property
    def texts(self) -> list[str]:
        """Everything that may be done now, in notation and in order."""
        return [self.state.action_to_string(action) for action in self.state.legal_actions()]

    @property
    def legal(self) -> set[str]:
        """Everything that may be done now, in notation."""
        return set(self.texts)

    def kinds(self, kind: str) -> set[str]:
        """What may be done of one kind, without its first word."""
        return {text.removeprefix(f"{kind} ") for text in self.texts if text.startswith(f"{kind} ")}

    def goods(self, seat: int = 0) -> dict[str, int]:
        """A seat's goods and tracks, those that are not zero."""
        shown = self.seat(seat)
        names = [*codes.KIND_NAMES[:7], "score", "technology", "university", "mine", "quarry"]
        return {name: shown[name] for name in names if shown[name]}

    def gained(self, *texts: str, seat: int = 0) -> dict[str, int]:
        """What a seat has more (or less) of after these actions."""
        before = self.goods(seat)
        self.do(*texts)
        after = self.goods(seat)
        keys = [name for name in {**before, **after} if after.get(name, 0) != before.get(name, 0)]
        return {name: after.get(name, 0) - before.get(name, 0) for name in keys}

    def causes(self, seat: int = 0) -> dict[str, int]:
        """A seat's points by cause since the history began."""
        found: dict[str, int] = {}
        for entry in self.state.ledger():
            if entry.seat == seat:
                found[entry.cause] = found.get(entry.cause, 0) + entry.points
        return found

    def refused(self, text: str) -> str:
        """Return the rule that refuses an action; the position must not change by asking."""
        before = (self.state.to_text(), self.state.history(), self.texts)
        refusal = self.state.explain(text)
        assert refusal is not None, f"{text!r} is legal"
        with pytest.raises(bastide.IllegalAction) as caught:
            self.state.apply(text)
        assert (self.state.to_text(), self.state.history(), self.texts) == before
        assert (caught.value.rule, caught.value.reason) == (refusal.rule, refusal.reason)
        assert refusal.reason
        return refusal.rule


def make_known() -> None:
    """Let records find the game by its name, whether it is bundled or not."""
    if GAME.name not in BUNDLED:
        register(GAME)


def game_of(players: int = 2, **options: object) -> bastide.Game:
    """Return the game; seat 0 begins unless an option says something else."""
    make_known()
    return bastide.Game.of(GAME, players, {"start_player": "0"} | options)


def fresh(players: int = 2, **options: object) -> Table:
    """Return the table before anything has been drawn."""
    state = game_of(players, **options).new_initial_state()
    return Table(state)


def table(players: int = 2, **options: object) -> Table:
    """Return the table after the set-up, first outcomes everywhere, at the first turn's beginning."""
    found = fresh(players, **options)
    found.draws()
    return found.reload()


def taking(tile: str, sector: int, position: int = 5, **goods: int) -> Table:
    """Return a table at which a tile lies in a sector of the wheel, at a position of the crane."""
    return table().sector(tile, sector, position).give(**goods)


def short_of_v(taken: int) -> Table:
    """Return a table of four at which seat 0 stands before region V and so many others have taken V tiles there."""
    turn = table(4).give(egg=1, region=4).sector("A-1", 7)
    for seat in range(1, taken + 1):
        turn.v_tile(f"BR5-{seat}", seat=seat).give(seat, region=5)
    for where, tiles in ((5, range(taken, 3)), (6, range(3, 6))):
        turn.state.position.open[where] = sum(1 << tile for tile in tiles)
    turn.state.position.unseen[17] = 0
    turn.state.position.open[7] = 1
    return turn.reload()


def names(rows: Iterable[dict[str, Any]], key: str) -> list[Any]:
    """Return one column."""
    return [row[key] for row in rows]
