"""The pages of the manual that are made from the code can be made, and say what they are for."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

from bastide.engine.registry import BUNDLED

DOCS = Path(__file__).parents[2] / "docs"
PARTS = ["Options", "Actions", "Views", "Outlooks", "Words", "Log", "Causes of points", "Refusals"]


@pytest.fixture
def docs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(DOCS), *sys.path])


@pytest.mark.usefixtures("docs")
@pytest.mark.parametrize("game", BUNDLED)
def test_a_game_as_data(game: str) -> None:
    page = import_module("gamedata").data(game, "")
    assert [line.removeprefix("## ") for line in page.splitlines() if line.startswith("## ")] == PARTS
    assert "\n### View\n" in page
    assert "\n### Facts\n" in page
    assert (DOCS / "reference" / f"{game}-data.md").is_file()


@pytest.mark.usefixtures("docs")
def test_the_calls_and_objects_of_the_api() -> None:
    page = import_module("generate").http()
    for heading in ("## Calls", "### POST /api/tables/{table_id}/moves", "### LiveFrame", "### Snapshot"):
        assert f"\n{heading}\n" in f"\n{page}"
    assert "| `stale-seq` | 409 |" in page
