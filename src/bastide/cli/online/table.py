"""A seat, or several on one device, at a table of a server; its position is what the server has told last."""

import time
from collections import deque
from collections.abc import Callable, Hashable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from bastide.cli.local import NotTaught
from bastide.cli.online.kept import Held
from bastide.cli.online.known import Told
from bastide.cli.seen import SeenPosition, advice, lesson_says, refused
from bastide.cli.site import Refused, Site
from bastide.cli.table import Undone
from bastide.cli.texts import has, t
from bastide.cli.words import Fault, SeatWord
from bastide.engine.answers import CHANCE, TERMINAL, StoryEntry
from bastide.engine.errors import UnknownGame
from bastide.engine.files import write_whole
from bastide.engine.play import Game
from bastide.engine.registry import load_game
from bastide.outside.live import FORMAT

Json = Mapping[str, Any]
SAID: Final = 5
"""How much of what was said before is told to who comes."""


class OnlineTable:
    """What a server tells of a table, and what one does there; calls wait for the server and raise Fault."""

    def __init__(self, site: Site, held: Held) -> None:
        """Ask how the table stands, with the seats that are held there."""
        self.site: Final = site
        self.held: Final = held
        self.path: Final = f"/api/tables/{held.table}"
        self.kept: set[Path] = set()
        """The files that this game has been written to."""
        self.away = ""
        """Why nothing can be heard of the table just now; empty while all is well."""
        self.news: Final[deque[str]] = deque()
        """What was said and what happened beside the game, to be told."""
        self.changed: Callable[[], None] = lambda: None
        """What is called, by whichever thread, when there is something new."""
        self.aimed: Callable[[], None] = lambda: None
        """What is called, by whichever thread, when whoever is on turn points elsewhere."""
        self._announced = ""
        self._notice = self._message = 0
        """The last thing that happened beside the game, and the last that was said, of those that are known."""
        answer = self.call("")
        try:
            self.game: Game = load_game(answer["table"]["game"], answer["table"]["players"], answer["table"]["options"])
        except (UnknownGame, ValueError) as error:
            raise Fault(t("cli-mcp-other-rules", game=str(answer["table"]["title"]))) from error
        self._told: Final = Told(answer["table"], answer["snapshot"], self._look)
        self._notice = max((notice["id"] for notice in answer["notices"]), default=0)
        if self._reveal():
            self.refresh()
        for message in self.call("/chat")["messages"][-SAID:]:
            self._say(message)

    # ------------------------------------------------------------------ calls

    @property
    def headers(self) -> dict[str, str]:
        """What a call says of who makes it."""
        return {"X-Bastide-Seats": ",".join(self.held.tokens.values())} if self.held.tokens else {}

    def call(self, path: str, body: object = None) -> Any:
        """Return the answer to a call about this table; raise Fault."""
        return self.site.call(f"{self.path}{path}", body, self.headers)

    def refresh(self) -> None:
        """Ask anew how the table stands."""
        answer = self.call("")
        self._told.take_table(answer["table"])
        self._told.take_answer(answer["snapshot"])

    def catch_up(self) -> None:
        """Let this thread know what was told to others meanwhile: until then it reads what it knew."""
        self._told.catch_up()

    def _look(self, actions: Sequence[str]) -> Json:
        found: Json = self.call("/look", {"actions": list(actions)})
        return found

    # ------------------------------------------------------------------ what is told

    def hello(self, whole: bool) -> Json:
        """Return what a live connection begins with."""
        self.catch_up()
        since = None if whole else self._told.now.seq
        return {
            "type": "hello",
            "format": FORMAT,
            "tokens": [*self.held.tokens.values()],
            "since": since,
            "notice": self._notice,
        }

    def take(self, frame: Json) -> None:
        """Take a frame of the live connection; raise `Gap` for a step that begins elsewhere."""
        match frame["type"]:
            case "snapshot":
                self._told.take_snapshot({name: value for name, value in frame.items() if name != "type"})
            case "step":
                if not self._told.take_step(frame):
                    return  # the answer to what one did here has said so already
            case "table":
                self._told.take_table(frame["table"])
                self._reveal()
            case "presence":
                self._told.change(lambda last: last.with_present(frame["seats"]))
            case "undo":
                self._told.change(lambda last: last.with_wish(frame["request"]))
            case "point":
                self._told.pointed = frame
                self.aimed()
                return
            case "chat":
                self._say(frame["message"])
            case "notice":
                notice = frame["notice"]
                self._notice = max(self._notice, notice["id"])
                self.news.append(t(notice["key"], **notice["args"]) if has(notice["key"]) else notice["key"])
            case "server":
                text = (frame["announcement"] or {}).get("text", "")
                if text not in ("", self._announced):  # it is told anew with each connection
                    self.news.append(t("cli-online-announced", text=text))
                self._announced = text
            case _:
                return
        self.changed()

    def _say(self, message: Json) -> None:
        """Tell what somebody said, once: a connection that is opened again tells the last of it anew."""
        if message["id"] <= self._message:
            return
        self._message = message["id"]
        self.news.append(t("shell-other", name=message["name"], what=message["text"]))

    def tell(self, why: str, for_good: bool) -> None:
        """Take what the listener says of the connection."""
        if why != self.away:
            self.away = why
            if for_good:
                self.news.append(why)
            self.changed()

    def _reveal(self) -> bool:
        """Send the random number that was announced here, once it is due; say whether it was."""
        due = bool(self.held.nonce) and not set(self.held.tokens).isdisjoint(map(str, self.table["awaits"]))
        if due:
            with suppress(Refused):  # it comes too late: the draws begin without it
                self.call("/nonce", {"nonce": self.held.nonce})
        return due

    # ------------------------------------------------------------------ what is shown

    @property
    def table(self) -> Json:
        """The table as a server describes it."""
        return self._told.now.table

    @property
    def seats(self) -> tuple[SeatWord, ...]:
        """Who sits where."""
        return self._told.now.seats

    @property
    def state(self) -> SeenPosition:
        """The position."""
        return self._told.now.position

    @property
    def _snapshot(self) -> Json:
        return self._told.now.snapshot

    @property
    def moment(self) -> Hashable:
        """What is another one as soon as the position is."""
        return self._told.now.seq, tuple(self.people)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.view(None)["winners"])

    @property
    def started(self) -> bool:
        """Whether every seat is taken."""
        return bool(self.table["state"] != "open")

    @property
    def seat(self) -> int:
        """The seat that decides now, `TERMINAL` after the game, `CHANCE` where nobody can decide yet."""
        if self.over:
            return TERMINAL
        return int(self.state.view(None).get("current", CHANCE)) if self.started else CHANCE

    @property
    def people(self) -> list[int]:
        """The seats that are held here."""
        return self._told.now.people

    @property
    def free(self) -> list[int]:
        """The seats at which anybody may sit down."""
        return [seat["seat"] for seat in self.table["seats"] if seat["kind"] == "open" and not seat["reserved"]]

    @property
    def eyes(self) -> int | None:
        """The seat whose view is shown; None for somebody who only watches."""
        return self.seat if self.seat in self.people else min(self.people, default=None)

    @property
    def waits_for_person(self) -> bool:
        """Whether somebody here is to decide."""
        return not self.over and bool(self._snapshot["legal"])

    @property
    def hands_over(self) -> bool:
        """Whether another person has to come to the keyboard first: never, for a device sees as its server lets it."""
        return False

    @property
    def is_kept(self) -> bool:
        """Whether nothing is lost by leaving: the server keeps the game."""
        return True

    @property
    def asked(self) -> str:
        """What a lesson asks for in notation: the server does not say."""
        return ""

    def taught(self) -> str:
        """Return what the lesson that is played here says now."""
        return lesson_says(self.table, self._snapshot["ply"])

    def drawing(self) -> None:
        """Return nothing: how a position draws itself is not told."""
        return

    @property
    def aim(self) -> Json | None:
        """The action at which somebody elsewhere points in this position, if at any."""
        return self._told.now.aim(self._told.pointed)

    def story(self) -> list[StoryEntry]:
        """Return the log as far as it may be read here."""
        return self.state.story()

    def take_keyboard(self) -> None:
        """Do nothing: nobody has to."""

    def seconds_left(self) -> float | None:
        """Return how long whoever is on turn may still think; None where no time runs."""
        clock = self._snapshot["clock"]
        if clock is None or clock["running"] is None:
            return None
        return max(0.0, float(clock["seats"][clock["running"]]) - (time.monotonic() - self._told.now.told))

    # ------------------------------------------------------------------ what is done

    def act(self, action: int) -> None:
        """Make one action; raise `IllegalAction`, `NotTaught` at a lesson, or Fault."""
        self.do([self.state.action_to_string(action)])

    def do(self, actions: Sequence[str]) -> None:
        """Make all of these actions or none."""
        try:
            answer = self.call("/moves", {"seq": self._told.now.seq, "actions": list(actions)})
            self._told.take_answer(answer["snapshot"])
        except Refused as no:
            if no.why == "illegal-action":
                raise refused(no.refusal) from no
            if no.why == "lesson-other":
                raise NotTaught("", str(no), str(no.refusal["key"])) from no
            if no.why == "stale-seq":
                self.refresh()
                self.changed()
            raise

    def way_back(self, to: str) -> Json | None:
        """Return how one gets back to one's last decision (`step`) or its turn (`turn`); None where there is no way."""
        way: Json | None = self._snapshot["undo"][to]
        return way

    def undo(self) -> Undone:
        """Take back one's own last step."""
        return self._back("step")

    def undo_turn(self) -> Undone:
        """Go back to the beginning of one's own last turn."""
        return self._back("turn")

    restart = undo_turn

    def _back(self, to: str) -> Undone:
        """Take back, having asked whoever does it what there is to ask; `PEOPLE` where the others are asked first."""
        if self.way_back(to) is None:
            return Undone.NOTHING
        answer = self.call("/undo", {"seq": self._told.now.seq, "to": to, "confirm": True})
        self._told.take_answer(answer["snapshot"])
        return Undone.DONE if answer["request"] is None else Undone.PEOPLE

    def redo(self) -> bool:
        """Do again what was taken back last, if nothing else was done since."""
        if self._snapshot["undo"]["redo"] is None:
            return False
        self._told.take_answer(self.call("/redo", {"seq": self._told.now.seq})["snapshot"])
        return True

    def written(self) -> str:
        """Return the game so far as the text of a record; where that tells secrets the server refuses it."""
        return self.site.text(f"{self.path}/record", self.headers)

    def save(self, path: Path) -> None:
        """Write the record, whole or not at all."""
        write_whole(path, self.written())
        self.kept.add(path)

    def advise(self) -> list[str]:
        """Ask the server's coach for the best lines, where hints are allowed."""
        return advice(self, self.call("/hint", {}))

    def review(self) -> Json:
        """Ask the server how the finished game went."""
        found: Json = self.call("/review")
        return found

    @property
    def request(self) -> Json | None:
        """The wish of somebody to take back, if others are asked about one."""
        return self._told.now.request

    @property
    def wanted(self) -> str:
        """Which vote waits for somebody here: `undo`, `free`, `hand`, or none."""
        return self._told.now.wanted

    @property
    def asking(self) -> str:
        """What somebody here asks the others for: `undo`, `free`, or none."""
        return self._told.now.asking

    def vote(self, accept: bool) -> None:
        """Answer the vote that waits for somebody here, or withdraw what somebody here asks for."""
        match self.wanted or self.asking:
            case "undo" if self.request:
                answer = self.call("/undo/answer", {"request": self.request["id"], "accept": accept})
                self._told.take_answer(answer["snapshot"])
            case "free":
                self.free_seat(self.table["freeing"]["seat"], accept)
            case "hand":
                self.hand_over(accept)

    def free_seat(self, seat: int, accept: bool) -> None:
        """Want a bot to play on for somebody, as the host or in a vote, or want them to stay."""
        self._told.take_table(self.call(f"/seats/{seat}/free", {"accept": accept})["table"])

    def change_seat(self, seat: int, bot: str | None) -> None:
        """Put a bot on a seat, or with none open the seat, as the host."""
        body = {"kind": "open"} if bot is None else {"kind": "bot", "bot": bot}
        self._told.take_table(self.call(f"/seats/{seat}", body)["table"])

    def pair(self) -> str:
        """Return a link by which another device has the same seats; it is good once and for a few minutes."""
        return f"{self.site.address}/seat/{self.call('/pair', {})['code']}"

    def hand_over(self, accept: bool = True) -> None:
        """Want the seat of somebody who is away to go to a bot, or rather wait."""
        self._told.take_table(self.call("/hand", {"seat": self.seat, "accept": accept})["table"])

    def remind(self) -> None:
        """Remind whoever has been on turn for a while."""
        self._told.take_table(self.call("/nudge", {})["table"])

    def point(self, action: str | None) -> None:
        """Tell the others what somebody here points at, in notation."""
        self.call("/point", {"action": action})

    def say(self, text: str) -> None:
        """Say something to everybody at the table."""
        self.call("/chat", {"text": text})

    def leave(self) -> None:
        """Give one's seats to bots, or open them again before the start."""
        self.call("/leave", {})

    def come_back(self) -> None:
        """Take one's seats back from those that play there."""
        self._told.take_table(self.call("/reclaim", {})["table"])
        self.refresh()

    def rematch(self, seal: str) -> Json:
        """Offer another game with the same people, or accept it: the new table, and one's tokens there."""
        found: Json = self.call("/rematch", {"seal": seal})
        return found
