"""`bastide admin operator`: making operators, on the machine that has the database and the secret."""

import asyncio
import os
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from bastide.cli.system import cannot_read
from bastide.cli.texts import t
from bastide.cli.told import told_setting
from bastide.cli.words import Fault


def operator(name: str, *, remove: bool, data: Path | None, database: str, config: Path | None) -> None:
    """Make an operator and print the token, or remove one."""
    if any(find_spec(package) is None for package in ("fastapi", "sqlalchemy", "structlog")):
        raise Fault(t("cli-serve-missing"))
    from sqlalchemy import make_url

    from bastide.server.admin import operators
    from bastide.server.configuration import settings as settings_of
    from bastide.server.security import SECRET_FILE, Keys, clean, kept_secret, read_secret
    from bastide.server.settings import Impossible
    from bastide.storage import talk
    from bastide.storage.database import Database
    from bastide.storage.steps import step_of, steps
    from bastide.storage.trouble import is_trouble, problem_of

    kept = clean(name)
    if not kept or len(kept) > operators.NAME_LIMIT:
        raise Fault(t("cli-admin-bad-name", most=operators.NAME_LIMIT))
    given: dict[str, Any] = {} if data is None else {"data": data}
    try:
        settings = settings_of(config, **given, **({"database": database} if database else {}))
        db = Database(settings.database_url)
    except OSError as error:
        raise cannot_read(error, config) from error
    except Impossible as error:
        raise Fault("\n".join(map(told_setting, error.reasons))) from error
    except ValueError as error:
        raise Fault(t("cli-admin-no-database", reason=told_setting(error))) from error
    kept_in = make_url(settings.database_url)
    if kept_in.get_backend_name() == "sqlite" and not Path(kept_in.database or "").is_file():
        raise Fault(t("cli-admin-no-file", file=str(kept_in.database)))  # else the token is for a server that is not

    async def work() -> str | None:
        try:
            async with db.reading() as connection:
                at = await connection.run_sync(step_of)
            if at is None or at in steps()[1:]:  # a server may be running on it; only its start brings it up to date
                raise Fault(t("cli-admin-no-database", reason=t("cli-check-older")))
            await db.start()
            if remove:
                return "" if await operators.remove(db, kept, time.time()) else None
            async with db.reading() as connection:
                used = await talk.known(connection, "secret")
            if used is not None and used != Keys(kept_secret(settings)).fingerprint():
                raise Fault(t("cli-admin-secret", file=str(settings.data / SECRET_FILE)))
            return await operators.make(db, Keys(read_secret(settings)), kept, time.time())
        finally:
            await db.stop()

    before = os.umask(0o077)  # what it makes is for this user alone
    try:
        done = asyncio.run(work())
    except Exception as error:
        if not isinstance(error, OSError | ValueError) and not is_trouble(error):
            raise
        raise Fault(t("cli-admin-no-database", reason=told_setting(problem_of(error)))) from error
    finally:
        os.umask(before)
    if done is None:
        raise Fault(t("cli-admin-no-operator", name=kept))
    if done:
        click.echo(t("cli-admin-made", name=kept), err=True)
        click.echo(done)
    else:
        click.echo(t("cli-admin-done"))
