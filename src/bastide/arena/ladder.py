"""Ladders: every bot against every other, with the same draws and changing seats, rated on one scale.

A *table* is as many bots as the game has seats; everybody meets everybody, at as many tables as there are ways to seat
them. In each round every table plays the same draw order once for each rotation of its seats, as a match does, so two
bots play the very games of their match. With more than two seats a game is a result for each two at its table: who has
the larger share of the win, then more points.

A file keeps a line for each game. It belongs to a game, its seats and options, and a seed, not to certain bots: more
rounds or more bots add what is missing, and bots that are not named again stay on the ladder with the games they
played.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations
from math import isfinite
from pathlib import Path
from typing import Any, Final

from bastide.arena import kept
from bastide.arena.match import aligned, seatings
from bastide.arena.play import check_named
from bastide.arena.rating import Result, rate
from bastide.arena.statistics import Interval
from bastide.arena.workers import Crew, Task, play_all
from bastide.engine import build
from bastide.engine.play import Game
from bastide.engine.whole import number as number_of
from bastide.outside.own import Named, name_of
from bastide.outside.spec import make

FORMAT: Final = "bastide-ladder 1"
ANCHOR: Final = "random"


class NoAnchor(ValueError):
    """The bot whose rating is to be 0 is not on the ladder."""

    def __init__(self, bot: str) -> None:
        super().__init__(f"{bot!r} is not on this ladder")
        self.bot: Final = bot


@dataclass(frozen=True, slots=True)
class Rung:
    """How one bot stands."""

    bot: str
    rating: Interval
    """In Elo's units above the anchor, which has 0; without bounds after a single round."""
    games: int
    score: float
    """Share of its results against single others: 1 for a win, 0.5 for a tie."""
    points: float
    """Mean points at the end."""


@dataclass
class Ladder:
    """The games of a ladder and what they say."""

    game: str
    players: int
    options: str
    seed: int
    anchor: str
    rows: list[dict[str, Any]] = field(default_factory=list)
    """One entry a game: round, and what `Played.to_json` says."""
    rules: str = ""
    """The version of the game's rules."""
    corrections: str = ""
    """Values of the box that differ from the package, as a record's header has them."""

    def results(self) -> list[Result]:
        """Return what every two bots at a table made of each other, game by game."""
        found = []
        for row in self.rows:
            order = list(zip(row["returns"], row["scores"], strict=True))
            for one, other in combinations(range(len(order)), 2):
                won = 0.5 + 0.5 * ((order[one] > order[other]) - (order[one] < order[other]))
                found.append(Result(row["seats"][one], row["seats"][other], won, row["round"]))
        return found

    def standings(self) -> list[Rung]:
        """Return how each bot stands, the strongest first; only who can be compared with the anchor."""
        results = self.results()
        return sorted(
            (self._rung(bot, rating, results) for bot, rating in rate(results, self.anchor).items()),
            key=lambda rung: -rung.rating.value,
        )

    def _rung(self, bot: str, rating: Interval, results: Sequence[Result]) -> Rung:
        made = [each.won for each in results if each.one == bot] + [
            1 - each.won for each in results if each.other == bot
        ]
        points = [row["scores"][row["seats"].index(bot)] for row in self.rows if bot in row["seats"]]
        count = len(points)
        return Rung(bot, rating, count, sum(made) / max(1, len(made)), sum(points) / max(1, count))

    def to_json(self) -> dict[str, Any]:
        """Return everything as JSON data."""
        return {
            **_head(self),
            "anchor": self.anchor,
            "games": len(self.rows),
            "standings": [
                {
                    "bot": rung.bot,
                    "rating": rung.rating.to_json() if isfinite(rung.rating.low) else [round(rung.rating.value, 6)],
                    "games": rung.games,
                    "score": round(rung.score, 4),
                    "points": round(rung.points, 2),
                }
                for rung in self.standings()
            ],
            "rows": self.rows,
        }

    def table(self) -> str:
        """Return the standings as a text table, with the 95 % intervals of the ratings."""
        options = f", {self.options}" if self.options else ""
        head = ["bot", "rating", "95 %", "score", "points", "games"]
        body = [
            [
                rung.bot,
                f"{rung.rating.value:+.0f}" if rung.bot != self.anchor else "0",
                f"{rung.rating.low:+.0f} - {rung.rating.high:+.0f}" if self._spreads(rung) else "",
                f"{100 * rung.score:.1f} %",
                f"{rung.points:.1f}",
                str(rung.games),
            ]
            for rung in self.standings()
        ]
        title = f"{self.game}, {self.players} seats{options}: {len(self.rows)} games, seed {self.seed}"
        return "\n".join([title, *aligned([head, *body])])

    def _spreads(self, rung: Rung) -> bool:
        """Return whether a rating has an interval: the anchor's has none, nor has any after a single round."""
        return rung.bot != self.anchor and isfinite(rung.rating.low)

    def __str__(self) -> str:
        return self.table()


def _head(ladder: Ladder) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": ladder.game,
        "players": ladder.players,
        "options": ladder.options,
        "seed": ladder.seed,
        kept.RULES: ladder.rules,
        **kept.corrected(ladder.corrections),
    }


def run_ladder(  # noqa: PLR0917 - the order of `run_match`
    game: Game,
    specs: Sequence[Named],
    games: int,
    seed: int = 0,
    workers: int = 1,
    on_progress: Callable[[Ladder, int], None] | None = None,
    *,
    anchor: str = "",
    resume: str | Path | None = None,
    crew: Crew | None = None,
) -> Ladder:
    """Let every bot play every other and return how they stand.

    `specs` are bots as `run_match` takes them, each once and at least as many as there are seats. Every table plays
    whole rounds until it has at least `games` games. `anchor` is the name of the bot whose rating is 0: `random` if it
    plays and nobody else is named, else the first one. `on_progress` is called after each game with how many of
    those asked for are played. With `resume`, a file that gets a line per game, a ladder goes on where it stopped.
    `workers`, `crew` and what results depend on are as for `run_match`. Raises ValueError, `InvalidBot`,
    `MatchFileError`, `NoAnchor`.
    """
    check_named(game, specs)
    names = list(map(name_of, specs))
    if games < 1:
        raise ValueError(f"tables of {games} games cannot be played")
    if len(specs) < max(2, game.players) or game.players < 2:
        raise ValueError(f"{len(specs)} bots are too few for a ladder with {game.players} seats")
    if len(set(names)) < len(names):
        raise ValueError(f"a bot is on a ladder once: {max(names, key=names.count)!r} is named twice")
    for spec in specs:
        make(spec, game)
    seed = number_of(seed, "a seed")
    first = ANCHOR if ANCHOR in names else names[0]
    ladder = Ladder(game.name, game.players, game.options_text(), seed, anchor or first)
    ladder.rules, ladder.corrections = game.rules_version, game.corrections
    path = Path(resume) if resume is not None else None
    every = list(_games(sorted(specs, key=name_of), game, -(-games // game.players)))
    with kept.keeping(path, _head(ladder)) as games_kept:
        there: dict[tuple[int, tuple[str, ...]], dict[str, Any]] = {}
        for row in games_kept.rows:  # a game counts once, however often it is there
            there.setdefault((row["round"], tuple(row["seats"])), row)
        ladder.rows = list(there.values())
        if ladder.anchor not in {*names, *(bot for row in ladder.rows for bot in row["seats"])}:
            raise NoAnchor(ladder.anchor)
        missing = [one for one in every if (one[0], tuple(map(name_of, one[1]))) not in there]
        build.warn()
        tasks = (Task(seats, seed * 1_000_003 + turn, seed * 1_000_003 + turn) for turn, seats in missing)
        begun = len(every) - len(missing)
        with closing(play_all(game, tasks, workers, crew)) as games_played:
            for number, ((turn, _), played) in enumerate(zip(missing, games_played, strict=True), begun + 1):
                row = {"round": turn, **played.to_json()}
                ladder.rows.append(row)
                games_kept.add(row)
                if on_progress is not None:
                    on_progress(ladder, number)
    return ladder


def _games(specs: Sequence[Named], game: Game, rounds: int) -> Iterator[tuple[int, tuple[Named, ...]]]:
    """Yield the round and the seats of every game: round by round, table by table, seating by seating."""
    for turn in range(rounds):
        for table in combinations(specs, game.players):
            for seats in seatings(table, game.players):
                yield turn, seats
