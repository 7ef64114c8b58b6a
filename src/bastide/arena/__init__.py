"""Matches with paired draws, simulation by the dozen, and fitting of what bots believe.

>>> import bastide
>>> from bastide.arena import run_match
>>> game = bastide.load_game("carcassonne", options={"stack": "VUV"})
>>> result = run_match(game, ["greedy", "random"], games=2, seed=1)
>>> result.games, [row["seats"] for row in result.rows]
(2, [['greedy', 'random'], ['random', 'greedy']])
"""

from bastide.arena.collect import Collection
from bastide.arena.match import MatchFileError, MatchResult, Standing, run_match, seatings
from bastide.arena.play import PairedChance, Played, play_game
from bastide.arena.simulate import simulate
from bastide.arena.statistics import Interval, Sprt, mean_interval, wilson
from bastide.arena.tables import DataError

__all__ = [
    "Collection",
    "DataError",
    "Interval",
    "MatchFileError",
    "MatchResult",
    "PairedChance",
    "Played",
    "Sprt",
    "Standing",
    "mean_interval",
    "play_game",
    "run_match",
    "seatings",
    "simulate",
    "wilson",
]
