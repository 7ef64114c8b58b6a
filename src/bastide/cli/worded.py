"""Words on the full screen that are laid out for the width that there is, and again where that changes."""

from textual.visual import VisualType
from textual.widgets import Static

from bastide.cli.choices import looked_at
from bastide.cli.output import folded


class Worded(Static):
    """Words that go on below as their language lets them: Chinese and Japanese after any letter, not only at blanks."""

    _words = ""
    _columns = 0

    def tell(self, words: str) -> None:
        """Show these words."""
        self._words, self._columns = words, 0
        self.update(words)
        self.on_resize()

    def on_resize(self) -> None:
        """Lay them out for another width."""
        columns = self.size.width
        if columns not in (0, self._columns):
            self._columns = columns
            self.update(folded(self._words, columns))
            self.call_after_refresh(self.refresh, layout=True)  # a height that is asked for while it changes is lost


class Taught(Worded):
    """What a lesson says; it takes no room where there is none."""

    def tell(self, words: str) -> None:
        """Show these words, or nothing at all."""
        self.display = bool(words)
        super().tell(words)


class Looked(Static):
    """A choice that is looked at and what it brings, anew for every width; or other words."""

    _choice: tuple[str, str] | None = None

    def look_at(self, text: str, brings: str) -> None:
        """Show a choice as it is typed, and what it brings."""
        self._choice = text, brings
        self.on_resize()

    def update(self, content: VisualType = "", *, layout: bool = True) -> None:
        """Show other words: no choice is looked at any more."""
        self._choice = None
        super().update(content, layout=layout)

    def on_resize(self) -> None:
        """Shorten it for the room that there is now."""
        if self._choice:
            super().update(looked_at(*self._choice, self.size))
