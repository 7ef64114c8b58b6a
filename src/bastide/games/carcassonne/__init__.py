"""Carcassonne, the base game for 2 to 5 players, with every option of its rulebook.

>>> import bastide
>>> game = bastide.load_game("carcassonne", players=2, options={"stack": "XVA"})
>>> state = game.new_initial_state()
>>> state.apply("draw X")
>>> [state.action_to_string(action) for action in state.legal_actions()]
['place X 1,0 r0', 'place X -1,0 r0']
"""

from collections.abc import Mapping
from typing import Final

from bastide.engine.errors import InvalidOption
from bastide.engine.game import PRESET, Digest, GameType, Judging, Kernel, Option, Pictures, Sight, Words
from bastide.engine.learned import Learning
from bastide.games.carcassonne.box import BOX, OPENED
from bastide.games.carcassonne.kernel import (
    act,
    advance,
    chance,
    codes,
    digest,
    ending,
    evaluate,
    layout,
    learned,
    legal,
    observe,
    playout,
    tables,
)
from bastide.games.carcassonne.kernel.setup import FIELD_SCORING, RANDOM, TO_DRAW, begin
from bastide.games.carcassonne.kernel.state import Position
from bastide.games.carcassonne.pictures import svg, terminal
from bastide.games.carcassonne.words import deeds, foretold, outlook, position, shape, story, view
from bastide.games.carcassonne.words.decisions import DECISIONS

SWAY: Final = 2.7
"""Points by which a turn to come moves a lead (`Judging.sway`): in 8,000 games of two greedy bots, judged by weights
(preset `modern`), leads ended 2.4 to 2.8 times the root of the turns left from what was expected, early and late."""

# The first value of each is played if nothing is chosen (CAR-130); the presets are combinations (CAR-136).
OPTIONS: Final = (
    Option(PRESET, "seed", ("seed", "modern", "first"), "CAR-136"),
    Option("two_tile_city", "2", ("2", "4"), "CAR-131"),
    Option("field_scoring", "field_city_once", tuple(FIELD_SCORING), "CAR-132"),
    Option("incomplete_pennant", "0", ("0", "1"), "CAR-134"),
    Option("farmers", "true", ("true", "false"), "CAR-135"),
    Option("stack", "", (), "CAR-012"),
    Option("start_player", "0", (*map(str, range(codes.SEATS)), RANDOM), "CAR-016"),
)

PRESETS: Final[Mapping[str, Mapping[str, str]]] = {
    "seed": {"two_tile_city": "2", "field_scoring": "field_city_once", "incomplete_pennant": "0"},
    "modern": {"two_tile_city": "4", "field_scoring": "field_each", "incomplete_pennant": "1"},
    "first": {"two_tile_city": "2", "field_scoring": "city_majority", "incomplete_pennant": "0"},
}


def check_options(players: int, options: Mapping[str, str]) -> None:
    """Raise `InvalidOption` for a stack the box cannot supply (CAR-003) or a first seat nobody sits on (CAR-016)."""
    stack = options["stack"]
    for letter in stack:
        if letter not in tables.LETTERS:
            raise InvalidOption(
                "stack",
                f"{letter!r} is not a tile; tiles are {tables.LETTERS[0]} to {tables.LETTERS[-1]}",
                key="option-no-tile", tile=letter, first=tables.LETTERS[0], last=tables.LETTERS[-1],
            )  # fmt: skip
    for kind, letter in enumerate(tables.LETTERS):
        if stack.count(letter) > TO_DRAW[kind]:
            raise InvalidOption(
                "stack",
                f"{stack.count(letter)} tiles {letter} are asked for, the box has {TO_DRAW[kind]} to draw",
                key="option-tiles", tile=letter, asked=stack.count(letter), count=TO_DRAW[kind],
            )  # fmt: skip
    first = options["start_player"]
    if first != RANDOM and int(first) >= players:
        raise InvalidOption(
            "start_player",
            f"there is no seat {first} with {players} players",
            key="option-no-seat", value=first, number=int(first) + 1, count=players,
        )  # fmt: skip


def _left(position: Position) -> int:
    """Return how many turns are to come after the one on hand: one for each tile unseen, if each finds a place."""
    return int(position.unseen)


GAME: Final = GameType(
    name="carcassonne",
    title="Carcassonne",
    rules_version="1",
    min_players=BOX["min_players"],
    max_players=BOX["max_players"],
    options=OPTIONS,
    presets=PRESETS,
    check_options=check_options,
    package=__name__,
    box=OPENED,
    kernel=Kernel(
        actions=lambda _setup: codes.ACTIONS,
        most_legal=legal.MOST_LEGAL,
        begin=begin,
        legal=legal.legal,
        allows=legal.allows,
        act=act.act,
        chances=chance.chances,
        piles=(codes.DRAW, codes.START, codes.MEEPLE),
        draw=chance.draw,
        advance=advance.advance,
        playout=playout.playout,
        if_ended=ending.if_ended,
    ),
    words=Words(
        text=DECISIONS.text,
        parse=DECISIONS.parse,
        fields=DECISIONS.fields,
        why=DECISIONS.why,
        decisions=DECISIONS,
        outlook=outlook.outlook,
        deed=deeds.deed,
        facts_shape=shape.Facts,
        tell=story.tell,
        carried="CAR-059",
        view=view.view,
        view_shape=shape.View,
        turn=view.turn,
        line=position.line,
        read=position.read,
        line_fields=position.LINE,
        foretold=foretold.foretold,
    ),
    pictures=Pictures(svg=svg.svg),
    terminal=terminal.TERMINAL,
    sight=Sight(
        layout=layout.LAYOUT,
        encode=observe.encode,
        longest=observe.longest,
        digest=Digest(digest.LAYOUT, digest.write),
        memory=observe.MEMORY,
        update=observe.update,
    ),
    judging=Judging(
        evaluator=evaluate.Evaluator,
        weights=evaluate.WEIGHTS,
        beyond_points=evaluate.BEYOND_POINTS,
        plans={"meeples": ("meeple_use",), "fields": ("field_future", "field_spread")},
        learning=Learning(learned.LAYOUT, codes.SEATS),
        left=_left,
        sway=SWAY,
        levels=("points", "sees:0.2", "sees:0.5", "search:16,1.5s", "search:400,1.5s"),
        levels_more=("points", "sees:0.3", "sees:0.8", "search:64,1.5s", "search:400,1.5s"),
    ),
    lessons=("first",),
)
