"""People at real servers: they move over live connections and remember what was acknowledged, whatever happens."""

import asyncio
import itertools
import json
import random
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bastide.engine.answers import CHANCE
from bastide.engine.record import Record
from bastide.outside.live import Reader

from .real_server import RealServer

GAMES: Final = ("carcassonne", "carrara", "caylus", "praga")
CLOCK: Final = {"initial": 3600, "increment": 5}
PASSING: Final = {409, 503}
"""With what a move may be refused while something happens: the table has moved on, the store cannot be used."""
AGAIN: Final = 0.1
"""Seconds after which who was cut off comes back."""
PATIENCE: Final = 60.0
"""Seconds in which everybody plays again."""


class Refused(Exception):
    """A move was refused, for a reason that passes."""


class Player:
    """Somebody at a table of two, each with a live connection over which they move."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.reader = Reader()
        self.answers: dict[int, dict[str, Any]] = {}

    async def hear(self) -> None:
        async with asyncio.timeout(30):
            frame = json.loads(await self.line.recv())
        if frame["type"] in ("moved", "refused"):
            self.answers[frame["id"]] = frame
        else:
            self.reader.take(frame)

    async def at(self, seq: int) -> None:
        while self.reader.seq < seq:
            await self.hear()

    def frame(self, number: int, text: str) -> str:
        """Return the frame of a move."""
        return json.dumps({"type": "move", "id": number, "seq": self.reader.seq, "actions": [text]})

    async def say(self, number: int, text: str) -> int:
        """Make a move; return the seq that was acknowledged, raise `Refused`."""
        await self.line.send(self.frame(number, text))
        while number not in self.answers:
            await self.hear()
        answer = self.answers[number]
        if answer["type"] == "refused":
            assert answer["status"] in PASSING, answer
            raise Refused(answer["error"]["code"])
        return int(answer["seq"])

    async def move(self, number: int, rng: random.Random) -> int:
        """Make any move; return the seq that was acknowledged."""
        return await self.say(number, rng.choice(self.reader.snapshot["legal"])["text"])


def opened(server: RealServer, game: str = "carcassonne", bot: str = "", clock: Any = None) -> tuple[str, list[str]]:
    """Open a table of two, each call on a connection of its own; with a bot, of one and the bot."""
    with httpx.Client(base_url=server.address, timeout=60) as one, httpx.Client(base_url=server.address) as two:
        seats = [{"kind": "me", "name": "Odile"}, {"kind": "bot", "bot": bot} if bot else {"kind": "open"}]
        made = one.post("/api/tables", json={"game": game, "seats": seats, "clock": clock}).json()
        table_id, tokens = made["table"]["id"], [made["tokens"]["0"]]
        if not bot:
            joined = two.post(f"/api/tables/{table_id}/join", json={"name": "Bruno", "seat": None}).json()
            tokens.append(joined["token"])
    return table_id, tokens


async def seated(server: RealServer, table_id: str, token: str) -> Player:
    line = await connect(f"{server.live}/api/tables/{table_id}/live", max_size=None)
    await line.send(json.dumps({"type": "hello", "tokens": [token], "since": None}))
    player = Player(line)
    await player.at(0)
    return player


class Table:
    """A table of two people who move as fast as they are answered, with every move that was acknowledged."""

    def __init__(self, server: RealServer, game: str, seed: int) -> None:
        self.id, self.tokens = opened(server, game, clock=CLOCK)
        self.acknowledged: list[set[str]] = []
        """Each move, or where only the position told that one was stored, those of which it must be one."""
        self.sent: set[str] = set()
        """The moves sent since, of which it is not known whether one was stored."""
        self.seq = 0
        self.over = False
        self.players: list[Player] = []
        self._numbers: Final = itertools.count()
        self._rng: Final = random.Random(seed)

    async def play(self, server: RealServer, pace: float = 0.0) -> None:
        """Move until the game is over; whoever is cut off or refused comes back."""
        while not self.over:
            try:
                await self._enter(server)
                while not self.over:
                    await self._turn()
                    await asyncio.sleep(pace)
            except (OSError, EOFError, TimeoutError, WebSocketException, Refused):
                await asyncio.sleep(AGAIN)
            finally:
                await self._leave()

    async def _enter(self, server: RealServer) -> None:
        for token in self.tokens:
            self.players.append(await seated(server, self.id, token))
        now = max(one.reader.seq for one in self.players)
        assert now >= self.seq, "an acknowledged move is missing"
        if self.sent and now > self.seq:
            self._stored(self.sent)
        self.seq = now
        for one in self.players:
            await one.at(now)

    async def _turn(self) -> None:
        mover = next((one for one in self.players if one.reader.snapshot["legal"]), None)
        if mover is None:
            self.over = True
            return
        text = self._rng.choice(mover.reader.snapshot["legal"])["text"]
        self.sent = self.sent | {text}
        self.seq = await mover.say(next(self._numbers), text)
        self._stored({text})
        for one in self.players:
            await one.at(self.seq)

    def _stored(self, one_of: set[str]) -> None:
        self.acknowledged.append(one_of)
        self.sent = set()

    def cut(self, rng: random.Random) -> None:
        """Cut those who are connected off, one of them in the middle of a frame."""
        for one in self.players:
            one.line.transport.write(b"\x81\xfe\x00"[: rng.randint(0, 3)])
            one.line.transport.abort()

    async def _leave(self) -> None:
        players, self.players = self.players, []
        for one in players:
            one.line.transport.abort()

    def check(self, http: httpx.Client) -> None:
        """See that the record has every move that was acknowledged, and no other but one whose answer did not come."""
        answer = http.get(f"/api/tables/{self.id}/record")
        answer.raise_for_status()
        found = moves(Record.parse(answer.text))
        known, more = found[: len(self.acknowledged)], found[len(self.acknowledged) :]
        assert len(known) == len(self.acknowledged), "an acknowledged move is missing"
        wrong = [(one, made) for one, made in zip(self.acknowledged, known, strict=True) if made not in one]
        assert not wrong, "an acknowledged move is another one"
        assert not more or (len(more) == 1 and more[0] in self.sent), "a move that nobody made"


def moves(record: Record) -> list[str]:
    """Return what the seats of a recorded game did, draws left out."""
    state, found = record.game.new_initial_state(), []
    for action in record.actions:
        if state.current_player() != CHANCE:
            found.append(action)
        state.apply(action)
    return found


class Evening:
    """Many tables at one server."""

    def __init__(self, server: RealServer, tables: int) -> None:
        self.server = server
        self._numbers: Final = itertools.count()
        self.tables: Final = [self._opened() for _ in range(tables)]
        self._ended: Final[list[Table]] = []
        self._playing: list[asyncio.Task[None]] = []

    def _opened(self) -> Table:
        number = next(self._numbers)
        return Table(self.server, GAMES[number % len(GAMES)], number)

    @property
    def acknowledged(self) -> int:
        """How many moves were acknowledged."""
        return sum(len(table.acknowledged) for table in (*self.tables, *self._ended))

    def begin(self, pace: float = 0.0) -> None:
        """Have everybody play; a new table stands where one has ended."""
        for at, table in enumerate(self.tables):
            if table.over:
                self._ended.append(table)
                self.tables[at] = self._opened()
        self._playing = [asyncio.create_task(table.play(self.server, pace)) for table in self.tables]

    async def all_move(self) -> None:
        """Return once a move at every table was acknowledged from now on."""
        before = [len(table.acknowledged) for table in self.tables]
        async with asyncio.timeout(PATIENCE):
            while any(
                len(table.acknowledged) == known and not table.over
                for table, known in zip(self.tables, before, strict=True)
            ):
                for one in self._playing:
                    if one.done():
                        one.result()
                await asyncio.sleep(0.02)

    async def pause(self) -> None:
        """Have everybody stop, whatever they are waiting for."""
        playing, self._playing = set(self._playing), []
        while playing:
            for one in playing:
                one.cancel()
            done, playing = await asyncio.wait(playing, timeout=1.0)  # a cut that comes at once may hide the cancelling
            for one in done:
                if not one.cancelled():
                    one.result()

    def check(self, all_of_them: bool = False) -> None:
        """See that nothing acknowledged is missing."""
        for table in (*self.tables, *(self._ended if all_of_them else ())):
            table.check(self.server.http)
