"""What may be typed at a table: an action in notation, the number of a choice, or a command. Both screens use it."""

from collections.abc import Callable, Sequence
from pathlib import Path

from bastide.cli import report
from bastide.cli.local import LocalTable
from bastide.cli.output import table
from bastide.cli.texts import t
from bastide.cli.words import suggest
from bastide.engine.errors import IllegalAction

QUIT = ("quit", "exit")


class Commands:
    """Understands one line at a time; what there is to say goes to `out`.

    `changed` is called after every action or undo, `hint` when a bot's advice is asked for, `board`
    to show the board; how these look is the screen's affair.
    """

    def __init__(
        self,
        local: LocalTable,
        out: Callable[[str], None],
        changed: Callable[[], None],
        hint: Callable[[], None],
        board: Callable[[], None],
    ) -> None:
        self.local = local
        self.out = out
        self.changed = changed
        self.told = 0
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "board": lambda _: board(),
            "scores": lambda _: self.out(report.scores(self.local)),
            "log": lambda _: self._log(),
            "ledger": lambda _: self.out(report.ledger(self.local)),
            "tiles": lambda _: self.out(report.unseen(self.local)),
            "rules": self._rules,
            "why": self._why,
            "undo": lambda _: self._undo(),
            "hint": lambda _: hint(),
            "save": self._save,
            "record": lambda _: self.out(self.local.record().dump().rstrip("\n")),
        }

    def known(self) -> list[str]:
        """Return every command, for completion and suggestions."""
        return [*self.commands, QUIT[0]]

    def take(self, lines: str) -> bool:
        """Do what a line says, several things with `;` between them; return False if it says to stop."""
        for line in lines.split(";"):
            plies = len(self.local.state.history())
            if not self._take(" ".join(line.split())):
                return False
            if len(self.local.state.history()) == plies and ";" in lines:
                break  # What was refused, or no action at all, ends the line.
        return True

    def _take(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        if word in QUIT:
            return False
        if not line:
            self._help("")
        elif word in self.commands:
            self.commands[word](rest)
        elif word.isdecimal():
            self._choose(int(word))
        else:
            self._type(line)
        return True

    def act(self, action: int) -> None:
        """Make an action and tell what came of it, or why it is refused."""
        try:
            self.local.act(action)
        except IllegalAction as refusal:
            self.out(report.refusal(self.local, refusal))
        else:
            self.changed()

    def act_all(self, actions: Sequence[str]) -> None:
        """Make several actions given in notation, as a bot hands them over."""
        for text in actions:
            self.local.act(self.local.state.string_to_action(text))
        self.changed()

    def tell(self) -> None:
        """Say what happened since this was last said."""
        story = self.local.state.story()
        for entry in story[self.told :]:
            self.out(report.sentence(self.local, entry))
        self.told = len(story)

    def _choose(self, number: int) -> None:
        legal = self.local.state.legal_actions()
        if 1 <= number <= len(legal):
            self.act(legal[number - 1])
        else:
            self.out(t("cli-play-no-number", number=number, most=len(legal)))

    def _type(self, line: str) -> None:
        state = self.local.state
        try:
            action = state.string_to_action(line)
        except IllegalAction as refusal:
            legal = [state.action_to_string(action) for action in state.legal_actions()]
            near = "" if refusal.rule else suggest(line, [*self.known(), *legal])
            self.out(report.refusal(self.local, refusal) + near)
        else:
            self.act(action)

    def _help(self, words: str) -> None:
        """List what may be typed now and what each brings; `help WORD` only what begins so."""
        state = self.local.state
        rows = []
        for number, action in enumerate(state.legal_actions(), 1):
            text = state.action_to_string(action)
            if text.startswith(words):
                rows.append([str(number), text, report.preview(self.local, action)])
        if rows:
            self.out(table(["#", t("cli-play-type"), t("cli-play-brings")], rows, right=(0,)))
        self.out(t("cli-play-commands", commands=" ".join(self.known())))

    def _log(self) -> None:
        for entry in self.local.state.story():
            self.out(report.sentence(self.local, entry))

    def _rules(self, words: str) -> None:
        from bastide.cli.rules import found_text

        self.out(found_text(self.local.game.name, words.split()))

    def _why(self, words: str) -> None:
        refusal = self.local.state.explain(words)
        self.out(report.refusal(self.local, refusal) if refusal else t("cli-play-legal", action=words))

    def _undo(self) -> None:
        if not self.local.undo():
            self.out(t("cli-play-no-undo"))
            return
        self.told = len(self.local.state.story())
        self.out(t("cli-play-undone"))
        self.changed()

    def _save(self, words: str) -> None:
        if not words:
            self.out(t("cli-play-save-where"))
            return
        try:
            self.local.save(Path(words).expanduser())
        except OSError as error:
            self.out(t("cli-cannot-write", file=words, reason=error.strerror or str(error)))
        else:
            self.out(t("cli-play-saved", file=words))
