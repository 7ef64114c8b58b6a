"""The full screen: the board first, what can be chosen, one line in which everything may be typed, and the answers."""

import sys
from collections.abc import Hashable
from typing import Any, ClassVar, Final

from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Event, Key, Paste, Resize
from textual.geometry import Size
from textual.suggester import SuggestFromList
from textual.widgets import Footer, Input, OptionList, Static, TabbedContent

from bastide.cli import boards, report
from bastide.cli.answers import Answers, drawer
from bastide.cli.boardview import BoardView
from bastide.cli.choicelist import ChoiceLine, ChoiceList
from bastide.cli.choices import rows
from bastide.cli.commands import Commands
from bastide.cli.layout import LEAST, SEATS, USUAL, Layout, divide, size_of
from bastide.cli.style import BOUND, KEYS, STYLE, named
from bastide.cli.table import Table
from bastide.cli.texts import t
from bastide.cli.worded import Looked, Taught, Worded
from bastide.cli.words import title_of

GONE: Final = 2.0
"""Seconds between two looks whether there still is a terminal."""


class GameScreen(App[None]):
    """One table on the whole terminal: what is shown, and what keys and clicks do."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [*BOUND]

    def __init__(self, local: Table) -> None:
        """Show a table."""
        super().__init__()
        self.local = local
        self.commands = self._understands()
        self.legal: dict[str, int] = {}
        self.zoom: int | None = None
        """The size of the board that somebody chose, or None for the one that fits."""
        self._needs: Final = boards.Needs(local)
        self._fits: tuple[tuple[Hashable, ...], int] = ((), USUAL)
        self.division: Layout | None = None
        self.shown_end = False
        self._terminal: Size | None = None
        self.title = title_of(local.game.type)
        for key, label in KEYS:
            named(self._bindings.key_to_bindings, key, t(f"cli-key-{label}"))

    def compose(self) -> ComposeResult:
        """Lay the screen out: what one has, the board with its panels, the question, the choices, the line."""
        yield Worded(id="own", markup=False)
        with Horizontal(id="sheet"):
            with Vertical(id="left"):
                yield Worded(id="seats", markup=False)
                yield Worded(id="unseen", markup=False)
            yield BoardView(id="board")
            with Vertical(id="right"), TabbedContent(initial="tab-log"):
                yield from drawer(self.local.game.name)
        yield Taught(id="lesson", markup=False)
        yield Worded(id="ask", markup=False)
        yield Looked(id="brings", markup=False)
        yield ChoiceList(id="choices", markup=False)
        yield Input(placeholder=t("cli-play-placeholder"), id="line", select_on_focus=False)
        yield Footer()

    def on_mount(self) -> None:
        """Show the position, and let whoever is on turn decide."""
        self._divide()
        self.query_one("#board", BoardView).resized = lambda: self._show_board(None, follow=True)
        self.query_one("#line", Input).focus()
        self.commands.forget = self.query_one("#log", Answers).forget
        self.commands.teach, self.commands.look = self._teach, self._look
        self.commands.tell()
        self.call_after_refresh(self._show, True)
        self.set_interval(GONE, self._leave_with_terminal)

    def _leave_with_terminal(self) -> None:
        """Leave once the terminal is gone and no signal has said so: else its end would be read again and again."""
        if not (self.is_headless or sys.__stdin__ is None or sys.__stdin__.isatty()):
            self.exit()

    def on_resize(self, event: Resize) -> None:
        """Divide the screen anew: the board keeps the room it needs."""
        self._terminal = event.size
        self._divide()

    def _divide(self) -> None:
        size = self._terminal or self.size
        self.division = found = divide(size.width, size.height, self._needs(), bool(self.local.taught()))
        self.screen.set_class(found.stacked, "stacked")
        self.query_one("#left").display = found.seats
        right = self.query_one("#right")
        reading = self.screen.has_class("reading")  # a height set here would win over the style sheet then
        right.styles.width = None if found.stacked or reading else found.drawer
        right.styles.height = found.below if found.stacked and not reading else None
        self.query_one("#choices").styles.height = found.choices
        self.query_one("#brings").styles.height = found.brings
        self.query_one(Footer).display = found.keys
        self._show_seats()

    # ------------------------------------------------------------------ what is shown

    def say(self, text: str) -> None:
        """Add text to the log, where answers are read too."""
        self.query_one("#log", Answers).say(text)

    def read(self, wanted: bool = True) -> None:
        """Open the drawer over the board where it is too low to be read, or close it."""
        if self.screen.has_class("reading") != wanted:
            self.screen.set_class(wanted, "reading")
            self.query_one("#brings", Static).update(t("cli-play-back") if wanted else "")
            self._divide()
        if wanted:
            self.screen.remove_class("alone")

    def _answer(self, line: str) -> bool:
        """Do what a line says, and show the answer from its beginning; return False if it says to stop."""
        self.query_one("#log", Answers).begin()
        goes_on = self.commands.take(line)
        self._read_answer()
        return goes_on

    def _read_no_more(self) -> None:
        """Come back to the board, and to what happened last in the log."""
        self.read(wanted=False)
        self.query_one("#brings", Static).update("")
        self.query_one("#log", Answers).follow()

    def _read_answer(self) -> None:
        """Show what was answered, if anything was; over the board where it is too long for the log beside it."""
        log, division = self.query_one("#log", Answers), self.division
        if log.answered:
            self.query_one(TabbedContent).active = "tab-log"
            self.screen.remove_class("alone")
            self.read(log.too_wide or (division is not None and division.stacked and log.needs > division.below))

    def _show(self, follow: bool = False) -> None:
        """Show the position; `follow` pans to what matters now."""
        state = self.local.state
        self.legal = {}
        if self.local.waits_for_person and not self.local.hands_over:
            self.legal = {state.action_to_string(action): action for action in state.legal_actions()}
        self._show_board(None, follow)
        self._show_words()
        ask = self.query_one("#ask", Worded)
        if self.local.over:
            ask.tell(report.result(self.local).splitlines()[-1])
            if not self.shown_end:
                self.shown_end = True
                self.say(report.result(self.local) + "\n" + self.commands.afterwards())
        elif self.local.waits_for_person:
            self.shown_end = False
            ask.tell(self.commands.question())
        else:
            ask.tell(self._waits())
        line = self.query_one("#line", Input)
        line.placeholder = t("cli-play-placeholder-over" if self.local.over else "cli-play-placeholder")
        line.suggester = SuggestFromList([*self.legal, *self.commands.known()], case_sensitive=False)
        self._list(line.value)

    def _teach(self, remark: str) -> None:
        """Show what a lesson says, below what it answers to a wrong try."""
        self.query_one("#lesson", Taught).tell("\n".join(filter(None, (remark, self.local.taught()))))
        self._divide()

    def _show_seats(self) -> None:
        """Show in the drawer what everybody has, as wide as that is."""
        self.query_one("#seats-all", Worded).tell(report.panel(self.local, self.division.panel if self.division else 0))

    def _show_words(self) -> None:
        """Show everything beside the board: what everybody has, what is to come, points by cause."""
        unseen = report.unseen(self.local)
        between = t("cli-goods-separator") if self.division and self.division.stacked else "\n"
        self.query_one("#own", Worded).tell(report.own(self.local, between))
        self.query_one("#seats", Worded).tell(report.panel(self.local, SEATS - 4))
        self.query_one("#unseen", Worded).tell("\n" + unseen)
        self._show_seats()
        self.query_one("#stock", Worded).tell("\n" + unseen)
        self.query_one("#ledger", Worded).tell(report.ledger(self.local))
        self.query_one("#brings", Static).update(t("cli-play-back") if self.screen.has_class("reading") else "")

    def _list(self, typed: str) -> None:
        """List the choices that hold what is typed so far."""
        found = rows(self.commands.choices(), self.local.game.name, typed) if self.legal else ()
        self.query_one("#choices", ChoiceList).offer(found)

    def _drawn_size(self) -> int:
        """Return the size at which the board is drawn: the one chosen, or the largest that fits."""
        if self.zoom is not None:
            return self.zoom
        window = self.query_one("#board", BoardView).window
        fits = (self.local.moment, len(self.legal), *window)
        if self._fits[0] != fits:
            view, legal = self.local.state.view(self.local.eyes), self._fields()
            pictures = [boards.draw(view, size, legal) for size in boards.SIZES]
            sizes = [(picture.columns, picture.rows) for picture in pictures if picture]
            most = USUAL + (self.size.width >= self._needs()[-1] + SEATS + LEAST)
            self._fits = fits, size_of(sizes, *window, most) if sizes else USUAL
        return self._fits[1]

    def _fields(self) -> list[dict[str, Any]]:
        return [self.local.state.action_fields(action) for action in self.legal.values()] if not self.local.over else []

    def _show_board(self, ghost: int | None, follow: bool = False) -> None:
        state, size = self.local.state, boards.SIZES[self._drawn_size()]
        view, legal = state.view(self.local.eyes), self._fields()
        fields = state.action_fields(ghost) if ghost is not None else self._aim()
        board = self.query_one("#board", BoardView)
        board.show(boards.draw(view, size, legal, fields), self.local.drawing())
        looked = boards.point(view, legal, fields, size) if fields and ghost is not None else None
        if place := boards.focus(view, legal, size) if follow else looked:
            board.centre_on(*place)

    def _aim(self) -> dict[str, Any] | None:
        """Return the fields of what somebody elsewhere points at, if anybody does."""
        return None

    # ------------------------------------------------------------------ what is done

    def _understands(self) -> Commands:
        """Return what understands the lines that are typed."""
        raise NotImplementedError

    def _waits(self) -> str:
        """Return what is asked while somebody elsewhere, or a bot, is to decide; see that they do."""
        raise NotImplementedError

    def _changed(self) -> None:
        self._read_no_more()
        self._happened()

    def _happened(self, more: str | None = None) -> None:
        """Say what is new, and then `more`, and show the position; this closes nothing that somebody is reading."""
        self.legal = {}  # Until the new position is shown there is nothing to look at or to pick.
        self._teach("")  # a remark was about what was tried before
        self.commands.tell(more)
        self.call_after_refresh(self._show, True)

    def _look(self, text: str) -> None:
        """Look at a choice: the ghost on the board, and what it brings."""
        action = self.legal.get(text)
        if action is not None:
            self._show_board(action)
            self.query_one("#brings", Looked).look_at(text, report.preview(self.local, action))

    def _pan(self, part: str) -> None:
        """Give the board the keys; with the name of one of its parts, move there."""
        self.read(wanted=False)
        board = self.query_one("#board", BoardView)
        board.focus()
        row = boards.part(self.local.state.view(self.local.eyes), part, boards.SIZES[self._drawn_size()])
        if row is not None:
            board.scroll_to(0, row, animate=False)

    # ------------------------------------------------------------------ keys and clicks

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow the choices down while somebody types."""
        self._list(event.value)
        words = event.value.strip()
        self._look(words.lower() if words.lower() in self.legal else words)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Do what the line says; an empty line takes the highlighted choice."""
        line, event.input.value = event.value.strip(), ""
        self._take(line or self.query_one("#choices", ChoiceList).chosen or ("" if self.local.hands_over else "help"))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show what the highlighted choice would do, or the first of several alike."""
        if isinstance(event.option, ChoiceLine) and self.query_one("#choices").has_focus:
            self._look(event.option.row.choices[0].text)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take a choice from the list; one that stands for several lists them."""
        line = self.query_one("#line", Input)
        stem = event.option.types if isinstance(event.option, ChoiceLine) else ""
        if stem.endswith(" "):
            line.value, line.cursor_position = stem, len(stem)
        elif stem:
            self._take(stem)
        line.focus()

    async def on_event(self, event: Event) -> None:
        """Let whatever is typed or pasted go into the line, also from the list or the board.

        The line has the keys before the next one comes: else *Enter*, typed at once after an action or pasted with it,
        would take the highlighted choice instead.
        """
        writes = isinstance(event, Paste) or (isinstance(event, Key) and event.is_printable)
        if writes and not event.is_forwarded and not isinstance(self.focused, Input):
            self.screen.set_focus(self.query_one("#line", Input))
        await super().on_event(event)

    def on_key(self, event: Any) -> None:
        """Go from the line down into the list of choices, and back with Escape; arrows of an empty line pan."""
        line = self.query_one("#line", Input)
        if event.key == "down" and line.has_focus:
            self.query_one("#choices", ChoiceList).enter()
        elif event.key in ("left", "right") and line.has_focus and not line.value:
            board = self.query_one("#board", BoardView)
            board.scroll_relative(x=-10 if event.key == "left" else 10, animate=False)
        elif event.key == "escape":
            line.focus()
            self.screen.remove_class("alone")
            self._read_no_more()
            if self.division and self.division.stacked:
                self.query_one(TabbedContent).active = "tab-log"
            self.call_after_refresh(self._show_board, None)

    def action_type(self, word: str) -> None:
        """Do what typing the word does."""
        self._take(word)

    async def action_quit(self) -> None:
        """Leave, as the word does."""
        self._take("quit")

    def action_leave(self) -> None:
        """Leave if the line is empty, as in a shell."""
        if not self.query_one("#line", Input).value:
            self._take("quit")

    def action_tab(self, name: str) -> None:
        """Open a tab of the drawer; where the drawer is low, over the board, and back with the same key."""
        drawer = self.query_one(TabbedContent)
        again = drawer.active == f"tab-{name}" and self.screen.has_class("reading")
        drawer.active = f"tab-{name}"
        self.screen.remove_class("alone")  # else it would open behind the board
        self.read(wanted=not again and self.division is not None and self.division.stacked)
        if again:
            drawer.active = "tab-log"
            self.query_one("#line", Input).focus()
        elif name == "rules":
            self.query_one("#rules-words", Input).focus()
            self.query_one("#brings", Static).update(t("cli-play-back"))

    def action_alone(self) -> None:
        """Give the board the whole screen, or take it back."""
        self.read(wanted=False)
        self.screen.toggle_class("alone")
        self.call_after_refresh(self._show_board, None, True)

    def action_page(self, step: int) -> None:
        """Turn a page of what is being read, or of the board; beside a board that is seen whole, of the drawer."""
        board, right, choices = (self.query_one(part) for part in ("#board", "#right", "#choices"))
        in_drawer = self.screen.has_class("reading") or right.has_focus_within or not board.max_scroll_y
        target = choices if choices.has_focus else self._reading() if in_drawer else board
        if target is not None:
            target.scroll_relative(y=step * max(1, target.size.height - 2), animate=False)

    def _reading(self) -> Any:
        pane = self.query_one(TabbedContent).active_pane
        found = pane.query("Answers, VerticalScroll") if pane else ()
        return next(iter(found), None)

    def action_zoom(self, step: int) -> None:
        """Draw the board larger or smaller."""
        self.zoom = min(len(boards.SIZES) - 1, max(0, self._drawn_size() + step))
        self._show_board(None, True)

    def _take(self, line: str) -> None:
        if not self._answer(line):
            self.exit()
