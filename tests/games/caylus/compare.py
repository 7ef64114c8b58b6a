"""Play the kernel and the slow rules side by side, and name the first difference."""

import random
from typing import Any

import bastide

from .slow import BUILDING, Accounts, Slow

OPTIONS = ("simplified_favour", "jeweller", "late_lawyer")
DULL = ("pass", "skip", "done")


def configuration(rng: random.Random) -> bastide.Game:
    """Return a game for some players with some of the variants."""
    options = {name: rng.random() < 0.2 for name in OPTIONS}
    return bastide.load_game("caylus", players=rng.randint(2, 5), options=options)


def choose(state: bastide.State, rng: random.Random, eager: float) -> str:
    """Return an action: any, but seldom to pass, skip or be done; builders are dear to it."""
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    lively = [text for text in texts if text not in DULL and not text.endswith("none")]
    if lively and rng.random() < eager:
        better = [
            t for t in lively if t.split()[0] in ("build", "batch") or t.endswith(("castle", "mason", "gold-mine"))
        ]
        return rng.choice(better if better and rng.random() < 0.4 else lively)
    return rng.choice(texts)


WORTH = {"points": 4, "deniers": 1, "food": 3, "wood": 2, "stone": 3, "cloth": 3, "gold": 6}
LIKED = {"buildings": 9, "resources": 4, "deniers": 2, "prestige": 1}


def worth(state: bastide.State, action: int) -> int:
    """Return what an action brings its player at once, roughly in thirds of a point."""
    gain = state.preview(action)["changes"][state.current_player()]
    return sum(WORTH[good] * n for good, n in gain.items())


def _place(state: bastide.State, action: int, view: dict[str, Any], me: dict[str, Any]) -> int:
    """Return how good a place for a worker looks."""
    fields = state.action_fields(action)
    price: int = state.preview(action)["price"]
    cubes = me["cubes"]
    batch = cubes["food"] and sum(bool(cubes[cube]) for cube in ("wood", "stone", "cloth", "gold")) > 1
    if fields["place"] == "castle":
        return 40 if batch else -20
    if fields["place"] != "road":
        return {"trading_post": 3, "joust_field": 9 if cubes["cloth"] else -5, "inn": 1}.get(fields["place"], 0) - price
    effect = BUILDING[fields["building"]]["effect"]
    near = 0 if fields["space"] <= view["provost"] else -3 * (fields["space"] - view["provost"])
    if effect["kind"] == "build":
        stuff = {"wood": "wood", "stone": "stone", "prestige": "gold"}[effect["class"]]
        return near + (9 if cubes[stuff] > (effect["class"] == "prestige") else -9)
    if effect["kind"] == "lawyer":
        return near + (12 if cubes["cloth"] else -9)
    mine: bool = fields["building"] == "gold_mine"
    return near + (6 if effect["kind"] == "produce" else 2) + 3 * mine - 2 * price


def sensible(state: bastide.State, rng: random.Random, slowly: bool = False) -> str:
    """Return an action of a player who knows what the game is about; `slowly` keeps the provost back."""
    legal, view = state.legal_actions(), state.view(None)
    text = {action: state.action_to_string(action) for action in legal}
    if state.current_player() == bastide.CHANCE or rng.random() < 0.05:
        return text[rng.choice(legal)]
    me, ask = view["seats"][view["current"]], view["ask"]

    def value(action: int) -> float:
        fields = state.action_fields(action)
        if fields["kind"] == "worker":
            return _place(state, action, view, me)
        if fields["kind"] == "pass":
            return -4.0
        if fields["kind"] == "provost":
            shown = state.preview(action)["provost"]
            mine = [space for space in shown["active"] if view["road"][space - 1]["worker"] == view["current"]]
            ahead: int = max(0, shown["to"] - view["bailiff"]) if slowly else 0
            steps: int = abs(fields["steps"])
            return 4 * len(mine) - steps - 20 * ahead
        if fields["kind"] == "skip" and ask in ("guild", "provost"):
            reached = [r for r in view["road"] if r["worker"] == view["current"] and r["space"] <= view["provost"]]
            return 4 * len(reached) - 20 * (slowly and view["provost"] > view["bailiff"])
        if fields["kind"] == "favour":
            column = fields["column"] or 0
            return LIKED[fields["line"]] * (column if fields["line"] != "buildings" or column > 1 else 0.3)
        if fields["kind"] == "build":
            points: int = state.preview(action)["build"]["points"]
            return 100 + points * 3 + worth(state, action)
        return worth(state, action) + (fields["kind"] in ("batch", "transform", "joust")) * 20

    return text[max(legal, key=lambda action: (value(action) + rng.random() * 3, -action))]


class Pair:
    """A game, checked at every step that is asked for."""

    def __init__(self, game: bastide.Game) -> None:
        self.state = game.new_initial_state()
        self.texts: list[str] = []

    def demand(self, what: str, fast: Any, slow: Any) -> None:
        """Raise AssertionError naming the position if the two say different things."""
        if fast != slow:
            raise AssertionError(
                f"{what}: the kernel says {fast!r}, the slow rules say {slow!r}\n{self.state.to_text()}"
            )

    def compare_legal(self) -> None:
        """Compare the complete legal list, by what is seen."""
        legal = {self.state.action_to_string(action) for action in self.state.legal_actions()}
        self.demand("legal actions", legal, Slow(self.state.view(None), self.texts).legal())

    def compare_accounts(self) -> None:
        """Compare points, deniers and cubes with the log, booked entry by entry."""
        view, accounts = self.state.view(None), Accounts(self.state.game.players)
        for entry in self.state.story():
            accounts.enter(entry)
        self.demand("points", [seat["score"] for seat in view["seats"]], accounts.points)
        self.demand("deniers", [seat["deniers"] for seat in view["seats"]], accounts.deniers)
        if view["ask"] not in ("pay", "site"):
            self.demand("cubes", [sum(seat["cubes"].values()) for seat in view["seats"]], accounts.cubes)


def compare_game(seed: int, share: float = 0.25) -> Pair:
    """Play one game; check a share of the positions and all accounts at the end."""
    rng = random.Random(seed)
    pair = Pair(configuration(rng))
    eager, wise = rng.uniform(0.7, 0.98), rng.random() < 0.5
    while not pair.state.is_terminal():
        if rng.random() < share:
            pair.compare_legal()
        if rng.random() < 0.01:
            pair.compare_accounts()
        text = sensible(pair.state, rng, seed % 3 == 0) if wise else choose(pair.state, rng, eager)
        pair.texts.append(text)
        pair.state.apply(text)
    pair.compare_accounts()
    return pair
