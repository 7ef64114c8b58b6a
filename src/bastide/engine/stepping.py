"""Many games of one kind stepped side by side, into packed arrays: what `bastide.Batch` runs on. Compiled.

Chance decides by itself, with a generator for each game: Lehmer's of Park, Miller and Stockmeyer (1993), the same
numbers in C integers and in Python's. Each game therefore depends on its own seed and its own actions only.
"""

from typing import Any, Final, final

from bastide.engine.answers import CHANCE, TERMINAL
from bastide.engine.arrays import i16, i32, i64, u8, vec
from bastide.engine.moves import Moves, pick
from bastide.engine.play import Game

MODULUS: Final = 2147483647
FACTOR: Final = 48271
BITS: Final = 31

WIN: Final = 0
POINTS: Final = 1
MARGIN: Final = 2

ALL_LEGAL: Final = -1


def first_number(seed: int) -> i64:
    """Return where the generator starts for a seed, mixed lest neighbouring seeds start alike."""
    number: i64 = seed % MODULUS
    number = (number ^ number >> 15) * 739_982_445 & MODULUS
    number = (number ^ number >> 12) * 695_872_825 & MODULUS
    return (number ^ number >> 15) % (MODULUS - 1) + 1


def room_u8(size: int) -> vec[u8]:
    """Return so many zeros of one byte each."""
    return vec[u8]([0] * size)


def room_i16(size: int) -> vec[i16]:
    """Return so many zeros of two bytes each."""
    return vec[i16]([0] * size)


def copy_i16(items: vec[i16]) -> vec[i16]:
    """Return a copy."""
    return items[:]


def room_i64(size: int) -> vec[i64]:
    """Return so many zeros of eight bytes each."""
    return vec[i64]([0] * size)


def room_float(size: int) -> vec[float]:
    """Return so many zeros as floating point numbers."""
    return vec[float]([0.0] * size)


def margins(points: list[int]) -> list[int]:
    """Return by how many points each seat leads the best of the others, alone its points."""
    found: list[int] = []
    for seat in range(len(points)):
        others = [points[other] for other in range(len(points)) if other != seat]
        found.append(points[seat] - (max(others) if others else 0))
    return found


@final
class Stepper:
    """Games side by side. The arrays are public, and changed in place."""

    __slots__ = (
        "act",
        "actions",
        "begin",
        "chance",
        "count",
        "encode",
        "ended",
        "finals",
        "kind",
        "legal",
        "marks",
        "masks",
        "moves",
        "number",
        "observations",
        "players",
        "returns",
        "rewards",
        "scratch",
        "seats",
        "setup",
        "size",
        "standing",
        "states",
        "total",
        "wide",
    )

    def __init__(self, game: Game, total: int, seed: int, kind: int, looks: bool) -> None:
        """Start `total` games; `kind` is `WIN`, `POINTS` or `MARGIN`; without `looks` nothing is observed."""
        kernel, sight = game.type.kernel, game.type.sight
        self.moves: Any = Moves(kernel)
        self.begin: Any = kernel.begin
        self.setup: Any = game.setup
        self.total: i64 = total
        self.players: i64 = game.players
        self.actions: i64 = game.num_distinct_actions
        self.kind: i64 = kind
        self.encode: Any = sight.encode if looks and sight else None
        self.legal: Any = kernel.legal
        self.act: Any = kernel.act
        self.chance: Any = kernel.draw
        self.returns: Any = kernel.returns
        size: int = sight.layout.size if looks and sight else 0
        self.size: i64 = size
        self.states: list[Any] = []
        self.standing: list[list[int]] = []
        self.wide: i64 = 64
        self.marks: vec[i32] = vec[i32]([0] * (64 * total))
        self.scratch: vec[i64] = room_i64(kernel.most_legal)
        self.count: vec[i64] = room_i64(total)
        self.number: vec[i64] = room_i64(total)
        self.masks: vec[u8] = room_u8(total * game.num_distinct_actions)
        self.observations: vec[i16] = room_i16(total * size)
        self.rewards: vec[float] = room_float(total * game.players)
        self.finals: vec[i64] = room_i64(total * game.players)
        self.ended: vec[u8] = room_u8(total)
        self.seats: vec[i64] = room_i64(total)
        i: i64
        for i in range(total):
            self.number[i] = first_number(seed * 1_000_003 + int(i))
            self.states.append(None)
            self.standing.append([])
            self.restart(i)
            self.look(i)

    def restart(self, i: i64) -> None:
        """Begin a new game at place i, up to its first decision."""
        state = self.begin(self.setup)
        self.states[i] = state
        self.seats[i] = self.draw(i, state)
        if self.kind != WIN:
            points: list[int] = state.scores()
            self.standing[i] = points if self.kind == POINTS else margins(points)
        cell: i64
        for cell in range(i * self.size, (i + 1) * self.size):
            self.observations[cell] = 0

    def draw(self, i: i64, state: Any) -> i64:
        """Let chance decide as long as it is to decide; return who is next."""
        who: i64 = state.current_player()
        while who == CHANCE:
            number = self.number[i] * FACTOR % MODULUS
            self.number[i] = number
            if self.chance is None:
                self.act(state, pick(self.moves.chances(state), number))
            else:
                self.chance(state, number)
            who = state.current_player()
        return who

    def look(self, i: i64) -> None:
        """Write who decides at place i, what is legal, and what that seat sees."""
        start, row = i * self.actions, i * self.wide
        masks, marks, scratch = self.masks, self.marks, self.scratch
        at: i64
        action: i64
        for at in range(row, row + self.count[i]):
            masks[start + i64(marks[at])] = 0
        count: i64 = self.legal(self.states[i], scratch)
        if count > self.wide:
            self.widen(count)
            marks = self.marks
            row = i * self.wide
        for at in range(count):
            action = scratch[at]
            masks[start + action] = 1
            marks[row + at] = i32(action)
        self.count[i] = count
        if self.encode is not None:
            self.encode(self.states[i], self.seats[i], self.observations, i * self.size)

    def widen(self, least: i64) -> None:
        """Make room for longer lists of legal actions."""
        wide = self.wide
        while wide < least:
            wide *= 2
        marks: vec[i32] = vec[i32]([0] * int(wide * self.total))
        i: i64
        at: i64
        for i in range(self.total):
            for at in range(self.count[i]):
                marks[i * wide + at] = self.marks[i * self.wide + at]
        self.marks, self.wide = marks, wide

    def refused(self, chosen: list[int]) -> int:
        """Return the first game whose action is not legal, or `ALL_LEGAL`."""
        i: i64
        action: i64
        for i in range(self.total):
            action = chosen[i]
            if action < 0 or action >= self.actions or not self.masks[i * self.actions + action]:
                return int(i)
        return ALL_LEGAL

    def step(self, chosen: list[int]) -> None:
        """Make one decision in every game; all are legal. A game that ends begins anew at once."""
        i: i64
        seat: i64
        for i in range(self.total):
            state = self.states[i]
            self.act(state, chosen[i])
            who = self.draw(i, state)
            self.seats[i] = who
            at = i * self.players
            if who == TERMINAL or self.kind != WIN:
                self.reward(i, state, at)
            elif self.ended[i]:
                for seat in range(at, at + self.players):
                    self.rewards[seat] = 0.0
            self.ended[i] = 0
            if who == TERMINAL:
                points: list[int] = state.scores()
                for seat in range(self.players):
                    self.finals[at + seat] = points[seat]
                self.ended[i] = 1
                self.restart(i)
            self.look(i)

    def reward(self, i: i64, state: Any, at: i64) -> None:
        """Write what every seat gets for the last step at place i."""
        seat: i64
        if self.kind == WIN:
            shares: list[float] = self.returns(state)
            for seat in range(self.players):
                self.rewards[at + seat] = shares[seat]
            return
        points: list[int] = state.scores()
        now = points if self.kind == POINTS else margins(points)
        before = self.standing[i]
        for seat in range(self.players):
            self.rewards[at + seat] = float(now[seat] - before[seat])
        self.standing[i] = now

    def sample(self) -> list[int]:
        """Return a legal action for every game, each as likely as the others."""
        found: list[int] = []
        i: i64
        for i in range(self.total):
            number = self.number[i] * FACTOR % MODULUS
            self.number[i] = number
            found.append(int(self.marks[i * self.wide + (number * self.count[i] >> BITS)]))
        return found

    def listed(self, i: int) -> list[int]:
        """Return the legal actions of a game, in the order in which they were listed."""
        row = i64(i) * self.wide
        at: i64
        found: list[int] = []
        for at in range(row, row + self.count[i]):
            found.append(int(self.marks[at]))
        return found
