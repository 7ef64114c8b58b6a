"""Play the kernel and the slow rules side by side, and name the first difference."""

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import bastide

from .slow import STEP, Slow

SWITCHES: dict[str, tuple[object, ...]] = {
    "preset": ("seed", "modern", "first"),
    "two_tile_city": ("2", "4"),
    "field_scoring": ("field_city_once", "field_each", "city_majority"),
    "incomplete_pennant": ("0", "1"),
    "farmers": ("true", "false"),
}
BOX = "".join(
    kind * count
    for kind, count in zip(
        "ABCDEFGHIJKLMNOPQRSTUVWX",
        (2, 4, 1, 3, 5, 2, 1, 3, 2, 3, 3, 3, 2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1),
        strict=True,
    )
)


def configuration(rng: random.Random) -> tuple[int, dict[str, object]]:
    """Return a number of players and options: mostly presets, often single switches, sometimes a short stack."""
    players = rng.randint(2, 5)
    options: dict[str, object] = {"preset": rng.choice(SWITCHES["preset"])}
    for name in ("two_tile_city", "field_scoring", "incomplete_pennant"):
        if rng.random() < 0.25:
            options[name] = rng.choice(SWITCHES[name])
    if rng.random() < 0.1:
        options["farmers"] = "false"
    if rng.random() < 0.3:
        options["start_player"] = rng.choice([*map(str, range(players)), "random"])
    if rng.random() < 0.15:
        options["stack"] = "".join(rng.sample(BOX, rng.randint(1, 71)))
    return players, options


class Pair:
    """Both engines in the same position."""

    def __init__(self, players: int, options: dict[str, object]) -> None:
        self.fast = bastide.load_game("carcassonne", players=players, options=options).new_initial_state()
        self.slow = Slow(players, options)
        self.texts: list[str] = []

    def demand(self, what: str, fast: Any, slow: Any) -> None:
        """Raise AssertionError naming the game if the two say different things."""
        if fast != slow:
            game = self.fast.game
            raise AssertionError(
                f"{what}: the kernel says {fast!r}, the slow rules say {slow!r}\n{game.players} players, "
                f"{game.options_text() or 'defaults'}\n" + "\n".join(self.texts)
            )

    def apply(self, text: str) -> None:
        """Make an action on both sides and compare what is cheap."""
        self.texts.append(text)
        self.fast.apply(text)
        self.slow.apply(text)
        self.demand("scores", self.fast.scores(), self.slow.points)
        self.demand("who decides", self.fast.current_player(), self.slow.current_player())

    def compare_legal(self) -> None:
        """Compare the complete legal list, and probabilities at chance nodes."""
        legal = [self.fast.action_to_string(action) for action in self.fast.legal_actions()]
        self.demand("number of legal actions", len(legal), len(set(legal)))
        self.demand("legal actions", sorted(legal), sorted(self.slow.legal()))
        if self.slow.current_player() == bastide.CHANCE:
            chances = {self.fast.action_to_string(a): round(p, 12) for a, p in self.fast.chance_outcomes()}
            self.demand("chances", chances, {text: round(p, 12) for text, p in self.slow.chance().items()})

    def compare_view(self) -> None:
        """Compare everything a spectator sees: tiles, meeples, supplies, features with their owners, forecasts."""
        view, slow = self.fast.view(None), self.slow
        self.demand("tiles", {(t["x"], t["y"]): (t["kind"], t["r"]) for t in view["tiles"]}, slow.board)
        meeples = {((m["x"], m["y"]), m["segment"]): m["seat"] for m in view["meeples"]}
        if slow.phase != "over":
            self.demand("meeples", meeples, slow.meeples)
            self.demand("supply", [seat["supply"] for seat in view["seats"]], slow.supply)
        self.demand("tile in hand", view["tile"], slow.hand)
        self.demand("set aside", view["set_aside"], slow.set_aside)
        self.demand("stack", {k: n for k, n in view["stack"]["left"].items() if n}, slow.left())
        self.demand("total", view["stack"]["total"], sum(slow.left().values()))
        self.demand("forecast", [seat["if_ended"] for seat in view["seats"]], slow.if_ended())
        ids = {f["id"]: min(((s[0], s[1]), s[2]) for s in f["segments"]) for f in view["features"]}
        fast_features, slow_features = {}, {}
        by_city = slow.options["field_scoring"] == "city_majority"
        for f in view["features"]:
            fast_features[ids[f["id"]]] = (
                f["type"], {((s[0], s[1]), s[2]) for s in f["segments"]}, f["tiles"], f["complete"], f["pennants"],
                f["meeples"], f["owners"], f.get("scores") if by_city else None,
                frozenset(ids[city] for city in f["cities"]),
                0 if f["type"] == "field" else f["open"], None if f["type"] == "field" else f["points"],
            )  # fmt: skip
        for g in slow.features():
            tiles = 9 - g.open if g.type == "cloister" else len(g.cells)
            slow_features[min(g.spots)] = (
                g.type, g.spots, tiles, g.type != "field" and not g.open, g.pennants,
                g.meeples, *slow.owned(g), g.cities,
                0 if g.type == "field" else g.open, None if g.type == "field" else slow.worth(g),
            )  # fmt: skip
        if slow.phase != "over":
            self.demand("features", fast_features, slow_features)
            self.compare_fields(view)

    def compare_fields(self, view: Mapping[str, Any]) -> None:
        """Compare what all fields together promise each seat; which of two fields a city counts for is no matter."""
        fast, slow = ([0] * len(view["seats"]) for _ in "fs")
        fields = [f for f in view["features"] if f["type"] == "field"]
        for seat in range(len(fast)):
            fast[seat] = sum(f.get("scores", {seat: f["points"]})[seat] for f in fields if seat in f["owners"])
        if self.slow.options["farmers"] == "true":
            for seat, points in self.slow.farms([g for g in self.slow.features() if g.type == "field"]):
                slow[seat] += points
        if self.slow.options["field_scoring"] != "city_majority":  # there a city is told by every field beside it
            self.demand("fields", fast, slow)

    def compare_end(self) -> None:
        """Compare the whole ledger, the winners, and what is left on the board."""
        self.demand("over", self.fast.is_terminal(), self.slow.phase == "over")
        self.demand(
            "returns", [round(share, 9) for share in self.fast.returns()], [round(s, 9) for s in self.slow.returns()]
        )

    def compare_ledger(self) -> None:
        """Compare every point with its ply, seat and cause."""
        fast: Counter[tuple[int, int, str]] = Counter()
        for entry in self.fast.ledger():
            fast[entry.ply, entry.seat, entry.cause] += entry.points
        slow: Counter[tuple[int, int, str]] = Counter()
        for ply, seat, points, cause in self.slow.ledger:
            slow[ply, seat, cause] += points
        self.demand("ledger", fast, slow)


def neighbours(slow: Slow, text: str) -> int:
    """Return how many tiles would lie beside a placement."""
    x, y = map(int, text.split(" ")[2].split(","))
    return sum((x + dx, y + dy) in slow.board for dx, dy in STEP)


def choose(pair: Pair, rng: random.Random, compact: bool, eager: float) -> str:
    """Return the next action: any, or a place among many tiles, and a meeple more or less often."""
    state = pair.fast
    legal = state.legal_actions()
    if pair.slow.phase == "place" and compact:
        texts = [state.action_to_string(action) for action in rng.sample(legal, min(len(legal), 12))]
        return max(texts, key=lambda text: neighbours(pair.slow, text))
    if pair.slow.phase == "draw":
        return state.action_to_string(bastide.random_chance(state, rng))
    action = rng.choice(legal)
    text = state.action_to_string(action)
    if text == "meeple none" and len(legal) > 1 and rng.random() < eager:
        others = [a for a in legal if state.action_to_string(a) != text]
        return state.action_to_string(rng.choice(others))
    return text


def compare_game(seed: int) -> Pair:
    """Play one game on both sides; every score, a sample of legal lists and views, of every third the ledger."""
    rng = random.Random(seed)
    pair = Pair(*configuration(rng))
    compact, eager = rng.random() < 0.5, rng.random()
    while pair.slow.phase != "over":
        if rng.random() < 0.06:
            pair.compare_legal()
        if rng.random() < 0.007:
            pair.compare_view()
        pair.apply(choose(pair, rng, compact, eager))
    pair.compare_end()
    if seed % 3 == 0:
        pair.compare_ledger()
    return pair


def compare_straight_line(direction: int, seed: int) -> Pair:
    """Play a game whose tiles run in one direction as far as they can, choosing the draws too."""
    rng = random.Random(seed)
    dx, dy = STEP[direction]
    pair = Pair(rng.randint(2, 5), {"preset": rng.choice(SWITCHES["preset"])})
    while pair.slow.phase != "over":
        if pair.slow.phase == "draw":
            far = max(x * dx + y * dy for x, y in pair.slow.board)
            draws = sorted(pair.slow.chance())
            rng.shuffle(draws)
            reach = [
                text for text in draws
                if any(x * dx + y * dy > far for (x, y), _ in pair.slow.places(text[-1]))
            ]  # fmt: skip
            pair.apply((reach or draws)[0])
        elif pair.slow.phase == "place":
            if rng.random() < 0.2:
                pair.compare_legal()
            texts = [pair.fast.action_to_string(action) for action in pair.fast.legal_actions()]
            spots = {text: tuple(map(int, text.split(" ")[2].split(","))) for text in texts}
            best = max(x * dx + y * dy for x, y in spots.values())
            pair.apply(rng.choice([text for text, (x, y) in spots.items() if x * dx + y * dy == best]))
        else:
            pair.apply(choose(pair, rng, False, 0.5))
    pair.compare_view()
    pair.compare_end()
    pair.compare_ledger()
    return pair
