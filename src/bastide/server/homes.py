"""Which process of a machine a table is at home with, and how a connection gets there.

Any process answers for any table. At home nothing has to be read again after a move, and one picture of the table
serves everybody who watches.
"""

import array
import asyncio
import contextlib
import hashlib
import os
import re
import socket
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

LINE: Final = re.compile(rb"[A-Z]{3,7} (?:/[^ ?]{1,200})?/api/tables/([0-9A-Za-z]{10,32})[/? ]")
"""How a request begins that is about one table, perhaps beneath a path."""
LONGEST: Final = 65_536
"""Bytes of a request that may come along with its connection."""


@lru_cache(maxsize=4096)
def home_of(table_id: str, count: int) -> int:
    """Return the one of so many processes where a table is at home; another count moves as few tables as can be."""

    def weight(slot: int) -> bytes:
        return hashlib.blake2b(f"{slot}/{table_id}".encode(), digest_size=8).digest()

    return max(range(count), key=weight)


class Homes:
    """The processes that share the port of one machine, and which of them this is."""

    def __init__(self, mine: int = 0, count: int = 1, folder: Path | None = None) -> None:
        """`folder` holds a socket of each of them; without one this process is alone."""
        self.mine: Final = mine
        self.count: Final = count
        self.hire: Callable[[], None] | None = None
        """Has the parent of several processes keep a courier; None where this process is to."""
        self._folder: Final = folder
        self._out: socket.socket | None = None
        self._in: socket.socket | None = None
        self._make: Callable[[bytes], asyncio.Protocol] | None = None
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    def here(self, table_id: str) -> bool:
        """Return whether a table is at home in this process."""
        return self.count == 1 or home_of(table_id, self.count) == self.mine

    def home(self, begun: bytes) -> int:
        """Return the process at home with the table of a request that begins so; this one for every other request."""
        found = LINE.match(begun) if self.count > 1 else None
        return self.mine if found is None else home_of(found[1].decode(), self.count)

    def give(self, home: int, begun: bytes, handle: int) -> bool:
        """Hand a connection over with what has been read of it; return False where nobody takes it."""
        if self._out is None or self._folder is None or len(begun) > LONGEST:
            return False
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [handle]))]
        try:
            self._out.sendmsg([begun], rights, 0, str(self._folder / str(home)))
        except OSError:  # that process is starting, overwhelmed or gone
            return False
        return True

    def open(self, make: Callable[[bytes], asyncio.Protocol]) -> None:
        """Take connections that others hand over; `make` returns the protocol for one of which so much was read."""
        if self._folder is None or sys.platform == "win32":
            return
        path = self._folder / str(self.mine)
        path.unlink(missing_ok=True)
        self._in = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._in.setblocking(False)
        self._in.bind(str(path))
        self._out = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._out.setblocking(False)
        self._make = make
        asyncio.get_running_loop().add_reader(self._in.fileno(), self._take)

    def close(self) -> None:
        """Take those that are here already, and none any more."""
        if self._in is not None:
            while self._take():
                pass
            asyncio.get_running_loop().remove_reader(self._in.fileno())
            self._in.close()
            self._in = None

    def _take(self) -> bool:
        """Take the next connection; return whether there was one."""
        assert self._in is not None
        assert self._make is not None
        try:
            begun, handles, _, _ = socket.recv_fds(self._in, LONGEST, 1)
        except OSError:
            return False
        for handle in handles:
            os.set_inheritable(handle, False)
            found = socket.socket(fileno=handle)
            found.setblocking(False)
            task = asyncio.create_task(_joined(found, self._make, begun), name="handed over")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return True


async def _joined(found: socket.socket, make: Callable[[bytes], asyncio.Protocol], begun: bytes) -> None:
    """Go on with a connection that another process has begun."""
    loop = asyncio.get_running_loop()
    with contextlib.suppress(OSError):  # gone meanwhile
        await loop.connect_accepted_socket(lambda: make(begun), found)
