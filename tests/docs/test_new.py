"""What `docs/games/new.md` shows stands in the files that `bastide new` writes."""

from textwrap import indent

import pytest

from bastide.cli.new import write
from tests.docs.blocks import ROOT, Block, blocks_of

SHOWN = [block for block in blocks_of(ROOT / "docs/games/new.md") if block.kind != "console"]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Return the texts of the files of a new game."""
    return [path.read_text("utf-8") for path in write(tmp_path_factory.mktemp("new"), "lantern", "Lantern")]


@pytest.mark.parametrize("block", SHOWN, ids=lambda block: f"line {block.line}")
def test_what_is_shown_is_written(block: Block, files: list[str]) -> None:
    forms = [indent(block.text.rstrip("\n"), " " * depth) for depth in (0, 2, 4, 8)]
    assert any(form in text for form in forms for text in files)
