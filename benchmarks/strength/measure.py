"""Measure how strong the bots are: `python benchmarks/strength/measure.py GAME [--only NAME] [--games-dir DIR]`.

Runs the matches below, one after the other in one process, and writes `GAME.json` and `GAME.md` beside this
file. With a directory for the games, an interrupted measurement goes on where it stopped.
"""

import argparse
import json
import os
import platform
import sys
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from bastide.arena import MatchResult, run_match
from bastide.engine.play import Game
from bastide.engine.registry import load_game

HERE = Path(__file__).parent
SEED = 20261121


@dataclass(frozen=True)
class Match:
    """Who plays how many games, and what that is to show."""

    players: int
    bots: tuple[str, ...]
    games: int
    claim: str
    options: dict[str, str] = field(default_factory=dict)


GREEDY_RANDOM = "greedy beats random in at least 99 % of the games"
SEARCH_GREEDY = "search beats greedy in at least 70 % of the games"
GREEDY_PLAIN = "greedy with what was learned against greedy without"
SEARCH_PLAIN = "search with what was learned against search without, at about the same processor time"
GREEDY_PLAIN_4 = "greedy with what was learned against three without: with four seats an equal would win 25 %"
FIVE = "with five seats an equal would win 20 %"
ALONE = "alone, more than 140 points are a good score (PRA-292): the lead is the points"
FOUR = "with four seats an equal would win 25 %"
SEARCH_FROZEN = "search against that of release 0.1, with the same budget"
SEARCH_FROZEN_TIME = "search against that of release 0.1, at about the same processor time"
SEARCH_UNGUIDED = "search with a policy against one that tries every action, at about the same processor time"
FOUR_TIMES = "search against itself with a quarter of the budget"
MODERN = {"preset": "modern"}
GREEDY_FROZEN = "greedy against that of release 0.1"
LEVEL = "a level against the one below, from 65 to 85 %"
LEVEL_3 = "a level against two of the one below: with three seats an equal would win 33 %"
LEVEL_4 = "a level against three of the one below: with four seats an equal would win 25 %"
LEVEL_5 = "a level against four of the one below: with five seats an equal would win 20 %"
GREEDY_FOUR_FROZEN = "greedy against three of release 0.1: with four seats an equal would win 25 %"
FOUR_FROZEN = "search against three greedy ones of release 0.1: with four seats an equal would win 25 %"
LEVELS = {
    f"level-{level}-{level - 1}": Match(2, (f"level:{level}", f"level:{level - 1}"), 200, LEVEL)
    for level in range(2, 6)
} | {
    f"level-{level}-{level - 1}-{seats}": Match(
        seats, (f"level:{level}", *[f"level:{level - 1}"] * (seats - 1)), 102 if seats == 3 else 100, claim
    )
    for seats, claim in ((3, LEVEL_3), (4, LEVEL_4))
    for level in range(2, 6)
}
LEVELS_OF_FIVE = LEVELS | {
    f"level-{level}-{level - 1}-5": Match(5, (f"level:{level}", *[f"level:{level - 1}"] * 4), 100, LEVEL_5)
    for level in range(2, 6)
}

PLAIN = {
    "greedy-plain": Match(2, ("greedy", "greedy@plain"), 400, GREEDY_PLAIN),
    "greedy-plain-4": Match(4, ("greedy", *["greedy@plain"] * 3), 200, GREEDY_PLAIN_4),
}

MATCHES = {
    "carcassonne": {
        "search-greedy": Match(2, ("search:400", "greedy"), 200, "search beats greedy in at least 80 % of the games"),
        "quick-search-greedy": Match(
            2, ("search:80", "greedy"), 200, "a small budget, a few hundredths of a second a move"
        ),
        "greedy-random": Match(2, ("greedy", "random"), 400, GREEDY_RANDOM),
        "points-random": Match(2, ("points", "random"), 200, "points on the table alone beat random, too"),
        **LEVELS_OF_FIVE,
        "greedy-points": Match(
            2, ("greedy", "points"), 200, "what meeples in hand and fields to come are worth to greedy"
        ),
        "search-4": Match(4, ("search:80", "greedy", "greedy", "greedy"), 40, FOUR),
        "search-frozen": Match(2, ("search:40", "search@0.1:40"), 200, SEARCH_FROZEN, MODERN),
        "search-frozen-seed": Match(2, ("search:40", "search@0.1:40"), 200, SEARCH_FROZEN),
        "search-frozen-time": Match(2, ("search:24", "search@0.1:40"), 200, SEARCH_FROZEN_TIME, MODERN),
        "search-frozen-longer": Match(2, ("search:100", "search@0.1:130"), 200, SEARCH_FROZEN, MODERN),
        "four-times": Match(2, ("search:160", "search:40"), 200, FOUR_TIMES, MODERN),
        "four-times-few": Match(2, ("search:40", "search:10"), 200, FOUR_TIMES, MODERN),
        "greedy-frozen": Match(2, ("greedy", "greedy@0.1"), 400, GREEDY_FROZEN, MODERN),
        "greedy-frozen-seed": Match(2, ("greedy", "greedy@0.1"), 400, GREEDY_FROZEN),
        "greedy-frozen-4": Match(4, ("greedy", *["greedy@0.1"] * 3), 200, GREEDY_FOUR_FROZEN, MODERN),
        "search-frozen-4": Match(4, ("search:40", *["greedy@0.1"] * 3), 200, FOUR_FROZEN, MODERN),
        "search-frozen-4-seed": Match(4, ("search:40", *["greedy@0.1"] * 3), 200, FOUR_FROZEN),
        "longer-frozen-4-seed": Match(4, ("search:160", *["greedy@0.1"] * 3), 200, FOUR_FROZEN),
        "longer-frozen-4": Match(4, ("search:160", *["greedy@0.1"] * 3), 200, FOUR_FROZEN, MODERN),
        **PLAIN,
        "greedy-plain-modern-4": Match(4, ("greedy", *["greedy@plain"] * 3), 400, GREEDY_PLAIN_4, MODERN),
        "greedy-plain-modern": Match(2, ("greedy", "greedy@plain"), 400, GREEDY_PLAIN, MODERN),
        "search-plain": Match(2, ("search:30", "search@plain:40"), 200, SEARCH_PLAIN),
        "search-plain-modern": Match(2, ("search:30", "search@plain:40"), 200, SEARCH_PLAIN, MODERN),
    },
    "caylus": {
        "search-greedy": Match(2, ("search:60", "greedy"), 200, SEARCH_GREEDY),
        "greedy-random": Match(2, ("greedy", "random"), 400, GREEDY_RANDOM),
        "greedy-random-5": Match(5, ("greedy", "random", "random", "random", "random"), 100, FIVE),
        **LEVELS_OF_FIVE,
        "greedy-points": Match(2, ("greedy", "points"), 200, "what plans beyond the points on the table are worth"),
        "search-4": Match(4, ("search:40", "greedy", "greedy", "greedy"), 80, FOUR),
        "search-frozen": Match(2, ("search:40", "search@0.1:40"), 200, SEARCH_FROZEN),
        "search-frozen-time": Match(2, ("search:80", "search@0.1:40"), 200, SEARCH_FROZEN_TIME),
        "search-unguided": Match(2, ("search:100", "search@unguided:40"), 200, SEARCH_UNGUIDED),
        "four-times": Match(2, ("search:80", "search:20"), 200, FOUR_TIMES),
        "greedy-frozen": Match(2, ("greedy", "greedy@0.1"), 400, GREEDY_FROZEN),
        "greedy-frozen-4": Match(4, ("greedy", *["greedy@0.1"] * 3), 200, GREEDY_FOUR_FROZEN),
        "search-frozen-4": Match(4, ("search:40", *["greedy@0.1"] * 3), 200, FOUR_FROZEN),
        **PLAIN,
        "search-plain": Match(2, ("search:30", "search@plain:40"), 100, SEARCH_PLAIN),
    },
    "carrara": {
        "search-greedy": Match(2, ("search:120", "greedy"), 200, SEARCH_GREEDY),
        "search-greedy-advanced": Match(2, ("search:120", "greedy"), 200, SEARCH_GREEDY, {"mode": "advanced"}),
        "greedy-random": Match(2, ("greedy", "random"), 400, GREEDY_RANDOM),
        "greedy-random-advanced": Match(2, ("greedy", "random"), 400, GREEDY_RANDOM, {"mode": "advanced"}),
        **LEVELS,
        "greedy-points": Match(2, ("greedy", "points"), 200, "what plans beyond the points on the table are worth"),
        "search-4": Match(4, ("search:60", "greedy", "greedy", "greedy"), 60, FOUR),
        "search-frozen": Match(2, ("search:40", "search@0.1:40"), 200, SEARCH_FROZEN),
        "search-frozen-time": Match(2, ("search:27", "search@0.1:40"), 200, SEARCH_FROZEN_TIME),
        "four-times": Match(2, ("search:120", "search:30"), 200, FOUR_TIMES),
        "search-frozen-advanced": Match(2, ("search:40", "search@0.1:40"), 100, SEARCH_FROZEN, {"mode": "advanced"}),
        "greedy-frozen": Match(2, ("greedy", "greedy@0.1"), 400, GREEDY_FROZEN),
        "greedy-frozen-advanced": Match(2, ("greedy", "greedy@0.1"), 400, GREEDY_FROZEN, {"mode": "advanced"}),
        "greedy-frozen-4": Match(4, ("greedy", *["greedy@0.1"] * 3), 200, GREEDY_FOUR_FROZEN),
        "search-frozen-4": Match(4, ("search:40", *["greedy@0.1"] * 3), 200, FOUR_FROZEN),
        **PLAIN,
        "greedy-plain-advanced": Match(2, ("greedy", "greedy@plain"), 400, GREEDY_PLAIN, {"mode": "advanced"}),
        "greedy-plain-advanced-4": Match(
            4, ("greedy", *["greedy@plain"] * 3), 200, GREEDY_PLAIN_4, {"mode": "advanced"}
        ),
        "search-plain": Match(2, ("search:30", "search@plain:40"), 100, SEARCH_PLAIN),
        "search-plain-advanced": Match(2, ("search:30", "search@plain:40"), 100, SEARCH_PLAIN, {"mode": "advanced"}),
    },
    "praga": {
        "search-greedy": Match(2, ("search:40", "greedy"), 200, SEARCH_GREEDY),
        "greedy-random": Match(2, ("greedy", "random"), 400, GREEDY_RANDOM),
        **LEVELS,
        "greedy-points": Match(2, ("greedy", "points"), 200, "what plans beyond the points on the table are worth"),
        "search-alone": Match(1, ("search:40",), 200, ALONE),
        "greedy-alone": Match(1, ("greedy",), 400, ALONE),
        "search-4": Match(4, ("search:30", "greedy", "greedy", "greedy"), 60, FOUR),
        "search-frozen": Match(2, ("search:20", "search@0.1:20"), 200, SEARCH_FROZEN),
        "search-frozen-time": Match(2, ("search:80", "search@0.1:10"), 200, SEARCH_FROZEN_TIME),
        "search-unguided": Match(2, ("search:80", "search@unguided:10"), 200, SEARCH_UNGUIDED),
        "four-times": Match(2, ("search:80", "search:20"), 200, FOUR_TIMES),
        "greedy-frozen": Match(2, ("greedy", "greedy@0.1"), 400, GREEDY_FROZEN),
        "greedy-frozen-alone": Match(1, ("greedy@0.1",), 400, "alone with the weights of release 0.1"),
        "greedy-frozen-4": Match(4, ("greedy", *["greedy@0.1"] * 3), 200, GREEDY_FOUR_FROZEN),
        "search-frozen-4": Match(4, ("search:80", *["greedy@0.1"] * 3), 200, FOUR_FROZEN),
        **PLAIN,
        "search-plain": Match(2, ("search:18", "search@plain:20"), 60, SEARCH_PLAIN),
    },
}


def machine(game: Game) -> str:
    """Return processor and Python, without naming the machine."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [
            line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")
        ]
        model = names[0] if names else model
    module = sys.modules[type(game.new_initial_state()).__module__].__file__ or ""
    kernel = "compiled" if module.endswith((".so", ".pyd")) else "interpreted"
    return f"{model}, {os.cpu_count()} processors, Python {platform.python_version()}, kernel {kernel}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=MATCHES)
    parser.add_argument("--only", action="append", help="the name of a match, instead of all")
    parser.add_argument("--games-dir", type=Path)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    matches = MATCHES[given.game]
    file = HERE / f"{given.game}.json"
    if given.games_dir:
        given.games_dir.mkdir(parents=True, exist_ok=True)
    for name in given.only or matches:
        match = matches[name]
        game = load_game(given.game, match.players, match.options)
        resume = given.games_dir / f"{name}.jsonl" if given.games_dir else None

        def tell(result: MatchResult, games: int = match.games) -> None:
            if result.games % 10 == 0:
                print(f"{result.games} of {games}\n{result}", flush=True)

        result = run_match(game, list(match.bots), match.games, SEED, given.workers, on_progress=tell, resume=resume)
        results = json.loads(file.read_text("utf-8")) if file.exists() else {}
        results[name] = {
            "claim": match.claim,
            "command": f"python benchmarks/strength/measure.py {given.game} --only {name}",
            "date": datetime.now(UTC).date().isoformat(),
            "machine": machine(game),
            **result.to_json(games=False),
            "table": result.table(),
        }
        file.write_text(json.dumps(results, indent=2) + "\n", "utf-8")
        (HERE / f"{given.game}.md").write_text(page(game.type.title, list(matches), results), "utf-8")


def page(title: str, order: list[str], results: dict[str, dict[str, object]]) -> str:
    """Return the results as a page."""
    parts = [
        f"# How strong the bots are at {title}",
        "Each round draws the same chance for every rotation of the seats. Win shares split ties; their intervals"
        " are Wilson's over games, those of the lead are Student's over rounds, all at 95 %. Times are seconds of"
        " thinking per game and seat, the slowest single decision, and processor time, on a machine that had"
        " much other work to do; the budgets are therefore given in simulations, whose strength does not depend on it."
        " What was measured before 2026-11-23 was measured with the weights of release 0.1.",
    ]
    for name in [name for name in order if name in results]:
        found = results[name]
        parts.append(f"## {name}\n\n{str(found['claim'])[0].upper()}{str(found['claim'])[1:]}.")
        parts.append(f"```\n$ {found['command']}\n{found['table']}\n```")
        parts.append(f"{found['date']}; {found['machine']}.")
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    main()
