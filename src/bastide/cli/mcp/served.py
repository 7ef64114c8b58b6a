"""A seat at an ordinary table of a running server, held by its token."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import httpx2

from bastide.cli import report
from bastide.cli.mcp.calling import caller
from bastide.cli.mcp.sitting import Refused, plain_board
from bastide.cli.seen import SeenPosition, advice, lesson_says, refused, seats_of_table
from bastide.cli.table import Shown, ShownPosition
from bastide.cli.texts import t
from bastide.cli.words import title_of
from bastide.engine.answers import TERMINAL, StoryEntry
from bastide.engine.errors import RecordError, UnknownGame
from bastide.engine.play import Game, State
from bastide.engine.record import Record
from bastide.engine.registry import load_game

TIMEOUT: Final = 30.0
PAUSE: Final = 0.5
"""Seconds between two looks while waiting."""


class Site:
    """A server."""

    def __init__(self, address: str) -> None:
        """Remember where it is; nothing is asked yet."""
        self.address: Final = (address if "://" in address else f"http://{address}").rstrip("/")
        self._http: Final = httpx2.AsyncClient(base_url=self.address, timeout=TIMEOUT)

    async def call(
        self, method: str, path: str, token: str = "", body: object = None, shown: Shown | None = None
    ) -> Any:
        """Return the answer to a call; raise `Refused` with the server's reason, in the words of the table if shown."""
        answer = await self._send(method, path, token, body, shown)
        try:
            return answer.json()
        except ValueError as error:
            raise Refused(t("cli-mcp-server-says", reason=answer.text[:200])) from error

    async def text(self, path: str, token: str) -> str:
        """Return a document."""
        return (await self._send("GET", path, token)).text

    async def _send(
        self, method: str, path: str, token: str, body: object = None, shown: Shown | None = None
    ) -> httpx2.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if address := caller.get().address:  # so that the server counts everybody for themselves
            headers["X-Forwarded-For"] = address
        try:
            answer = await self._http.request(method, path, headers=headers, json=body)
        except httpx2.HTTPError as error:
            raise Refused(t("cli-mcp-server-away", server=self.address, reason=str(error))) from error
        if answer.is_success:
            return answer
        raise Refused(_reason(answer, shown))


def _reason(answer: httpx2.Response, shown: Shown | None) -> str:
    """Return in words why a server refuses a call."""
    try:
        error = answer.json()["error"]
    except (ValueError, KeyError, TypeError):
        return t("cli-mcp-server-says", reason=f"{answer.status_code} {answer.text[:200]}")
    reason = t("cli-mcp-server-says", reason=str(error.get("message", answer.status_code)))
    if error.get("code") == "illegal-action":
        action, number = str(error.get("action", "")), int(error.get("index", 0)) + 1
        return t("cli-mcp-refused", action=action, reason=report.refusal(shown, refused(error)), number=number)
    if error.get("code") == "lesson-other":
        number = int(error.get("index", 0)) + 1
        return t("cli-mcp-lesson-other", action=str(error.get("action", "")), number=number, remark=t(error["key"]))
    return reason


class ServedSitting:
    """One seat of a served table, as it was when last looked at."""

    def __init__(self, site: Site, table: str, token: str, own: int, nonce: str = "") -> None:
        """Hold a seat; `look` before anything else. `nonce` is the number that was announced for the shuffle."""
        self.own = own
        self._nonce = nonce
        self.told = 0
        self.eyes: int | None = own
        self._site = site
        self._path = f"/api/tables/{table}"
        self._token = token

    @property
    def shown(self) -> "ServedSitting":
        """The table as this seat sees it: this object is both."""
        return self

    async def look(self) -> None:
        """Ask the server how the table stands."""
        answer = await self._site.call("GET", self._path, self._token)
        if self._nonce and self.own in answer["table"]["awaits"]:
            with suppress(Refused):  # it comes too late: the draws begin without it
                await self._site.call("POST", f"{self._path}/nonce", self._token, {"nonce": self._nonce})
            answer = await self._site.call("GET", self._path, self._token)
        self._take(answer)
        self._record: State | None = None
        closed = answer["table"]["closed"] or self.game.type.hidden_information
        if self.started and (self.over or not closed):
            text = await self._site.text(f"{self._path}/record", self._token)
            try:
                self._record = Record.parse(text).replay()
            except RecordError as error:
                raise Refused(t("cli-mcp-other-rules", game=title_of(self.game.type))) from error

    def _take(self, answer: Mapping[str, Any]) -> None:
        table, snapshot = answer["table"], answer["snapshot"]
        if self.own not in table["you"]:
            raise Refused(t("cli-mcp-seat-lost"))
        try:
            self.game: Game = load_game(table["game"], table["players"], table["options"])
        except (UnknownGame, ValueError) as error:
            raise Refused(t("cli-mcp-other-rules", game=str(table["title"]))) from error
        self.seats = seats_of_table(table)
        self.over: bool = table["state"] == "over"
        self.started: bool = table["state"] != "open"
        self._seq: int = snapshot["seq"]
        self._seen = SeenPosition(snapshot)
        self._remark = lesson_says(table, snapshot["ply"])

    @property
    def state(self) -> ShownPosition:
        """The position: what was told of it, or the whole once the game is over."""
        return self._record if self.over and self._record is not None else self._seen

    @property
    def seat(self) -> int:
        """The seat that decides now, as far as the view tells."""
        return self.own if self._seen.legal() else int(self._seen.view(None).get("current", TERMINAL))

    def board(self) -> str:
        """Return the board in plain characters."""
        text = str(self._record) if self._record is not None else None
        return plain_board(self.game.name, self._seen.view(None), text)

    def story(self) -> list[StoryEntry]:
        """Return the log as far as this seat may read it."""
        return self._seen.story()

    def legal(self) -> list[tuple[int, str]]:
        """Return what may be done now."""
        return self._seen.legal()

    async def act(self, actions: Sequence[str]) -> None:
        """Make all of these actions or none."""
        body = {"seq": self._seq, "actions": list(actions)}
        await self._site.call("POST", f"{self._path}/moves", self._token, body, self)
        await self.look()

    async def wait(self, seconds: float) -> None:
        """Look again and again until this seat is to decide, the game is over or the time is up."""
        until = time.monotonic() + seconds
        await self.look()
        while not (self.legal() or self.over) and time.monotonic() < until:
            await asyncio.sleep(PAUSE)
            self._take(await self._site.call("GET", self._path, self._token))
        await self.look()

    async def say(self, text: str) -> None:
        """Say something to everybody at the table."""
        await self._site.call("POST", f"{self._path}/chat", self._token, {"text": text})

    async def advise(self) -> list[str]:
        """Ask the server for the best lines; not at every table are hints allowed."""
        found = await self._site.call("POST", f"{self._path}/hint", self._token)
        return advice(self, found)

    async def review(self) -> dict[str, Any]:
        """Ask the server how the game went; refused until it is over."""
        found: dict[str, Any] = await self._site.call("GET", f"{self._path}/review", self._token)
        return found

    def taught(self) -> str:
        """Return what the lesson that is played at this table says now."""
        return self._remark

    async def leave(self) -> None:
        """Give the seat to a bot, or open it again before the start."""
        await self._site.call("POST", f"{self._path}/leave", self._token)
