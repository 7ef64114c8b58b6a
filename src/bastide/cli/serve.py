"""`bastide serve`: the whole product on one address."""

from importlib.util import find_spec
from pathlib import Path

from bastide.cli.texts import t
from bastide.cli.words import Fault


def serve(host: str, port: int, *, data: Path | None, database: str, log_level: str, proxies: str) -> None:
    """Serve the client, the API and the bots until stopped."""
    if any(find_spec(name) is None for name in ("fastapi", "uvicorn", "sqlalchemy", "structlog")):
        raise Fault(t("cli-serve-missing"))
    from bastide.server.run import serve as run

    try:
        run(host, port, data or Path("data"), database or None, log_level=log_level, proxies=proxies)
    except (OSError, ValueError) as error:
        raise Fault(t("cli-serve-failed", reason=str(error))) from error
