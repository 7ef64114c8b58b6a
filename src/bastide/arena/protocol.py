"""The benchmark protocol: one bot against the same opponents at every game and number of seats, with fixed seeds.

`python -m bastide.arena.protocol search:20 --against greedy@0.1 --games 40 --out results.json` plays it, keeps what
was played, and prints the table of `docs/research/protocol.md`.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from bastide.arena.commandline import ended, number_of
from bastide.arena.match import run_match
from bastide.arena.workers import cores
from bastide.engine import build
from bastide.engine.files import write_whole
from bastide.engine.registry import BUNDLED, games, load_game
from bastide.outside.spec import STAND_IN, make

SEED: Final = 20_261_123
"""What all draws and all bots begin with."""
OPPONENTS: Final = ("random", "greedy@0.1", "search@0.1:40")
"""Who is played against, from the weakest on: their play is that of release 0.1 for good."""
GAMES: Final = 200
"""Games of a match unless told otherwise, rounded up to whole rounds."""
HEAD: Final = ("bot", "against", "game", "seats", "games", "wins", "95 %", "equal", "lead", "95 %", "s a game")

MARKS: Final = re.compile(r"(<!-- results -->).*?(<!-- end of results -->)", re.DOTALL)

Results = dict[str, dict[str, Any]]
"""Matches by what they are: bot, opponent, game and seats."""


def cells(only: str = "") -> Iterator[tuple[str, int]]:
    """Yield every game with every number of seats from two on; `only` names a game."""
    for name in [only] if only else BUNDLED:
        kind = load_game(name).type
        for players in range(max(2, kind.min_players), kind.max_players + 1):
            yield name, players


def key(bot: str, opponent: str, name: str, players: int) -> str:
    """Return what a match is called in a file of results."""
    return f"{bot} {opponent} {name} {players}"


def play(bot: str, opponent: str, name: str, players: int, games: int, *, workers: int = 1) -> dict[str, Any]:
    """Play a match of the protocol and return its entry: who played, how often, and what came of it."""
    result = run_match(load_game(name, players), [bot, *[opponent] * (players - 1)], games, SEED, workers)
    first, replaced = result.standings()[0], result.replaced()
    return {
        "bot": bot,
        "against": opponent,
        "game": name,
        "seats": players,
        "games": result.games,
        "seed": SEED,
        "rules": load_game(name).rules_version,
        "compiled": build.compiled(),
        "share": first.share.to_json(),
        "lead": first.difference.to_json() if len(result.rounds()) > 1 else [first.difference.value],
        "processor_seconds_per_game": round(first.work, 3),
        **({"replaced": replaced} if replaced else {}),
    }


def rows(results: Results) -> list[tuple[str, ...]]:
    """Return the lines of the table, by opponent, bot, game and seats."""
    found: list[tuple[str, ...]] = []
    for one in sorted(results.values(), key=_order):
        share, low, high = (f"{100 * value:.0f} %" for value in one["share"])
        lead, *ends = (f"{value:+.1f}" for value in one["lead"])
        found.append(
            (
                f"`{one['bot']}`", f"`{one['against']}`", str(one["game"]), str(one["seats"]), str(one["games"]),
                share, f"{low} – {high}", f"{100 / one['seats']:.0f} %", lead, " – ".join(ends),
                f"{one['processor_seconds_per_game']:.2f}",
            )
        )  # fmt: skip
    return found


def _order(one: Mapping[str, Any]) -> tuple[Any, ...]:
    known = OPPONENTS.index(one["against"]) if one["against"] in OPPONENTS else len(OPPONENTS)
    return known, one["against"], one["bot"], one["game"], one["seats"]


def table(results: Results) -> str:
    """Return the table as Markdown."""
    right = " | ".join(["---"] * 3 + ["---:"] * (len(HEAD) - 3))
    lines = [f"| {' | '.join(HEAD)} |", f"| {right} |"]
    lines += [f"| {' | '.join(row)} |" for row in rows(results)]
    if told := replacements(results):
        lines += ["", *told]
    return "\n".join(lines)


def replacements(results: Results) -> list[str]:
    """Return a sentence for each match that a program did not play to its end: it says nothing of its strength."""
    return [
        f"- `{one['game']}` with {one['seats']} seats: `{STAND_IN}` played on for `{bot}` {sum(reasons.values())} times"
        f" ({', '.join(' '.join(reason.split()) for reason in reasons)})."
        for one in sorted(results.values(), key=_order)
        for bot, reasons in one.get("replaced", {}).items()
    ]


def filled(page: str, results: Results) -> str:
    """Return a page with the table between its two marks; raise ValueError if it has none."""
    if not MARKS.search(page):
        raise ValueError("the page has no place for results: <!-- results --> and <!-- end of results -->")
    return MARKS.sub(lambda found: f"{found[1]}\n\n{table(results)}\n\n{found[2]}", page)


def parser() -> argparse.ArgumentParser:
    """Return what reads the command line."""
    reads = argparse.ArgumentParser(
        prog="python -m bastide.arena.protocol", description="Play the benchmark protocol and print its table."
    )
    reads.add_argument("bot", nargs="*", help="bots to measure: any specification, python:package.module:Class too")
    reads.add_argument("--against", action="append", help=f"an opponent; default: {', '.join(OPPONENTS)}")
    reads.add_argument("--only", default="", metavar="GAME", help="one game instead of all")
    reads.add_argument(
        "--games", type=number_of("games", GAMES), default=GAMES, help=f"games of a match, default {GAMES}"
    )
    reads.add_argument(
        "--workers", type=number_of("workers", 1), default=cores(), help="processes, default one for each core"
    )
    reads.add_argument("--out", type=Path, required=True, help="results as JSON; what stands there is not played again")
    reads.add_argument("--page", type=Path, help="a Markdown page whose table is to be filled")
    return reads


def main() -> None:
    """Play what is missing, keep it match by match, and print the table."""
    reads = parser()
    given = reads.parse_args()
    if given.only and given.only not in games():
        reads.error(f"argument --only: there is no game {given.only!r}; there are {', '.join(games())}")

    def work() -> int:
        measure(given)
        return 0

    if code := ended(reads, work, lambda: given.out):
        raise SystemExit(code)


def known(out: Path) -> Results:
    """Return the results of a file, none of one that is begun here; raise OSError or ValueError if it cannot be one."""
    out.parent.mkdir(parents=True, exist_ok=True)
    if not out.exists():
        return {}
    try:
        found = json.loads(out.read_text("utf-8"))
    except ValueError:
        found = None
    if not isinstance(found, dict) or not all(isinstance(one, dict) and "against" in one for one in found.values()):
        raise ValueError(f"{out} is there already and holds something else")
    return found


def measure(given: argparse.Namespace) -> None:
    """Play what a command line asks for; what it cannot write is seen before."""
    results = known(given.out)
    if given.page:
        filled(given.page.read_text("utf-8"), {})
    missing = [
        (bot, opponent, name, players)
        for opponent in given.against or OPPONENTS
        for bot in given.bot
        for name, players in cells(given.only)
        if not suffices(results.get(key(bot, opponent, name, players)), given.games)
    ]
    try:
        look_at(missing)
        for match in missing:
            called = key(*match)
            results[called] = play(*match, given.games, workers=given.workers)
            write_whole(given.out, json.dumps(results, indent=2) + "\n")
            print(called, results[called]["share"], file=sys.stderr, flush=True)
    except ValueError as error:
        raise SystemExit(str(error)) from error
    if given.page:
        write_whole(given.page, filled(given.page.read_text("utf-8"), results))
    print(table(results))


def look_at(matches: Iterable[tuple[str, str, str, int]]) -> None:
    """Raise `InvalidBot` for one that is none in the first match that it is to play, before hours are played."""
    first = {spec: (name, players) for bot, opponent, name, players in reversed([*matches]) for spec in (opponent, bot)}
    for spec, (name, players) in first.items():
        make(spec, load_game(name, players))


def suffices(one: Mapping[str, Any] | None, games: int) -> bool:
    """Return whether a match need not be played again: it was long enough, by the rules of today, and by its bots."""
    if one is None:
        return False
    today = one.get("rules") == load_game(one["game"]).rules_version
    return bool(one["games"] >= games and today and not one.get("replaced"))


if __name__ == "__main__":
    main()
