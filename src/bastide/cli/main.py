"""`bastide`: the commands, their options and nothing else; each does its work in a module of its own.

Modules are imported when their command runs, so that `bastide --version` costs no more than Typer.
"""

from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from bastide.cli import texts
from bastide.cli.words import STOPPED, Fault, suggest
from bastide.engine.errors import BastideError


def _translate(item: Any) -> None:
    """Put the help of a command or an option into the language in use; in the source it is a message id."""
    key = getattr(item, "help_key", None) or item.help
    if isinstance(key, str) and key.startswith("cli-"):
        item.help_key = key
        item.help = texts.t(key)


class Command(TyperCommand):
    """A command whose help is translated when it is shown."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show the help in the language in use."""
        for item in (self, *self.params):
            if hasattr(item, "help"):
                _translate(item)
        super().format_help(ctx, formatter)


class Group(TyperGroup):
    """The program itself: translated help, and every expected failure as one sentence without a traceback."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show the help in the language in use; `--help` may come before the language was looked for."""
        if not ctx.params.get("lang"):
            texts.use(texts.language_of_environment())
        for item in (self, *self.params, *self.commands.values()):
            if hasattr(item, "help"):
                _translate(item)
        super().format_help(ctx, formatter)

    def invoke(self, ctx: Any) -> Any:
        """Run the command; refusals end it with exit code 2, Ctrl-C with 130."""
        try:
            return super().invoke(ctx)
        except Fault as fault:
            if str(fault):
                typer.echo(str(fault), err=True)
            raise typer.Exit(fault.code) from fault
        except BastideError as error:
            typer.echo(str(error), err=True)
            raise typer.Exit(2) from error
        except (KeyboardInterrupt, typer.Abort) as stop:
            typer.echo("\n" + texts.t("cli-stopped"), err=True)
            raise typer.Exit(STOPPED) from stop


app = typer.Typer(cls=Group, help="cli-help", no_args_is_help=True, add_completion=True, pretty_exceptions_enable=False)


def _show_version(wanted: bool) -> None:
    if wanted:
        from bastide.cli.build import described

        typer.echo(described())
        raise typer.Exit


def _set_language(value: str) -> str:
    found = texts.language_of(value) if value else texts.language_of_environment()
    if found is None:
        raise typer.BadParameter(
            texts.t("cli-unknown-language", name=value, languages=", ".join(texts.LANGUAGES))
            + suggest(value, texts.LANGUAGES)
        )
    texts.use(found)
    return found


@app.callback()
def program(
    lang: Annotated[
        str,
        typer.Option("--lang", callback=_set_language, is_eager=True, help="cli-help-lang", metavar="en|zh-Hant|ja"),
    ] = "",
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="cli-help-version")
    ] = False,
) -> None:
    """Hold the options that come before the command; their callbacks do the work."""


def _use_corrections(folder: Path | None) -> Path | None:
    from bastide.cli.corrected import use

    return use(folder)


GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")]
Options = Annotated[list[str], typer.Option("--options", "-o", metavar="NAME=VALUE", help="cli-help-options")]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]
Seed = Annotated[int | None, typer.Option("--seed", help="cli-help-seed")]
Workers = Annotated[int, typer.Option("--workers", min=1, help="cli-help-workers")]


Corrections = Annotated[
    Path | None,
    typer.Option("--corrections", metavar="DIR", callback=_use_corrections, help="cli-help-corrections"),
]


class LogLevel(StrEnum):
    """How much the server logs."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-file")]


@app.command(cls=Command, help="cli-help-play")
def play(
    *,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="cli-help-play-game")] = None,
    seats: Annotated[str, typer.Option("--seats", help="cli-help-seats")] = "me,level:2",
    options: Options = [],  # noqa: B006  (Typer copies it)
    seed: Seed = None,
    record: Annotated[Path | None, typer.Option("--record", help="cli-help-record")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="cli-help-plain")] = False,
    corrections: Corrections = None,
) -> None:
    """Play in the terminal."""
    from bastide.cli.play import play as run

    run(game, seats, options=options, seed=seed, record=record, plain=plain)


@app.command(cls=Command, help="cli-help-simulate")
def simulate(
    *,
    game: GameName = "carcassonne",
    players: Annotated[int | None, typer.Option("--players", "-p", help="cli-help-players")] = None,
    bots: Annotated[str, typer.Option("--bots", help="cli-help-bots")] = "random",
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="cli-help-games-number")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="cli-help-seed")] = 0,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="cli-help-workers-cores")] = None,
    ray: Annotated[bool, typer.Option("--ray", help="cli-help-ray")] = False,
    rotate: Annotated[bool, typer.Option("--rotate", help="cli-help-rotate")] = False,
    out: Annotated[Path | None, typer.Option("--out", help="cli-help-out")] = None,
    options: Options = [],  # noqa: B006
    corrections: Corrections = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games."""
    from bastide.cli.simulate import simulate as run

    run(
        game,
        players=players,
        bots=bots,
        number=number,
        seed=seed,
        workers=workers,
        ray=ray,
        rotate=rotate,
        out=out,
        options=options,
        as_json=as_json,
    )


@app.command(cls=Command, help="cli-help-replay")
def replay(
    *,
    file: RecordFile,
    verify: Annotated[bool, typer.Option("--verify", help="cli-help-verify")] = False,
    at: Annotated[int | None, typer.Option("--at", metavar="PLY", help="cli-help-at")] = None,
    svg: Annotated[Path | None, typer.Option("--svg", help="cli-help-svg")] = None,
    corrections: Corrections = None,
    as_json: Json = False,
) -> None:
    """Replay a record."""
    from bastide.cli.replay import replay as run

    run(file, verify, at, svg, as_json)


@app.command(cls=Command, help="cli-help-match")
def match(
    *,
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT [BOT …]", help="cli-help-match-bots")],
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="cli-help-games-number")] = 400,
    seed: Annotated[int, typer.Option("--seed", help="cli-help-seed")] = 0,
    workers: Workers = 1,
    players: Annotated[int | None, typer.Option("--players", "-p", help="cli-help-players")] = None,
    stop: Annotated[str, typer.Option("--stop", metavar="LOW,HIGH", help="cli-help-stop")] = "",
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="cli-help-resume")] = None,
    options: Options = [],  # noqa: B006
    corrections: Corrections = None,
    as_json: Json = False,
) -> None:
    """Let bots play for a verdict."""
    from bastide.cli.match import match as run

    run(
        game,
        bots,
        players=players,
        number=number,
        seed=seed,
        workers=workers,
        stop=stop,
        resume=resume,
        options=options,
        as_json=as_json,
    )


@app.command(cls=Command, help="cli-help-bench")
def bench(
    seconds: Annotated[float, typer.Option("--seconds", min=0.05, help="cli-help-seconds")] = 2.0,
    as_json: Json = False,
) -> None:
    """Measure speed."""
    from bastide.cli.bench import bench as run

    run(seconds, as_json)


@app.command(cls=Command, help="cli-help-rules")
def rules(
    *,
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="cli-help-rules-game")] = "",
    search: Annotated[list[str], typer.Argument(metavar="[WORD …]", help="cli-help-rules-words")] = [],  # noqa: B006
    coverage: Annotated[bool, typer.Option("--coverage", help="cli-help-coverage")] = False,
    provenance: Annotated[bool, typer.Option("--provenance", help="cli-help-provenance")] = False,
    code: Annotated[bool, typer.Option("--code", help="cli-help-code")] = False,
    corrections: Corrections = None,
    as_json: Json = False,
) -> None:
    """Search the rulebook."""
    from bastide.cli.rules import provenance as where_from
    from bastide.cli.rules import rules as run

    if provenance:
        where_from(game or "carcassonne", search, as_json)
    elif code:
        from bastide.cli.rulecode import code as where_to

        where_to(game, search, as_json)
    else:
        run(game, search, coverage, as_json)


@app.command(cls=Command, help="cli-help-serve")
def serve(
    *,
    host: Annotated[str, typer.Option("--host", envvar="BASTIDE_HOST", help="cli-help-host")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option("--port", envvar="BASTIDE_PORT", min=0, max=65535, help="cli-help-serve-port")
    ] = None,
    data: Annotated[Path | None, typer.Option("--data", envvar="BASTIDE_DATA", help="cli-help-data")] = None,
    database: Annotated[str, typer.Option("--database", envvar="BASTIDE_DATABASE", help="cli-help-database")] = "",
    corrections: Annotated[
        Path | None, typer.Option("--corrections", metavar="DIR", help="cli-help-corrections")
    ] = None,
    log_level: Annotated[LogLevel, typer.Option("--log-level", help="cli-help-log")] = LogLevel.INFO,
    proxies: Annotated[str, typer.Option("--proxies", help="cli-help-proxies")] = "127.0.0.1,::1",
) -> None:
    """Serve tables to browsers."""
    from bastide.cli.serve import serve as run

    run(host, port, data=data, database=database, corrections=corrections, log_level=log_level.value, proxies=proxies)


@app.command(cls=Command, help="cli-help-mcp")
def mcp(
    *,
    server: Annotated[str, typer.Option("--server", metavar="URL", help="cli-help-mcp-server")] = "",
    http: Annotated[bool, typer.Option("--http", help="cli-help-mcp-http")] = False,
    host: Annotated[str, typer.Option("--host", help="cli-help-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="cli-help-port")] = 8081,
    corrections: Corrections = None,
) -> None:
    """Give language models a seat."""
    from bastide.cli.mcp.command import mcp as run

    run(server, http, host, port)


@app.command("games", cls=Command, help="cli-help-games")
def list_games(as_json: Json = False) -> None:
    """List the games."""
    from bastide.cli.listing import listing as run

    run(as_json)


def run(arguments: Sequence[str] | None = None) -> None:
    """Run the program with these arguments (default: the command line's)."""
    app(list(arguments) if arguments is not None else None, prog_name="bastide")
