"""Matches with paired draws, simulation by the dozen, and fitting of what bots believe.

>>> import bastide
>>> from bastide.arena import run_match
>>> game = bastide.load_game("carcassonne", options={"stack": "VUV"})
>>> result = run_match(game, ["greedy", "random"], games=2, seed=1)
>>> result.games, [row["seats"] for row in result.rows]
(2, [['greedy', 'random'], ['random', 'greedy']])
"""

from bastide.arena.collect import Collection
from bastide.arena.kept import MatchFileError
from bastide.arena.ladder import Ladder, Rung, run_ladder
from bastide.arena.match import MatchResult, Standing, run_match, seatings
from bastide.arena.play import PairedChance, Played, play_game
from bastide.arena.simulate import simulate
from bastide.arena.statistics import Interval, Sprt, mean_interval, wilson
from bastide.arena.tables import DataError
from bastide.arena.workers import cores

__all__ = [
    "Collection",
    "DataError",
    "Interval",
    "Ladder",
    "MatchFileError",
    "MatchResult",
    "PairedChance",
    "Played",
    "Rung",
    "Sprt",
    "Standing",
    "cores",
    "mean_interval",
    "play_game",
    "run_ladder",
    "run_match",
    "seatings",
    "simulate",
    "wilson",
]
