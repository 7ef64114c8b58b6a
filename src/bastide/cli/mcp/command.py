"""`bastide mcp` before anything of its packages is imported."""

from collections.abc import Sequence
from importlib.util import find_spec

from bastide.cli.texts import t
from bastide.cli.words import Fault


def mcp(server: str, http: bool, host: str, port: int, typed: Sequence[str] = ()) -> None:
    """Serve the tools, or say which packages are missing; `typed` are the options of an address that were given."""
    if typed and not http:  # else it would wait for a client at standard input, and nobody at the address
        raise Fault(t("cli-mcp-no-http", option=f"--{typed[0]}"))
    if any(find_spec(name) is None for name in ("mcp", "httpx2", "uvicorn")):
        raise Fault(t("cli-mcp-missing"))
    if http and any(find_spec(name) is None for name in ("fastapi", "sqlalchemy", "structlog")):
        raise Fault(t("cli-serve-missing"))
    from bastide.cli.mcp.serve import serve

    serve(server, http, host, port)
