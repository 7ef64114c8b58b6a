"""`bastide simulate`: many games between bots, for numbers and for data."""

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bastide.arena import Collection, DataError
from bastide.arena import simulate as games
from bastide.arena.match import replaced_in
from bastide.arena.workers import Crew, CrewError, Processes, cores
from bastide.cli.build import slow
from bastide.cli.match import tell_replaced
from bastide.cli.output import print_json, print_lines, progress, table, written
from bastide.cli.system import cannot_write
from bastide.cli.texts import t
from bastide.cli.words import BETWEEN, Fault, bots_of, deserted, load, stopped


@dataclass
class Totals:
    """What is said about the games at the end."""

    games: int = 0
    plies: int = 0
    bots: dict[str, dict[str, float]] = field(default_factory=dict)
    replaced: dict[str, dict[str, int]] = field(default_factory=dict)
    """For which programs a built-in bot played on, and in how many games why."""

    def add(self, row: dict[str, Any]) -> None:
        """Count a game."""
        self.games += 1
        self.plies += row["plies"]
        for spec, won, points in zip(row["seats"], row["returns"], row["scores"], strict=True):
            total = self.bots.setdefault(spec, {"seats": 0, "wins": 0.0, "points": 0})
            total["seats"] += 1
            total["wins"] += won
            total["points"] += points
        for spec, reasons in replaced_in([row]).items():
            known = self.replaced.setdefault(spec, {})
            for reason, number in reasons.items():
                known[reason] = known.get(reason, 0) + number

    def rows(self) -> list[dict[str, Any]]:
        """Return how every bot did, per seat that it held."""
        return [
            {"bot": spec, "win_share": total["wins"] / total["seats"], "mean_score": total["points"] / total["seats"]}
            for spec, total in self.bots.items()
        ]


@dataclass(frozen=True)
class Hired:
    """Who plays: processes on this machine, as many as asked for or one for each core; or a Ray cluster."""

    workers: int | None
    ray: bool

    def __call__(self, left: int) -> Crew | None:
        """Return the crew for so many games, nobody if this process does it alone."""
        if self.ray:
            from bastide.arena.cluster import Cluster

            return Cluster(self.workers)
        size = min(cores() if self.workers is None else self.workers, left)
        return Processes(size) if size > 1 else None


def simulate(
    name: str,
    *,
    players: int | None,
    bots: str,
    number: int,
    seed: int,
    workers: int | None,
    ray: bool,
    rotate: bool,
    keep: Sequence[str],
    out: Path | None,
    options: Sequence[str],
    as_json: bool,
) -> None:
    """Play games and print how every bot did; with `out`, write a table of games and one of decisions."""
    if keep and out is None:
        raise Fault(t("cli-data-keep"))
    words = BETWEEN.split(bots)
    seats = max(len(words), 2) if players is None else players
    game = load(name, seats, options)
    if len(words) > seats:
        raise Fault(t("cli-too-many-bots", bots=len(words), players=seats))
    specs = bots_of(words, game)
    if warning := slow():
        print_lines([warning], errors=True)
    hired, totals, started = Hired(workers, ray), Totals(), time.perf_counter()
    try:
        if out is None:
            kept, found = 0, games(game, specs, number, seed, rotate=rotate, crew=hired(number))
            _count((played.to_json() for played in found), number, kept, totals)
        else:
            collection = Collection(game, specs, number, out, seed=seed, rotate=rotate, keep=keep)
            kept = collection.kept
            _keep(collection, hired, totals)
    except DataError as error:
        raise Fault(t(error.key, **error.details)) from error
    except CrewError as error:
        raise deserted(0, None) from error
    except OSError as error:
        raise cannot_write(error, out) from error
    seconds = time.perf_counter() - started
    result = {
        "game": game.name,
        "players": seats,
        "options": dict(game.options),
        "games": number,
        "seed": seed,
        "bots": totals.rows(),
        "mean_plies": totals.plies / number,
        "kept": kept,
        "seconds": round(seconds, 3),
        "games_per_second": round((number - kept) / seconds, 1),
        "out": str(out) if out else None,
        "decisions": str(collection.decisions) if out else None,
        **({"replaced": totals.replaced} if totals.replaced else {}),
    }
    (print_json if as_json else _print)(result)


def _print(result: Mapping[str, Any]) -> None:
    """Print what came out: a line for each bot, how fast it went, and where the data are."""
    lines = [[str(row["bot"]), f"{row['win_share']:.1%}", written(row["mean_score"], ".1f")] for row in result["bots"]]
    print(table([t("cli-bot"), t("cli-win-share"), t("cli-mean-score")], lines, right=(1, 2)))
    tell_replaced(result.get("replaced", {}))
    rate, plies = f"{result['games_per_second']:.1f}", f"{result['mean_plies']:.0f}"
    print(t("cli-simulated", games=result["games"], rate=rate, plies=plies))
    for file in filter(None, (result["out"], result["decisions"])):
        print(t("cli-play-saved", file=file))


def _count(rows: Iterator[dict[str, Any]], number: int, kept: int, totals: Totals) -> None:
    """Count the games as they come, with a progress bar; the first `kept` were played before."""
    with progress(number, t("cli-simulating"), kept) as step:
        for row in rows:
            totals.add(row)
            if totals.games > kept:
                step(" : ".join(map(str, row["scores"])))


def _keep(collection: Collection, hired: Hired, totals: Totals) -> None:
    """Play what is missing and write the tables; say where the games are if it is stopped before."""
    try:
        _count(collection.play(hired), collection.games, collection.kept, totals)
        with progress(collection.games, t("cli-data-writing")) as step:
            collection.write(lambda: step(""))
    except KeyboardInterrupt as stop:
        raise stopped(collection.kept, collection.journal) from stop
    except CrewError as error:
        raise deserted(collection.kept, collection.journal) from error
