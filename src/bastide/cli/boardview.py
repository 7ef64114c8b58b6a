"""The board on the screen: a sheet larger than its window, moved by keys, wheel or dragging."""

from collections.abc import Callable
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from bastide.cli import boards
from bastide.engine.terminal import Picture


class BoardView(ScrollView, can_focus=True):
    """Shows a picture; arrow keys, the wheel and dragging pan it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "scroll_left", show=False),
        Binding("right", "scroll_right", show=False),
        Binding("up", "scroll_up", show=False),
        Binding("down", "scroll_down", show=False),
    ]

    def __init__(self, **options: str) -> None:
        super().__init__(id=options.get("id"))
        self._lines: list[Strip] = []
        self._dragging = False
        self._room: Size | None = None
        self.resized: Callable[[], None] = lambda: None
        """What is called when there is another room for the board."""

    def on_resize(self) -> None:
        """Let the board be drawn for its new room."""
        if self.outer_size != self._room:
            self._room = self.outer_size
            self.resized()

    @property
    def window(self) -> tuple[int, int]:
        """The columns and lines that there are for a board without scroll bars."""
        return self.outer_size.width, self.outer_size.height

    def show(self, picture: Picture | None, text: str | None) -> None:
        """Show a picture, or text for a game that has none."""
        rows = boards.text_of(picture, colours=not self.app.no_color) if picture else Text(text or "")
        lines = []
        for row in rows.split("\n", allow_blank=True):
            segments = [Segment(part.text, part.style) for part in row.render(self.app.console, end="")]
            lines.append(Strip(segments))
        self._lines = lines
        self.virtual_size = Size(max((line.cell_length for line in lines), default=0), len(lines))
        self.refresh()

    def centre_on(self, column: int, row: int) -> None:
        """Pan so that a point of the picture is in the middle of the window."""
        self.scroll_to(column - self.size.width // 2, row - self.size.height // 2, animate=False)

    def render_line(self, y: int) -> Strip:
        """Return one line of the window."""
        left, top = self.scroll_offset
        # A picture smaller than its window stands in the middle of it.
        indent = max(0, (self.size.width - self.virtual_size.width) // 2)
        row = top + y - max(0, (self.size.height - self.virtual_size.height) // 2)
        width = self.size.width
        background = self.rich_style
        if not 0 <= row < len(self._lines):
            return Strip.blank(width, background)
        line = self._lines[row].crop(left, left + width)
        strip = Strip([Segment(" " * indent, Style()), *line])
        return strip.adjust_cell_length(width).apply_style(background)

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Begin to drag the sheet."""
        self._dragging = True
        self.capture_mouse()

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """Let the sheet go."""
        self._dragging = False
        self.release_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Drag the sheet along."""
        if self._dragging:
            self.scroll_relative(-event.delta_x, -event.delta_y, animate=False)
