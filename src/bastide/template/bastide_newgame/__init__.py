"""Newgame, a small card game for 2 to 4 players.

>>> from bastide.engine.play import Game
>>> state = Game.of(GAME, players=2, options={"dealt": 1}).new_initial_state()
>>> for text in ("deal 2", "deal 5"):
...     state.apply(text)
>>> [state.action_to_string(action) for action in state.legal_actions()]
['play 2', 'draw']
"""

from typing import Final

from bastide.engine.game import GameType, Judging, Kernel, Option, Pictures, Sight, Words, shares
from bastide_newgame import judging, pictures, rules, sight, words

GAME: Final = GameType(
    name="newgame",
    title="Newgame",
    rules_version="1",
    min_players=2,  # NEW-001
    max_players=rules.SEATS,
    options=(Option("dealt", "2", ("1", "2", "3"), "NEW-030"),),
    presets={},
    package=__name__,
    kernel=Kernel(
        actions=lambda _setup: rules.ACTIONS,
        most_legal=rules.ACTIONS,
        begin=rules.Position,
        legal=rules.legal,
        act=rules.act,
        chances=rules.chances,
        returns=shares,  # NEW-021
        reveals=rules.reveals,
        resample=rules.resample,
    ),
    words=Words(
        text=words.DECISIONS.text,
        parse=words.DECISIONS.parse,
        fields=words.DECISIONS.fields,
        why=words.DECISIONS.why,
        decisions=words.DECISIONS,
        outlook=words.outlook,
        tell=words.tell,
        view=words.view,
        line=words.line,
        read=words.read,
        line_fields=words.FIELDS,
        lay_open=words.lay_open,
    ),
    pictures=Pictures(svg=pictures.svg, text=pictures.text, seen=pictures.seen, browser="browser/board.js"),
    sight=Sight(layout=sight.LAYOUT, encode=sight.encode, longest=lambda _setup: rules.MOST_ACTIONS, known=rules.known),
    judging=Judging(evaluator=judging.Evaluator, weights=judging.WEIGHTS, beyond_points=("card", "step"), tree=True),
    hidden_information=True,
)
