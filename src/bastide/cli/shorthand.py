"""Short ways to type: one line that stands for several actions of the same decision."""

from bastide.cli import boards
from bastide.cli.table import Table


def several(local: Table, line: str) -> list[str]:
    """Return the actions that a line stands for by its game's own short words; nothing if it is none."""
    expand = boards.of(local.game.name).expand
    return list(expand(local.state, line)) if expand else []
