"""`bastide serve`: the whole product on one address."""

import sys
from importlib.util import find_spec
from pathlib import Path

from bastide.cli import corrected
from bastide.cli.build import slow, without_client
from bastide.cli.texts import t
from bastide.cli.words import Fault
from bastide.engine.registry import game_type, games


def serve(
    host: str,
    port: int | None,
    *,
    data: Path | None,
    database: str,
    corrections: Path | None,
    log_level: str,
    proxies: str,
) -> None:
    """Serve the client, the API and the bots until stopped."""
    if any(find_spec(name) is None for name in ("fastapi", "uvicorn", "sqlalchemy", "structlog")):
        raise Fault(t("cli-serve-missing"))
    data = data or Path("data")
    corrected.use(corrections, data)
    for name in games():
        if said := corrected.said(game_type(name)):  # a file that cannot be played with stops the server here
            print(said, flush=True)
    for warning in filter(None, (without_client(), slow())):
        print(warning, file=sys.stderr, flush=True)
    from bastide.server.run import serve as run

    try:
        run(host, port, data, database or None, log_level=log_level, proxies=proxies)
    except (OSError, ValueError) as error:
        raise Fault(t("cli-serve-failed", reason=str(error))) from error
