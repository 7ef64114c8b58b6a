"""The Palaces of Carrara for 2 to 4 players: the base game, the advanced game, and its modules one by one.

>>> import bastide
>>> game = bastide.load_game("carrara", players=2, options={"start_player": 0})
>>> state = game.new_initial_state()
>>> for tile in "palazzo_1 porta_2 villa_3 villa_5 castello_1 palazzo_4 porta_3 villa_4 villa_2".split():
...     state.apply(f"reveal {tile}")
>>> [state.action_to_string(action) for action in state.legal_actions()]
['rotate', 'build palazzo_1 in lerici', 'build castello_1 in lerici']
"""

from collections.abc import Mapping
from typing import Final

from bastide.engine.errors import InvalidOption
from bastide.engine.game import Digest, GameType, Judging, Kernel, Option, Pictures, Sight, Words
from bastide.engine.learned import Learning
from bastide.games.carrara.box import BOX, OPENED
from bastide.games.carrara.kernel import (
    act,
    advance,
    chance,
    codes,
    digest,
    evaluate,
    final_scoring,
    layout,
    learned,
    legal,
    observe,
    playout,
    screens,
    setup,
    tables,
)
from bastide.games.carrara.pictures import svg, terminal
from bastide.games.carrara.provenance import provenance
from bastide.games.carrara.words import deeds, foretold, outlook, position, shape, story, view
from bastide.games.carrara.words.decisions import DECISIONS

OPTIONS: Final = (
    Option("mode", "base", ("base", "advanced"), "CRR-001"),
    *(Option(name, setup.AS_MODE, (setup.AS_MODE, "true", "false"), rule) for name, rule in setup.MODULES.items()),
    Option("open", "false", ("false", "true"), "CRR-026"),
    Option("start_player", setup.RANDOM, (setup.RANDOM, *map(str, range(codes.SEATS))), "CRR-025"),
)
"""The switches: the base game, the advanced game and its modules one by one (CRR-001)."""
PRESETS: Final[Mapping[str, Mapping[str, str]]] = {}


def check_options(players: int, options: Mapping[str, str]) -> None:
    """Raise `InvalidOption` for a module without the one it needs, or a first seat without a player (CRR-001)."""
    on = setup.modules(options)
    for name, needed in setup.NEEDS.items():
        if options[name] == "true" and not on[needed]:
            raise InvalidOption(name, f"it needs the option {needed!r}", needs=needed, key="option-needs", other=needed)
    first = options["start_player"]
    if first != setup.RANDOM and int(first) >= players:
        raise InvalidOption(
            "start_player",
            f"there is no seat {first} with {players} players",
            key="option-no-seat", value=first, number=int(first) + 1, count=players,
        )  # fmt: skip


GAME: Final = GameType(
    name="carrara",
    title="The Palaces of Carrara",
    rules_version="1",
    min_players=BOX["meta"]["players_min"],  # CRR-002
    max_players=BOX["meta"]["players_max"],
    options=OPTIONS,
    lessons=("first",),
    presets=PRESETS,
    check_options=check_options,
    package=__name__,
    box=OPENED,
    provenance=provenance,
    kernel=Kernel(
        actions=lambda _setup: int(tables.ACTIONS),
        most_legal=legal.MOST_LEGAL,
        begin=setup.begin,
        legal=legal.legal,
        act=act.act,
        chances=chance.chances,
        piles=(codes.DRAW, codes.REVEAL, codes.START, codes.ROTATE, codes.CARD, int(tables.ACTIONS)),
        draw=chance.draw,
        advance=advance.advance,
        playout=playout.playout,
        returns=final_scoring.returns,
        if_ended=final_scoring.if_ended,
        reveals=screens.reveals,
        resample=screens.resample,
        screened=lambda setup: setup.options["open"] != "true",  # CRR-026
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
        lay_open=screens.lay_open,
        foretold=foretold.foretold,
    ),
    pictures=Pictures(svg=svg.svg),
    terminal=terminal.TERMINAL,
    sight=Sight(
        layout=layout.LAYOUT,
        encode=observe.encode,
        longest=observe.longest,
        digest=Digest(digest.LAYOUT, digest.write),
    ),
    judging=Judging(
        evaluator=evaluate.Evaluator,
        weights=evaluate.WEIGHTS,
        beyond_points=evaluate.BEYOND_POINTS,
        plans={
            "blocks": ("white", "yellow", "red", "green", "blue", "black"),
            "coins": ("coin",),
            "scorings": ("scoring",),
            "objects": ("object",),
            "markers": ("marker",),
            "objectives": ("objective", "announce"),
        },
        tree=True,
        learning=Learning(learned.LAYOUT, codes.SEATS),
        levels=("sees:0.15", "sees:0.5", "sees:0.8", "search:4,1.5s", "search:40,1.5s"),
        levels_more=("sees:0.1", "sees:0.2", "sees:0.6", "search:10,1.5s", "search:160,1.5s"),
    ),
)
