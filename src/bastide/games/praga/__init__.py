"""Praga Caput Regni for 1 to 4 players, with every option of its rulebook.

>>> import bastide
>>> state = bastide.load_game("praga", players=2, options={"start_player": "0"}).new_initial_state()
>>> state.current_player()  # the first plaza tile is drawn
-1
"""

from collections.abc import Mapping
from typing import Final

from bastide.engine.errors import InvalidOption
from bastide.engine.game import PRESET, Digest, GameType, Judging, Kernel, Option, Pictures, Sight, Words
from bastide.engine.learned import Guidance, Learning
from bastide.games.praga.box import OPENED
from bastide.games.praga.kernel import (
    act,
    advance,
    chance,
    choices,
    codes,
    digest,
    ending,
    evaluate,
    layout,
    learned,
    legal,
    memory,
    observe,
    places,
    playout,
    setup,
    tables,
)
from bastide.games.praga.kernel.setup import FACES, NONE, RANDOM, SIDES
from bastide.games.praga.pictures import svg, terminal
from bastide.games.praga.provenance import provenance
from bastide.games.praga.words import deeds, foretold, lines, outlook, position, shape, story, view
from bastide.games.praga.words.decisions import DECISIONS

OPTIONS: Final = (
    Option(PRESET, "first", ("first", "later", "master"), "PRA-019"),
    Option("action_tiles", "A", ("A", "B"), "PRA-041"),
    Option("crane", "first", ("first", RANDOM), "PRA-041"),
    Option("bridge", "A", SIDES, "PRA-015"),
    Option("neutral", RANDOM, (RANDOM, "alike"), "PRA-031"),
    Option("road_1", NONE, FACES, "PRA-283"),
    Option("road_2", NONE, FACES, "PRA-283"),
    Option("road_3", NONE, FACES, "PRA-283"),
    Option("hunger_wall", "original", places.TIERS, "PRA-289"),
    Option("cathedral", "original", places.TIERS, "PRA-289"),
    Option("start_player", RANDOM, (*map(str, range(codes.SEATS)), RANDOM), "PRA-052"),
)

PRESETS: Final[Mapping[str, Mapping[str, str]]] = {
    "first": {},
    "later": {"crane": RANDOM},
    "master": {
        "action_tiles": "B",
        "crane": RANDOM,
        "bridge": RANDOM,
        "road_1": "a",
        "road_2": "a",
        "road_3": "a",
        "hunger_wall": "A",
        "cathedral": "A",
    },
}


def check_options(players: int, options: Mapping[str, str]) -> None:
    """Raise `InvalidOption` for a first seat nobody sits on (PRA-052, PRA-290)."""
    first = options["start_player"]
    if first != RANDOM and int(first) >= players:
        raise InvalidOption(
            "start_player",
            f"there is no seat {first} with {players} players",
            key="option-no-seat", value=first, number=int(first) + 1, count=players,
        )  # fmt: skip


GAME: Final = GameType(
    name="praga",
    title="Praga Caput Regni",
    rules_version="2",
    continues=("1",),
    min_players=1,
    max_players=codes.SEATS,
    options=OPTIONS,
    presets=PRESETS,
    package=__name__,
    check_options=check_options,
    box=OPENED,
    provenance=provenance,
    kernel=Kernel(
        actions=lambda _setup: codes.ACTIONS,
        most_legal=legal.MOST_LEGAL,
        begin=setup.begin,
        legal=legal.legal,
        act=act.act,
        chances=chance.chances,
        piles=(*tables.PILES, codes.START, codes.TURN, codes.SIDE, codes.CRANE, codes.TILE),
        draw=chance.draw,
        advance=advance.advance,
        playout=playout.playout,
        returns=ending.returns,
        if_ended=ending.if_ended,
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
        carried="PRA-050",
        view=view.view,
        view_shape=shape.View,
        line=position.line,
        read=position.read,
        line_fields=lines.LINE,
        turn=view.turn,
        foretold=foretold.foretold,
    ),
    pictures=Pictures(svg=svg.svg),
    terminal=terminal.TERMINAL,
    sight=Sight(
        layout=layout.LAYOUT,
        encode=observe.encode,
        longest=observe.longest,
        digest=Digest(digest.LAYOUT, digest.write, digest.offers),
        memory=memory.SIZE,
        update=observe.update,
    ),
    judging=Judging(
        evaluator=evaluate.Evaluator,
        weights=evaluate.WEIGHTS,
        beyond_points=evaluate.BEYOND_POINTS,
        plans={
            "goods": ("gold", "stone", "egg", "silver", "window"),
            "production": ("mine", "quarry", "token"),
            "technologies": ("lasting", "once"),
            "seals": ("right",),
            "plazas": ("claim", "rule"),
            "road": ("cube", "way"),
        },
        tree=True,
        learning=Learning(learned.LAYOUT, codes.SEATS),
        guidance=Guidance(choices.LAYOUT, int(choices.FEATURES), choices.write, choices.features),
        steps=evaluate.STEPS,
        levels=("sees:0.1", "sees:0.4", "sees:0.7", "search:5,1.5s", "search:200,1.5s"),
        levels_more=("sees:0.2", "sees:0.4", "sees:0.65", "search:3,1.5s", "search:200,1.5s"),
    ),
    lessons=("first",),
)
"""Praga Caput Regni: its facts, and every function that makes it."""
