"""“Add a game” shows the files of the example and of the client as they are, and its commands run."""

import re
from pathlib import Path
from textwrap import indent

import pytest
from click.testing import CliRunner

from bastide.cli import texts
from bastide.cli.main import app
from bastide.engine import registry
from bastide_harbour import GAME

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/games/add.md").read_text("utf-8")
SHOWN = re.compile(r"`((?:examples/harbour|web/src)/[^`\n]+)`:\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = [pytest.param(*found, id=f"{found[0]} {number}") for number, found in enumerate(SHOWN.findall(PAGE))]
TYPED = [line.split() for line in PAGE.splitlines() if line.startswith("bastide ")]
NOT_HERE = ("play", "serve")
"""Other tests play and serve the game; these two do not end by themselves."""


@pytest.mark.parametrize(("file", "block"), BLOCKS)
def test_what_is_shown_stands_in_the_file(file: str, block: str) -> None:
    text = (ROOT / file).read_text("utf-8")
    assert any(indent(block, "    " * depth) in text for depth in range(3))


def test_every_block_is_from_a_file_but_the_commands() -> None:
    assert PAGE.count("```") == 2 * (len(BLOCKS) + 1)
    assert {words[1] for words in TYPED} >= {"games", "rules", *NOT_HERE}


@pytest.mark.parametrize("words", [words for words in TYPED if words[1] not in NOT_HERE], ids=" ".join)
def test_the_commands_run(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {GAME.name: GAME})
    monkeypatch.setattr(texts, "_current", texts.Texts("en"))
    result = CliRunner().invoke(app, words[1:], env={"LC_ALL": "C", "NO_COLOR": "1"})
    assert result.exit_code == 0, result.output
    assert result.output.strip()
