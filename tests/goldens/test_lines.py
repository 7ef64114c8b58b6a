"""Every position of every golden game is read back from its line, with the same choices."""

from pathlib import Path

import pytest

import bastide
from bastide.testing import check_read_back

RECORDS = sorted(Path(__file__).parent.glob("*/*.record"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_position_is_read_back(file: Path) -> None:
    record = bastide.Record.parse(file.read_text(encoding="utf-8"))
    state = record.game.new_initial_state()
    check_read_back(state)
    for text in record.actions:
        state.apply(text)
        check_read_back(state)
