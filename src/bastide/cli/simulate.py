"""`bastide simulate`: many games between bots, for numbers and for data."""

import json
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TextIO

from bastide.arena import Played
from bastide.arena import simulate as games
from bastide.cli.output import print_json, progress, table
from bastide.cli.texts import t
from bastide.cli.words import Fault, bots_of, load


def row_of(number: int, played: Played) -> dict[str, Any]:
    """Return a game as JSON data with its record; nothing in it depends on the machine."""
    return {
        "game": number,
        "seats": list(played.seats),
        "scores": list(played.scores),
        "returns": list(played.returns),
        "plies": len(played.actions),
        "record": played.record().dump(),
    }


def simulate(
    name: str,
    *,
    players: int | None,
    bots: str,
    number: int,
    seed: int,
    workers: int,
    rotate: bool,
    out: Path | None,
    options: Sequence[str],
    as_json: bool,
) -> None:
    """Play games and print how every bot did; with `out`, write each game as a line of JSON with its record."""
    specs = bots_of(bots)
    seats = max(len(specs), 2) if players is None else players
    game = load(name, seats, options)
    if len(specs) > seats:
        raise Fault(t("cli-too-many-bots", bots=len(specs), players=seats))
    totals: dict[str, dict[str, float]] = {}
    plies, started = 0, time.perf_counter()
    with ExitStack() as stack:
        file = stack.enter_context(_open(out)) if out else None
        step = stack.enter_context(progress(number, t("cli-simulating")))
        for index, played in enumerate(games(game, specs, number, seed, workers, rotate=rotate)):
            for spec, won, points in zip(played.seats, played.returns, played.scores, strict=True):
                total = totals.setdefault(spec, {"seats": 0, "wins": 0.0, "points": 0})
                total["seats"] += 1
                total["wins"] += won
                total["points"] += points
            plies += len(played.actions)
            if file:
                file.write(json.dumps(row_of(index, played), ensure_ascii=False) + "\n")
            step(" : ".join(map(str, played.scores)))
    seconds = time.perf_counter() - started
    rows = [
        {"bot": spec, "win_share": total["wins"] / total["seats"], "mean_score": total["points"] / total["seats"]}
        for spec, total in totals.items()
    ]
    if as_json:
        print_json(
            {
                "game": game.name,
                "players": seats,
                "options": dict(game.options),
                "games": number,
                "seed": seed,
                "bots": rows,
                "mean_plies": plies / number,
                "seconds": round(seconds, 3),
                "games_per_second": round(number / seconds, 1),
                "out": str(out) if out else None,
            }
        )
        return
    lines = [[str(r["bot"]), f"{r['win_share']:.1%}", f"{r['mean_score']:.1f}"] for r in rows]
    print(table([t("cli-bot"), t("cli-win-share"), t("cli-mean-score")], lines, right=(1, 2)))
    print(t("cli-simulated", games=number, rate=f"{number / seconds:.1f}", plies=f"{plies / number:.0f}"))
    if out:
        print(t("cli-play-saved", file=out))


def _open(out: Path) -> TextIO:
    try:
        return out.open("w", encoding="utf-8")
    except OSError as error:
        raise Fault(t("cli-cannot-write", file=out, reason=error.strerror or str(error))) from error
