"""Harbour, a small game for 2 to 4 players: goods dealt in secret, sold under a tax or stored.

>>> from bastide_harbour import GAME
>>> from bastide.engine.play import Game
>>> state = Game.of(GAME, players=2).new_initial_state()
>>> for text in ("draw red", "draw green", "draw blue", "draw blue"):
...     state.apply(text)
>>> [state.action_to_string(action) for action in state.legal_actions()]
['sell red', 'sell green', 'store red', 'store green', 'work', 'end turn']
"""

from collections.abc import Mapping
from typing import Final

from bastide.engine.errors import InvalidOption
from bastide.engine.game import PRESET, GameType, Judging, Kernel, Option, Pictures, Sight, Words, shares
from bastide_harbour.box import BOX, OPENED
from bastide_harbour.kernel import act, codes, evaluate, hidden, legal, observe, state
from bastide_harbour.pictures import svg, text
from bastide_harbour.words import outlook, position, story, view
from bastide_harbour.words.decisions import DECISIONS

OPTIONS: Final = (
    Option(PRESET, "short", ("short", "long"), "HAR-033"),
    Option("rounds", "1", tuple(str(rounds) for rounds in range(1, codes.ROUNDS_MAX + 1)), "HAR-033"),
    Option("motto", "", (), "HAR-035"),
)
PRESETS: Final = {"short": {"rounds": "1"}, "long": {"rounds": "2"}}


def check_options(players: int, options: Mapping[str, str]) -> None:
    """Raise `InvalidOption` for more rounds than the goods last for (HAR-034)."""
    if players == codes.SEATS and options["rounds"] == str(codes.ROUNDS_MAX):
        raise InvalidOption("rounds", f"{codes.ROUNDS_MAX} rounds are too many for {players} players")


GAME: Final = GameType(
    name="harbour",
    title="Harbour",
    rules_version="1",
    min_players=BOX["players_min"],  # HAR-001
    max_players=BOX["players_max"],
    options=OPTIONS,
    presets=PRESETS,
    package=__name__,
    kernel=Kernel(
        actions=lambda _setup: codes.ACTIONS,
        most_legal=codes.ACTIONS,
        begin=state.begin,
        legal=legal.legal,
        act=act.act,
        chances=legal.chances,
        returns=shares,  # HAR-032
        if_ended=hidden.if_ended,
        reveals=legal.reveals,
        resample=hidden.resample,
    ),
    words=Words(
        text=DECISIONS.text,
        parse=DECISIONS.parse,
        fields=DECISIONS.fields,
        why=DECISIONS.why,
        decisions=DECISIONS,
        outlook=outlook.outlook,
        deed=outlook.deed,
        tell=story.tell,
        view=view.view,
        line=position.line,
        read=position.read,
        line_fields=position.FIELDS,
        turn=view.turn,
        lay_open=view.lay_open,
        foretold=outlook.foretold,
    ),
    pictures=Pictures(svg=svg.svg, text=text.text, seen=svg.seen, browser="browser/board.js"),
    sight=Sight(layout=observe.LAYOUT, encode=observe.encode, longest=observe.longest, known=hidden.known),
    judging=Judging(
        evaluator=evaluate.Evaluator, weights=evaluate.WEIGHTS, beyond_points=evaluate.BEYOND_POINTS, tree=True
    ),
    check_options=check_options,
    hidden_information=True,
    box=OPENED,
)
