"""`bastide check`: whether every table of a database follows from its events."""

import asyncio
from importlib.util import find_spec

import click

from bastide.cli.output import print_json, print_lines
from bastide.cli.texts import t
from bastide.cli.told import told_setting
from bastide.cli.words import Fault

BROKEN = 1
"""The exit code if a table is broken."""


def check(database: str, as_json: bool) -> None:
    """Fold every table and say which are broken, and which are of older rules."""
    if any(find_spec(name) is None for name in ("fastapi", "sqlalchemy")):
        raise Fault(t("cli-serve-missing"))
    from sqlalchemy.exc import SQLAlchemyError

    from bastide.server.check import Found, Older, address_of
    from bastide.server.check import check as fold
    from bastide.storage.trouble import problem_of

    async def every() -> list[Found]:
        return [found async for found in fold(address_of(database))]

    try:
        found = asyncio.run(every())
    except Older as error:
        raise Fault(t("cli-check-failed", reason=t("cli-check-older"))) from error
    except (OSError, ValueError, SQLAlchemyError) as error:
        raise Fault(t("cli-check-failed", reason=told_setting(problem_of(error)))) from error
    broken, frozen = ([one for one in found if getattr(one, kind)] for kind in ("broken", "frozen"))
    if as_json:
        print_json(
            {
                "tables": len(found),
                "broken": {one.table: one.broken for one in broken},
                "frozen": {one.table: one.frozen for one in frozen},
            }
        )
    else:
        for one in broken:
            print_lines([t("cli-check-broken", table=one.table, what=one.broken)])
        click.echo(t("cli-check-done", tables=len(found), broken=len(broken), frozen=len(frozen)))
    if broken:
        raise click.exceptions.Exit(BROKEN)
