"""The list of choices on the full screen: one line a choice, with what it brings."""

from collections.abc import Sequence
from typing import Final

from textual.widgets import OptionList
from textual.widgets.option_list import Option

from bastide.cli.choices import Row


class ChoiceLine(Option):
    """A line of the list. It has no id: two lines may type the same, where a place gives one thing or another."""

    def __init__(self, text: str, row: Row) -> None:
        super().__init__(text)
        self.row: Final = row

    @property
    def types(self) -> str:
        """What choosing it types; it ends with a blank where several choices stand on the line."""
        return f"{self.row.stem} " if self.row.folded else self.row.stem


class ChoiceList(OptionList):
    """Shows what may be chosen now."""

    def offer(self, found: Sequence[Row]) -> None:
        """Show these choices in place of those before."""
        self.clear_options()
        wide = max((len(row.number) for row in found), default=0)
        self.add_options(ChoiceLine(f"{row.number:>{wide}}  {row.text}   {row.brings}".rstrip(), row) for row in found)

    def enter(self) -> None:
        """Take the keys, and look at the first choice unless another one is looked at already."""
        self.focus()
        if self.highlighted is None:
            self.call_after_refresh(self.action_first)

    @property
    def chosen(self) -> str:
        """What choosing the highlighted line types; empty if there is none."""
        line = self.highlighted_option
        return line.types if isinstance(line, ChoiceLine) else ""
