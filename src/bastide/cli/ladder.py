"""`bastide ladder`: every bot against every other, on one scale with intervals."""

import json
from collections.abc import Sequence
from math import comb, isfinite
from pathlib import Path

from bastide.arena import Interval, Ladder, MatchFileError, cores, run_ladder
from bastide.arena.ladder import NoAnchor
from bastide.arena.match import replaced_in
from bastide.arena.workers import CrewError
from bastide.cli.build import slow
from bastide.cli.match import tell_replaced
from bastide.cli.output import print_json, print_lines, print_table, steps, written
from bastide.cli.system import cannot_write, check_writable
from bastide.cli.texts import t
from bastide.cli.words import Fault, bots_of, deserted, load, stopped
from bastide.engine.files import write_whole


def _spread(rating: Interval, *, is_anchor: bool) -> str:
    if is_anchor or not isfinite(rating.low):
        return ""
    return f"{written(rating.low, '+.0f')} … {written(rating.high, '+.0f')}"


def _print_standings(ladder: Ladder) -> None:
    rows = [
        [
            str(place),
            rung.bot,
            written(rung.rating.value, "+.0f") if rung.bot != ladder.anchor else "0",
            _spread(rung.rating, is_anchor=rung.bot == ladder.anchor),
            f"{rung.score:.1%}",
            written(rung.points, ".1f"),
            str(rung.games),
        ]
        for place, rung in enumerate(ladder.standings(), 1)
    ]
    head = [
        "",
        t("cli-bot"),
        t("cli-ladder-rating"),
        t("cli-interval"),
        t("cli-ladder-score"),
        t("cli-mean-score"),
        t("cli-ladder-games"),
    ]
    print_table(head, rows, (0, *range(2, len(head))), groups=(2, 2, 1, 1, 1))


def ladder(
    name: str,
    bots: Sequence[str],
    *,
    players: int | None,
    number: int,
    seed: int,
    workers: int | None,
    anchor: str,
    resume: Path | None,
    out: Path | None,
    options: Sequence[str],
    as_json: bool,
) -> None:
    """Let every bot play every other, on all cores unless told otherwise; print where each stands."""
    game = load(name, players, options)
    if len(bots) < max(2, game.players):
        raise Fault(t("cli-ladder-few", bots=len(bots), players=game.players))
    specs = bots_of(bots, game)
    if twice := next((bot for bot in specs if specs.count(bot) > 1), ""):
        raise Fault(t("cli-ladder-twice", bot=twice))
    total = comb(len(specs), game.players) * -(-number // game.players) * game.players
    workers, played = min(workers or cores(), total), 0
    if out is not None:
        check_writable(out)
    try:
        print_lines([(t("cli-ladder-begins", games=total, workers=workers) + " " + slow()).rstrip()], errors=True)
        with steps(total, t("cli-simulating")) as step:

            def on_progress(so_far: Ladder, done: int) -> None:
                nonlocal played
                played, last = done, so_far.rows[-1]
                step(done, f"{', '.join(last['seats'])}  {' : '.join(map(str, last['scores']))}")

            found = run_ladder(game, specs, number, seed, workers, on_progress, anchor=anchor, resume=resume)
    except KeyboardInterrupt as stop:
        raise stopped(played, resume) from stop
    except CrewError as error:
        raise deserted(played, resume) from error
    except NoAnchor as error:
        raise Fault(t("cli-ladder-no-anchor", bot=error.bot)) from error
    except MatchFileError as error:
        raise Fault(t(error.key, **error.details)) from error
    except OSError as error:
        if resume is None:
            raise
        raise cannot_write(error, resume) from error
    except ValueError as error:
        raise Fault(str(error)) from error
    if as_json:
        print_json(found.to_json())
    else:
        _print_standings(found)
        tell_replaced(replaced_in(found.rows))
        print_lines([t("cli-ladder-anchor", games=len(found.rows), anchor=found.anchor)])
    if out is not None:  # last, so that hours of play are told even where the disk is full
        _write(found, out)
        if not as_json:
            print(t("cli-play-saved", file=out))


def _write(found: Ladder, out: Path) -> None:
    text = json.dumps(found.to_json(), ensure_ascii=False, indent=1) + "\n"
    try:
        if out.is_file() or not out.exists():
            write_whole(out, text)
        else:  # /dev/stdout and the like
            out.write_text(text, "utf-8")
    except OSError as error:
        raise cannot_write(error, out) from error
