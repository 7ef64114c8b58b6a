"""A table of one's own in this process, against bots."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from bastide.cli import report
from bastide.cli.local import LocalTable
from bastide.cli.mcp.sitting import Refused, plain_board
from bastide.cli.texts import t
from bastide.cli.thinking import Thinker
from bastide.engine.answers import StoryEntry
from bastide.engine.errors import IllegalAction


class PrivateSitting:
    """The one person's seat of a local table; the bots have answered before anybody looks."""

    started = True

    def __init__(self, key: str, local: LocalTable, own: int, thinker: Thinker) -> None:
        """Sit down; the bots before this seat have not moved yet (`look`)."""
        self.shown = local
        self.own = own
        self.told = 0
        self._key = key
        self._thinker = thinker

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.shown.over

    def board(self) -> str:
        """Return the board in plain characters."""
        state = self.shown.state
        return plain_board(self.shown.game.name, state.view(self.own), str(state))

    def story(self) -> list[StoryEntry]:
        """Return the log as far as this seat may read it."""
        return [entry for entry in self.shown.story() if self.over or entry.visible_to(self.own)]

    def legal(self) -> list[tuple[int, str]]:
        """Return what may be done now."""
        state = self.shown.state
        if state.current_player() != self.own:
            return []
        return [(action, state.action_to_string(action)) for action in state.legal_actions()]

    async def look(self) -> None:
        """Let the bots move until this seat is to decide."""
        local = self.shown
        while not local.over and (bot := local.seats[local.seat].bot) is not None:
            thought = await self._thinker.wait(partial(self._thinker.ask, local.state, bot, self._key))
            for text in thought.actions:
                local.act(local.state.string_to_action(text))

    async def act(self, actions: Sequence[str]) -> None:
        """Make all of these actions or none, then let the bots move."""
        local = self.shown
        before = local.state.clone()
        try:
            for number, text in enumerate(actions):
                plies = len(local.state.history())
                self._one(text, number)
                if number + 1 < len(actions) and len(local.state.history()) != plies + 1:
                    raise Refused(t("cli-mcp-draw-first", action=actions[number + 1]))
        except Refused:
            local.state = before
            raise
        await self.look()

    def _one(self, text: str, number: int) -> None:
        local = self.shown
        if local.over:
            raise Refused(t("cli-mcp-over", action=text))
        if local.seat != self.own:
            raise Refused(t("cli-mcp-not-yours", action=text))
        try:
            local.act(local.state.string_to_action(text))
        except IllegalAction as refusal:
            reason = report.refusal(local, refusal)
            raise Refused(t("cli-mcp-refused", action=text, reason=reason, number=number + 1)) from refusal

    async def wait(self, seconds: float) -> None:
        """Let the bots move; they take no longer than they need."""
        await self.look()

    async def say(self, text: str) -> None:
        """Refuse: nobody is there to listen."""
        raise Refused(t("cli-mcp-nobody-listens"))

    async def advise(self) -> list[str]:
        """Return the best lines of the bot that gives hints."""
        state = self.shown.state.clone()
        lines = await self._thinker.wait(partial(self._thinker.advise, state, report.HINT_BOT))
        return report.advice(self.shown, state, lines)

    async def review(self) -> dict[str, Any]:
        """Return how the game went, as JSON data."""
        return await self._thinker.wait(partial(self._thinker.review, self.shown.state))

    def taught(self) -> str:
        """Return nothing: this is a game in earnest."""
        return ""

    async def leave(self) -> None:
        """Let the table be forgotten."""
