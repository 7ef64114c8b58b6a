"""The yardstick: a server that tells everybody in a room what anybody there says, and knows no game."""

import asyncio
import sys
from collections import defaultdict

from websockets.asyncio.server import ServerConnection, broadcast, serve

rooms: dict[str, set[ServerConnection]] = defaultdict(set)


async def listen(connection: ServerConnection) -> None:
    """Pass on what one connection says for as long as it is there."""
    assert connection.request is not None
    room = rooms[connection.request.path]
    room.add(connection)
    try:
        async for message in connection:
            broadcast(room, message)
    finally:
        room.discard(connection)


async def main() -> None:
    async with serve(listen, "127.0.0.1", 0, compression=None) as server:
        print(f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}", flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
