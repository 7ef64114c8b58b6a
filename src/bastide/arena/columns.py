"""What a data file of games holds: the columns of its two tables, and how one game fills them."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from bastide.arena.play import play_game, seat_names
from bastide.arena.workers import Task
from bastide.bots.bot import Bot, Found
from bastide.engine.answers import CHANCE
from bastide.engine.play import Game
from bastide.engine.record import Record


@dataclass(frozen=True, slots=True)
class Column:
    """One column: its name, its type as Arrow spells it, and what it means."""

    name: str
    type: str
    meaning: str


NUMBER: Final = Column("game", "int64", "Number of the game in its run, from 0; the two tables are joined by it.")

REPLACED: Final = Column(
    "replaced", "list<string>", "Why `greedy` played on for the program at each seat; an empty text where none had to."
)
"""What files of release 0.1.0 do not have."""

GAMES: Final = (
    NUMBER,
    Column("name", "string", "Which game, as in `bastide.games()`."),
    Column("rules", "string", "Version of its rules; records of other versions may replay differently."),
    Column("players", "int32", "How many seats there are."),
    Column("options", "string", "The options that differ from the defaults, as a record's header writes them."),
    Column("seed", "int64", "What chance and the bots drew by; the seed of the run plus `game`."),
    Column("seats", "list<string>", "The bot at each seat."),
    Column("scores", "list<int32>", "Final points of each seat."),
    Column("returns", "list<double>", "Share of the win of each seat: 1, 0, or a part of it where seats tie."),
    Column("plies", "int32", "How many actions were made, chance included."),
    Column("decisions", "int32", "How many of them were decisions of seats: the rows in the other table."),
    REPLACED,
    Column("record", "string", "The whole game on paper, for `bastide.Record.parse`."),
)
"""One row for each game, in order of `game`."""

DECISIONS: Final = (
    NUMBER,
    Column("ply", "int32", "Index of the action in the record, from 0; chance counts too."),
    Column("seat", "int32", "Who decided."),
    Column("kind", "string", "What kind of action was chosen: the first word of its notation."),
    Column("text", "string", "The chosen action in notation."),
    Column("action", "int32", "Its number in the action space of `game.num_distinct_actions`."),
    Column("legal", "int32", "How many actions were legal; 1 where there was nothing to choose."),
    Column("scores", "list<int32>", "Points of each seat before the decision."),
)
"""One row for each decision of a seat, in order of `game` and `ply`."""

MORE: Final = {
    "legal": (Column("legal_actions", "list<int32>", "Every legal action, by its number, in order; `legal` of them."),),
    "search": (
        Column("visits", "list<int32>", "How often the seat’s search went through each legal action."),
        Column("values", "list<double>", "The lead in points it expects of each; null where it did not look."),
    ),
}
"""Columns of decisions that are kept on request; `visits` and `values` are empty where nothing was searched."""


def decisions_with(keep: Collection[str]) -> tuple[Column, ...]:
    """Return the columns of decisions with those on request; raise ValueError for what cannot be kept."""
    for name in keep:
        if name not in MORE:
            raise ValueError(f"{name!r} cannot be kept; there are {', '.join(MORE)}")
    return DECISIONS + tuple(column for name, columns in MORE.items() if name in keep for column in columns)


def found_by(bot: Bot) -> Found:
    """Return what a bot says that its last decision found."""
    found: Found = getattr(bot, "found", {})
    return dict(found)


def _lists(legal: list[int], found: Found) -> tuple[list[int], list[int], list[float | None]]:
    """Return the columns on request of one decision."""
    looked = [found.get(action) for action in legal] if found else []
    visits = [int(seen[0]) if seen else 0 for seen in looked]  # a bot of one's own may count in numbers of NumPy
    return legal, visits, [float(seen[1]) if seen else None for seen in looked]


def describe(game: Game, task: Task, keep: Collection[str] = ()) -> dict[str, Any]:
    """Play a game; return its row of `GAMES` and, column by column, its rows of `DECISIONS`, without their number.

    `keep` names columns on request, as in `MORE`.
    """
    found: list[Found] = []
    watch = (lambda bot: found.append(found_by(bot))) if keep else None
    played = play_game(game, task.seats, task.seed, task.bot_seed, watch=watch)
    decisions: dict[str, list[Any]] = {column.name: [] for column in DECISIONS if column is not NUMBER}
    more: dict[str, list[Any]] = {column.name: [] for columns in MORE.values() for column in columns}
    state, texts = game.new_initial_state(), []
    for ply, action in enumerate(played.actions):
        text, seat = state.action_to_string(action), state.current_player()
        texts.append(text)
        if seat != CHANCE:
            row = ply, seat, text.split(" ", 1)[0], text, action, len(state.legal_actions()), state.scores()
            for values, value in zip(decisions.values(), row, strict=True):
                values.append(value)
            if keep:
                lists = _lists(state.legal_actions(), found[len(more["visits"])])
                for values, value in zip(more.values(), lists, strict=True):
                    values.append(value)
        state.apply_action(action)
    record = Record.of(game, texts, seat_names(played.seats)).finished(state)
    summary = {
        "name": game.name,
        "rules": game.rules_version,
        "players": game.players,
        "options": game.options_text(),
        "seed": task.seed,
        "seats": list(played.seats),
        "scores": list(played.scores),
        "returns": list(played.returns),
        "plies": len(played.actions),
        "decisions": len(decisions["ply"]),
        "replaced": list(played.replaced),
        "record": record.dump(),
    }
    wanted = {column.name for column in decisions_with(keep)}
    kept = {name: values for name, values in more.items() if name in wanted}
    return {"game": summary, "decisions": {**decisions, **kept}}
