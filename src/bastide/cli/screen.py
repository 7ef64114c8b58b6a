"""The full screen of a table on this machine: bots think elsewhere and never hold up a key."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Final

from bastide.cli import report
from bastide.cli.commands import Commands
from bastide.cli.gamescreen import GameScreen
from bastide.cli.keeping import Save
from bastide.cli.local import LocalTable
from bastide.cli.reviewing import said
from bastide.cli.texts import t
from bastide.cli.thinking import T, Thinker
from bastide.cli.words import Fault


class TableScreen(GameScreen):
    """One table on this machine, with people at its keyboard and bots."""

    local: LocalTable

    def __init__(self, local: LocalTable, save: Save, seed: int | None = None, bot_delay: float = 0.35) -> None:
        """Show a table; `save` is called after every action, `bot_delay` is the least time a bot takes, in seconds."""
        super().__init__(local)
        self.save = save
        self.bot_delay: Final = bot_delay
        self.thinker = Thinker(seed)
        self.thinking = False

    def on_unmount(self) -> None:
        """Let no bot think on."""
        self.thinker.close()

    def _understands(self) -> Commands:
        return Commands(self.local, self.say, self._changed, self._hint, self._pan, review=self._review)

    def _changed(self) -> None:
        if not self.thinking:  # what a bot does closes nothing that somebody is reading
            self._read_no_more()
        self._happened(self.save())

    def _waits(self) -> str:
        self._let_bot_play()
        return t("cli-play-thinking", name=self.local.seats[self.local.seat].name)

    def _let_bot_play(self) -> None:
        if not self.thinking:
            self.thinking = True
            self.run_worker(self._bot(), exclusive=False)

    async def _bot(self) -> None:
        """Wait for the bot in its process, and for a moment in which people can follow."""
        spec = self.local.seats[self.local.seat].bot
        assert spec is not None
        asked = partial(self.thinker.ask, self.local.state, spec)
        thought, _ = await asyncio.gather(self._thought(asked), asyncio.sleep(self.bot_delay))
        self.commands.act_all(thought)
        self.thinking = False

    async def _thought(self, asked: Callable[[], "Future[T]"]) -> T:
        """Return what the bots' process answers; leave the screen where it is ended again and again."""
        try:
            return await self.thinker.wait(asked)
        except Fault as fault:
            self.exit(return_code=fault.code, message=str(fault))
            raise asyncio.CancelledError from fault

    def _hint(self) -> None:
        self.run_worker(self._advise(), group="hint", exclusive=True)

    async def _advise(self) -> None:
        state, ply = self.local.state, len(self.local.state.history())
        lines = await self._thought(partial(self.thinker.advise, state, report.HINT_BOT))
        if len(self.local.state.history()) == ply:
            self.say("\n".join(report.advice(self.local, state, lines)))
            self._look(state.action_to_string(lines[0].actions[0]))
            self._read_answer()

    def _review(self) -> None:
        self.run_worker(self._look_back(), group="review", exclusive=True)

    async def _look_back(self) -> None:
        found = await self._thought(partial(self.thinker.review, self.local.state))
        self.say("\n".join(said(self.local, found)))
        self._read_answer()
