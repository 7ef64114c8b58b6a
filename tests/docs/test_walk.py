"""A stranger's walk, six pages in order, each ending in something seen; and every figure has its command."""

import re
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT, blocks_of

DOCS = ROOT / "docs"
WALK = (
    "library/install.md",
    "library/first.md",
    "bots/write.md",
    "bots/match.md",
    "research/learn.md",
    "research/data.md",
)
LINK = r"\[[^\]]+\]\(([^)]+)\)"


def test_the_index_leads_through_the_six_pages_in_order() -> None:
    section = (DOCS / "index.md").read_text("utf-8").partition("## Let programs play\n")[2].partition("```")[0]
    assert tuple(re.findall(rf"^\d\. {LINK}: ", section, re.MULTILINE)) == WALK
    listed = re.findall(r"^[a-z]+/[a-z]+$", (DOCS / "index.md").read_text("utf-8"), re.MULTILINE)
    assert {page.removesuffix(".md") for page in WALK} <= set(listed)


@pytest.mark.parametrize(("page", "following"), [*zip(WALK, [*WALK[1:], None], strict=True)])
def test_a_page_ends_in_something_seen_and_leads_on(page: str, following: str | None) -> None:
    path = DOCS / page
    last = re.split(r"^#{1,2} ", path.read_text("utf-8"), flags=re.MULTILINE)[-1]
    shown = [block for block in blocks_of(path) if block.text in last and re.search(r"^(?![$>.])\S", block.text, re.M)]
    assert shown or "![" in last
    found = re.search(rf"\nNext: {LINK}\.\n\Z", last)
    assert (found and (path.parent / found[1]).resolve()) == (following and (DOCS / following).resolve())


def test_every_figure_has_a_command_that_is_there() -> None:
    section = (DOCS / "building/speed.md").read_text("utf-8").partition("## Every figure and its command\n")[2]
    commands = [row.rsplit("|", 2)[1].strip().strip("`") for row in section.splitlines() if row.startswith("| ")][2:]
    assert len(commands) > 10
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for command in commands:
        program, *words = command.split()
        if program == "make":
            assert words[0] in targets
        elif program == "python":
            name = words[1].replace(".", "/")
            assert any(ROOT.glob(f"{name}*")) or any(ROOT.glob(f"src/{name}*"))
        elif program != "bastide":
            assert all((ROOT / word).exists() for word in words or [program])
    assert "building/speed.md#every-figure-and-its-command" in (DOCS / "research/protocol.md").read_text("utf-8")
    assert Path(ROOT / "scripts/weigh.py").read_text("utf-8").count("IMPORT = 0.12") == 1
