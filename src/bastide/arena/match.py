"""Matches: the same draws for every seating, every bot at every seat, results with 95 % intervals.

A *round* is one draw order, played once for each rotation of the seats. Luck of the draw and of the seat thus
cancels within a round; rounds are independent of each other. Games of a round are not, so intervals of the
score difference and the sequential test work on rounds; the interval of the win share is Wilson's on games.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from bastide.arena import kept
from bastide.arena.play import Played, check_named
from bastide.arena.statistics import Interval, Sprt, mean_interval, wilson
from bastide.arena.workers import Crew, Task, play_all
from bastide.engine import build
from bastide.engine.play import Game
from bastide.engine.whole import number as number_of
from bastide.outside.own import Named, name_of
from bastide.outside.spec import STAND_IN, make

FORMAT: Final = "bastide-match 1"


def seatings(specs: Sequence[Named], players: int, game: Game | None = None) -> list[tuple[Named, ...]]:
    """Return every rotation of the bots over the seats; the last bot also takes the seats beyond.

    With a game, raises `InvalidBot`, and ValueError where two different bots have one name.

    >>> seatings(["search:1s", "greedy"], 3)[1]
    ('greedy', 'search:1s', 'greedy')
    """
    if not 1 <= len(specs) <= players:
        raise ValueError(f"{len(specs)} bots cannot sit at {players} seats")
    if game is not None:
        for spec in specs:
            make(spec, game)
        for name in set(map(name_of, specs)):
            if len({spec if isinstance(spec, str) else id(spec) for spec in specs if name_of(spec) == name}) > 1:
                raise ValueError(f"two bots are called {name!r}: give each a name of its own")
    full = [*specs, *[specs[-1]] * (players - len(specs))]
    return [tuple(full[(seat - turn) % players] for seat in range(players)) for turn in range(players)]


@dataclass(frozen=True, slots=True)
class Standing:
    """How one of the bots did; a bot that holds several seats is averaged over them."""

    spec: str
    seats: int
    """Seats it holds at each table."""
    share: Interval
    """Win share per seat (ties split) with the Wilson interval over games."""
    points: float
    """Mean points at the end, per seat."""
    difference: Interval
    """Mean lead over the best other bot's seat, t interval over rounds."""
    seconds: float
    """Mean thinking time per game and seat."""
    slowest: float
    """The longest single decision."""
    work: float
    """Mean processor time per game and seat."""


@dataclass
class MatchResult:
    """The games of a match and what they say."""

    game: str
    players: int
    options: str
    specs: tuple[str, ...]
    seed: int
    stop: Sprt | None = None
    verdict: str = ""
    """What the sequential test decided: "high", "low", or nothing."""
    rows: list[dict[str, Any]] = field(default_factory=list)
    """One entry a game: round, turn (rotation), and what `Played.to_json` says."""
    rules: str = ""
    """The version of the game's rules."""
    corrections: str = ""
    """Values of the box that differ from the package, as a record's header has them."""

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.rows)

    def rounds(self) -> list[list[dict[str, Any]]]:
        """Return the complete rounds."""
        size = self.players
        return [self.rows[at : at + size] for at in range(0, len(self.rows) - size + 1, size)]

    def shares(self, spec: str) -> list[float]:
        """Return a bot's mean win share of each complete round, per seat it holds."""
        return [sum(_share(row, spec) for row in rows) / len(rows) for rows in self.rounds()]

    def standings(self) -> list[Standing]:
        """Return how each bot did, in the order they were named; empty before the first game."""
        return [self._standing(spec) for spec in dict.fromkeys(self.specs)] if self.rows else []

    def replaced(self) -> dict[str, dict[str, int]]:
        """Return how often a built-in bot had to play on for each outside bot, by the reason; only those it befell."""
        return replaced_in(self.rows)

    def _standing(self, spec: str) -> Standing:
        share = sum(_share(row, spec) for row in self.rows)
        rounds = self.rounds() or [self.rows]
        leads = [sum(_lead(row, spec) for row in rows) / len(rows) for rows in rounds]
        held = [(row, seat) for row in self.rows for seat, name in enumerate(row["seats"]) if name == spec]
        return Standing(
            spec,
            self.rows[0]["seats"].count(spec),
            wilson(min(share, len(self.rows)), len(self.rows)),
            sum(row["scores"][seat] for row, seat in held) / len(held),
            mean_interval(leads),
            sum(row["seconds"][seat] for row, seat in held) / len(held),
            max(row["slowest"][seat] for row, seat in held),
            sum(row["work"][seat] for row, seat in held) / len(held),
        )

    def to_json(self, *, games: bool = True) -> dict[str, Any]:
        """Return everything as JSON data, with or without the single games."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "options": self.options,
            "bots": list(self.specs),
            "seed": self.seed,
            kept.RULES: self.rules,
            **kept.corrected(self.corrections),
            "games": self.games,
            "verdict": self.verdict,
            "standings": [
                {
                    "bot": one.spec,
                    "seats": one.seats,
                    "share": one.share.to_json(),
                    "points": round(one.points, 2),
                    "difference": one.difference.to_json() if len(self.rounds()) > 1 else [one.difference.value],
                    "seconds_per_game": round(one.seconds, 3),
                    "slowest_decision": round(one.slowest, 3),
                    "processor_seconds_per_game": round(one.work, 3),
                }
                for one in self.standings()
            ],
        }
        if self.stop is not None:
            data["sequential"] = {
                "low": self.stop.low,
                "high": self.stop.high,
                "alpha": self.stop.alpha,
                "beta": self.stop.beta,
                "log_likelihood_ratio": round(self.stop.ratio(self.shares(self.specs[0])), 4),
            }
        if replaced := self.replaced():
            data["replaced"] = replaced
        if games:
            data["rows"] = self.rows
        return data

    def table(self) -> str:
        """Return the standings as a text table, with 95 % intervals."""
        options = f", {self.options}" if self.options else ""
        lines = [f"{self.game}, {self.players} seats{options}: {self.games} games, seed {self.seed}"]
        head = ["bot", "seats", "win share", "95 %", "lead", "95 %", "points", "s/game", "slowest", "cpu/game"]
        body = []
        for one in self.standings():
            share, lead = one.share, one.difference
            body.append(
                [
                    one.spec,
                    str(one.seats),
                    f"{100 * share.value:.1f} %",
                    f"{100 * share.low:.1f} - {100 * share.high:.1f}",
                    f"{lead.value:+.1f}",
                    f"{lead.low:+.1f} - {lead.high:+.1f}" if len(self.rounds()) > 1 else "",
                    f"{one.points:.1f}",
                    f"{one.seconds:.2f}",
                    f"{one.slowest:.2f}",
                    f"{one.work:.2f}",
                ]
            )
        lines += aligned([head, *body])
        for spec, reasons in self.replaced().items():
            why = ", ".join(f"{reason} ({count})" for reason, count in reasons.items())
            lines.append(f"{STAND_IN} played on for {spec} in {sum(reasons.values())} games: {why}")
        if self.stop is not None:
            lower, upper = self.stop.bounds
            ratio = self.stop.ratio(self.shares(self.specs[0]))
            claim = {"high": f"at least {self.stop.high:g}", "low": f"at most {self.stop.low:g}"}.get(
                self.verdict, "open"
            )
            lines.append(
                f"sequential test of {self.specs[0]}, win share {self.stop.low:g} or {self.stop.high:g}: {claim} "
                f"(log-likelihood ratio {ratio:+.2f} within {lower:.2f} and {upper:.2f})"
            )
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.table()


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return the lines of a text table: the first column to the left, the others to the right.

    >>> aligned([["bot", "points"], ["greedy", "61"]])
    ['bot     points', 'greedy      61']
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows]


def _share(row: dict[str, Any], spec: str) -> float:
    """Return the mean win share of the seats that a bot holds."""
    held = [won for won, name in zip(row["returns"], row["seats"], strict=True) if name == spec]
    return float(sum(held) / len(held))


def replaced_in(rows: Sequence[Mapping[str, Any]]) -> dict[str, dict[str, int]]:
    """Return how often a built-in bot had to play on for each outside bot, by the reason; only those it befell."""
    found: dict[str, dict[str, int]] = {}
    for row in rows:
        for spec, reason in zip(row["seats"], row.get("replaced", []), strict=False):
            if reason:
                reasons = found.setdefault(spec, {})
                reasons[reason] = reasons.get(reason, 0) + 1
    return found


def _lead(row: dict[str, Any], spec: str) -> float:
    """Return the mean lead of a bot's seats over the best seat of another bot (of anybody, if it is alone).

    Where one seat plays alone, its points are its lead.
    """
    scores, seats = row["scores"], row["seats"]
    leads = []
    for seat, name in enumerate(seats):
        if name == spec:
            rivals = [scores[at] for at, other in enumerate(seats) if other != spec]
            rivals = rivals or [points for at, points in enumerate(scores) if at != seat]
            leads.append(scores[seat] - max(rivals, default=0))
    return float(sum(leads) / len(leads))


def _head(result: MatchResult) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": result.game,
        "players": result.players,
        "options": result.options,
        "bots": list(result.specs),
        "seed": result.seed,
        kept.RULES: result.rules,
        **kept.corrected(result.corrections),
    }


def _take_over(rows: list[dict[str, Any]], path: Path | None, result: MatchResult) -> None:
    """Take over the games that a file holds."""
    for number, row in enumerate(rows):
        if path is not None and [row.get("round"), row.get("turn")] != list(divmod(number, result.players)):
            raise kept.damaged(path, number + 2, f"it lacks game {number + 1}")
    result.rows = rows


def run_match(  # noqa: PLR0917 - the order that `bastide match` and the documentation use
    game: Game,
    specs: Sequence[Named],
    games: int,
    seed: int = 0,
    workers: int = 1,
    on_progress: Callable[[MatchResult], None] | None = None,
    *,
    stop: Sprt | None = None,
    resume: str | Path | None = None,
    crew: Crew | None = None,
) -> MatchResult:
    """Play a match and return its result.

    `specs` are bots, one per seat, by specification or your own (`bastide.outside.own`); the last one also takes the
    seats beyond, so that a bot named alone plays against itself. Whole rounds are played until there are at least
    `games` games, or until `stop` has decided about the first bot's win share.
    `on_progress` is called after each game. With `resume`, a file that gets a line per game, a match that was
    interrupted goes on where it stopped. Results do not depend on `workers`, or a `crew` that plays instead of them,
    save through bots that think by the clock. Raises ValueError for a wrong number of bots or games, `InvalidBot`,
    `MatchFileError`.

    Unlike the command, which takes all cores, this plays in the calling process unless told otherwise, as processes of
    one's own ask something of a program: it guards its first lines by `if __name__ == "__main__"`, and its bots can be
    imported. With that, `workers=cores()` takes all cores.
    """
    check_named(game, specs)
    if games < 1:
        raise ValueError(f"a match of {games} games cannot be played")
    seats = seatings(specs, game.players, game)
    seed = number_of(seed, "a seed")
    names = tuple(map(name_of, seats[0]))
    result = MatchResult(game.name, game.players, game.options_text(), names, seed, stop)
    result.rules, result.corrections = game.rules_version, game.corrections
    path = Path(resume) if resume is not None else None
    with kept.keeping(path, _head(result)) as games_kept:
        _take_over(games_kept.rows, path, result)
        rounds = -(-games // game.players)
        last = rounds * game.players
        for number in range(game.players, min(result.games, last) + 1, game.players):
            _decide(result, number)
        if not result.verdict:
            build.warn()
        tasks = _tasks(seats, seed, result.games, 0 if result.verdict else last)
        with closing(play_all(game, tasks, workers, crew)) as running:  # which lets the crew go in any case
            for played in running:
                games_kept.add(_added(result, played))
                if result.games % game.players == 0:
                    _decide(result, result.games)
                if on_progress is not None:
                    on_progress(result)
                if result.verdict:
                    break
    return result


def _tasks(seats: list[tuple[Named, ...]], seed: int, first: int, last: int) -> Iterator[Task]:
    for number in range(first, last):
        turn, rotation = divmod(number, len(seats))
        yield Task(seats[rotation], seed * 1_000_003 + turn, seed * 1_000_003 + turn)


def _added(result: MatchResult, played: Played) -> dict[str, Any]:
    """Add a game to a result, and return its entry."""
    number, turn = divmod(result.games, result.players)
    row = {"round": number, "turn": turn, **played.to_json()}
    result.rows.append(row)
    return row


def _decide(result: MatchResult, games: int) -> None:
    """Let the sequential test look at the rounds of the first so many games."""
    if result.stop is not None and not result.verdict:
        shares = result.shares(result.specs[0])[: games // result.players]
        result.verdict = result.stop.verdict(shares)
        if result.verdict:
            del result.rows[games:]
