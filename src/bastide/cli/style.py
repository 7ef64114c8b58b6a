"""How the full screen looks, which keys it has, and the messages that say what they do."""

from collections.abc import MutableMapping
from typing import Final

from textual.binding import Binding

KEYS: Final = (
    ("f1", "help"), ("f2", "hint"), ("f3", "rules"), ("f4", "ledger"), ("f5", "seats"), ("f6", "board"),
    ("ctrl+l", "log"), ("ctrl+z", "undo"), ("ctrl+q", "quit"),
)  # fmt: skip
"""Keys with the message that says what they do."""

BOUND: Final = (
    Binding("f1", "type('help')", "help"),
    Binding("f2", "type('hint')", "hint"),
    Binding("f3", "tab('rules')", "rules"),
    Binding("f4", "tab('ledger')", "ledger"),
    Binding("f5", "tab('seats')", "seats"),
    Binding("f6", "alone", "board"),
    Binding("ctrl+l", "tab('log')", "log"),
    Binding("ctrl+z", "type('undo')", "undo", priority=True),
    Binding("f7", "zoom(-1)", "−"),
    Binding("f8", "zoom(1)", "+"),
    Binding("pageup", "page(-1)", show=False, priority=True),
    Binding("pagedown", "page(1)", show=False, priority=True),
    Binding("ctrl+q", "quit", "quit", priority=True),
    Binding("ctrl+c", "quit", show=False, priority=True),
    Binding("ctrl+d", "leave", show=False, priority=True),
)
"""Keys with the actions of the screen."""


def named(bindings: MutableMapping[str, list[Binding]], key: str, label: str) -> None:
    """Let a key be explained in the reader's language."""
    bindings[key] = [Binding(b.key, b.action, label, priority=b.priority) for b in bindings[key]]


STYLE: Final = """
Screen { layout: vertical; }
#sheet { height: 1fr; min-height: 4; layout: horizontal; }
#left { width: 30; border-right: solid $panel; padding: 0 1; }
#board { width: 1fr; height: 1fr; background: $surface; scrollbar-size: 1 1; }
#board:focus { background: $surface-lighten-1; }
#right { border-left: solid $panel; }
#own { height: auto; max-height: 3; padding: 0 1; background: $panel; }
#lesson { height: auto; padding: 0 1; background: $primary-muted; color: $text; display: none; }
#ask { height: auto; max-height: 3; padding: 0 1; text-style: bold; background: $panel; }
#brings { height: 1; padding: 0 1; color: $text-muted; background: $panel; }
#choices { height: 7; border: none; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }
#line { border: none; height: 1; padding: 0 1; }
#log { padding: 0 1; scrollbar-size: 1 1; }
#ledger, #rules-found, #seats-all, #stock { padding: 0 1; }
Lookup VerticalScroll { scrollbar-gutter: stable; }
TabPane { padding: 0; }
.stacked #sheet { layout: vertical; }
.stacked #right { width: 100%; border-left: none; border-top: none; background: $boost; }
.stacked #right ContentTabs { display: none; }
.reading #board, .reading #left { display: none; }
.reading #right { width: 1fr; border-left: none; }
.reading.stacked #right { height: 1fr; }
.reading.stacked #right ContentTabs { display: block; }
.alone #right, .alone #left, .alone #choices, .alone #brings { display: none; }
"""
"""Its style sheet: where everything lies, side by side or one below the other."""
