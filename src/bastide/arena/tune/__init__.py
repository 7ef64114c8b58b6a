"""Fit the weights of a game's evaluation: `python -m bastide.arena.tune carcassonne --out weights.json`.

Three steps, repeated. Games are played, first by greedy bots, then by searching ones; half of the seats have weights
near the present ones, and now and then a decision is made at random. Positions between two turns are kept together
with how the game ended, and the weights are moved so that they predict it (`fit`). What predicts best need not play
best, since the games say little about what nobody tried; so matches with paired draws at every seat decide: a step
towards the fitted weights is taken only if a sequential test, or the lead where it stays undecided, says so.

Weights belong to a group: some options, and two seats or three to five.
"""

from bastide.arena.tune.course import Course, Plan, WorkError, wins
from bastide.arena.tune.fit import Fitter, Sample, Weights, solve

__all__ = ["Course", "Fitter", "Plan", "Sample", "Weights", "WorkError", "solve", "wins"]
