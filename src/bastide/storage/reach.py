"""Reaching PostgreSQL: how long that may take, and how a line is given up on which nothing comes any more."""

import socket
from functools import cache
from typing import Any, Final

from bastide.storage.trouble import DatabaseProblem, Unreachable

PATIENCE: Final = 10.0
"""Seconds in which PostgreSQL has taken a connection, and what was sent on one; else it is gone."""
PROBES: Final = 5
"""Seconds after which a silent line is asked whether it is there, and asked again."""


async def reach(*given: Any, **named: Any) -> Any:
    """Connect to PostgreSQL; raise `Unreachable` where it is gone, starting or full, whichever way it says so.

    So it is, too, where of several servers none is the one that is asked for, as while another one takes over.
    Raises `DatabaseProblem` where it knows no such user, password or database.
    """
    import asyncpg  # SQLite does without

    try:
        return await asyncpg.connect(*given, **{"timeout": PATIENCE, "connection_class": watched(), **named})
    except (
        OSError,
        asyncpg.CannotConnectNowError,
        asyncpg.TooManyConnectionsError,
        asyncpg.TargetServerAttributeNotMatched,
    ) as error:
        raise Unreachable(error) from error
    except asyncpg.InvalidAuthorizationSpecificationError as error:
        raise DatabaseProblem(str(error), "database-refused") from error
    except asyncpg.InvalidCatalogNameError as error:
        raise DatabaseProblem(str(error), "database-absent") from error


@cache
def watched() -> Any:
    """Return the class of connections that the system gives up once the other side is silent."""
    import asyncpg  # SQLite does without

    class Watched(asyncpg.Connection):  # type: ignore[misc]
        def __init__(self, protocol: Any, transport: Any, *more: Any) -> None:
            super().__init__(protocol, transport, *more)
            watch(transport.get_extra_info("socket"))

    return Watched


def watch(line: Any) -> None:
    """Have a line to another machine given up on which nothing is taken; else it waits a quarter of an hour."""
    if line is None or line.family not in (socket.AF_INET, socket.AF_INET6):
        return
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    limits = {
        "TCP_KEEPIDLE": PROBES,
        "TCP_KEEPINTVL": PROBES,
        "TCP_KEEPCNT": 2,
        "TCP_USER_TIMEOUT": int(PATIENCE * 1000),
    }
    for name, limit in limits.items():
        if (known := getattr(socket, name, None)) is not None:  # not every system has all of them
            line.setsockopt(socket.IPPROTO_TCP, known, limit)
