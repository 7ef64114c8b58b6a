"""Caylus for 2 to 5 players, the game of 2005 with its variants.

>>> import bastide
>>> state = bastide.load_game("caylus", players=2).new_initial_state()
>>> for text in "tile farm;tile forest;tile sawmill;tile quarry;tile carpenter;tile marketplace".split(";"):
...     state.apply(text)
>>> state.apply("order 0")
>>> state.apply("order 1")
>>> [state.action_to_string(action) for action in state.legal_actions()][:4]
['worker gate', 'worker trading-post', 'worker guild', 'worker joust']
"""

from collections.abc import Mapping
from typing import Final

from bastide.engine.game import Digest, GameType, Judging, Kernel, Option, Pictures, Sight, Words
from bastide.engine.learned import Guidance, Learning
from bastide.games.caylus.box import BOX, OPENED
from bastide.games.caylus.kernel import (
    act,
    advance,
    chance,
    choices,
    codes,
    digest,
    evaluate,
    learned,
    legal,
    observe,
    playout,
    scoring,
    setup,
)
from bastide.games.caylus.kernel.layout import LAYOUT
from bastide.games.caylus.pictures import svg, terminal
from bastide.games.caylus.words import deeds, foretold, outlook, position, shape, story, view
from bastide.games.caylus.words.decisions import DECISIONS

YES_NO: Final = ("true", "false")
OPTIONS: Final = (
    Option("simplified_favour", "false", YES_NO, "CAY-300"),
    Option("jeweller", "false", YES_NO, "CAY-301"),
    Option("late_lawyer", "false", YES_NO, "CAY-302"),
)
PRESETS: Final[Mapping[str, Mapping[str, str]]] = {}

GAME: Final = GameType(
    name="caylus",
    title="Caylus",
    rules_version="2",
    continues=("1",),
    min_players=BOX["meta"]["min_players"],  # CAY-001
    max_players=BOX["meta"]["max_players"],
    options=OPTIONS,
    presets=PRESETS,
    package=__name__,
    lessons=("first",),
    box=OPENED,
    kernel=Kernel(  # as everywhere, the most points win (CAY-284), and those who share them all win (CAY-285)
        actions=lambda _setup: codes.ACTIONS,
        most_legal=legal.MOST_LEGAL,
        begin=setup.begin,
        legal=legal.legal,
        act=act.act,
        chances=chance.chances,
        piles=(codes.TILE, codes.ORDER, codes.WORKER),
        draw=chance.draw,
        advance=advance.advance,
        playout=playout.playout,
        if_ended=scoring.if_ended,
    ),
    words=Words(
        text=DECISIONS.text,
        parse=DECISIONS.parse,
        fields=DECISIONS.fields,
        why=DECISIONS.why,
        decisions=DECISIONS,
        outlook=outlook.outlook,
        goods=deeds.goods,
        deed=deeds.deed,
        facts_shape=shape.Facts,
        tell=story.tell,
        carried=story.CARRIED,
        view=view.view,
        view_shape=shape.View,
        line=position.line,
        read=position.read,
        line_fields=position.LINE,
        turn=view.turn,
        foretold=foretold.foretold,
    ),
    pictures=Pictures(svg=svg.svg),
    terminal=terminal.TERMINAL,
    sight=Sight(
        layout=LAYOUT,
        encode=observe.encode,
        longest=observe.longest,
        digest=Digest(digest.LAYOUT, digest.write),
    ),
    judging=Judging(
        evaluator=evaluate.Evaluator,
        weights=evaluate.WEIGHTS,
        beyond_points=evaluate.BEYOND_POINTS,
        plans={
            "goods": ("food", "wood", "stone", "cloth", "gold", "denier"),
            "income": ("income",),
            "buildings": ("visit", "bonus", "residence"),
            "castle": ("favour", "level", "house", "penalty"),
            "order": ("order", "inn"),
        },
        counted_in="goods",
        tree=True,  # nothing is left to chance once a game has begun
        learning=Learning(learned.LAYOUT, codes.SEATS),
        guidance=Guidance(choices.LAYOUT, int(choices.FEATURES), choices.write, choices.features),
        levels=("points", "sees:0.15", "sees:0.65", "search:3,1.5s", "search:8,1.5s"),
        levels_more=("sees:0.1", "sees:0.25", "sees:0.6", "search:3,1.5s", "search:16,1.5s"),
    ),
)
