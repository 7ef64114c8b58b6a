"""What a kernel's own search for turns has to find: exactly what trying every action by itself finds."""

from bastide.bots import evaluator
from bastide.bots.evaluation import SteppingEvaluator
from bastide.bots.weights import PLAIN
from bastide.engine.moves import Moves
from bastide.engine.play import Game, State
from bastide.testing import random_positions

POSITIONS = 3


def check_turns(game: Game, seed: int) -> int:
    """Compare turns and replies in random positions, with what was learned and without; return how many decide."""
    decisions = 0
    for judge in (evaluator(game), evaluator(game, release=PLAIN)):
        assert type(judge).__module__ == f"{game.type.package}.kernel.evaluate", "the kernel finds turns itself"
        plain = SteppingEvaluator(Moves(game.type.kernel), judge)
        for state in random_positions(game, POSITIONS, seed):
            if state.current_player() < 0:
                continue
            decisions += 1
            before = state.to_text()
            found = judge.turns(state.position)
            assert found == plain.turns(state.position)
            assert {actions for _, actions in found} == {(action,) for action in state.legal_actions()}
            replies = [State(game, each.reply(state.position)) for each in (judge, plain)]
            assert replies[0].to_text() == replies[1].to_text()
            assert replies[0].history() == [*state.history(), *found[0][1]]
            assert state.to_text() == before
    return decisions
