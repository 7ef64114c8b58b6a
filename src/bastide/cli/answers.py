"""The drawer of the full screen. Its log: what happens is read at its end, an answer from its beginning; and rules."""

from typing import Any, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.events import Resize
from textual.widgets import Input, RichLog, Static, TabPane

from bastide.cli.output import folded
from bastide.cli.texts import t
from bastide.cli.worded import Worded
from bastide.engine.terminal import width

KEPT: Final = 600
"""How many things said are written again when the log gets another width."""


class Answers(RichLog):
    """Keeps what was said, writes it anew when its width changes, and knows where an answer begins."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._said: list[str] = []
        self._began: int | None = None
        self._columns = 0
        self._moves = False
        """Whether it moves once what is written now is shown."""

    def say(self, text: str) -> None:
        """Write something at the end."""
        self._said.append(text)
        if self._columns:
            self._write(text)

    def _write(self, text: str) -> None:
        self.write(Text(folded(text, self._columns), no_wrap=True), width=self._columns, scroll_end=False)
        self._move_soon()

    def forget(self) -> int:
        """Keep nothing of what was said, for somebody else reads from here on; the log is told again from its first."""
        self._said, self._began = [], None
        self.clear()
        return 0

    def begin(self) -> None:
        """Begin an answer: what is said from here on belongs to it."""
        self._said = self._said[-KEPT:]
        self._began = len(self._said)

    @property
    def _answer(self) -> list[str]:
        return self._said[self._began :] if self._began is not None else []

    @property
    def answered(self) -> bool:
        """Whether anything was said since."""
        return bool(self._answer)

    @property
    def needs(self) -> int:
        """How many lines the answer takes."""
        columns = max(1, self._columns)
        return sum(folded(text, columns).count("\n") + 1 for text in self._answer)

    @property
    def too_wide(self) -> bool:
        """Whether the answer has a table or a link that is wider than the log: neither is read, or copied, in parts."""
        lines = [line for text in self._answer for line in text.split("\n")]
        tables = any("──" in line for line in lines)
        return any(width(line) > self._columns for line in lines if tables or "://" in line)

    def follow(self) -> None:
        """What comes now is no answer any more: stay at the end."""
        self._began = None
        self._move_soon()

    def _move_soon(self) -> None:
        """Move when all of this is shown: once, for an answer of many parts is measured from its first to its last."""
        if not self._moves:
            self._moves = True
            self.call_after_refresh(self._move)

    def _move(self) -> None:
        """Move to where the answer begins, or else to the end."""
        self._moves = False
        if self.answered:
            self.scroll_to(0, max(0, len(self.lines) - self.needs), animate=False)
        else:
            self.scroll_end(animate=False)

    def on_resize(self, event: Resize) -> None:
        """Write everything again at the new width."""
        super().on_resize(event)
        # One column is kept for the scroll bar, so that it does not change the lines when it comes.
        columns = self.size.width - 3
        if columns > 0 and columns != self._columns:
            self._columns = columns
            self.clear()
            for text in self._said:
                self._write(text)


class Lookup(Vertical):
    """Searches the rulebook of a game while somebody types; what is found is laid out for the width that there is."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game: Final = game
        self._found = ""

    def compose(self) -> ComposeResult:
        """Lay out the line for the words, and the rules below it."""
        yield Input(placeholder=t("cli-rules-search"), id="rules-words", compact=True)
        with VerticalScroll():
            yield Static(id="rules-found", markup=False)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Look for the rules that hold all these words; without a word there are none."""
        from bastide.cli.rules import found_text

        event.stop()
        self._found = found_text(self.game, event.value.split()) if event.value.strip() else ""
        self.on_resize()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Do nothing more: what is found stands there already."""
        event.stop()

    def on_resize(self) -> None:
        """Lay the rules out again."""
        found = self.query_one("#rules-found", Static)
        found.update(folded(self._found, max(1, found.content_size.width)))


def drawer(game: str) -> ComposeResult:
    """Lay out the tabs of the drawer: the log, everybody's goods, points by cause, the rulebook of a game."""
    with TabPane(t("cli-key-log"), id="tab-log"):
        yield Answers(id="log", wrap=True, min_width=1, auto_scroll=False)
    with TabPane(t("cli-key-seats"), id="tab-seats"), VerticalScroll():
        yield Worded(id="seats-all", markup=False)
        yield Worded(id="stock", markup=False)
    with TabPane(t("cli-key-ledger"), id="tab-ledger"), VerticalScroll():
        yield Worded(id="ledger", markup=False)
    with TabPane(t("cli-key-rules"), id="tab-rules"):
        yield Lookup(game)
