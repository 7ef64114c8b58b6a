"""A bot that is a program of its own, in any language: it reads events and writes its moves, a line each."""

import time
from collections.abc import Iterable, Sequence
from typing import Final

from bastide.bots import Bot
from bastide.bots.bot import check_decides
from bastide.engine.play import State
from bastide.outside import protocol
from bastide.outside.pipes import Program, ProgramFailed
from bastide.outside.protocol import BadLine, Event, Move, Resign, Status

FAULTS: Final = 20
"""Lines with something wrong that a bot may send in one game; with one more it is replaced."""
LINES: Final = 100
"""Lines of any kind that a bot may send for one decision."""


TIMEOUT: Final = "timeout"


class Failed(Exception):
    """The bot will not be asked again."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(detail)
        self.why: Final = why


def close(bots: Iterable[object]) -> None:
    """End the programs among some bots, in the middle of a game too."""
    for bot in bots:
        if isinstance(bot, ProcessBot):
            bot.close()


def finish(bots: Iterable[object], state: State) -> None:
    """Tell the programs among some bots how their game ended, and let them leave."""
    for bot in bots:
        if isinstance(bot, ProcessBot):
            bot.finish(state)


class ProcessBot:
    """One program at one seat of one game; whatever goes wrong, the stand-in plays on and `replaced` says why."""

    def __init__(self, name: str, command: Sequence[str], seconds: float, stand_in: Bot) -> None:
        """Start nothing yet; the program comes with the first decision."""
        self.name: Final = name
        self.replaced: str = ""
        """Why the stand-in plays: `timeout`, `flood`, `lies`, `crash` or `resigned`, with details; empty if not."""
        self._command: Final = tuple(command)
        self._seconds: Final = seconds
        self._stand_in: Final = stand_in
        self._program: Program | None = None
        self._seat = -1
        self._faults = 0
        self._refused = ""
        """What was wrong with the last line that was said for this decision; empty if nothing was."""

    def choose(self, state: State) -> int:
        """Return the program's action, or the stand-in's if it has none in time."""
        check_decides(state)
        if not self.replaced:
            try:
                return self._ask(state)
            except (Failed, ProgramFailed) as failure:
                detail = str(failure)
                if failure.why == TIMEOUT and self._refused:  # who waits for an answer to it waits for ever
                    detail = f"its last line was refused: {self._refused}"
                self.replaced = f"{failure.why}: {detail}" if detail and detail != failure.why else failure.why
                self._say(protocol.seat_lost(self.replaced))
                self._end()
        return self._stand_in.choose(state)

    def finish(self, state: State) -> None:
        """Tell the program how the game ended and let it leave."""
        if self._program is not None:
            self._say(self._state(state, "finished", None))
            self._program.leave()
            self._program = None

    def close(self) -> None:
        """End the program, in the middle of a game too."""
        self._end()

    def _end(self) -> None:
        program, self._program = self._program, None
        if program is not None:
            program.kill()

    def _say(self, event: Event) -> None:
        if self._program is not None:
            self._program.send(protocol.encode(event))

    def _state(self, state: State, status: Status, left: float | None) -> Event:
        ply = len(state.history())
        legal = protocol.legal_json(state) if status == "started" else []
        view = state.view(self._seat)
        return protocol.game_state(status, ply, ply, view, legal, scores=state.scores(), left=left)

    def _ask(self, state: State) -> int:
        deadline, self._refused = time.monotonic() + self._seconds, ""
        if self._program is None:
            self._seat = state.current_player()
            self._program = Program(self._command, protocol.LINE_LIMIT)
            players = [{"seat": seat, "name": f"seat {seat}", "bot": None} for seat in range(state.game.players)]
            where = self._state(state, "started", self._seconds)
            event = protocol.game_full("local", state.game, self._seat, players=players, clock=None, state=where)
        else:
            for line in self._program.pending():
                if self._hear(line) is not None:
                    self._wrong(protocol.error("not-your-turn", "it was not your turn"))
            event = self._state(state, "started", self._seconds)
        self._say(event)
        for _ in range(LINES):
            move = self._hear(self._program.read(deadline))
            action = self._read(state, move) if move is not None else None
            if action is not None:
                return action
        raise Failed("flood", f"more than {LINES} lines for one decision")

    def _hear(self, line: bytes) -> Move | None:
        """Return the move that a line says, None if it says something else; at this table nobody listens to chat."""
        try:
            said = protocol.parse(line)
        except BadLine as bad:
            self._wrong(protocol.error(bad.code, str(bad)))
            return None
        if isinstance(said, Resign):
            raise Failed("resigned")
        return said if isinstance(said, Move) else None

    def _read(self, state: State, move: Move) -> int | None:
        """Return the action that a move means, None if it is refused."""
        ply = len(state.history())
        if move.seq is not None and move.seq != ply:
            self._wrong(protocol.error("stale-seq", f"the table is at seq {ply}, not {move.seq}"))
            return None
        refusal = state.explain(move.action)
        if refusal is not None:
            self._wrong(protocol.error("illegal-action", refusal.reason, refusal.rule or None))
            return None
        return state.string_to_action(move.action)

    def _wrong(self, event: Event) -> None:
        """Tell the program what was wrong; raise `Failed` once that has happened too often."""
        self._faults += 1
        self._refused = event["message"]
        if self._faults > FAULTS:
            raise Failed("lies", f"more than {FAULTS} wrong lines; the last: {event['message']}")
        self._say(event)
