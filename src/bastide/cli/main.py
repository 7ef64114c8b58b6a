"""`bastide`: the commands, their options and nothing else; each does its work in a module of its own.

Modules are imported when their command runs, so that `bastide --version` costs no more than Click.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from bastide.cli import texts
from bastide.cli.usage import Argument, Group
from bastide.cli.words import suggest


def _show_version(ctx: click.Context, _option: click.Parameter, wanted: bool) -> None:
    if wanted:
        from bastide.cli.build import described

        click.echo(described())
        ctx.exit()


def _set_language(_ctx: click.Context, _option: click.Parameter, value: str) -> str:
    found = texts.language_of(value) if value else texts.language_of_environment()
    if found is None:
        raise click.BadParameter(
            texts.t("cli-unknown-language", name=value, languages=", ".join(texts.LANGUAGES))
            + suggest(value, texts.LANGUAGES)
        )
    texts.use(found)
    return found


def _use_corrections(_ctx: click.Context, _option: click.Parameter, folder: Path | None) -> Path | None:
    from bastide.cli.corrected import use

    return use(folder)


F = TypeVar("F", bound=Callable[..., Any])
PATH = click.Path(path_type=Path)
AT_LEAST_ONE = click.IntRange(min=1)
PORTS = click.IntRange(0, 65535)
LEVELS = click.Choice(["debug", "info", "warning", "error"])


def argument(name: str, **rest: Any) -> Callable[[F], F]:
    """Return a decorator for an argument with a sentence about it."""
    return click.argument(name, cls=Argument, **rest)


def option(*names: str, **rest: Any) -> Callable[[F], F]:
    """Return a decorator for an option that shows its default, unless that is nothing."""
    if not rest.get("is_flag") and "metavar" not in rest and (kind := rest.get("type")) is not LEVELS:
        rest["metavar"] = "FILE" if kind is PATH else "TEXT" if kind is None else "N"
    shown = rest.get("default") not in (None, "", False) and not rest.get("is_flag")
    return click.option(*names, show_default=shown, show_envvar=True, **rest)


game_name = argument("game", metavar="GAME", help="cli-help-game")
file_of_record = argument("file", metavar="FILE", type=PATH, help="cli-help-file")
options_of_game = option("--options", "-o", multiple=True, metavar="NAME=VALUE", help="cli-help-options")
seed_or_none = option("--seed", type=int, help="cli-help-seed")
seed_from_zero = option("--seed", type=int, default=0, help="cli-help-seed")
players_or_none = option("--players", "-p", type=int, help="cli-help-players")
for_programs = option("--json", "as_json", is_flag=True, help="cli-help-json")
corrected_by = option(
    "--corrections",
    metavar="DIR",
    type=PATH,
    callback=_use_corrections,
    expose_value=False,
    help="cli-help-corrections",
)


@click.group(cls=Group, help="cli-help", no_args_is_help=True, context_settings={"max_content_width": 100})
@option("--lang", default="", callback=_set_language, is_eager=True, metavar="en|zh-Hant|ja", help="cli-help-lang")
@option("--version", is_flag=True, callback=_show_version, is_eager=True, expose_value=False, help="cli-help-version")
def app(lang: str) -> None:
    """Hold the options that come before the command."""


@app.command(help="cli-help-play")
@argument("game", required=False, metavar="[GAME]", help="cli-help-play-game")
@option("--seats", default="me,level:2", help="cli-help-seats")
@options_of_game
@seed_or_none
@option("--record", type=PATH, help="cli-help-record")
@option("--plain", is_flag=True, help="cli-help-plain")
@corrected_by
def play(game: str | None, seats: str, **asked: Any) -> None:
    """Play in the terminal."""
    from bastide.cli.play import play as run

    run(game, seats, **asked)


@app.command(help="cli-help-simulate")
@argument("game", default="carcassonne", metavar="[GAME]", help="cli-help-game")
@players_or_none
@option("--bots", default="random", help="cli-help-bots")
@option("--games", "-n", "number", type=AT_LEAST_ONE, default=100, help="cli-help-games-number")
@seed_from_zero
@option("--workers", type=AT_LEAST_ONE, help="cli-help-workers-cores")
@option("--ray", is_flag=True, help="cli-help-ray")
@option("--rotate", is_flag=True, help="cli-help-rotate")
@option("--out", type=PATH, help="cli-help-out")
@options_of_game
@corrected_by
@for_programs
def simulate(game: str, **asked: Any) -> None:
    """Let bots play many games."""
    from bastide.cli.simulate import simulate as run

    run(game, **asked)


@app.command(help="cli-help-replay")
@file_of_record
@option("--verify", is_flag=True, help="cli-help-verify")
@option("--at", type=int, metavar="PLY", help="cli-help-at")
@option("--svg", type=PATH, help="cli-help-svg")
@corrected_by
@for_programs
def replay(file: Path, verify: bool, at: int | None, svg: Path | None, as_json: bool) -> None:
    """Replay a record."""
    from bastide.cli.replay import replay as run

    run(file, verify, at, svg, as_json)


@app.command(help="cli-help-match")
@game_name
@argument("bots", nargs=-1, required=True, metavar="BOT BOT [BOT …]", help="cli-help-match-bots")
@option("--games", "-n", "number", type=AT_LEAST_ONE, default=400, help="cli-help-games-number")
@seed_from_zero
@option("--workers", type=AT_LEAST_ONE, default=1, help="cli-help-workers")
@players_or_none
@option("--stop", default="", metavar="LOW,HIGH", help="cli-help-stop")
@option("--resume", type=PATH, metavar="FILE", help="cli-help-resume")
@options_of_game
@corrected_by
@for_programs
def match(game: str, bots: Sequence[str], **asked: Any) -> None:
    """Let bots play for a verdict."""
    from bastide.cli.match import match as run

    run(game, bots, **asked)


@app.command(help="cli-help-bench")
@option("--seconds", type=click.FloatRange(min=0.05), default=2.0, help="cli-help-seconds")
@for_programs
def bench(seconds: float, as_json: bool) -> None:
    """Measure speed."""
    from bastide.cli.bench import bench as run

    run(seconds, as_json)


@app.command(help="cli-help-rules")
@argument("game", default="", metavar="[GAME]", help="cli-help-rules-game")
@argument("search", nargs=-1, metavar="[WORD …]", help="cli-help-rules-words")
@option("--coverage", is_flag=True, help="cli-help-coverage")
@option("--provenance", is_flag=True, help="cli-help-provenance")
@option("--code", is_flag=True, help="cli-help-code")
@corrected_by
@for_programs
def rules(*, game: str, search: Sequence[str], coverage: bool, provenance: bool, code: bool, as_json: bool) -> None:
    """Search the rulebook."""
    from bastide.cli.rules import provenance as where_from
    from bastide.cli.rules import rules as run

    words = list(search)
    if provenance:
        where_from(game or "carcassonne", words, as_json)
    elif code:
        from bastide.cli.rulecode import code as where_to

        where_to(game, words, as_json)
    else:
        run(game, words, coverage, as_json)


@app.command(help="cli-help-serve")
@option("--host", envvar="BASTIDE_HOST", default="127.0.0.1", help="cli-help-host")
@option("--port", envvar="BASTIDE_PORT", type=PORTS, help="cli-help-serve-port")
@option("--data", envvar="BASTIDE_DATA", type=PATH, help="cli-help-data")
@option("--database", envvar="BASTIDE_DATABASE", default="", help="cli-help-database")
@option("--corrections", metavar="DIR", type=PATH, help="cli-help-corrections")
@option("--log-level", type=LEVELS, default="info", help="cli-help-log")
@option("--proxies", default="127.0.0.1,::1", help="cli-help-proxies")
def serve(host: str, port: int | None, **asked: Any) -> None:
    """Serve tables to browsers."""
    from bastide.cli.serve import serve as run

    run(host, port, **asked)


@app.command(help="cli-help-check")
@argument("database", help="cli-help-check-database")
@for_programs
def check(database: str, as_json: bool) -> None:
    """Fold every table of a database."""
    from bastide.cli.check import check as run

    run(database, as_json)


@app.command(help="cli-help-mcp")
@option("--server", default="", metavar="URL", help="cli-help-mcp-server")
@option("--http", is_flag=True, help="cli-help-mcp-http")
@option("--host", default="127.0.0.1", help="cli-help-host")
@option("--port", type=PORTS, default=8081, help="cli-help-port")
@corrected_by
def mcp(server: str, http: bool, host: str, port: int) -> None:
    """Give language models a seat."""
    from bastide.cli.mcp.command import mcp as run

    run(server, http, host, port)


@app.command("games", help="cli-help-games")
@for_programs
def list_games(as_json: bool) -> None:
    """List the games."""
    from bastide.cli.listing import listing as run

    run(as_json)


def run(arguments: Sequence[str] | None = None) -> None:
    """Run the program with these arguments (default: the command line's)."""
    app(list(arguments) if arguments is not None else None, prog_name="bastide")
