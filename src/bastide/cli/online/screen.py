"""The full screen of a table of a server: what others do appears by itself, and no call holds up a key."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final

from bastide.cli.answers import Answers
from bastide.cli.commands import QUIT
from bastide.cli.gamescreen import GameScreen
from bastide.cli.online.hand import Hand
from bastide.cli.online.kept import Seats
from bastide.cli.online.listener import Listener
from bastide.cli.online.table import OnlineTable
from bastide.cli.online.words import OnlineCommands
from bastide.cli.worded import Worded

TICK: Final = 1.0
"""Seconds between two looks at a clock."""


async def _aside(act: Callable[[], bool]) -> bool:
    """Return what comes of something that may wait long, done in a thread that ends with the program."""
    done: Future[bool] = Future()
    done.set_running_or_notify_cancel()  # from here on nobody takes it back, also not a screen that closes

    def run() -> None:
        try:
            done.set_result(act())
        except BaseException as error:
            done.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return await asyncio.wrap_future(done)


class OnlineScreen(GameScreen):
    """A seat at a table of a server, or a place from which to watch."""

    local: OnlineTable
    commands: OnlineCommands

    def __init__(self, table: OnlineTable, seats: Seats) -> None:
        """Show a table; a rematch is kept among these seats."""
        self._seats: Final = seats
        self._here: Final = threading.current_thread()
        self._one_by_one: Final = asyncio.Lock()
        super().__init__(table)
        self._hand: Final = Hand(table.point)
        self._listener: Final = Listener(table.site, f"{table.path}/live", table.hello, table.take, table.tell)

    def on_mount(self) -> None:
        """Show the position, and hear from now on what happens."""
        super().on_mount()
        self.local.changed = lambda: self._by_screen(self._heard)
        self.local.aimed = lambda: self._by_screen(self._aimed)
        self._listener.start()
        self.set_interval(TICK, self._tick)

    def on_unmount(self) -> None:
        """Hear no more."""
        self.local.changed = self.local.aimed = lambda: None
        self._listener.close()

    def _understands(self) -> OnlineCommands:
        def say(text: str) -> None:
            self._by_screen(lambda: self.say(text))

        def changed() -> None:
            self._by_screen(self._changed)

        def board(part: str) -> None:
            self._by_screen(lambda: self._pan(part))

        return OnlineCommands(self.local, self._seats, say, changed, board)

    def _by_screen(self, act: Callable[[], None]) -> None:
        """Do something in the thread of the screen, whichever this is."""
        if threading.current_thread() is self._here:
            act()
        elif self.is_running:
            self.call_from_thread(act)

    def _heard(self) -> None:
        """Show what others have done; that closes nothing that somebody is reading."""
        self._happened()
        if self.commands.rings():
            self.bell()

    def _tick(self) -> None:
        """Show how much time is left."""
        if self.local.seconds_left() is not None and self.shown_end is False:
            self.query_one("#ask", Worded).tell(self.commands.question())

    def _aimed(self) -> None:
        """Show what somebody else points at, unless it is one's own turn by now; nothing else has changed."""
        if not self.local.waits_for_person:
            self._show_board(None)
            self.query_one("#ask", Worded).tell(self._waits())

    def _show_board(self, ghost: int | None, follow: bool = False) -> None:
        super()._show_board(ghost, follow)
        self._hand.point(None if ghost is None else self.local.state.action_to_string(ghost), self.local.moment)

    def _aim(self) -> dict[str, Any] | None:
        return dict(aim["fields"]) if (aim := self.local.aim) else None

    def _fields(self) -> list[dict[str, Any]]:
        aim = self._aim()
        return [aim] if aim else super()._fields()  # so that the board reaches as far

    def _waits(self) -> str:
        return self.commands.question()

    def _take(self, line: str) -> None:
        if line.strip() in QUIT:  # nothing is lost by it, and it waits for no answer
            self.exit()
        else:
            self.run_worker(self._sent(line), group="line")

    async def _sent(self, line: str) -> None:
        """Do what a line says, in a thread that may wait for the server, after what was typed before."""
        async with self._one_by_one:
            log = self.query_one("#log", Answers)
            log.begin()
            goes_on = await _aside(lambda: self.commands.take(line))
            self._read_answer()
            if not goes_on:
                self.exit()
