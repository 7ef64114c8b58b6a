"""No block of the manual is only looked at: each is run, or compared with what it shows, by a test named here."""

import re
from functools import cache

import pytest

from tests.docs.blocks import ROOT, Block, blocks_of, pages

BY_KIND = {
    "console": "test_commands.py",
    "pycon": "test_examples.py",
    "python": "test_examples.py",
}
"""Which test takes all blocks of a kind, wherever they stand."""
BY_PAGE = {
    "docs/games/add.md": "tests/docs/test_add.py",
    "docs/games/new.md": "tests/docs/test_new.py",
    "docs/bots/outside.md": "tests/outside/test_protocol.py",
    "docs/reference/notation.md": "tests/docs/test_notation.py",
}
"""Which test takes the other blocks of a page; `test_shown.py` takes those of all other pages."""
SPHINX = re.compile(r"\{(toctree|include|eval-rst)\}.*")
"""What Sphinx itself runs: `make docs` fails where it cannot."""


@cache
def every() -> list[Block]:
    """Return all blocks of all pages."""
    return [block for page in pages() for block in blocks_of(page)]


def test_every_block_has_a_test() -> None:
    shown = (ROOT / "tests/docs/test_shown.py").read_text("utf-8")
    for block in every():
        if SPHINX.fullmatch(block.kind) or block.kind in BY_KIND:
            continue
        if test := BY_PAGE.get(block.page):
            named = (ROOT / test).read_text("utf-8")
            assert block.page.rpartition("/")[2] in named, f"{test} does not speak of {block.page}"
        else:
            assert f'"{block.page}", "{block.kind}"' in shown, f"{block.page}:{block.line}: nobody looks at this"


def test_fences_are_found_whole() -> None:
    for page in pages():
        fences = len(re.findall(r"^ *```", page.read_text("utf-8"), re.MULTILINE))
        assert fences == 2 * len(blocks_of(page)), page


@pytest.mark.parametrize("test", sorted({*BY_KIND.values()}))
def test_the_tests_are_there(test: str) -> None:
    assert (ROOT / "tests/docs" / test).is_file()
