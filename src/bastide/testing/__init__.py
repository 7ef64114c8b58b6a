"""Tools for testing games and bots, for Bastide's own tests and for yours.

Random games and positions, every configuration of a game, the contract as checks that run on any
position (`check_state`, `check_game`, `check_read_back`), rule coverage; and hypothesis strategies in
`bastide.testing.strategies`, which is imported by whoever has hypothesis.

>>> import bastide
>>> from bastide.testing import check_game
>>> game = bastide.load_game("carcassonne", players=4, options={"stack": "VUXA"})
>>> check_game(game, seed=1).is_terminal()
True
"""

from bastide.testing.checksums import checksum
from bastide.testing.code import Place, RuleCode, rule_code
from bastide.testing.conformance import check_game, check_state
from bastide.testing.coverage import RuleCoverage, TestsNotFound, rule_coverage
from bastide.testing.generate import all_configurations, random_games, random_positions
from bastide.testing.observations import check_observations
from bastide.testing.perft import perft
from bastide.testing.promises.course import check_read_back
from bastide.testing.promises.demand import ConformanceError

__all__ = [
    "ConformanceError",
    "Place",
    "RuleCode",
    "RuleCoverage",
    "TestsNotFound",
    "all_configurations",
    "check_game",
    "check_observations",
    "check_read_back",
    "check_state",
    "checksum",
    "perft",
    "random_games",
    "random_positions",
    "rule_code",
    "rule_coverage",
]
