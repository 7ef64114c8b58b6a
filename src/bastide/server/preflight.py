"""`bastide serve --check`: whether a server would start and do its work; nothing is written or brought up to date."""

import asyncio
import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal

from sqlalchemy import func, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from bastide.engine.errors import BoxError
from bastide.engine.registry import game_type, games, load_game
from bastide.server import vapid
from bastide.server.configuration import unknown
from bastide.server.doorway import LEAST, room_for_connections
from bastide.server.run import bind
from bastide.server.security import LOOPBACK_NAMES, SECRET_FILE, Keys, kept_secret
from bastide.server.settings import Settings, Wrong
from bastide.server.specs import is_bot
from bastide.server.workers import shared
from bastide.storage import database, operating, talk
from bastide.storage.alone import closed_file, is_taken
from bastide.storage.steps import step_of, steps
from bastide.storage.trouble import DatabaseProblem, problem_of

FEW_CONNECTIONS: Final = 1000
MIB: Final = 1024 * 1024
SHORT_SECRET: Final = 32
ELSEWHERE: Final = frozenset(
    {"BASTIDE_CONFIG", "BASTIDE_SERVER", "BASTIDE_OPERATOR_FILE", "BASTIDE_OPERATOR_TOKEN", "BASTIDE_COMPILE"}
    | {"BASTIDE_SERVED_BY"}
)
"""Variables of the environment that other commands read."""

Level = Literal["good", "doubtful", "wrong"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: how it is, as a message of the terminal with arguments."""

    level: Level
    key: str
    args: dict[str, Any] = field(default_factory=dict)


def _said(level: Level, key: str, **args: Any) -> Finding:
    return Finding(level, key, args)


async def look(settings: Settings, host: str, port: int | None, workers: int = 1) -> list[Finding]:
    """Return what was found, in the order in which a server needs it; the settings themselves are thought possible."""
    found = [_said("doubtful", "cli-preflight-unknown", name=name) for name in unknown(os.environ, ELSEWHERE)]
    found += [*_folder(settings), *_disk(settings), *_secret(settings), *_workers(settings, workers)]
    found += [*await _database(settings), *_plugins(settings), *_games(settings)]
    found += [_port(host, port), *_net(settings, host), *_telling(settings)]
    return found


def _folder(settings: Settings) -> Iterator[Finding]:
    """Look at the data folder, or at where it would be made."""
    folder = settings.data
    at = folder.absolute()
    while not at.exists():
        at = at.parent
    if not at.is_dir() or not os.access(at, os.W_OK | os.X_OK):
        yield _said("wrong", "cli-preflight-folder-closed", folder=str(folder))
    elif folder.exists() and stat.S_IMODE(folder.stat().st_mode) & 0o007:
        yield _said("doubtful", "cli-preflight-folder-open", folder=str(folder))
    else:
        yield _said("good", "cli-preflight-folder", folder=str(folder))


def _disk(settings: Settings) -> Iterator[Finding]:
    """Look at the disk of SQLite's file, or of where that would be made."""
    try:
        db = database.Database(settings.database_url)
    except ValueError:  # which is told with the database
        return
    if (free := db.free()) is not None and free < settings.disk_reserve:
        folder = str(Path(settings.database_url.partition("///")[2]).parent)
        amounts = {"free": free // MIB, "least": settings.disk_reserve // MIB}
        yield _said("wrong", "cli-preflight-disk-full", folder=folder, **amounts)


def _secret(settings: Settings) -> Iterator[Finding]:
    path = settings.data / SECRET_FILE
    if settings.secret:
        if len(settings.secret) < SHORT_SECRET:
            yield _said("doubtful", "cli-preflight-secret-short", least=SHORT_SECRET)
    elif path.exists() and not kept_secret(settings):
        yield _said("wrong", "cli-preflight-secret-not", file=str(path))
    elif path.exists() and stat.S_IMODE(path.stat().st_mode) & 0o077:
        yield _said("doubtful", "cli-preflight-secret-open", file=str(path))
    elif settings.database:
        yield _said("doubtful", "cli-preflight-secret-here", file=str(path))


def _workers(settings: Settings, count: int) -> Iterator[Finding]:
    if count > 1:
        try:
            shared(settings, count)
        except ValueError as error:
            yield _said("wrong", "cli-preflight-setting", reason=Wrong.of(error))


async def _database(settings: Settings) -> list[Finding]:
    """Look whether the database answers, of which version it is, and whether it belongs to this server."""
    url, fingerprint = settings.database_url, None
    if url.startswith("sqlite") and not Path(url.partition("///")[2]).exists():
        return [_said("good", "cli-preflight-database-new")]
    try:
        db = database.Database(url)
    except ValueError as error:
        return [_said("wrong", "cli-preflight-database-not", reason=error)]
    if (closed := closed_file(url)) is not None:
        return [_said("wrong", "cli-preflight-file-closed", file=str(closed))]
    if is_taken(url):
        return [_said("wrong", "cli-preflight-database-taken")]
    try:
        async with asyncio.timeout(15), db.reading() as connection:
            at, operators = await connection.run_sync(step_of), 0
            beside = at is not None and await connection.run_sync(database.beside_allowed)
            if await connection.run_sync(lambda sync: inspect(sync).has_table("operators")):
                operators = await connection.scalar(select(func.count()).select_from(operating.operators)) or 0
            if await connection.run_sync(lambda sync: inspect(sync).has_table("facts")):
                fingerprint = await talk.known(connection, "secret")
    except (OSError, TimeoutError, SQLAlchemyError, DatabaseProblem) as error:
        return [_said("wrong", "cli-preflight-database-not", reason=problem_of(error))]
    finally:
        await db.stop()
    if at is None:
        return [_said("good", "cli-preflight-database-new")]
    found = []
    if fingerprint is not None and fingerprint != Keys(kept_secret(settings)).fingerprint():
        found.append(_said("wrong", "cli-preflight-secret-other", file=str(settings.data / SECRET_FILE)))
    known = steps()
    if at not in known:
        return [*found, _said("doubtful" if beside else "wrong", "cli-preflight-database-newer", version=at)]
    return [*found, _said("good", "cli-preflight-database", steps=known.index(at), operators=operators)]


def _plugins(settings: Settings) -> Iterator[Finding]:
    """Look whether the games from outside can be imported."""
    for name in settings.plugins:
        try:
            import_module(name)
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            yield _said("wrong", "cli-preflight-plugin", name=name, reason=reason)


def _games(settings: Settings) -> Iterator[Finding]:
    """Look whether the bots that a host has named can sit in every game."""
    for name, spec in (("bot_stand_in", settings.bot_stand_in), ("bot_hint", settings.bot_hint)):
        for game in games():
            try:
                kind = game_type(game)
            except BoxError:  # which is told with the corrections
                continue
            if not is_bot(spec, load_game(game, kind.min_players)):
                yield _said("wrong", "cli-preflight-bot", name=name, spec=spec)
                break
    if not (settings.static / "index.html").is_file():
        yield _said("doubtful", "cli-preflight-no-client")


def _port(host: str, port: int | None) -> Finding:
    try:
        bind(host, port).close()
    except (OSError, OverflowError) as error:  # beyond 65535 is an overflow
        reason = getattr(error, "strerror", None) or str(error)
        return _said("wrong", "cli-preflight-port", reason=reason)
    return _said("good", "cli-preflight-port-free", host=host)


def _net(settings: Settings, host: str) -> Iterator[Finding]:
    """Look at what matters once strangers come."""
    if host not in LOOPBACK_NAMES and "*" in settings.allowed_hosts:
        yield _said("doubtful", "cli-preflight-any-host")
    room = room_for_connections()
    if room < max(LEAST, FEW_CONNECTIONS):
        yield _said("doubtful", "cli-preflight-few-connections", room=room)


def _telling(settings: Settings) -> Iterator[Finding]:
    """Look at how people who are away are told."""
    mail = {"mail_host": settings.mail_host, "mail_from": settings.mail_from, "public_url": settings.public_url}
    missing = [name for name, value in mail.items() if not value]
    if settings.mail_host and missing:
        yield _said("doubtful", "cli-preflight-mail-half", missing=", ".join(missing))
    if settings.mail_user and settings.mail_security == "none":
        yield _said("doubtful", "cli-preflight-mail-open")
    if settings.pushes:
        yield from _pushes(settings)
    if settings.webhook_url and not settings.webhook_secret:
        yield _said("doubtful", "cli-preflight-webhook-secret")
    if settings.webhook_url and not settings.public_url:
        yield _said("doubtful", "cli-preflight-webhook-links")
    if settings.notify_private:
        yield _said("doubtful", "cli-preflight-notify-private")
    can = {"push": settings.pushes, "mail": settings.mails, "webhook": bool(settings.webhook_url)}
    if ways := [way for way, offered in can.items() if offered]:
        lacking = [name for name in ("dbos", "http_ece", "py_vapid") if find_spec(name) is None]
        if lacking:
            yield _said("wrong", "cli-preflight-notify-missing", name=lacking[0])
        else:
            yield _said("good", "cli-preflight-notify", ways=", ".join(ways))


def _pushes(settings: Settings) -> Iterator[Finding]:
    if not settings.public_url.startswith("https://"):
        yield _said("doubtful", "cli-preflight-push-https")
    file = settings.data / vapid.FILE
    if not settings.vapid_key and settings.database:
        yield _said("doubtful", "cli-preflight-vapid-here", file=str(file))
    if not settings.vapid_key and file.exists():
        try:
            vapid.private_key(settings)
        except ValueError as error:
            yield _said("wrong", "cli-preflight-setting", reason=Wrong.of(error))
