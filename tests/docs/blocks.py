"""The blocks of the manual: what stands between fences, page by page."""

import re
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FENCE: Final = re.compile(r"^([ ]*)(`{3,})([^\n`]*)\n(.*?)^\1\2[ ]*$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """What stands between two fences."""

    page: str
    line: int
    kind: str
    text: str


def pages() -> list[Path]:
    """Return the README, the guide for contributors and every page of the manual."""
    manual = sorted(page for page in (ROOT / "docs").rglob("*.md") if "_build" not in page.parts)
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", *manual]


def blocks_of(page: Path) -> list[Block]:
    """Return the blocks of a page, in order."""
    text, name = page.read_text("utf-8"), page.relative_to(ROOT).as_posix()
    return [
        Block(name, text[: found.start()].count("\n") + 1, found[3].strip(), dedent(found[4]))
        for found in FENCE.finditer(text)
    ]


def blocks(page: str, *kinds: str) -> list[str]:
    """Return the texts of a page's blocks of these kinds, in order."""
    return [block.text for block in blocks_of(ROOT / page) if block.kind in kinds]


def pattern(shown: str) -> str:
    """Return shown text as a regular expression, in which `…` stands for anything."""
    return ".*".join(map(re.escape, shown.split("…")))
