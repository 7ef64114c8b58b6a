"""What may be typed at a table of a server, beside what may be typed at any: what has to do with the others."""

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Final

from bastide.cli import report
from bastide.cli.commands import NO, YES, Commands
from bastide.cli.helping import GROUPS, overview
from bastide.cli.online import hosting
from bastide.cli.online.kept import Held, Seats
from bastide.cli.online.place import link_to
from bastide.cli.online.table import OnlineTable
from bastide.cli.reviewing import said
from bastide.cli.table import Undone
from bastide.cli.texts import t
from bastide.cli.words import Fault
from bastide.engine.answers import StoryEntry
from bastide.engine.shuffle import NONCE_BYTES, hash_of

COMPANY: Final = ("say", "remind", "hand", "back", "rematch")
"""The words that have to do with the others."""
LEAVE: Final = (*GROUPS["leave"], "leave", "device")
"""The words for whoever has a seat, when they go or want to play on elsewhere."""
RINGS: Final = 10.0
"""Seconds of waiting after which the terminal rings when somebody is asked again."""
ASKS: Final = {
    (None, False): "",
    ("turn", False): "shell-undo-ends-turn",
    ("others", False): "shell-undo-since",
    (None, True): "shell-undo-agree",
    ("turn", True): "shell-undo-agree-turn",
    ("others", True): "shell-undo-agree-since",
}
"""What is asked before something is taken back, by what stands in the way and whether others have to agree."""


def announced() -> tuple[str, str]:
    """Return a random number for a shuffle, in hex, and the seal that announces it."""
    nonce = secrets.token_hex(NONCE_BYTES)
    return nonce, hash_of(bytes.fromhex(nonce))


class OnlineCommands(Commands):
    """Understands one line at a time at a table of a server; whatever the server refuses is said."""

    local: OnlineTable

    def __init__(
        self,
        table: OnlineTable,
        seats: Seats,
        out: Callable[[str], None],
        changed: Callable[[], None],
        board: Callable[[str], None],
    ) -> None:
        super().__init__(table, out, changed, self._advise, board, review=self._review)
        self._seats: Final = seats
        self._told: list[StoryEntry] = []
        self._wish: Callable[[], None] | None = None
        """What is done if the next line says yes."""
        self._waited_from: float | None = None
        """Since when nobody here has been asked for anything."""
        self.left = False
        """Whether the table was left."""
        self.next: Held | None = None
        """The table to which one goes from here."""
        self.commands |= {
            "restart": lambda _: self._undo("turn"),
            "say": self._say_to_others,
            "remind": lambda _: self._do(table.remind),
            "hand": lambda _: self._do(table.hand_over),
            "back": lambda _: self._do(table.come_back),
            "rematch": lambda _: self._rematch(),
            "leave": lambda _: self._leave(),
            "device": lambda _: self.out(t("cli-online-device", link=table.pair())),
            "bot": lambda words: self._say_done(hosting.put_bot(table, words)),
            "open": lambda words: self._say_done(hosting.open_seat(table, words)),
            "free": lambda words: self._say_done(hosting.free_seat(table, words)),
        }

    def take(self, lines: str) -> bool:
        """Do what a line says; what is said to the others may have a `;` in it. Return False if it says to stop."""
        self.local.catch_up()
        return self._take(" ".join(lines.split())) if lines.split()[:1] == ["say"] else super().take(lines)

    def _take(self, line: str) -> bool:
        wish, self._wish = self._wish, None
        word = line.partition(" ")[0]
        try:
            if wish and word in YES:
                wish()
            elif wish and word in NO:
                self.out(t("cli-play-nothing-done"))
            elif not self._asked and word in self._answers():
                self._do(lambda: self.local.vote(word in YES))
            elif not super()._take(line):
                return False
        except Fault as fault:
            self.out(str(fault))
        return not self.left and self.next is None

    def _answers(self) -> Sequence[str]:
        """Return the words that answer what others ask here, or that withdraw what is asked of them."""
        return (*YES, *NO) if self.local.wanted else NO if self.local.asking else ()

    def _do(self, act: Callable[[], object]) -> None:
        act()
        self.changed()

    def question(self) -> str:
        """Return in one line what is asked: by the others, or by the game of whoever is on turn."""
        table = self.local
        match table.wanted:
            case "undo" if table.request:
                return self._asks("shell-undo-request", table.request["seat"])
            case "free":
                return self._asks("shell-vote-asked", table.table["freeing"]["seat"])
            case "hand":
                return self._asks("cli-online-away", table.seat)
        return super().question() + self._time() if table.waits_for_person else self.waits(closely=True)

    def _asks(self, key: str, seat: int) -> str:
        return t("cli-online-vote", what=t(key, name=report.seat_name(self.local, seat)))

    def waits(self, *, closely: bool = False) -> str:
        """Return in one line what one waits for here, or what one could do; `closely` says who points where."""
        table = self.local
        if table.away:
            return t("cli-online-unheard", reason=table.away)
        if table.table["frozen"]:
            return t(f"error-{table.table['frozen']}")
        if table.over:
            return t("cli-online-after" if table.people else "cli-review-after")
        if not table.started:
            key = "cli-online-open-host" if table.table["host"] and table.free else "cli-online-open"
            return t(key, link=link_to(table.site.address, table.held.table))
        if table.request or table.table["freeing"]:
            going = self._going()
            return t("cli-online-withdraw", what=going) if table.asking else going
        if table.table["lost"]:
            return t("cli-online-lost")
        if table.seat < 0:
            return t("cli-online-drawn")
        if closely and table.aim:
            name = report.seat_name(table, table.seat)
            return t("shell-pointing", name=name, what=table.aim["text"]) + self._time()
        key = "cli-online-waits" if table.table["seats"][table.seat]["present"] else "cli-online-waits-away"
        return t(key, name=report.seat_name(table, table.seat)) + self._time()

    def _going(self) -> str:
        """Return which vote of others is waited for."""
        if self.local.request:
            return t("shell-undo-waiting")
        seat = self.local.table["freeing"]["seat"]
        mine = seat in self.local.people
        return t("shell-vote-mine") if mine else t("shell-vote-waiting", name=report.seat_name(self.local, seat))

    def _time(self) -> str:
        """Return how much time whoever is on turn has left, where a clock runs."""
        seconds = self.local.seconds_left()
        if seconds is None:
            return ""
        minutes, rest = divmod(int(seconds), 60)
        hours, minutes = divmod(minutes, 60)
        days, hours = divmod(hours, 24)
        if days:
            left = t("shell-clock-days", days=days, hours=hours)
        elif hours:
            left = t("shell-clock-hours", hours=hours, minutes=minutes)
        else:
            left = f"{minutes}:{rest:02}"
        return "  " + t("shell-clock-left", time=left)

    def rings(self) -> bool:
        """Return whether somebody here is asked for something after so long that they may look elsewhere."""
        asked = self.local.waits_for_person or bool(self.local.wanted)
        now = time.monotonic()
        long = self._waited_from is not None and now - self._waited_from >= RINGS
        self._waited_from = None if asked else now if self._waited_from is None else self._waited_from
        return asked and long

    def tell(self, more: str | None = None) -> None:
        """Say what happened in the game and beside it since this was last said; that something was taken back, too."""
        self.local.catch_up()
        story = self.local.story()
        same = next((n for n, (old, new) in enumerate(zip(self._told, story, strict=False)) if old != new), None)
        kept = min(len(self._told), len(story)) if same is None else same
        if kept < len(self._told) and self.local.over:  # what was hidden lies open now, and was told as it was seen
            self.told = next((n for n in range(len(story), 0, -1) if story[n - 1] == self._told[-1]), 0)
        elif kept < len(self._told):
            self.told = min(self.told, kept)
            self.out(t("cli-online-taken-back"))
        self._told = story
        super().tell(more)
        while self.local.news:
            self.out(self.local.news.popleft())

    def afterwards(self) -> str:
        """Return what there is to do once the game is over."""
        return "\n".join([super().afterwards(), *([t("cli-online-again")] if self.local.people else [])])

    # ------------------------------------------------------------------ words

    def _help(self, words: str) -> None:
        groups: dict[str, Sequence[str]] = {"company": COMPANY, "leave": LEAVE} if self.local.people else {}
        if self.local.table["host"] and not self.local.over:
            groups["host"] = hosting.HOST
        own = list(self._own_words())
        self.out(overview(self.local, self.choices(), words, own, over=self.local.over, more=groups))

    def _not_now(self) -> None:
        self.out(t("cli-play-over") if self.local.over else self.waits())

    def _advise(self) -> None:
        self.out("\n".join(self.local.advise()))

    def _review(self) -> None:
        self.out("\n".join(said(self.local, self.local.review())))

    def _undo(self, words: str) -> None:
        """Take back, once what there is to ask has been answered."""
        to = "turn" if words == "turn" else "step"
        way = self.local.way_back(to)
        if way is None:
            self.out(t("cli-play-no-undo-nothing"))
        elif asked := ASKS[way["question"], way["consent"]]:
            self._wish = lambda: self._take_back_sure(to)
            self.out(t("cli-online-sure", what=t(asked)))
        else:
            self._take_back_sure(to)

    def _take_back_sure(self, to: str) -> None:
        how = self.local.undo_turn() if to == "turn" else self.local.undo()
        self._told = self.local.story()
        self._after(t("shell-undo-waiting" if how is Undone.PEOPLE else "cli-play-undone"))

    def _redo(self) -> None:
        if not self.local.redo():
            self.out(t("cli-play-no-redo"))
            return
        self._told = self.local.story()
        self._after(t("cli-play-redone"))

    def _say_done(self, words: str) -> None:
        """Say what has become of the seats."""
        if words:
            self.out(words)
        self.changed()

    def _say_to_others(self, words: str) -> None:
        if words:
            self.local.say(words)
        else:
            self.out(f"say   {t('cli-about-say')}")

    def _leave(self) -> None:
        if self.local.over or not self.local.people:
            self.left = True
            return
        self._wish = self._leave_sure
        self.out(t("cli-online-leave" if self.local.started else "cli-online-leave-open"))

    def _leave_sure(self) -> None:
        self.local.leave()
        if not self.local.started:
            self._seats.forget(self.local.held)
        self.left = True

    def _rematch(self) -> None:
        if not self.local.over:
            self.out(t("error-not-finished"))
            return
        nonce, seal = announced()
        found = self.local.rematch(seal)
        self.next = Held(self.local.site.address, found["table"]["id"], found["tokens"], nonce)
        self._seats.keep(self.next)
