"""`bastide`: the commands, their options and nothing else; each does its work in a module of its own.

Modules are imported when their command runs, so that `bastide --version` costs no more than Click.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from bastide.cli import texts
from bastide.cli.admin import admin
from bastide.cli.options import (
    AT_LEAST_ONE,
    LEVELS,
    PATH,
    PORTS,
    argument,
    corrected_by,
    data_folder,
    file_of_record,
    for_programs,
    game_argument,
    game_name,
    option,
    options_of_game,
    players_or_none,
    seed_from_zero,
    seed_or_none,
)
from bastide.cli.usage import Group
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


def _languages(_ctx: click.Context, _parameter: click.Parameter, begun: str) -> list[str]:
    return [language for language in texts.LANGUAGES if language.lower().startswith(begun.lower())]


LANGUAGE = {"callback": _set_language, "shell_complete": _languages, "metavar": "|".join(texts.LANGUAGES)}


@click.group(cls=Group, help="cli-help", no_args_is_help=True, context_settings={"max_content_width": 100})
@option("--lang", default="", is_eager=True, help="cli-help-lang", **LANGUAGE)
@option("--version", is_flag=True, callback=_show_version, is_eager=True, expose_value=False, help="cli-help-version")
def app(lang: str) -> None:
    """Hold the options that come before the command."""


@app.command(help="cli-help-play")
@game_argument(required=False, metavar="[GAME]", help="cli-help-play-game")
@option("--seats", help="cli-help-seats")
@options_of_game
@seed_or_none
@option("--record", type=PATH, help="cli-help-record")
@option("--continue", "begun", type=PATH, help="cli-help-continue")
@option("--plain", is_flag=True, help="cli-help-plain")
@corrected_by
def play(game: str | None, **asked: Any) -> None:
    """Play in the terminal."""
    from bastide.cli.play import play as run

    run(game, **asked)


@app.command(help="cli-help-learn")
@game_argument(required=False, metavar="[GAME]", help="cli-help-play-game")
@argument("lesson", default="", metavar="[LESSON]", help="cli-help-learn-lesson")
@option("--plain", is_flag=True, help="cli-help-plain")
def learn(game: str | None, lesson: str, plain: bool) -> None:
    """Play a lesson in the terminal."""
    from bastide.cli.play import learn as run

    run(game, lesson, plain=plain)


@app.command(help="cli-help-join")
@argument("link", default="", metavar="[LINK]", help="cli-help-join-link")
@option("--name", default="", metavar="NAME", help="cli-help-join-name")
@option("--seat", type=click.IntRange(0, 15), metavar="SEAT", help="cli-help-join-seat")
@option("--watch", is_flag=True, help="cli-help-join-watch")
@option("--plain", is_flag=True, help="cli-help-plain")
def join(link: str, **asked: Any) -> None:
    """Sit at a table of a server."""
    from bastide.cli.online.join import join as run

    run(link, **asked)


@app.command("open", help="cli-help-open")
@game_name
@option(
    "--server", envvar="BASTIDE_SERVER", default="http://127.0.0.1:8080", metavar="URL", help="cli-help-admin-server"
)
@option("--seats", default="me,open", help="cli-help-open-seats")
@options_of_game
@option("--clock", default="", metavar="CLOCK", help="cli-help-open-clock")
@option("--private", is_flag=True, help="cli-help-open-private")
@option("--hints", is_flag=True, help="cli-help-open-hints")
@option("--plain", is_flag=True, help="cli-help-plain")
def open_table(game: str, **asked: Any) -> None:
    """Open a table at a server."""
    from bastide.cli.online.opening import open_table as run

    run(game, **asked)


@app.command(help="cli-help-simulate")
@game_argument(default="carcassonne", metavar="[GAME]", help="cli-help-simulate-game")
@players_or_none
@option("--bots", default="random", help="cli-help-bots")
@option("--games", "-n", "number", type=AT_LEAST_ONE, default=100, help="cli-help-games-number")
@seed_from_zero
@option("--workers", type=AT_LEAST_ONE, help="cli-help-workers-cores")
@option("--ray", is_flag=True, help="cli-help-ray")
@option("--rotate", is_flag=True, help="cli-help-rotate")
@option("--out", type=PATH, help="cli-help-out")
@option("--keep", multiple=True, type=click.Choice(["legal", "search"]), metavar="legal|search", help="cli-help-keep")
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


@app.command(help="cli-help-review")
@file_of_record
@option("--bot", default="greedy", metavar="BOT", help="cli-help-review-bot")
@option("--seat", type=int, metavar="SEAT", help="cli-help-review-seat")
@option("--most", type=AT_LEAST_ONE, default=3, help="cli-help-review-most")
@corrected_by
@for_programs
def review(file: Path, bot: str, seat: int | None, most: int, as_json: bool) -> None:
    """Look back on a record."""
    from bastide.cli.reviewing import review as run

    run(file, bot, seat, most, as_json)


@app.command(help="cli-help-match")
@game_name
@argument("bots", nargs=-1, required=True, metavar="BOT BOT [BOT …]", help="cli-help-match-bots")
@option("--games", "-n", "number", type=AT_LEAST_ONE, default=400, help="cli-help-games-number")
@seed_from_zero
@option("--workers", type=AT_LEAST_ONE, help="cli-help-workers-cores")
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


@app.command(help="cli-help-ladder")
@game_name
@argument("bots", nargs=-1, required=True, metavar="BOT BOT [BOT …]", help="cli-help-ladder-bots")
@option("--games", "-n", "number", type=AT_LEAST_ONE, default=40, help="cli-help-ladder-games")
@seed_from_zero
@option("--workers", type=AT_LEAST_ONE, help="cli-help-workers-cores")
@option("--players", "-p", type=int, help="cli-help-ladder-players")
@option("--anchor", default="", metavar="BOT", help="cli-help-anchor")
@option("--resume", type=PATH, metavar="FILE", help="cli-help-ladder-resume")
@option("--out", type=PATH, help="cli-help-ladder-out")
@options_of_game
@corrected_by
@for_programs
def ladder(game: str, bots: Sequence[str], **asked: Any) -> None:
    """Rate bots on one scale."""
    from bastide.cli.ladder import ladder as run

    run(game, bots, **asked)


@app.command(help="cli-help-bench")
@option("--seconds", type=click.FloatRange(min=0.05), default=2.0, help="cli-help-seconds")
@for_programs
def bench(seconds: float, as_json: bool) -> None:
    """Measure speed."""
    from bastide.cli.bench import bench as run

    run(seconds, as_json)


@app.command(help="cli-help-rules")
@game_argument(default="", metavar="[GAME]", help="cli-help-rules-game")
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
        where_from(game, words, as_json)
    elif code:
        from bastide.cli.rulecode import code as where_to

        where_to(game, words, as_json)
    else:
        run(game, words, coverage, as_json)


@app.command(help="cli-help-serve")
@option("--host", envvar="BASTIDE_HOST", default="127.0.0.1", help="cli-help-host")
@option("--port", envvar="BASTIDE_PORT", type=PORTS, help="cli-help-serve-port")
@data_folder
@option("--database", envvar="BASTIDE_DATABASE", default="", help="cli-help-database")
@option("--corrections", metavar="DIR", type=PATH, help="cli-help-corrections")
@option("--log-level", envvar="BASTIDE_LOG_LEVEL", type=LEVELS, default="info", help="cli-help-log")
@option("--proxies", envvar="BASTIDE_PROXIES", default="127.0.0.1,::1", help="cli-help-proxies")
@option("--workers", envvar="BASTIDE_WORKERS", type=click.IntRange(1, 64), default=1, help="cli-help-workers")
@option("--config", envvar="BASTIDE_CONFIG", type=PATH, help="cli-help-config")
@option("--check", is_flag=True, help="cli-help-serve-check")
@click.pass_context
def serve(ctx: click.Context, /, config: Path | None, check: bool, **asked: Any) -> None:
    """Serve tables to browsers."""
    from bastide.cli.serve import serve as run

    default = click.core.ParameterSource.DEFAULT
    given = {name: value for name, value in asked.items() if ctx.get_parameter_source(name) is not default}
    run(config, check, given, asked)


@app.command(help="cli-help-notify")
@argument("way", type=click.Choice(["mail", "push", "webhook"]), help="cli-help-notify-way")
@argument("to", default="", metavar="[TO]", help="cli-help-notify-to")
@data_folder
@option("--config", envvar="BASTIDE_CONFIG", type=PATH, help="cli-help-config")
def notify(way: str, to: str, data: Path | None, config: Path | None) -> None:
    """Try out how people who are away are told."""
    from bastide.cli.notify import notify as run

    run(way, to, data, config)


@app.command(help="cli-help-check")
@argument("database", envvar="BASTIDE_DATABASE", help="cli-help-check-database")
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
@click.pass_context
def mcp(ctx: click.Context, /, server: str, http: bool, host: str, port: int) -> None:
    """Give language models a seat."""
    from bastide.cli.mcp.command import mcp as run

    default = click.core.ParameterSource.DEFAULT
    run(server, http, host, port, [name for name in ("host", "port") if ctx.get_parameter_source(name) is not default])


@app.command("games", help="cli-help-games")
@for_programs
def list_games(as_json: bool) -> None:
    """List the games."""
    from bastide.cli.listing import listing as run

    run(as_json)


@app.command("new", help="cli-help-new")
@argument("name", metavar="NAME", help="cli-help-new-name")
@argument("folder", required=False, type=PATH, metavar="[FOLDER]", help="cli-help-new-folder")
@option("--title", default="", help="cli-help-new-title")
def new_game(name: str, folder: Path | None, title: str) -> None:
    """Write the package of a new game."""
    from bastide.cli.new import new as run

    run(name, folder, title)


app.add_command(admin)


def run(arguments: Sequence[str] | None = None) -> None:
    """Run the program with these arguments (default: the command line's)."""
    app(list(arguments) if arguments is not None else None, prog_name="bastide")
