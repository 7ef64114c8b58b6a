"""Learn a game in about a minute with NumPy alone: play at random, fit how games end by what was seen, play by the fit.

    pip install 'bastide[rl]'
    python examples/learn.py carrara --random-games 800

Ends with the share of games that it wins against the `random` bot.
"""

import argparse
import random
import time

import numpy as np

import bastide
from bastide.adapters.sight import Sight
from bastide.arena.match import run_match

KEPT = 0.3
"""The share of decisions that are learned from: neighbours tell the same."""


class Fitted:
    """A bot that makes the action after which it expects the largest lead at the end."""

    def __init__(self, game: bastide.Game, weights: np.ndarray) -> None:
        self.sight, self.weights = Sight(game), weights

    def choose(self, state: bastide.State) -> int:
        seat = state.current_player()
        seen = state.resample_from_infostate(seat, 1)
        actions = state.legal_actions()
        rows = np.stack([features(self.sight, after(seen, action), seat) for action in actions])
        return actions[int(np.argmax(rows @ self.weights))]


def after(state: bastide.State, action: int) -> bastide.State:
    """Return the position after an action."""
    other = state.clone()
    other.apply_action(action)
    return other


def features(sight: Sight, state: bastide.State, seat: int) -> np.ndarray:
    """Return what a seat observes, counts as logarithms, and a one for the average."""
    seen = sight.observe(state, seat).astype(np.float64)
    return np.append(np.sign(seen) * np.log1p(np.abs(seen)), 1.0)


def experience(game: bastide.Game, games: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Play at random; return what was seen after decisions, and the lead with which the game ended for who saw it."""
    rng, sight, rows, leads = random.Random(seed), Sight(game), [], []
    for _ in range(games):
        state, seats = game.new_initial_state(), []
        while not state.is_terminal():
            seat = state.current_player()
            if seat == bastide.CHANCE:
                state.apply_action(bastide.random_chance(state, rng))
                continue
            state.apply_action(rng.choice(state.legal_actions()))
            if rng.random() < KEPT:
                rows.append(features(sight, state, seat))
                seats.append(seat)
        scores = state.scores()
        leads += [scores[seat] - max(scores[:seat] + scores[seat + 1 :]) for seat in seats]
    return np.stack(rows), np.array(leads, dtype=np.float64)


def fit(rows: np.ndarray, leads: np.ndarray) -> np.ndarray:
    """Return the weights that foretell the leads best, small ones before large ones."""
    return np.linalg.solve(rows.T @ rows + 30 * np.eye(rows.shape[1]), rows.T @ leads)


def main() -> None:
    """Learn, and say how often that wins."""
    reads = argparse.ArgumentParser(description="Learn a game in about a minute.")
    reads.add_argument("game", nargs="?", default="carrara", choices=bastide.games())
    reads.add_argument("--random-games", type=int, default=800, help="games to learn from")
    reads.add_argument("--match", type=int, default=60, help="games that are played against random afterwards")
    given = reads.parse_args()
    game, began = bastide.load_game(given.game, 2), time.monotonic()
    rows, leads = experience(game, given.random_games, seed=1)
    weights = fit(rows, leads)
    print(f"{len(rows)} positions of {given.random_games} games learned in {time.monotonic() - began:.0f} s")
    result = run_match(game, [Fitted(game, weights), "random"], given.match, seed=2)
    share = next(one.share for one in result.standings() if one.spec != "random")
    print(f"{share.value:.0%} of {result.games} games won against random ({share.low:.0%} to {share.high:.0%})")


if __name__ == "__main__":
    main()
