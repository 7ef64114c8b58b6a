"""Bots: random, greedy, search, and levels for people.

>>> import bastide
>>> from bastide import bots
>>> game = bastide.load_game("carcassonne", options={"stack": "V"})
>>> state = game.new_initial_state()
>>> state.apply("draw V")
>>> bot = bots.make("greedy", game)
>>> state.action_to_string(bot.choose(state)).split()[0]
'place'
"""

from bastide.bots.bot import Bot
from bastide.bots.coach import Line, advise
from bastide.bots.evaluation import Evaluator, Judge, evaluator
from bastide.bots.review import Draw, Mistake, Review, review
from bastide.bots.search import SearchBot
from bastide.bots.spec import LEVELS, SPECS, InvalidBot, Level, make, resolve
from bastide.bots.tree import TreeBot

__all__ = [
    "LEVELS",
    "SPECS",
    "Bot",
    "Draw",
    "Evaluator",
    "InvalidBot",
    "Judge",
    "Level",
    "Line",
    "Mistake",
    "Review",
    "SearchBot",
    "TreeBot",
    "advise",
    "evaluator",
    "make",
    "resolve",
    "review",
]
