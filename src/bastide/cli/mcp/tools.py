"""What a language model can do: games, tables, positions, moves and rules, each tool a few words in and a text out."""

import asyncio
import re
import secrets
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Annotated, Any, Final

from pydantic import BeforeValidator

from bastide.bots import LEVELS
from bastide.cli import listing, report
from bastide.cli.lessons import LessonTable, lesson_of
from bastide.cli.local import LocalTable
from bastide.cli.mcp import sitting as told
from bastide.cli.mcp.calling import caller
from bastide.cli.mcp.learning import LessonSitting
from bastide.cli.mcp.private import PrivateSitting
from bastide.cli.mcp.served import ServedSitting, Site
from bastide.cli.mcp.sitting import Refused, Sitting
from bastide.cli.rules import found_text
from bastide.cli.texts import t
from bastide.cli.thinking import Thinker
from bastide.cli.words import Fault, SeatWord, bot_seat, known_game, suggest
from bastide.engine.errors import BastideError
from bastide.engine.play import Game
from bastide.engine.registry import game_type, games
from bastide.engine.shuffle import NONCE_BYTES, hash_of

TABLES: Final = 64
"""Tables that are remembered; with one more, of whoever has most the one that was used longest ago is forgotten."""
TABLES_PER_CLIENT: Final = 8
"""Tables that are remembered for one client over HTTP, so that none pushes out those of the others."""
LONGEST_WAIT: Final = 60
BOTS: Final = ("random", "greedy", *(level.id for level in LEVELS))
LINK: Final = re.compile(r"(?:(?P<address>https?://[^/?#]+(?:/[^?#]+?)?)/t/)?(?P<table>[0-9A-Za-z]{1,32})(?:[/?#].*)?")

DESCRIPTIONS: Final = {
    "list_games": "cli-mcp-tool-list-games",
    "sit_down": "cli-mcp-tool-sit-down",
    "learn": "cli-mcp-tool-learn",
    "list_tables": "cli-mcp-tool-list-tables",
    "join_table": "cli-mcp-tool-join-table",
    "say": "cli-mcp-tool-say",
    "read_position": "cli-mcp-tool-read-position",
    "legal_moves": "cli-mcp-tool-legal-moves",
    "hint": "cli-mcp-tool-hint",
    "review": "cli-mcp-tool-review",
    "move": "cli-mcp-tool-move",
    "wait_for_turn": "cli-mcp-tool-wait-for-turn",
    "rules": "cli-mcp-tool-rules",
    "leave": "cli-mcp-tool-leave",
}

Tool = Callable[..., Awaitable[str]]
Options = Mapping[str, str | int | bool]


def listed(actions: object) -> object:
    """Return actions that are written in one text, as hints write them, as a list; anything else as it is.

    >>> listed("tile A-2; act mines; end turn")
    ['tile A-2', 'act mines', 'end turn']
    """
    return [part for part in map(str.strip, actions.split(";")) if part] if isinstance(actions, str) else actions


Actions = Annotated[list[str], BeforeValidator(listed)]
"""A list, as the schema says; models write it as one text now and then."""


class Tools:
    """The seats that have been taken, and the tools that use them."""

    def __init__(self, server: str = "") -> None:
        """Begin without tables; `server` is the address of a Bastide server whose tables may be sat at."""
        self._site: Final = Site(server) if server else None
        self._thinker: Final = Thinker()
        self._sittings: Final[OrderedDict[str, tuple[Sitting, asyncio.Lock, str]]] = OrderedDict()

    def close(self) -> None:
        """End the bots."""
        self._thinker.close()

    def all(self) -> list[Tool]:
        """Return every tool; those of served tables only where there is a server."""
        private: list[Tool] = [self.list_games, self.sit_down, self.learn]
        served: list[Tool] = [self.list_tables, self.join_table, self.say] if self._site else []
        always: list[Tool] = [
            self.read_position,
            self.legal_moves,
            self.hint,
            self.review,
            self.move,
            self.wait_for_turn,
            self.rules,
            self.leave,
        ]
        return private + served + always

    async def list_games(self) -> str:
        """List the games with players and options."""
        return listing.listed([game_type(name) for name in games()])

    async def sit_down(
        self, game: str, players: int = 2, seat: int = 0, bot: str = "level:3", options: Options | None = None
    ) -> str:
        """Open a table of one's own against bots."""
        if bot not in BOTS:
            raise Refused(t("cli-unknown-bot", spec=bot, bots=", ".join(BOTS)) + suggest(bot, BOTS))
        loaded = Game.of(known_game(game), players, options or {})
        if not 0 <= seat < players:
            raise Refused(t("cli-mcp-no-seat", seat=seat, most=players - 1))
        seats = [bot_seat(number, bot) for number in range(players)]
        seats[seat] = SeatWord(t("cli-mcp-name"))
        key = self._key()
        return await self._sit(key, PrivateSitting(key, LocalTable(loaded, seats), seat, self._thinker))

    async def learn(self, game: str, lesson: str = "") -> str:
        """Play a lesson of a game; the first one, if none is named."""
        taught = lesson_of(game, lesson)
        key = self._key()
        return await self._sit(key, LessonSitting(key, LessonTable(taught, t("cli-mcp-name")), self._thinker))

    async def list_tables(self) -> str:
        """List the server's tables with an open seat."""
        assert self._site is not None
        found = (await self._site.call("GET", "/api/tables?state=open"))["tables"]
        lines = []
        for table in found:
            names = t("shell-list-separator").join(_who(number, seat) for number, seat in enumerate(table["seats"]))
            lines.append(f"{table['id']}  {t('shell-other', name=table['title'], what=names)}")
        return "\n".join(lines) if lines else t("cli-mcp-no-open-table")

    async def join_table(self, table: str, name: str = "", token: str = "") -> str:
        """Sit at a table of the server: in an open seat, or in the seat of a token."""
        assert self._site is not None
        link = LINK.fullmatch(table.strip())
        if link is None or (link["address"] or self._site.address) != self._site.address:
            raise Refused(t("cli-mcp-no-link", table=table[:200], server=self._site.address))
        path, nonce = f"/api/tables/{link['table']}", ""
        found = await self._held(path, (token,) if token else caller.get().tokens)
        if found is not None:
            token, own = found
        elif token:
            raise Refused(t("cli-mcp-bad-token"))
        else:
            nonce = secrets.token_hex(NONCE_BYTES)
            body = {"name": name or t("cli-mcp-name"), "seal": hash_of(bytes.fromhex(nonce))}
            joined = await self._site.call("POST", f"{path}/join", body=body)
            own, token = int(joined["seat"]), str(joined["token"])
        return await self._sit(self._key(), ServedSitting(self._site, link["table"], token, own, nonce))

    async def _held(self, path: str, tokens: Sequence[str]) -> tuple[str, int] | None:
        """Return the first of these tokens that opens a seat at a table of the server, with the seat."""
        assert self._site is not None
        for token in tokens:
            if held := (await self._site.call("GET", path, token))["table"]["you"]:
                return token, int(held[0])
        return None

    async def say(self, table: str, text: str) -> str:
        """Say something at a served table."""
        async with self._at(table)[1]:
            await self._at(table)[0].say(text)
        return t("cli-mcp-said")

    async def read_position(self, table: str) -> str:
        """Read the whole position in words."""
        return await self._with(table, told.position)

    async def legal_moves(self, table: str, begins: str = "") -> str:
        """See what may be done, and what it costs and brings."""
        return await self._with(table, lambda sitting: told.choices(sitting, begins))

    async def hint(self, table: str) -> str:
        """Ask a coach for the best three lines; at a lesson, for what it wants."""
        sitting, lock = self._at(table)
        async with lock:
            await sitting.look()
            return await told.advice(sitting)

    async def review(self, table: str) -> str:
        """Look back on a finished game: what was expected, the luck of the draws, one's largest mistakes."""
        sitting, lock = self._at(table)
        async with lock:
            await sitting.look()
            return await told.looked_back(sitting)

    async def move(self, table: str, actions: Actions) -> str:
        """Make one action or several of a turn, all or none."""
        sitting, lock = self._at(table)
        if not actions:
            raise Refused(t("cli-mcp-no-action"))
        async with lock:
            await sitting.look()
            await sitting.act(actions)
            return told.happened(sitting)

    async def wait_for_turn(self, table: str, seconds: int = 30) -> str:
        """Wait until the others have moved."""
        sitting, lock = self._at(table)
        async with lock:
            await sitting.wait(max(0, min(seconds, LONGEST_WAIT)))
            return told.happened(sitting)

    async def rules(self, game: str, words: str) -> str:
        """Look up the numbered rules that hold all the words, or one by its number."""
        return found_text(known_game(game).name, words.split())

    async def leave(self, table: str) -> str:
        """Leave a table; at a server a bot plays on."""
        sitting, lock = self._at(table)
        async with lock:
            await sitting.leave()
            self._sittings.pop(table, None)
        return t("cli-mcp-left")

    @staticmethod
    def _key() -> str:
        return secrets.token_hex(8)

    async def _sit(self, key: str, sitting: Sitting) -> str:
        await sitting.look()
        client = caller.get().client
        self._sittings[key] = sitting, asyncio.Lock(), client
        while client and len(self._of(client)) > TABLES_PER_CLIENT:
            del self._sittings[self._of(client)[0]]
        while len(self._sittings) > TABLES:
            most, _ = Counter(client for _, _, client in self._sittings.values()).most_common(1)[0]
            del self._sittings[self._of(most)[0]]
        return t("cli-mcp-sat", table=key) + "\n\n" + told.position(sitting)

    def _of(self, client: str) -> list[str]:
        """Return the keys of a client's tables, the one that was used longest ago first."""
        return [key for key, (_, _, theirs) in self._sittings.items() if theirs == client]

    def _at(self, table: str) -> tuple[Sitting, asyncio.Lock]:
        found = self._sittings.get(table)
        if found is None:
            raise Refused(t("cli-mcp-no-table", table=table[:80]))
        self._sittings.move_to_end(table)
        return found[:2]

    async def _with(self, table: str, say: Callable[[Sitting], str]) -> str:
        sitting, lock = self._at(table)
        async with lock:
            await sitting.look()
            return say(sitting)


def refusals() -> Sequence[type[Exception]]:
    """Return what a tool raises when something cannot be done; anything else is a fault of ours."""
    return Refused, Fault, BastideError


def described(tool: Tool) -> str:
    """Return what a tool is for, in the language in use."""
    return t(DESCRIPTIONS[tool.__name__])


def _who(number: int, seat: Mapping[str, Any]) -> str:
    """Return who sits on a seat of a served table: a person, a bot with its level, or nobody yet."""
    if seat["bot"] is None:
        return str(seat["name"] or "–")
    return report.with_level(seat["name"] or bot_seat(number, seat["bot"]).name, seat["bot"])
