"""Huts: a small game with secrets, draws and turns of two decisions, for testing everything around a game.

HUT-1 Every seat is first dealt a secret number of pebbles, 0 to 3, known to that seat alone.
HUT-2 Each turn a number of planks (1 to 3) is drawn for all to see.
HUT-3 The seat on turn builds on one of three plots, but not on the plot that was built on last.
HUT-4 Then it keeps the planks (that many points) or gives them to the next seat.
HUT-5 At the end of the last round everybody adds their pebbles.
"""

import random
from dataclasses import replace
from typing import Any

from bastide.engine.answers import CHANCE, TERMINAL, LedgerEntry, Refusal, StoryEntry
from bastide.engine.errors import IllegalAction, PositionError
from bastide.engine.game import GameType, Option
from bastide.engine.play import Game, State
from bastide.engine.registry import register

PLOTS = 3
DEAL, DRAW, BUILD, KEEP, GIVE = 0, 4, 8, 16, 17
NAMES = {
    **{DEAL + n: f"deal {n}" for n in range(4)},
    **{DRAW + n: f"draw {n}" for n in range(1, 4)},
    **{BUILD + n: f"build {n}" for n in range(PLOTS)},
    KEEP: "keep",
    GIVE: "give",
}
CODES = {name: code for code, name in NAMES.items()}


class Huts:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.origin = ""
        self.rounds = int(game.options["rounds"])
        self._history: list[int] = []
        self.secret: list[int] = []
        self.points = [0] * game.players
        self.turn = 0
        self.planks = 0
        self.last_plot = -1
        self.built = False
        self.open = False
        self._story: list[StoryEntry] = []
        self._ledger: list[LedgerEntry] = []

    def is_terminal(self) -> bool:
        return self.turn == self.rounds * self.game.players

    def current_player(self) -> int:
        if self.is_terminal():
            return TERMINAL
        if len(self.secret) < self.game.players or not self.planks:
            return CHANCE
        return self.turn % self.game.players

    def legal_actions(self) -> list[int]:
        if self.is_terminal():
            return []
        if self.current_player() == CHANCE:
            return [action for action, _ in self.chance_outcomes()]
        if not self.built:
            return [BUILD + plot for plot in range(PLOTS) if plot != self.last_plot]
        return [KEEP, GIVE]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.current_player() != CHANCE:
            raise ValueError("not a chance node")
        if len(self.secret) < self.game.players:
            return [(DEAL + n, 0.25) for n in range(4)]
        return [(DRAW + n, 1 / 3) for n in range(1, 4)]

    def explain(self, action: int | str) -> Refusal | None:
        if isinstance(action, str):
            if action not in CODES:
                return Refusal("", f"{action!r} is no action of Huts", "huts-refusal-unknown", {"text": action})
            action = CODES[action]
        if action in self.legal_actions():
            return None
        if BUILD <= action < BUILD + PLOTS and not self.built and self.current_player() >= 0:
            return Refusal("HUT-3", "that plot was built on last", "huts-refusal-plot", {"plot": action - BUILD})
        return Refusal("HUT-4", "that is not possible now", "huts-refusal-now", {})

    def apply_action(self, action: int) -> None:
        refusal = self.explain(action)
        if refusal is not None:
            raise IllegalAction(refusal.rule, refusal.reason, refusal.key, refusal.args)
        seat, ply = self.current_player(), len(self._history)
        self._history.append(action)
        if action < DRAW:
            owner = len(self.secret)
            self.secret.append(action - DEAL)
            told = {"pebbles": action - DEAL}
            self._story.append(StoryEntry(ply, owner, "huts-log-deal", told, "HUT-1", seen_by=(owner,)))
        elif action < BUILD:
            self.planks = action - DRAW
        elif action < KEEP:
            self.last_plot, self.built = action - BUILD, True
            self._story.append(StoryEntry(ply, seat, "huts-log-build", {"plot": self.last_plot}, "HUT-3"))
        else:
            to = seat if action == KEEP else (seat + 1) % self.game.players
            self._score(ply, to, self.planks, "planks", "HUT-4")
            self.turn, self.planks, self.built = self.turn + 1, 0, False
            if self.is_terminal():
                for number, pebbles in enumerate(self.secret):
                    self._score(ply, number, pebbles, "pebbles", "HUT-5")

    def _score(self, ply: int, seat: int, points: int, cause: str, rule: str) -> None:
        self.points[seat] += points
        self._ledger.append(LedgerEntry(ply, seat, points, cause, rule, {}))
        self._story.append(StoryEntry(ply, seat, "huts-log-score", {"cause": cause}, rule, points))

    def apply(self, text: str) -> None:
        self.apply_action(self.string_to_action(text))

    def string_to_action(self, text: str) -> int:
        if text not in CODES:
            raise IllegalAction("", f"{text!r} is no action of Huts", "huts-refusal-unknown", {"text": text})
        return CODES[text]

    def action_to_string(self, action: int) -> str:
        return NAMES[action]

    def action_fields(self, action: int) -> dict[str, Any]:
        kind, _, number = NAMES[action].partition(" ")
        return {"kind": kind, "number": int(number) if number else None}

    def preview(self, action: int) -> dict[str, Any]:
        return {"points": self.planks if action == KEEP else 0}

    def reveals(self, action: int) -> bool:
        return action < BUILD

    def scores(self) -> list[int]:
        return list(self.points)

    def returns(self) -> list[float]:
        best = max(self.points)
        winners = [points == best for points in self.points]
        return [won / sum(winners) if self.is_terminal() else 0.0 for won in winners]

    def clone(self) -> "Huts":
        other = Huts(self.game)
        for action in self._history:
            other.apply_action(action)
        other.open = self.open
        return other

    def playout(self, seed: int) -> int:
        rng, count = random.Random(seed), 0
        while not self.is_terminal():
            self.apply_action(rng.choice(self.legal_actions()))
            count += 1
        return count

    def history(self) -> list[int]:
        return list(self._history)

    def story(self) -> list[StoryEntry]:
        return list(self._story)

    def ledger(self) -> list[LedgerEntry]:
        return list(self._ledger)

    def view(self, seat: int | None) -> dict[str, Any]:
        shown = self.is_terminal() or self.open
        return {
            "game": "huts",
            "players": self.game.players,
            "ply": len(self._history),
            "current": self.current_player(),
            "planks": self.planks,
            "last": self.last_plot,
            "built": self.built,
            "secrets": [pebbles if shown or number == seat else None for number, pebbles in enumerate(self.secret)],
            "scores": self.scores(),
        }

    def resample_from_infostate(self, seat: int, seed: int) -> "Huts":
        rng, other = random.Random(seed), Huts(self.game)
        for ply, action in enumerate(self._history):
            other.apply_action(DEAL + rng.randrange(4) if action < DRAW and ply != seat else action)
        return other

    def to_text(self) -> str:
        return "huts " + ",".join(map(str, self._history))

    def to_svg(self) -> str:
        return "<svg xmlns='http://www.w3.org/2000/svg'/>"


def parse(game: Game, line: str) -> Huts:
    word, _, rest = line.partition(" ")
    if word != "huts":
        raise PositionError("not a position of Huts")
    state = Huts(game)
    for action in rest.split(",") if rest else []:
        state.apply_action(int(action))
    return state


def lay_open(state: State) -> Huts:
    assert isinstance(state, Huts)
    other = state.clone()
    other.open = True
    return other


GAME = register(
    GameType(
        name="huts",
        title="Huts",
        rules_version="1",
        min_players=2,
        max_players=4,
        options=(Option("rounds", "4", ("1", "2", "3", "4", "12")),),
        presets={},
        new_state=Huts,
        parse_state=parse,
        num_distinct_actions=lambda _game: 18,
        hidden_information=True,
        lay_open=lay_open,
    )
)

OPEN = register(replace(GAME, name="openhuts", title="Open Huts", hidden_information=False))
"""The same game for tables whose records may be read at any time."""
