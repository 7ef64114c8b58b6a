"""The full screen: board, seats, log, ledger and rules, and one line in which everything may be typed."""

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar, Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.suggester import SuggestFromList
from textual.widgets import Footer, Input, OptionList, RichLog, Static, TabbedContent, TabPane
from textual.widgets.option_list import Option

from bastide.cli import boards, report
from bastide.cli.boardview import BoardView
from bastide.cli.commands import Commands
from bastide.cli.local import LocalTable
from bastide.cli.texts import t
from bastide.cli.thinking import Thinker

PANEL: Final = 30
"""Columns of the seats, as in the style sheet."""
SHORT_LIST: Final = 12
"""Up to so many choices the list shows what each brings; beyond, only the highlighted one does."""


class TableScreen(App[None]):
    """One table on the whole terminal; bots think elsewhere and never hold up a key."""

    CSS = """
    Screen { layout: vertical; }
    #sheet { height: 1fr; }
    #left { width: 30; border-right: solid $panel; padding: 0 1; }
    #board { width: 1fr; background: $surface; }
    #board:focus { background: $surface-lighten-1; }
    #right { width: 46; border-left: solid $panel; }
    #ask { height: auto; padding: 0 1; text-style: bold; background: $panel; }
    #brings { height: 1; padding: 0 1; color: $text-muted; background: $panel; }
    #choices { height: 7; border: none; padding: 0 1; }
    #line { border: none; height: 1; padding: 0 1; }
    #log { padding: 0 1; }
    #ledger, #rules-found { padding: 0 1; }
    .narrow #left, .narrow #right { display: none; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "type('help')", "help"),
        Binding("f2", "type('hint')", "hint"),
        Binding("f3", "tab('rules')", "rules"),
        Binding("f4", "tab('ledger')", "ledger"),
        Binding("ctrl+l", "tab('log')", "log"),
        Binding("ctrl+z", "type('undo')", "undo", priority=True),
        Binding("f7", "zoom(-1)", "−"),
        Binding("f8", "zoom(1)", "+"),
        Binding("ctrl+q", "quit", "quit", priority=True),
    ]

    def __init__(
        self, local: LocalTable, save: Callable[[], None], seed: int | None = None, bot_delay: float = 0.35
    ) -> None:
        """Show a table; `save` is called after every action, `bot_delay` is the least time a bot takes, in seconds."""
        super().__init__()
        self.local = local
        self.save = save
        self.bot_delay: Final = bot_delay
        self.thinker = Thinker(seed)
        self.commands = Commands(local, self.say, self._changed, self._hint, self._focus_board)
        self.legal: dict[str, int] = {}
        self.zoom = 1
        self.thinking = False
        self.shown_end = False
        self.title = local.game.type.title
        for binding, label in (
            ("f1", "help"), ("f2", "hint"), ("f3", "rules"), ("f4", "ledger"),
            ("ctrl+l", "log"), ("ctrl+z", "undo"), ("ctrl+q", "quit"),
        ):  # fmt: skip
            self._relabel(binding, t(f"cli-key-{label}"))

    def _relabel(self, key: str, label: str) -> None:
        bindings = self._bindings.key_to_bindings
        bindings[key] = [Binding(b.key, b.action, label, priority=b.priority) for b in bindings[key]]

    def compose(self) -> ComposeResult:
        """Lay the screen out: seats, board, drawer; the question, the choices, the line."""
        with Horizontal(id="sheet"):
            with Vertical(id="left"):
                yield Static(id="seats", markup=False)
                yield Static(id="unseen", markup=False)
            yield BoardView(id="board")
            with Vertical(id="right"), TabbedContent(initial="tab-log"):
                with TabPane(t("cli-key-log"), id="tab-log"):
                    yield RichLog(id="log", wrap=True, min_width=1)
                with TabPane(t("cli-key-ledger"), id="tab-ledger"), VerticalScroll():
                    yield Static(id="ledger", markup=False)
                with TabPane(t("cli-key-rules"), id="tab-rules"):
                    yield Input(placeholder=t("cli-rules-search"), id="rules-words")
                    with VerticalScroll():
                        yield Static(id="rules-found", markup=False)
        yield Static(id="ask", markup=False)
        yield Static(id="brings", markup=False)
        yield OptionList(id="choices", markup=False)
        yield Input(placeholder=t("cli-play-placeholder"), id="line")
        yield Footer()

    def on_mount(self) -> None:
        """Show the position, and let whoever is on turn decide."""
        self.query_one("#line", Input).focus()
        self.commands.tell()
        self.call_after_refresh(self._show, True)

    def on_unmount(self) -> None:
        """Let no bot think on."""
        self.thinker.close()

    def on_resize(self) -> None:
        """Leave the board the room on a narrow terminal."""
        self.screen.set_class(self.size.width < 100, "narrow")

    # ------------------------------------------------------------------ what is shown

    def say(self, text: str) -> None:
        """Add text to the log."""
        self.query_one("#log", RichLog).write(Text(text))

    def _show(self, follow: bool = False) -> None:
        """Show the position; `follow` pans to the last move."""
        self._show_board(None, follow)
        self.query_one("#seats", Static).update(report.panel(self.local, PANEL - 4))
        self.query_one("#unseen", Static).update("\n" + report.unseen(self.local))
        self.query_one("#ledger", Static).update(report.ledger(self.local))
        self.query_one("#brings", Static).update("")
        ask = self.query_one("#ask", Static)
        state = self.local.state
        self.legal = {}
        if self.local.over:
            ask.update(report.result(self.local).splitlines()[-1])
            if not self.shown_end:
                self.shown_end = True
                self.say(report.result(self.local))
        elif self.local.waits_for_person:
            ask.update(report.ask(self.local))
            self.legal = {state.action_to_string(action): action for action in state.legal_actions()}
        else:
            ask.update(t("cli-play-thinking", name=self.local.seats[self.local.seat].name))
            self._let_bot_play()
        line = self.query_one("#line", Input)
        line.suggester = SuggestFromList([*self.legal, *self.commands.known()], case_sensitive=False)
        self._list(line.value)

    def _list(self, typed: str) -> None:
        """List the choices that hold what is typed so far."""
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        words = typed.lower().split()
        fitting = [text for text in self.legal if all(word in text.lower() for word in words)] or list(self.legal)
        short = len(fitting) <= SHORT_LIST
        for text in fitting:
            brings = report.preview(self.local, self.legal[text]) if short else ""
            choices.add_option(Option(f"{text}   {brings}".rstrip(), id=text))

    def _show_board(self, ghost: int | None, follow: bool = False) -> None:
        state = self.local.state
        view = state.view(self.local.eyes)
        legal = [state.action_fields(action) for action in self.legal.values()] if not self.local.over else []
        fields = state.action_fields(ghost) if ghost is not None else None
        size = boards.SIZES[self.zoom]
        picture = boards.draw(view, size, legal, fields)
        board = self.query_one("#board", BoardView)
        board.show(picture, str(state))
        where = fields or (view.get("last") if follow else None)
        place = boards.point(view, legal, where, size) if picture and where else None
        if place:
            board.centre_on(*place)

    # ------------------------------------------------------------------ what is done

    def _changed(self) -> None:
        self.legal = {}  # Until the new position is shown there is nothing to look at or to pick.
        self.save()
        self.commands.tell()
        self.call_after_refresh(self._show, True)

    def _let_bot_play(self) -> None:
        if not self.thinking:
            self.thinking = True
            self.run_worker(self._bot(), exclusive=False)

    async def _bot(self) -> None:
        """Wait for the bot in its process, and for a moment in which people can follow."""
        spec = self.local.seats[self.local.seat].bot
        assert spec is not None
        future = self.thinker.ask(self.local.state, spec)
        actions, _ = await asyncio.gather(asyncio.wrap_future(future), asyncio.sleep(self.bot_delay))
        self.thinking = False
        self.commands.act_all(actions)

    def _hint(self) -> None:
        if self.local.waits_for_person:
            self.run_worker(self._advise(), group="hint", exclusive=True)

    async def _advise(self) -> None:
        state, ply = self.local.state, len(self.local.state.history())
        actions = await asyncio.wrap_future(self.thinker.ask(state, report.HINT_BOT))
        if len(self.local.state.history()) == ply:
            brings = report.preview(self.local, state.string_to_action(actions[0]))
            self.say(t("cli-play-hint", action="; ".join(actions)) + "  " + brings)
            self._look(actions[0])

    def _look(self, text: str) -> None:
        """Look at a choice: the ghost on the board, and what it brings."""
        action = self.legal.get(text)
        if action is not None:
            self._show_board(action)
            self.query_one("#brings", Static).update(f"{text}   {report.preview(self.local, action)}")

    def _focus_board(self) -> None:
        self.query_one("#board", BoardView).focus()

    # ------------------------------------------------------------------ keys and clicks

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow the choices down while somebody types, or search the rules."""
        if event.input.id == "rules-words":
            from bastide.cli.rules import found_text

            found = found_text(self.local.game.name, event.value.split()) if event.value.strip() else ""
            self.query_one("#rules-found", Static).update(found)
        else:
            self._list(event.value)
            self._look(
                event.value.strip().lower() if event.value.strip().lower() in self.legal else event.value.strip()
            )

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Do what the line says; an empty line takes the highlighted choice."""
        if event.input.id == "rules-words":
            return
        line, event.input.value = event.value.strip(), ""
        if not line:
            highlighted = self.query_one("#choices", OptionList).highlighted_option
            line = str(highlighted.id) if highlighted and highlighted.id else "help"
        self._take(line)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show what the highlighted choice would do."""
        if event.option.id and self.query_one("#choices").has_focus:
            self._look(event.option.id)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take a choice from the list."""
        if event.option.id:
            self._take(event.option.id)
            self.query_one("#line", Input).focus()

    def on_key(self, event: Any) -> None:
        """Go from the line down into the list of choices, and back with Escape."""
        line = self.query_one("#line", Input)
        if event.key == "down" and line.has_focus:
            self.query_one("#choices", OptionList).focus()
        elif event.key == "escape":
            line.focus()
            self._show_board(None)

    def action_type(self, word: str) -> None:
        """Do what typing the word does."""
        self._take(word)

    def action_tab(self, name: str) -> None:
        """Open a tab of the drawer."""
        self.query_one(TabbedContent).active = f"tab-{name}"
        if name == "rules":
            self.query_one("#rules-words", Input).focus()

    def action_zoom(self, step: int) -> None:
        """Draw the board larger or smaller."""
        self.zoom = min(len(boards.SIZES) - 1, max(0, self.zoom + step))
        self._show_board(None, True)

    def _take(self, line: str) -> None:
        if not self.local.waits_for_person and line.split(maxsplit=1)[0] in (*self.legal, "undo", "hint"):
            return
        if not self.commands.take(line):
            self.exit()
