"""Many games of one kind stepped side by side, into packed arrays: what `bastide.Batch` runs on. Compiled.

Chance decides by itself, with a generator for each game: Lehmer's of Park, Miller and Stockmeyer (1993), the same
numbers in C integers and in Python's. Each game therefore depends on its own seed and its own actions only.
"""

from typing import Any, Final, final

from bastide.engine.advance import COUNT_MASK, FIRST_SEAT, NUMBER_AT, SEAT_AT, SEAT_MASK
from bastide.engine.answers import TERMINAL
from bastide.engine.arrays import i16, i32, i64, u8, vec
from bastide.engine.errors import InvalidOption
from bastide.engine.moves import Moves
from bastide.engine.play import Game
from bastide.engine.rooms import room_float, room_i16, room_i64, room_u8

MODULUS: Final = 2147483647
FACTOR: Final = 48271
BITS: Final = 31

WIN: Final = 0
POINTS: Final = 1
MARGIN: Final = 2
SIGN: Final = 3

STAYS: Final = -1
"""In place of an action: this game stays as it is."""
ALL_SEATS: Final = -1
"""In place of a learner's seat: every decision of every seat is asked for."""
ATTEMPTS: Final = 100
"""How often a game that ends before the learner decides anything is begun anew before it is called impossible."""


def first_number(seed: int) -> i64:
    """Return where the generator starts for a seed, mixed lest neighbouring seeds start alike."""
    number: i64 = seed % MODULUS
    number = (number ^ number >> 15) * 739_982_445 & MODULUS
    number = (number ^ number >> 12) * 695_872_825 & MODULUS
    return (number ^ number >> 15) % (MODULUS - 1) + 1


def margins(points: list[int]) -> list[int]:
    """Return by how many points each seat leads the best of the others, alone its points."""
    found: list[int] = []
    for seat in range(len(points)):
        others = [points[other] for other in range(len(points)) if other != seat]
        found.append(points[seat] - (max(others) if others else 0))
    return found


NO_POINTS: Final[list[int]] = []


@final
class Stepper:
    """Games side by side. The arrays are public, and changed in place.

    A game that ends begins anew in the same step or, if the stepper `holds`, in the next one or by `renew`. With a
    learner the other seats are passed over: some decide at random at once; where any other one is to decide, the place
    of the game is put into `waiting`, for `answer`.
    """

    __slots__ = (
        "actions",
        "advance",
        "at_random",
        "begin",
        "begun",
        "chosen",
        "count",
        "counts",
        "decided",
        "encode",
        "ended",
        "finals",
        "fresh",
        "holds",
        "kind",
        "learner",
        "legal",
        "listed",
        "marks",
        "masks",
        "memory",
        "number",
        "observations",
        "over",
        "own",
        "picks",
        "players",
        "remembered",
        "returns",
        "rewards",
        "scratch",
        "seats",
        "seen",
        "setup",
        "sits",
        "size",
        "standing",
        "states",
        "total",
        "update",
        "waiting",
        "wide",
        "wipe",
    )

    def __init__(self, game: Game, total: int, seed: int, kind: int, looks: bool, *, holds: bool = False) -> None:
        """Start `total` games; `kind` is `WIN`, `POINTS`, `MARGIN` or `SIGN`; without `looks` nothing is observed.

        A stepper that `holds` waits for `sit`, `seed` and `renew` instead.
        """
        kernel, sight = game.type.kernel, game.type.sight
        self.begin: Any = kernel.begin
        self.setup: Any = game.setup
        self.total: i64 = total
        self.players: i64 = game.players
        self.actions: i64 = game.num_distinct_actions
        self.kind: i64 = kind
        self.counts: bool = kind in {POINTS, MARGIN}
        self.holds: bool = holds
        self.encode: Any = sight.encode if looks and sight else None
        self.update: Any = sight.update if looks and sight else None
        self.remembered: i64 = sight.memory if looks and sight else 0
        self.memory: Any = room_i64(total * int(self.remembered))
        self.wipe: Any = None
        self.legal: Any = kernel.legal
        self.advance: Any = kernel.advance or Moves(kernel).advance
        self.returns: Any = kernel.returns
        size: int = sight.layout.size if looks and sight else 0
        self.size: i64 = size
        self.sits: i64 = ALL_SEATS
        self.states: list[Any] = [None] * total
        self.standing: list[list[int]] = [NO_POINTS] * total
        self.waiting: list[int] = []
        self.begun: list[int] = []
        self.wide: i64 = 64
        self.marks: vec[i32] = vec[i32]([0] * (64 * total))
        self.listed: Any = room_i64(kernel.most_legal)
        self.scratch: vec[i64] = self.listed
        self.count: vec[i64] = room_i64(total)
        self.number: vec[i64] = room_i64(total)
        self.masks: vec[u8] = room_u8(total * game.num_distinct_actions)
        self.seen: Any = room_i16(total * size)
        self.observations: vec[i16] = self.seen
        self.chosen: vec[i64] = room_i64(total)
        self.picks: vec[i64] = room_i64(total)
        self.rewards: vec[float] = room_float(total * game.players)
        self.own: vec[float] = room_float(total)
        self.finals: vec[i64] = room_i64(total * game.players)
        self.ended: vec[u8] = room_u8(total)
        self.over: vec[u8] = room_u8(total)
        self.fresh: vec[u8] = room_u8(total)
        self.seats: vec[i64] = room_i64(total)
        self.decided: vec[i64] = room_i64(total)
        self.learner: vec[i64] = vec[i64]([ALL_SEATS] * total)
        self.at_random: vec[u8] = room_u8(game.players)
        for i in range(total):
            self.seed(i, seed * 1_000_003 + i)
            if not holds:
                self.renew(i)

    def seed(self, i: int, seed: int) -> None:
        """Let the game at place i depend on a seed from here on."""
        self.number[i] = first_number(seed)

    def draws(self, i: int) -> int:
        """Return a number that depends on the seed of the game at place i."""
        return int(self.next_number(i))

    def next_number(self, i: i64) -> i64:
        """Return the next number of 31 bits of the game at place i."""
        number = self.number[i] * FACTOR % MODULUS
        self.number[i] = number
        return number

    def sit(self, learner: int, at_random: list[bool]) -> None:
        """Ask for one seat's decisions only; if `learner` is the number of seats, for another one's each game.

        `at_random` says whether the others, in turn order after the learner, decide at random.
        """
        self.sits = learner
        for i in range(1, int(self.players)):
            self.at_random[i] = 1 if at_random[i - 1] else 0

    # -- a game -------------------------------------------------------------------------------

    def renew(self, i: int) -> None:
        """Begin a new game at place i, up to the first decision that is asked for."""
        at: i64 = i
        if self.fresh[at] == ATTEMPTS:
            self.fresh[at] = 0
            raise InvalidOption("seat", "the game is always over before this seat has decided anything")
        self.fresh[at] += 1
        self.over[at] = 0
        state = self.begin(self.setup)
        self.states[i] = state
        if self.sits != ALL_SEATS:
            self.learner[at] = self.sits if self.sits < self.players else self.next_number(at) * self.players >> BITS
            self.begun.append(i)
        if self.wipe is None:
            cell: i64
            for cell in range(at * self.size, (at + 1) * self.size):
                self.observations[cell] = 0
        else:  # NumPy does it at once
            self.wipe(i)
        memory: vec[i64] = self.memory
        for cell in range(at * self.remembered, (at + 1) * self.remembered):
            memory[cell] = 0
        self.follow(at, state, STAYS)

    def follow(self, i: i64, state: Any, action: i64) -> None:
        """Make an action at place i, or `STAYS` for none, and go on to the next decision that is asked for."""
        learner = self.learner[i]
        while True:
            found: i64 = self.advance(state, action, self.number[i], self.listed)
            self.number[i] = found >> NUMBER_AT
            who = (found >> SEAT_AT & SEAT_MASK) - FIRST_SEAT
            count = found & COUNT_MASK
            if learner in (who, ALL_SEATS) or who == TERMINAL:
                self.settle(i, state, who, count)
                return
            if not self.at_random[(who - learner + self.players) % self.players]:
                self.seats[i] = who
                self.waiting.append(int(i))
                return
            action = self.scratch[self.next_number(i) * count >> BITS]

    def settle(self, i: i64, state: Any, who: i64, count: i64) -> None:
        """Write what happened at place i since the last decision that was asked for, and what is asked for now.

        `count` actions are listed.
        """
        seat: i64
        at = i * self.players
        if self.fresh[i]:
            if who == TERMINAL:
                self.renew(int(i))
                return
            self.fresh[i] = 0
            if self.counts:
                points: list[int] = state.scores()
                self.standing[i] = points if self.kind == POINTS else margins(points)
        else:
            if who == TERMINAL or self.counts:
                self.reward(i, state, at)
            elif self.ended[i]:
                self.silence(i)
            self.ended[i] = 0
            if who == TERMINAL:
                final: list[int] = state.scores()
                for seat in range(self.players):
                    self.finals[at + seat] = final[seat]
                self.ended[i] = 1
                if not self.holds:
                    self.renew(int(i))
                    return
                self.over[i] = 1
                who = self.decided[i]
        self.seats[i] = who
        self.show(i, state, count)

    def cut(self, i: int) -> None:
        """Take the game at place i for over where it stands, in a stepper that `holds`."""
        self.over[i] = 1

    def look(self, i: int) -> None:
        """Write what is legal at place i, and what the seat that is to decide sees."""
        count: i64 = self.legal(self.states[i], self.listed)
        self.show(i, self.states[i], count)

    def show(self, i: i64, state: Any, count: i64) -> None:
        """Write at place i the actions listed, and what the seat that is to decide sees."""
        start, row = i * self.actions, i * self.wide
        masks, marks, scratch = self.masks, self.marks, self.scratch
        at: i64
        action: i64
        for at in range(row, row + self.count[i]):
            masks[start + i64(marks[at])] = 0
        if count > self.wide:
            self.widen(count)
            marks = self.marks
            row = i * self.wide
        for at in range(count):
            action = scratch[at]
            masks[start + action] = 1
            marks[row + at] = i32(action)
        self.count[i] = count
        if self.update is not None:
            self.update(state, self.seats[i], self.seen, i * self.size, self.memory, i * self.remembered)
        elif self.encode is not None:
            self.encode(state, self.seats[i], self.seen, i * self.size)

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

    def reward(self, i: i64, state: Any, at: i64) -> None:
        """Write what every seat gets for the last step at place i."""
        seat: i64
        if not self.counts:
            shares: list[float] = self.returns(state)
            for seat in range(self.players):
                self.rewards[at + seat] = shares[seat] if self.kind == WIN else 2.0 * shares[seat] - 1.0
        else:
            points: list[int] = state.scores()
            now = points if self.kind == POINTS else margins(points)
            before = self.standing[i]
            for seat in range(self.players):
                self.rewards[at + seat] = float(now[seat] - before[seat])
            self.standing[i] = now
        self.own[i] = self.rewards[at + self.decided[i]]

    def silence(self, i: i64) -> None:
        """Write that the last step brought nothing at place i, and ended nothing."""
        at: i64
        for at in range(i * self.players, (i + 1) * self.players):
            self.rewards[at] = 0.0
        self.own[i] = 0.0
        self.ended[i] = 0

    # -- all of them --------------------------------------------------------------------------

    def refused(self) -> list[int]:
        """Return the places whose chosen actions are not legal; where a game begins anew instead, any will do."""
        found: list[int] = []
        chosen, masks = self.chosen, self.masks
        i: i64
        for i in range(self.total):
            action = chosen[i]
            if not self.over[i] and (action < 0 or action >= self.actions or not masks[i * self.actions + action]):
                found.append(int(i))
        return found

    def step(self) -> None:
        """Make the decision chosen in every game, all legal or `STAYS`; one that was held at its end begins anew."""
        i: i64
        chosen = self.chosen
        for i in range(self.total):
            if self.over[i]:
                self.silence(i)
                self.renew(int(i))
            elif chosen[i] == STAYS:
                self.silence(i)
            else:
                self.decided[i] = self.seats[i]
                self.follow(i, self.states[i], chosen[i])

    def answer(self, i: int, action: int) -> None:
        """Make the legal decision of another seat at place i, and go on."""
        self.follow(i, self.states[i], action)

    def resume(self, i: int) -> None:
        """Go on at place i after another seat has decided."""
        self.follow(i, self.states[i], STAYS)

    def sample(self) -> None:
        """Pick a legal action for every game, each as likely as the others."""
        i: i64
        for i in range(self.total):
            self.picks[i] = self.next_number(i)
        self.pick()

    def pick(self) -> None:
        """Put in the place of every number of 31 bits in `picks` the legal action that it picks, 0 after the end."""
        i: i64
        picks, marks, count = self.picks, self.marks, self.count
        for i in range(self.total):
            if count[i]:
                picks[i] = i64(marks[i * self.wide + (picks[i] * count[i] >> BITS)])
            else:
                picks[i] = 0
