"""What may be typed at a table: an action in notation, the number of a choice, or a command. Both screens use it."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from bastide.cli import boards, report, shorthand
from bastide.cli.choices import Choice, begins, listed
from bastide.cli.helping import overview
from bastide.cli.local import NotTaught
from bastide.cli.system import cannot_write, check_unused
from bastide.cli.table import Table, Undone
from bastide.cli.texts import t
from bastide.cli.thinking import Thought
from bastide.cli.words import Fault, suggest
from bastide.engine.answers import StoryEntry
from bastide.engine.errors import IllegalAction
from bastide.outside.spec import STAND_IN

QUIT: Final = ("quit", "exit")
YES: Final = ("yes", "y")
NO: Final = ("no", "n")
TAKING: Final = ("hint", "restart", "why")
"""Words that are for the person on turn alone; the others tell nothing that is hidden before they take the keyboard."""


class Commands:
    """Understands one line at a time; what there is to say goes to `out`.

    `changed` is called after every action or undo, `hint` when a bot's advice is asked for, `board`
    to show the board, or a part of it, `review` to look back once the game is over; how these look is the
    screen's affair.
    """

    def __init__(
        self,
        local: Table,
        out: Callable[[str], None],
        changed: Callable[[], None],
        hint: Callable[[], None],
        board: Callable[[str], None],
        *,
        review: Callable[[], None],
    ) -> None:
        self.local = local
        self.out = out
        self.changed = changed
        self.told = 0
        self._withheld: list[StoryEntry] = []
        """What was not for whoever was at the keyboard then."""
        self.forget: Callable[[], int] | None = None
        """What takes away all that was said, where that can be done, and returns where the log is told again from."""
        self.teach: Callable[[str], None] = self._teach
        """What shows a remark of a lesson, or without one what it says now."""
        self.look: Callable[[str], None] = lambda _: None
        """What shows a choice on the board, where that can be done."""
        self._taught = ""
        self._asked: tuple[Hashable, int] | None = None
        """The moment and the action of which it was asked whether it is really meant."""
        self._leaves = False
        """Whether it was just asked if the game may be left."""
        self._replaced: set[int] = set()
        """At which seats it was said that a built-in bot plays on for a program."""
        self._choices: tuple[Hashable, list[Choice]] = (None, [])
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "board": board,
            "scores": lambda _: self.out(report.scores(self.local)),
            "log": lambda _: self._log(),
            "ledger": lambda _: self.out(report.ledger(self.local)),
            "tiles": self._tiles,
            **{word: self._looks_up(word) for word in self._own_words() if word != "tiles"},
            "rules": self._rules,
            "why": self._why,
            "undo": self._undo,
            "restart": lambda _: self._take_back(self.local.restart),
            "redo": lambda _: self._redo(),
            "hint": lambda _: self._hint(hint),
            "review": lambda _: review() if local.over else self.out(t("cli-review-not-over")),
            "save": self._save,
            "record": lambda _: self.out(self.local.written().rstrip("\n")),
        }

    def known(self) -> list[str]:
        """Return every command, for completion and suggestions."""
        return [*self.commands, QUIT[0]]

    def choices(self) -> list[Choice]:
        """Return what may be chosen now, as it is numbered."""
        moment = self.local.moment
        if not self.local.waits_for_person or self.local.hands_over:
            return []
        found = self._choices
        if found[0] != moment:
            state = self.local.state
            legal = {state.action_to_string(action): action for action in state.legal_actions()}
            self._choices = found = moment, listed(self.local, legal)
        return found[1]

    def take(self, lines: str) -> bool:
        """Do what a line says, several things with `;` between them; return False if it says to stop."""
        for line in lines.split(";"):
            moment = self.local.moment
            if not self._take(" ".join(line.split())):
                return False
            if self.local.moment == moment and ";" in lines:
                break  # What was refused, or no action at all, ends the line.
        return True

    def _take(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        asked, self._asked = self._asked, None
        leaves, self._leaves = self._leaves, False
        if word in QUIT:
            self._leaves = not leaves and self._loses_by_leaving()
            return self._leaves
        if leaves and word in YES:
            return False
        if self.local.hands_over and not (leaves and word in NO) and (word not in self.commands or word in TAKING):
            self._take_keyboard()
            if not line:
                return True
        if leaves and word in NO:
            self.out(t("cli-play-nothing-done"))
        elif asked and word in (*YES, *NO) and asked[0] == self.local.moment:
            if word in YES:
                self._make(asked[1])
            else:
                self.out(t("cli-play-nothing-done"))
        elif not line:
            self._help("")
        elif word in self.commands:
            self.commands[word](rest)
        elif not self.local.waits_for_person:
            self._not_now()
        elif word.isdecimal():
            self._choose(int(word), asked)
        else:
            self._type(line, asked)
        return True

    def _not_now(self) -> None:
        """Say why nobody here can do anything: the game is over, or a bot is thinking."""
        over = self.local.over
        self.out(t("cli-play-over") if over else t("cli-play-wait", name=self.local.seats[self.local.seat].name))

    def _hint(self, advise: Callable[[], None]) -> None:
        """Say what a lesson asks for, or have a bot advise."""
        if not self.local.waits_for_person:
            self._not_now()
        elif self.local.asked:
            self.teach(t("cli-lesson-asks", action=self.local.asked))
            self.look(self.local.asked)
        else:
            advise()

    def _teach(self, remark: str) -> None:
        taught = self.local.taught()
        if remark or taught:
            self.out(remark or t("cli-lesson-says", text=taught))

    def question(self) -> str:
        """Return in one line what is asked of the person on turn, or that they come to the keyboard first."""
        if self.local.hands_over:
            return t("cli-play-take", name=report.seat_name(self.local, self.local.seat))
        return report.ask(self.local)

    def afterwards(self) -> str:
        """Return what there is to do once the game is over."""
        return t("cli-play-look-back")

    def _take_keyboard(self) -> None:
        """Let the person on turn see what is theirs, and tell them what nobody else might read."""
        self.local.take_keyboard()
        self._say(self._withheld)
        self._withheld = self._hidden(self._withheld)
        self.changed()

    def _hidden(self, story: Sequence[StoryEntry]) -> list[StoryEntry]:
        """Return what whoever is looking may not read yet."""
        return [entry for entry in story if not entry.visible_to(self.local.eyes)]

    def _loses_by_leaving(self) -> bool:
        """Say so where somebody would lose a game by leaving it."""
        if self.local.is_kept or not self.local.people:
            return False
        self.out(t("cli-play-leave"))
        return True

    def act(self, action: int, asked: tuple[Hashable, int] | None = None) -> None:
        """Make an action; where it loses something, ask first, unless it was `asked` and is meant."""
        loses = boards.of(self.local.game.name).losses
        state = self.local.state
        now = (self.local.moment, action)
        if loses and asked != now and action in state.legal_actions():
            lost, rule = loses(state.preview(action))
            if lost:
                self._asked = now
                self.out(t("cli-play-loses", action=state.action_to_string(action), what=lost, rule=rule))
                return
        self._make(action)

    def _make(self, action: int) -> None:
        try:
            self.local.act(action)
        except IllegalAction as refusal:
            self._refuse(refusal)
        else:
            self.changed()

    def _refuse(self, refusal: IllegalAction) -> None:
        """Say why something is not done, by the rules or by a lesson."""
        (self.teach if isinstance(refusal, NotTaught) else self.out)(report.refusal(self.local, refusal))

    def act_all(self, thought: Thought) -> None:
        """Make what a bot does on its turn; say once if it is a built-in one in the place of a program."""
        seat = self.local.seat
        if thought.replaced and seat not in self._replaced:
            self._replaced.add(seat)
            name, why = report.seat_name(self.local, seat), " ".join(thought.replaced.split())
            self.out(t("cli-play-replaced", name=name, why=why, stand=STAND_IN))
        for text in thought.actions:
            self.local.act(self.local.state.string_to_action(text))
        self.changed()

    def tell(self, more: str | None = None) -> None:
        """Say what happened since this was last said, and then what `more` there is to say."""
        story = self.local.story()
        if self.local.hands_over and self.forget:  # answers were for whoever asked; the log is told again
            self.told = self.forget()
            self._withheld = self._hidden(story[: self.told])
        self._say(story[self.told :])
        self._withheld += self._hidden(story[self.told :])
        self.told = len(story)
        if more:
            self.out(more)
        if (taught := self.local.taught()) != self._taught:
            self._taught = taught
            self.teach("")

    def _say(self, story: Sequence[StoryEntry]) -> None:
        """Say what the log tells whoever is looking; everything once the game is over."""
        for entry in story:
            if self.local.over or entry.visible_to(self.local.eyes):
                self.out(report.sentence(self.local, entry))

    def _choose(self, number: int, asked: tuple[Hashable, int] | None) -> None:
        choices = self.choices()
        if 1 <= number <= len(choices):
            self.act(choices[number - 1].action, asked)
        else:
            self.out(t("cli-play-no-number", number=number, most=len(choices)))

    def _type(self, line: str, asked: tuple[Hashable, int] | None) -> None:
        state = self.local.state
        try:
            self.act(state.string_to_action(line), asked)
        except IllegalAction as refusal:
            self._shorthand(line, refusal)

    def _shorthand(self, line: str, refusal: IllegalAction) -> None:
        """Read a line that is no action as one that stands for several, or as the beginning of one."""
        several = shorthand.several(self.local, line)
        if several:
            try:
                self.local.do(several)
            except IllegalAction as why:
                self._refuse(why)
            else:
                self.changed()
            return
        meant = begins(self.choices(), line)
        if len(meant) == 1:
            self.act(meant[0].action)
        elif meant:
            self.out(t("cli-play-several", count=len(meant), words=line))
            self._help(line)
        else:
            legal = [choice.text for choice in self.choices()]
            near = "" if refusal.rule else suggest(line, [*self.known(), *legal])
            self.out(report.refusal(self.local, refusal) + near)

    # ------------------------------------------------------------------ what only tells

    def _help(self, words: str) -> None:
        """Say what may be typed now; `help WORD` lists one by one what begins so."""
        self.out(overview(self.local, self.choices(), words, list(self._own_words()), over=self.local.over))

    def _own_words(self) -> Mapping[str, Callable[..., str]]:
        return boards.of(self.local.game.name).words

    def _looks_up(self, word: str) -> Callable[[str], None]:
        tell = self._own_words()[word]
        return lambda rest: self.out(tell(self.local.state.view(self.local.eyes), rest))

    def _tiles(self, words: str) -> None:
        """Say what is still to come; with the name of a tile, what the game can tell about it."""
        if words and "tiles" in self._own_words():
            self._looks_up("tiles")(words)
        else:
            self.out(report.unseen(self.local))

    def _log(self) -> None:
        self._say(self.local.story())

    def _rules(self, words: str) -> None:
        from bastide.cli.rules import found_text

        self.out(found_text(self.local.game.name, words.split()) if words else t("cli-play-rules-which"))

    def _why(self, words: str) -> None:
        if not words:
            self.out(f"why   {t('cli-about-why')}")
            return
        refusal = self.local.state.explain(words)
        self.out(report.refusal(self.local, refusal) if refusal else t("cli-play-legal", action=words))

    # ------------------------------------------------------------------ taking back

    def _undo(self, words: str) -> None:
        self._take_back(self.local.undo_turn if words == "turn" else self.local.undo)

    def _take_back(self, way: Callable[[], Undone]) -> None:
        """Go back, unless a bot is thinking about the position as it is."""
        if self.local.waits_for_person or self.local.over:
            self._taken_back(way())
        else:
            self._not_now()

    def _redo(self) -> None:
        if self.local.redo():
            self._after(t("cli-play-redone"))
        else:
            self.out(t("cli-play-no-redo"))

    def _taken_back(self, how: Undone) -> None:
        if how is Undone.DONE:
            self._after(t("cli-play-undone"))
        else:
            self.out(t(f"cli-play-no-undo-{how.value}"))

    def _after(self, words: str) -> None:
        """Show a position that was taken back to, or come to again."""
        self.told = len(self.local.story())
        self._choices, self._withheld = (None, []), []
        self.out(words)
        self.changed()

    def _save(self, words: str) -> None:
        if not words:
            self.out(t("cli-play-save-where"))
            return
        path = Path(words)
        with suppress(RuntimeError):  # nobody here has that name: a shell takes it for a folder's as well
            path = path.expanduser()
        try:
            if path not in self.local.kept:
                check_unused(path, "cli-data-exists")
            self.local.save(path)
        except Fault as fault:
            self.out(str(fault))
        except OSError as error:
            self.out(str(cannot_write(error, path)))
        else:
            self.out(t("cli-play-saved", file=words))
