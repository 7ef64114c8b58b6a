"""`bastide serve`: the whole product on one address."""

import asyncio
import gc
import os
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from bastide.cli import corrected
from bastide.cli.build import slow, without_client
from bastide.cli.output import print_lines
from bastide.cli.texts import t
from bastide.cli.told import told, told_setting
from bastide.cli.words import Fault
from bastide.engine.box import ENVIRONMENT
from bastide.engine.errors import BoxError
from bastide.engine.registry import game_type, games

WRONG = 1
"""The exit code if a check finds something wrong."""
LEVELS = {"good": "cli-preflight-good", "doubtful": "cli-preflight-doubtful", "wrong": "cli-preflight-wrong"}


def serve(config: Path | None, check: bool, given: Mapping[str, Any], asked: Mapping[str, Any]) -> None:
    """Serve the client, the API and the bots until stopped, or only check whether that would do.

    `asked` are all options of the command, `given` those that were typed or stand in the environment: they go before
    the file.
    """
    gc.disable()  # until the server serves: of what a start makes nearly everything stays
    try:
        _serve(config, check, given, asked)
    finally:
        gc.enable()


def _serve(config: Path | None, check: bool, given: Mapping[str, Any], asked: Mapping[str, Any]) -> None:
    if any(find_spec(name) is None for name in ("fastapi", "uvicorn", "sqlalchemy", "structlog")):
        raise Fault(t("cli-serve-missing"))
    from bastide.server import configuration
    from bastide.server.run import serve as run
    from bastide.server.settings import Impossible, Wrong

    wrong: list[str] = []
    try:
        try:
            start, running = configuration.read(config)
        except Impossible as error:
            start, running = error.rest
            if not check:
                raise
        wanted = {**asked, **start, **given}
        wrong = configuration.unstartable(wanted)
        if wrong and not check:
            raise Impossible(wrong, wanted)
        data = Path(given.get("data") or running.get("data") or "data")
        database = {"database": given["database"]} if given.get("database") else {}
        corrections = Path(wanted["corrections"]) if wanted["corrections"] else None
        for refusal in _corrected(corrections, data):
            if not check:
                raise refusal
            wrong.append(told(refusal))
        if check:
            _check(*asyncio.run(_look(wanted, config, wrong, data=data, **database)))
            return
        for warning in filter(None, (without_client(), slow())):
            print_lines([warning], errors=True)
        more = {name: wanted[name] for name in ("log_level", "proxies", "workers")} | {"config": config, **database}
        run(wanted["host"], wanted["port"], data, **more)
    except ImportError as error:
        named = t("cli-preflight-plugin", name=error.name or "?", reason=str(error))
        raise Fault(t("cli-serve-failed", reason=named)) from error
    except OSError as error:
        raise Fault(t("cli-serve-failed", reason=told_setting(error))) from error
    except Impossible as error:
        raise Fault(t("cli-serve-failed", reason="; ".join(map(told_setting, error.reasons)))) from error
    except BoxError as error:
        raise Fault(t("cli-serve-failed", reason=told(error))) from error
    except ValueError as error:
        raise Fault(t("cli-serve-failed", reason=told_setting(Wrong.of(error)))) from error


def _corrected(folder: Path | None, data: Path) -> Iterator[Fault | BoxError]:
    """Open every game's box by the corrections and say which values are others; yield what cannot be played with."""
    try:
        corrected.use(folder, data)
    except Fault as error:
        yield error
        if not Path(os.environ.get(ENVIRONMENT, ".")).is_dir():
            return  # no box can be opened, for the reason that is told
    for name in games():
        try:
            if said := corrected.said(game_type(name)):
                print(said, flush=True)
        except BoxError as error:
            yield error


async def _look(
    wanted: Mapping[str, Any], config: Path | None, wrong: list[str], **given: Any
) -> tuple[list[str], list[Any]]:
    """Return what cannot be right about the settings, and what was found besides."""
    from bastide.server.preflight import look
    from bastide.server.run import settled

    settings, more = settled(wanted["host"], config, **given)
    return [*wrong, *more], await look(settings, wanted["host"], wanted["port"], wanted["workers"])


def _check(settings: list[str], found: list[Any]) -> None:
    """Say what was found; end with an exit code of its own if something is wrong, as a start does by a setting."""
    for reason in settings:
        print_lines([f"{t(LEVELS['wrong'])}  {t('cli-preflight-setting', reason=told_setting(reason))}"], errors=True)
    for one in found:
        args = {name: value if isinstance(value, int) else told_setting(value) for name, value in one.args.items()}
        print_lines([f"{t(LEVELS[one.level])}  {t(one.key, **args)}"])
    if settings:
        raise Fault("")
    if any(one.level == "wrong" for one in found):
        raise click.exceptions.Exit(WRONG)
