"""`bastide match`: who is stronger, with paired draws, changing seats and an interval."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from bastide.arena import Interval, MatchFileError, MatchResult, Sprt, run_match
from bastide.arena.workers import CrewError, cores
from bastide.cli.build import slow
from bastide.cli.output import print_json, print_lines, print_table, steps, written
from bastide.cli.system import cannot_write
from bastide.cli.texts import t
from bastide.cli.words import Fault, bots_of, deserted, load, stopped
from bastide.outside.spec import STAND_IN


def _spread(interval: Interval, percent: bool) -> str:
    low, high = interval.low, interval.high
    return f"{low:.1%} … {high:.1%}" if percent else f"{written(low, '+.1f')} … {written(high, '+.1f')}"


def _print_standings(result: MatchResult) -> None:
    rows = []
    for one in result.standings():
        rows.append(
            [
                one.spec,
                f"{one.share.value:.1%}",
                _spread(one.share, percent=True),
                written(one.difference.value, "+.1f"),
                _spread(one.difference, percent=False) if len(result.rounds()) > 1 else "",
                written(one.points, ".1f"),
                f"{one.seconds:.2f}",
                f"{one.slowest:.2f}",
            ]
        )
    head = [
        t("cli-bot"),
        t("cli-win-share"),
        t("cli-interval"),
        t("cli-margin"),
        t("cli-interval"),
        t("cli-mean-score"),
        t("cli-seconds-game"),
        t("cli-slowest"),
    ]
    print_table(head, rows, range(1, len(head)), groups=(1, 2, 2, 1, 2))


def tell_replaced(replaced: Mapping[str, Mapping[str, int]]) -> None:
    """Say for which bots from outside a built-in one had to play on, and why."""
    for spec, reasons in replaced.items():
        why = ", ".join(f"{reason} ({count})" for reason, count in reasons.items())
        print_lines([t("cli-match-replaced", bot=spec, stand=STAND_IN, games=sum(reasons.values()), why=why)])


def match(
    name: str,
    bots: Sequence[str],
    *,
    players: int | None,
    number: int,
    seed: int,
    workers: int | None,
    stop: str,
    resume: Path | None,
    options: Sequence[str],
    as_json: bool,
) -> None:
    """Play bots against each other, on all cores unless told otherwise; print standings with 95 % intervals."""
    if len(bots) < 2:
        raise Fault(t("cli-match-few"))
    game = load(name, players or len(bots), options)
    if len(bots) > game.players:
        raise Fault(t("cli-too-many-bots", bots=len(bots), players=game.players))
    specs = bots_of(bots, game)
    try:
        sequential = Sprt.parse(stop) if stop else None
    except ValueError as error:
        raise Fault(t("cli-match-stop-form", text=stop)) from error
    so_far: MatchResult | None = None
    total = -(-number // game.players) * game.players
    workers = min(workers or cores(), total)
    try:
        print_lines([(t("cli-match-begins", games=total, workers=workers) + " " + slow()).rstrip()], errors=True)
        with steps(total, t("cli-simulating")) as step:

            def on_progress(result: MatchResult) -> None:
                nonlocal so_far
                so_far, first = result, result.standings()[0]
                step(result.games, f"{first.spec} {first.share.value:.1%}")

            result = run_match(game, specs, number, seed, workers, on_progress, stop=sequential, resume=resume)
    except KeyboardInterrupt as ended:
        if so_far is None:
            raise
        if not as_json:
            _print(so_far)
        raise stopped(so_far.games, resume) from ended
    except CrewError as error:
        raise deserted(so_far.games if so_far else 0, resume) from error
    except OSError as error:
        if resume is None:
            raise
        raise cannot_write(error, resume) from error
    except MatchFileError as error:
        raise Fault(t(error.key, **error.details)) from error
    if as_json:
        print_json(result.to_json())
        return
    _print(result)


def _print(result: MatchResult) -> None:
    _print_standings(result)
    tell_replaced(result.replaced())
    print_lines([(t("cli-match-games", games=result.games) + " " + _verdict(result)).rstrip()])


def _verdict(result: MatchResult) -> str:
    """Return what the sequential test decided, if there was one."""
    if result.stop is None:
        return ""
    bot, low, high = result.specs[0], f"{result.stop.low:g}", f"{result.stop.high:g}"
    if not result.verdict:
        return t("cli-match-open", bot=bot, low=low, high=high)
    taken, other = (high, low) if result.verdict == "high" else (low, high)
    return t("cli-match-stopped", bot=bot, taken=taken, other=other)
