"""The pages of the manual that are made from the code can be made, and say what they are for."""

import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

import bastide
from bastide.cli.main import app
from bastide.engine.registry import BUNDLED

DOCS = Path(__file__).parents[2] / "docs"
SOURCE = Path(bastide.__file__).parent
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
def test_the_gallery_shows_every_symbol_and_everything_in_the_boxes() -> None:
    page = import_module("gallery").gallery()
    shown = re.findall(r"^\| (<img .+?>)? ?\| (.+?) \| `(.+?)` \|", page, re.MULTILINE)
    drawn = {identity for image, _, identity in shown if image}
    for file in (SOURCE / "pictures/symbols.svg", *SOURCE.glob("games/*/pictures/symbols.svg")):
        symbols = set(re.findall(r'<symbol id="([^"]+)"', file.read_text("utf-8")))
        assert symbols
        assert symbols <= drawn, file
    listed = {identity for _, _, identity in shown}
    for game in BUNDLED:
        box = (SOURCE / "games" / game / "components.toml").read_text("utf-8")
        assert set(re.findall(r'^id = "([^"]+)"', box, re.MULTILINE)) <= listed, game
    assert set("ABCDEFGHIJKLMNOPQRSTUVWX") <= drawn, "the land of Carcassonne"
    assert "_build/generated/gallery.md" in (DOCS / "reference/gallery.md").read_text("utf-8")


@pytest.mark.usefixtures("docs")
def test_the_calls_and_objects_of_the_api() -> None:
    page = import_module("generate").http()
    for heading in ("## Calls", "### POST /api/tables/{table_id}/moves", "### LiveFrame", "### Snapshot"):
        assert f"\n{heading}\n" in f"\n{page}"
    assert "| `stale-seq` | 409 | somebody else was faster; look again;" in page
    assert "| `full` | 409 | no seat is open at this table |" in page
    assert "| `bad-format` | 4406 |" in page


@pytest.mark.usefixtures("docs")
def test_what_may_be_sent_is_told_with_its_limits() -> None:
    page = import_module("generate").http()
    assert "- `state` (query, optional): text like `^(open\\|running" in page
    assert "- `limit` (query, optional): number (1 to 100), `50` if left out." in page
    assert "number (60 to 2,592,000) or null" in page
    assert not re.search(r"\de\+\d", page), "numbers are written out"
    kept = "list (at most 16 entries) of: text (1 to 100 characters), by name (at most 64 entries)"
    assert f"| `tables` | {kept} |" in page


@pytest.mark.usefixtures("docs")
def test_every_key_of_a_refusal_is_told() -> None:
    objects = import_module("generate").http().partition("### ErrorInfo\n")[2].partition("\n### ")[0]
    for key in ("seq", "action", "index", "question", "retry_after", "wait", "until"):
        assert re.search(rf"^\| `{key}` \|.*\| Of .+ \|$", objects, re.MULTILINE), key


@pytest.mark.usefixtures("docs")
def test_every_body_is_told_whole() -> None:
    """No call leaves open what it takes or answers, and every object that is named has its keys on the page."""
    page = import_module("generate").http()
    calls, _, objects = page.partition("## Codes of refusals")
    for call in calls.split("\n### ")[1:]:
        heading, *lines = call.splitlines()
        if not heading.endswith("/live"):
            assert any(line.startswith("- answer: ") for line in lines), heading
        for line in lines:
            if line.startswith(("- body: ", "- answer: ")):
                assert not re.search(r"(?<!by )\b(?:object|anything)\b(?! with)", line), line
    named = set(re.findall(r"\]\(#(\w+)\)", page))
    assert named <= {name.lower() for name in re.findall(r"^### (\w+)$", objects, re.MULTILINE)}


def test_the_reference_names_everything_in_the_library() -> None:
    """“Everything in `import bastide`”: `position` and `register` were not there."""
    page = (DOCS / "reference/api.md").read_text("utf-8")
    there = {name.rpartition(".")[2] for name in re.findall(r"^\.\. auto\w+:: (bastide\.\S+)$", page, re.MULTILINE)}
    assert {name for name in bastide.__all__ if not name.startswith("__")} <= there


@pytest.mark.parametrize("module", ["bots", "arena"])
def test_the_reference_names_what_bots_and_matches_hand_out(module: str) -> None:
    """Lines, reviews, results and intervals are what `advise`, `review` and `run_match` return; they were not there."""
    page = (DOCS / "reference/api.md").read_text("utf-8")
    told = re.findall(rf"^\.\. auto\w+:: bastide\.{module}\.(\w+)$", page, re.MULTILINE)
    assert set(told) == set(import_module(f"bastide.{module}").__all__)


def test_every_command_that_takes_corrections_is_named() -> None:
    page = " ".join((DOCS / "games/correct.md").read_text("utf-8").split())
    taking = [name for name, command in app.commands.items() if any(p.name == "corrections" for p in command.params)]
    assert "ladder" in taking
    said = page.partition(" take `--corrections DIR`.")[0].rpartition(". ")[2].rpartition("## Play by it")[2]
    assert set(re.findall(r"`(\w+)`", said)) >= set(taking), taking


@pytest.mark.usefixtures("docs")
def test_an_option_is_told_with_its_default_and_its_variable() -> None:
    group = import_module("generate").commands().partition("\n## bastide admin\n")[2]
    told = "Address of the server. Default: `http://127.0.0.1:8080`. Environment: `BASTIDE_SERVER`."
    assert group.partition("\n## ")[0].count(f"| `--server` | {told} |\n") == 1


@pytest.mark.usefixtures("docs")
def test_every_metric_is_told_as_prometheus_has_it() -> None:
    page = import_module("generate").metrics()
    assert "| `bastide_bot_queue` | gauge | Questions that wait for a worker |" in page
    assert "| `bastide_http_requests_total` | counter | HTTP requests |" in page
    assert "_build/generated/metrics.md" in (DOCS / "host/operate.md").read_text("utf-8")
