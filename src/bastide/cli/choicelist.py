"""The list of choices on the full screen: one line a choice, with what it brings."""

from collections.abc import Sequence

from textual.widgets import OptionList
from textual.widgets.option_list import Option

from bastide.cli.choices import Row


class ChoiceList(OptionList):
    """Shows what may be chosen now; the id of a line is what choosing it types."""

    def offer(self, found: Sequence[Row]) -> None:
        """Show these choices in place of those before; one that stands for several ends with a blank."""
        self.clear_options()
        wide = max((len(row.number) for row in found), default=0)
        for row in found:
            text = f"{row.number:>{wide}}  {row.text}   {row.brings}".rstrip()
            self.add_option(Option(text, id=f"{row.stem} " if row.folded else row.stem))

    def enter(self) -> None:
        """Take the keys, and look at the first choice unless another one is looked at already."""
        self.focus()
        if self.highlighted is None:
            self.call_after_refresh(self.action_first)

    @property
    def chosen(self) -> str:
        """What choosing the highlighted line types; empty if there is none."""
        return str(self.highlighted_option.id or "") if self.highlighted_option else ""
