"""A small game that needs everything the contract offers: the proof that larger games will fit.

"Harbour": everybody is dealt two goods in secret, one random draw after another. On a turn, in any
order and as often as possible: `work` once (two goods are drawn from the bag, in secret), `store` a good
(still secret, a point per kind at the end), `sell` a good (it is shown; its price is then chosen, a nested
decision; then the next seat, which is not on turn, taxes the sale or waives), and `end turn`.

- **TOY-001** Only the goods in hand are sold or stored.
- **TOY-002** Work once a turn, and only while the bag holds goods.
- **TOY-003** A sale is priced from 1 to 3.
- **TOY-004** The next seat decides about the tax.
- **TOY-005** After the last round the game is over.
"""

import random
import re
from collections.abc import Mapping
from typing import Any

import bastide

GOODS = ("red", "green", "blue")
DRAW, SELL, STORE, WORK, PRICE, TAX, WAIVE, END, TOTAL = 0, 3, 6, 9, 10, 13, 14, 15, 16
NAMES = (
    *(f"draw {good}" for good in GOODS),
    *(f"sell {good}" for good in GOODS),
    *(f"store {good}" for good in GOODS),
    "work",
    *(f"price {points}" for points in (1, 2, 3)),
    "tax",
    "waive",
    "end turn",
)
EACH, DRAWN = 2, 2
OF_A_KIND = 5


class Harbour:
    """A position of the toy game."""

    def __init__(self, game: bastide.Game) -> None:
        self._game = game
        seats = range(game.players)
        self.phase, self.turn, self.round, self.worked = "deal", 0, 0, False
        self.due = EACH * game.players
        self.bag = [OF_A_KIND] * len(GOODS)
        self.hands = [[0] * len(GOODS) for _ in seats]
        self.stores = [[0] * len(GOODS) for _ in seats]
        self.sale = [0, 0]  # the good, and its price once it is chosen
        self.points = [0] * game.players
        self.carried = [0] * game.players
        self.opened = False
        self.origin = ""
        self.made: list[int] = []
        self.entries: list[bastide.LedgerEntry] = []
        self.log: list[bastide.StoryEntry] = []

    @property
    def game(self) -> bastide.Game:
        return self._game

    def current_player(self) -> int:
        if self.phase in ("deal", "refill"):
            return bastide.CHANCE
        if self.phase == "over":
            return bastide.TERMINAL
        return (self.turn + (self.phase == "tax")) % self.game.players

    def legal_actions(self) -> list[int]:
        if self.phase in ("deal", "refill"):
            return [DRAW + good for good in range(len(GOODS)) if self.bag[good]]
        if self.phase == "price":
            return [PRICE, PRICE + 1, PRICE + 2]
        if self.phase == "tax":
            return [TAX, WAIVE]
        if self.phase == "over":
            return []
        own = [good for good in range(len(GOODS)) if self.hands[self.turn][good]]
        work = [WORK] if not self.worked and sum(self.bag) > 0 else []
        return [*(SELL + good for good in own), *(STORE + good for good in own), *work, END]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.current_player() != bastide.CHANCE:
            raise ValueError("chance does not decide here")
        return [(action, self.bag[action - DRAW] / sum(self.bag)) for action in self.legal_actions()]

    def apply_action(self, action: int) -> None:
        refusal = self.explain(action)
        if refusal is not None:
            raise bastide.IllegalAction(refusal.rule, refusal.reason, refusal.key, refusal.args)
        ply, seat = len(self.made), self.turn
        if action < SELL:
            self._draw(action - DRAW)
        elif action < STORE:
            self.hands[seat][action - SELL] -= 1
            self.phase, self.sale = "price", [action - SELL, 0]
            self._tell(ply, seat, "sell", {"good": GOODS[action - SELL]}, "TOY-001")
        elif action < WORK:
            self.hands[seat][action - STORE] -= 1
            self.stores[seat][action - STORE] += 1
            self._tell(ply, seat, "store", {}, "TOY-001")
        elif action == WORK:
            self.worked, self.phase, self.due = True, "refill", min(DRAWN, sum(self.bag))
        elif action < TAX:
            self.phase, self.sale[1] = "tax", action - PRICE + 1
        elif action in (TAX, WAIVE):
            self.phase = "turn"
            self._gain(ply, seat, self.sale[1], "sale", "TOY-003")
            if action == TAX:
                self._gain(ply, seat, -1, "tax", "TOY-004")
                self._gain(ply, (seat + 1) % self.game.players, 1, "tax", "TOY-004")
        else:
            self._end_turn(ply)
        self.made.append(action)

    def _draw(self, good: int) -> None:
        owner = self.turn
        if self.phase == "deal":
            owner = (EACH * self.game.players - self.due) // EACH
        self.bag[good] -= 1
        self.hands[owner][good] += 1
        self.due -= 1
        if not self.due:
            self.phase = "turn"

    def _end_turn(self, ply: int) -> None:
        self.turn, self.worked = (self.turn + 1) % self.game.players, False
        self.round += self.turn == 0
        if self.round == int(self.game.options["rounds"]):
            self.phase = "over"
            for seat, store in enumerate(self.stores):
                if kinds := sum(map(bool, store)):
                    self._gain(ply, seat, kinds, "store", "TOY-005")

    def _gain(self, ply: int, seat: int, points: int, cause: str, rule: str) -> None:
        self.points[seat] += points
        self.entries.append(bastide.LedgerEntry(ply, seat, points, cause, rule))
        self._tell(ply, seat, cause, {}, rule, points)

    def _tell(self, ply: int, seat: int, key: str, args: Mapping[str, Any], rule: str, points: int = 0) -> None:
        self.log.append(bastide.StoryEntry(ply, seat, f"harbour-log-{key}", args, rule, points))

    def apply(self, text: str) -> None:
        self.apply_action(self.string_to_action(text))

    def is_terminal(self) -> bool:
        return self.phase == "over"

    def scores(self) -> list[int]:
        return list(self.points)

    def returns(self) -> list[float]:
        best = max(self.points)
        share = 1 / self.points.count(best)
        return [share if self.is_terminal() and points == best else 0.0 for points in self.points]

    def clone(self) -> "Harbour":
        other = Harbour.__new__(Harbour)
        other.__dict__.update(self.__dict__)
        for name in ("bag", "sale", "points", "carried", "made", "entries", "log"):
            setattr(other, name, list(getattr(self, name)))
        other.hands, other.stores = [list(hand) for hand in self.hands], [list(store) for store in self.stores]
        return other

    def playout(self, seed: int) -> int:
        rng, count = random.Random(seed), 0
        while not self.is_terminal():
            self.apply_action(rng.choice(self.legal_actions()))
            count += 1
        return count

    def action_to_string(self, action: int) -> str:
        return NAMES[action]

    def string_to_action(self, text: str) -> int:
        if text not in NAMES:
            raise bastide.IllegalAction("", f"{text!r} is not an action", "harbour-refusal-unreadable", {"text": text})
        return NAMES.index(text)

    def action_fields(self, action: int) -> dict[str, Any]:
        return dict(zip(("kind", "what"), NAMES[action].split(" "), strict=False))

    def preview(self, action: int) -> dict[str, Any]:
        return {}

    def explain(self, action: int | str) -> bastide.Refusal | None:
        if isinstance(action, str):
            try:
                action = self.string_to_action(action)
            except bastide.IllegalAction as error:
                return bastide.Refusal(error.rule, error.reason, error.key, error.args_)
        if type(action) is not int or not 0 <= action < TOTAL:
            return bastide.Refusal("", f"{action!r} is not an action", "harbour-refusal-not-an-action")
        if action in self.legal_actions():
            return None
        rules = {"over": "TOY-005", "price": "TOY-003", "tax": "TOY-004"}
        rule = rules.get(self.phase, "TOY-002" if action == WORK else "TOY-001")
        return bastide.Refusal(rule, f"{NAMES[action]!r} is not possible in phase {self.phase}", "harbour-refusal")

    def reveals(self, action: int) -> bool:
        return action < STORE

    def history(self) -> list[int]:
        return list(self.made)

    def story(self) -> list[bastide.StoryEntry]:
        return list(self.log)

    def ledger(self) -> list[bastide.LedgerEntry]:
        start = [
            bastide.LedgerEntry(-1, seat, points, "carried", "") for seat, points in enumerate(self.carried) if points
        ]
        return start + list(self.entries)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everybody sees how many goods there are where; the own ones by kind, and all of them once it is over."""
        shown = self.opened or self.is_terminal()
        return {
            "phase": self.phase,
            "turn": self.turn,
            "round": self.round,
            "scores": self.scores(),
            "bag": sum(self.bag),
            "hands": [list(hand) if shown or seat == owner else sum(hand) for owner, hand in enumerate(self.hands)],
            "stores": [
                list(store) if shown or seat == owner else sum(store) for owner, store in enumerate(self.stores)
            ],
            "sale": list(self.sale),
        }

    def resample_from_infostate(self, seat: int, seed: int) -> "Harbour":
        other, rng = self.clone(), random.Random(seed)
        if self.opened or self.is_terminal():
            return other
        places = [other.bag, *(pile for owner in range(self.game.players) if owner != seat
                               for pile in (other.hands[owner], other.stores[owner]))]  # fmt: skip
        pool = [good for pile in places for good, count in enumerate(pile) for _ in range(count)]
        rng.shuffle(pool)
        for pile in places:
            size = sum(pile)
            pile[:] = [pool[:size].count(good) for good in range(len(GOODS))]
            del pool[:size]
        return other

    def to_text(self) -> str:
        def piles(rows: list[list[int]]) -> str:
            return ";".join(",".join(map(str, row)) for row in rows)

        head = f"{self.phase} {self.turn} {self.round} {int(self.worked)} {self.due}"
        return f"{head} {piles([self.bag, *self.hands, *self.stores])} {piles([self.sale, self.points])}"

    def to_svg(self) -> str:
        return f'<svg xmlns="http://www.w3.org/2000/svg"><text>{sum(self.bag)}</text></svg>'

    def __str__(self) -> str:
        return f"The bag holds {sum(self.bag)}."


LINE = re.compile(r"(deal|turn|refill|price|tax|over) (\d) (\d) ([01]) (\d+) ([\d,;]+) ([-\d,;]+)")


def parse(game: bastide.Game, line: str) -> Harbour:
    """Return the position that `to_text` wrote."""
    match = LINE.fullmatch(line)
    if not match:
        raise bastide.PositionError(f"{line!r} is not a position of the harbour")
    state = Harbour(game)
    state.phase, state.turn, state.round = match[1], int(match[2]), int(match[3])
    state.worked, state.due = match[4] == "1", int(match[5])
    goods = [list(map(int, row.split(","))) for row in match[6].split(";")]
    state.bag, state.hands, state.stores = goods[0], goods[1 : 1 + game.players], goods[1 + game.players :]
    state.sale, state.points = (list(map(int, row.split(","))) for row in match[7].split(";"))
    state.origin, state.carried = line, list(state.points)
    return state


def lay_open(state: bastide.State) -> Harbour:
    """Return a copy in which everybody sees every good."""
    assert isinstance(state, Harbour)
    other = state.clone()
    other.opened = True
    return other


def check(players: int, options: Mapping[str, str]) -> None:
    """Refuse what does not go together."""
    if players == 4 and options["rounds"] == "3":
        raise bastide.InvalidOption("rounds", "three rounds are too many for four players")


HARBOUR = bastide.GameType(
    name="harbour",
    title="Harbour",
    rules_version="1",
    min_players=2,
    max_players=4,
    options=(
        bastide.Option("preset", "short", ("short", "long")),
        bastide.Option("rounds", "1", ("1", "2", "3")),
        bastide.Option("motto", "", ()),
    ),
    presets={"short": {"rounds": "1"}, "long": {"rounds": "2"}},
    new_state=Harbour,
    parse_state=parse,
    lay_open=lay_open,
    num_distinct_actions=lambda _game: TOTAL,
    check_options=check,
)
