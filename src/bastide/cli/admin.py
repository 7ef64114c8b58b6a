"""`bastide admin`: its commands and options; each speaks to a running server, but for those that make operators."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

from bastide.cli.options import PATH, argument, data_folder, for_programs, option
from bastide.cli.texts import t
from bastide.cli.usage import Group
from bastide.cli.words import suggest

STATES: Final = ("open", "running", "over")
"""How a table may stand."""

REASON: Final = 500
NAME: Final = 40
WORD: Final = 60
ANNOUNCED: Final = 300
"""How many characters the server takes: of a reason or a note, of a name, of an unwanted word, of what all are told."""
NUMBER: Final = click.IntRange(1, 2**31 - 1)
"""What messages, reports and restrictions are numbered by."""


def _at_most(most: int) -> Callable[[click.Context, click.Parameter, Any], Any]:
    """Return a check that a text, or each of several, has at most so many characters."""

    def check(_ctx: click.Context, given: click.Parameter, value: Any) -> Any:
        if any(len(text) > most for text in ([value or ""] if not isinstance(value, tuple) else value)):
            named = max(given.opts, key=len) if isinstance(given, click.Option) else str(given.metavar)
            raise click.BadParameter(t("cli-too-long", name=named, most=str(most)))
        return value

    return check


because = option("--reason", default="", callback=_at_most(REASON), help="cli-help-admin-reason")
undone = option("--undo", is_flag=True, help="cli-help-admin-undo")
of_table = argument("table", metavar="TABLE", help="cli-help-admin-table")
of_seat = argument("seat", metavar="SEAT", type=click.IntRange(0, 15), help="cli-help-admin-seat")


@click.group(cls=Group, help="cli-help-admin", no_args_is_help=True)
@option("--server", envvar="BASTIDE_SERVER", default="http://127.0.0.1:8080", help="cli-help-admin-server")
@option("--token-file", envvar="BASTIDE_OPERATOR_FILE", type=PATH, help="cli-help-admin-token-file")
@click.pass_context
def admin(ctx: click.Context, server: str, token_file: Path | None) -> None:
    """Hold where the server is, and where the operator's token."""
    ctx.obj = (server, token_file)


def _do(what: str, **asked: Any) -> None:
    """Do what a command says, in the module that does the work."""
    from bastide.cli import operating
    from bastide.cli.desk import Desk

    server, token_file = click.get_current_context().obj
    getattr(operating, what)(Desk(server, token_file), **asked)


@admin.command(help="cli-help-admin-operator")
@argument("name", help="cli-help-admin-operator-name")
@option("--remove", is_flag=True, help="cli-help-admin-operator-remove")
@data_folder
@option("--database", envvar="BASTIDE_DATABASE", default="", help="cli-help-database")
@option("--config", envvar="BASTIDE_CONFIG", type=PATH, help="cli-help-config")
def operator(name: str, **asked: Any) -> None:
    """Make an operator, or remove one."""
    from bastide.cli.operators import operator as run

    run(name, **asked)


def _states(_ctx: click.Context, given: click.Parameter, value: str) -> str:
    """Return the states that are named, as the server takes them."""
    named = [*dict.fromkeys(value.replace(",", " ").split())]
    for word in named:
        if word not in STATES:
            allowed = t("cli-one-of", name=given.opts[0], choices=", ".join(STATES))
            raise click.BadParameter(allowed + suggest(word, STATES))
    return ",".join(named or STATES)


@admin.command(help="cli-help-admin-tables")
@option("--state", default=",".join(STATES), callback=_states, help="cli-help-admin-state")
@option("--game", default="", help="cli-help-admin-game")
@option("--name", default="", callback=_at_most(NAME), help="cli-help-admin-name")
@option("--private", is_flag=True, help="cli-help-admin-private")
@option("--reported", is_flag=True, help="cli-help-admin-reported")
@option("--limit", "-n", type=click.IntRange(1, 10_000), default=100, help="cli-help-admin-tables-limit")
@for_programs
def tables(**asked: Any) -> None:
    """List tables."""
    _do("tables", **asked)


@admin.command(help="cli-help-admin-look")
@of_table
@for_programs
def look(**asked: Any) -> None:
    """Look at a table."""
    _do("look", **asked)


@admin.command(help="cli-help-admin-hide")
@of_table
@undone
def hide(**asked: Any) -> None:
    """Keep a table out of the lists."""
    _do("hide", **asked)


@admin.command(help="cli-help-admin-close")
@of_table
@because
@undone
def close(**asked: Any) -> None:
    """End a table."""
    _do("close", **asked)


@admin.command(help="cli-help-admin-delete")
@of_table
@because
@option("--yes", is_flag=True, help="cli-help-admin-yes")
def delete(**asked: Any) -> None:
    """Remove a table."""
    _do("delete", **asked)


@admin.command(help="cli-help-admin-free")
@of_table
@of_seat
@because
def free(**asked: Any) -> None:
    """Free a seat."""
    _do("free", **asked)


@admin.command(help="cli-help-admin-unsay")
@of_table
@argument("message", metavar="MESSAGE", type=NUMBER, help="cli-help-admin-message")
def unsay(**asked: Any) -> None:
    """Take a message away."""
    _do("unsay", **asked)


@admin.command(help="cli-help-admin-announce")
@argument("text", metavar="TEXT", callback=_at_most(ANNOUNCED), help="cli-help-admin-announce-text")
@option("--in", "delay", metavar="30m|2h", help="cli-help-admin-announce-in")
def announce(**asked: Any) -> None:
    """Tell everybody something."""
    _do("announce", **asked)


@admin.command(help="cli-help-admin-restrict")
@argument("kind", metavar="mute|ban", type=click.Choice(["mute", "ban"]), help="cli-help-admin-kind")
@option("--name", callback=_at_most(NAME), help="cli-help-admin-by-name")
@option("--address", help="cli-help-admin-by-address")
@option("--seat", metavar="TABLE:SEAT", help="cli-help-admin-by-seat")
@option("--for", "duration", metavar="30m|12h|7d", help="cli-help-admin-for")
@because
def restrict(**asked: Any) -> None:
    """Mute or ban somebody."""
    _do("restrict", **asked)


@admin.command(help="cli-help-admin-restrictions")
@for_programs
def restrictions(**asked: Any) -> None:
    """List who is muted or banned."""
    _do("restrictions", **asked)


@admin.command(help="cli-help-admin-lift")
@argument("number", metavar="NUMBER", type=NUMBER, help="cli-help-admin-number")
def lift(**asked: Any) -> None:
    """Lift a restriction."""
    _do("lift", **asked)


@admin.command(help="cli-help-admin-reports")
@option("--all", "answered", is_flag=True, help="cli-help-admin-all")
@for_programs
def reports(**asked: Any) -> None:
    """List what people report."""
    _do("reports", **asked)


@admin.command(help="cli-help-admin-answer")
@argument("number", metavar="NUMBER", type=NUMBER, help="cli-help-admin-number")
@option("--note", default="", callback=_at_most(REASON), help="cli-help-admin-note")
def answer(**asked: Any) -> None:
    """Answer a report."""
    _do("answer", **asked)


@admin.command(help="cli-help-admin-words")
@option("--add", multiple=True, metavar="WORD", callback=_at_most(WORD), help="cli-help-admin-words-add")
@option("--remove", multiple=True, metavar="WORD", callback=_at_most(WORD), help="cli-help-admin-words-remove")
def words(**asked: Any) -> None:
    """Show the list of words, or change it."""
    _do("words", **asked)


@admin.command(help="cli-help-admin-audit")
@option("--limit", "-n", type=click.IntRange(1, 500), default=100, help="cli-help-admin-limit")
@for_programs
def audit(**asked: Any) -> None:
    """Show what operators did."""
    _do("audit", **asked)


@admin.command(help="cli-help-admin-export")
@of_table
@of_seat
def export(**asked: Any) -> None:
    """Hand out what belongs to the person of a seat."""
    _do("export", **asked)


@admin.command(help="cli-help-admin-forget")
@of_table
@of_seat
@option("--yes", is_flag=True, help="cli-help-admin-yes")
def forget(**asked: Any) -> None:
    """Forget the person of a seat."""
    _do("forget", **asked)


@admin.command(help="cli-help-admin-prune")
@option("--dry-run", "dry", is_flag=True, help="cli-help-admin-dry")
@for_programs
def prune(**asked: Any) -> None:
    """Remove what is older than the settings say."""
    _do("prune", **asked)
