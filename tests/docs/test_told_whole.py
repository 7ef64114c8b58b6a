"""Lists that pages write by hand hold everything that there is, and nothing that is not."""

import inspect
import json
import re
import tomllib
from itertools import chain

import pytest

import bastide
from bastide import bots
from bastide.adapters.gymnasium import BastideEnv
from bastide.adapters.vector import BastideVectorEnv
from bastide.bots.spec import LEVELS
from bastide.cli.admin import admin
from bastide.cli.helping import AFTER, GROUPS
from bastide.cli.main import app
from bastide.cli.mcp.tools import Tools
from bastide.server import configuration
from bastide.server.metrics import Metrics
from tests.docs.blocks import ROOT, pages

NAMES = {"Carcassonne": "carcassonne", "Caylus": "caylus", "Carrara": "carrara", "Praga": "praga"}


def rows(page: str) -> list[list[str]]:
    """Return the cells of every row of the tables of a page."""
    lines = (ROOT / page).read_text("utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines if line.startswith("| ")]


def named(page: str) -> set[str]:
    """Return what stands between backticks in the first cells of a page's tables."""
    return set(chain.from_iterable(re.findall(r"`([^`]+)`", cells[0]) for cells in rows(page)))


def test_every_option_of_serve_is_told() -> None:
    told = {name.split()[0] for name in named("docs/host/serve.md")}
    assert told == {name for option in app.commands["serve"].params for name in option.opts}


def test_everything_that_operators_do_is_told() -> None:
    page = (ROOT / "docs/host/moderate.md").read_text("utf-8")
    told = set(re.findall(r"`(\w+)", " ".join(chain.from_iterable(rows("docs/host/moderate.md")))))
    assert set(admin.commands) <= told | set(re.findall(r"\$ bastide admin (\w+)", page))
    assert {word.split()[0] for word in named("docs/host/moderate.md")} <= set(admin.commands)
    for option in admin.params:
        assert f"`{option.opts[0]} " in page
        assert f"`{option.envvar}`" in page


def test_every_tool_is_told_with_what_it_takes() -> None:
    told = {tool: re.findall(r"`(\w+)`(?: `?([\w:]+)`?)?", takes) for tool, takes, *_ in rows("docs/bots/mcp.md")[2:]}
    tools = Tools("http://127.0.0.1:9")
    try:
        for tool in tools.all():
            taken = inspect.signature(tool).parameters.values()
            assert [name for name, _ in told.pop(f"`{tool.__name__}`")] == [parameter.name for parameter in taken]
    finally:
        tools.close()
    assert not told


def test_every_extra_is_told() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert {name.partition("[")[2].rstrip("]'") for name in named("docs/library/install.md")} == set(extras)


def test_every_argument_and_every_info_of_the_environments_is_told() -> None:
    told = named("docs/research/gymnasium.md") | {"self", "game", "num_envs"}
    taken = {*inspect.signature(BastideEnv).parameters, *inspect.signature(BastideVectorEnv).parameters}
    _, info = BastideEnv("carcassonne").reset(seed=1)
    assert told == taken | set(info) | {"self"}


def test_every_word_of_the_terminal_is_told() -> None:
    told = {word.rstrip(",") for name in named("docs/play/terminal.md") for word in (name, name.split()[0])}
    assert set(chain(*GROUPS.values(), *AFTER.values())) <= told


def test_every_key_of_a_table_in_the_browser_is_told() -> None:
    keys = re.findall(r"keys: \[(.+?)\], label", (ROOT / "web/src/lib/table/shortcuts.ts").read_text("utf-8"))
    there = {key for line in keys for key in re.findall(r"'([^'-]+)'", line)}
    told = " ".join(cells[0].replace("`", "") for cells in rows("docs/play/browser.md")).replace("Shift+U", "Shift+U ")
    assert len(there) > 10
    assert there <= set(re.split(r"[ ,]+", told))


@pytest.mark.parametrize(("number", "players"), [(0, 2), (1, 4), (2, 3), (3, 5)])
def test_steps_between_levels_are_those_that_were_measured(number: int, players: int) -> None:
    """Each table of steps has the shares and intervals of `benchmarks/strength`, rounded."""
    steps = [cells for cells in rows("docs/research/strength.md") if re.fullmatch(r"\d against \d", cells[0])]
    assert len(steps) == 16
    for step, *cells in steps[4 * number : 4 * number + 4]:
        name = f"level-{step[0]}-{step[-1]}" + (f"-{players}" if players > 2 else "")
        for game, cell in zip(NAMES.values(), cells, strict=False):
            measured = json.loads((ROOT / f"benchmarks/strength/{game}.json").read_text("utf-8"))
            if cell == "–":
                assert name not in measured
            else:
                share = measured[name]["standings"][0]["share"]
                assert [float(figure) for figure in re.findall(r"\d\.\d\d", cell)] == pytest.approx(share, abs=0.0051)


@pytest.mark.parametrize("more", [False, True], ids=["two seats", "more seats"])
def test_the_levels_are_those_that_are_played(more: bool) -> None:
    lines = rows("docs/research/strength.md")
    heads = [at for at, cells in enumerate(lines) if cells[-4:] == [*NAMES] and lines[at + 2][0].strip("| ") == "1"]
    head = heads[1 if more else 0]
    for column, game in enumerate(NAMES.values(), 1):
        kind = bastide.game_type(game)
        for level in LEVELS:
            told = lines[head + 1 + level.number][column].strip("`")
            assert told == level.spec(kind, 3 if more else 2), f"{game}, {level.id}"


def test_every_bot_that_is_told_can_play_and_every_kind_is_told() -> None:
    game = bastide.load_game("carcassonne")
    told = {spec for spec in named("docs/bots/bots.md") if not spec.startswith("process:")}
    for spec in told:
        assert bots.make(spec, game, seed=1).name
    assert {"random", "greedy", "points", "sees", "careless", "search", "level"} == {
        re.split("[@:]", spec)[0] for spec in told
    }


def test_metrics_that_are_named_are_there() -> None:
    there = {family.name + "_total" * (family.type == "counter") for family in Metrics().registry.collect()}
    for page in ("deploy", "notify", "operate"):
        told = re.findall(r"`(bastide_\w+)", (ROOT / f"docs/host/{page}.md").read_text("utf-8"))
        assert told
        assert set(told) - {"bastide_jobs"} <= there


def test_variables_that_are_named_are_read() -> None:
    settings = {f"BASTIDE_{name.upper()}" for name, _, _ in configuration.rows()}
    others = {"BASTIDE_NAME"}  # stands for any of them
    for folder, ends in (("src", "py"), ("deploy", "*"), ("tests/e2e", "py"), ("", "py")):
        for file in (ROOT / folder).glob(f"**/*.{ends}" if folder else "*.py"):
            others |= set(re.findall(r"BASTIDE_[A-Z_]+", file.read_text("utf-8", "replace")))
    for page in pages():
        told = set(re.findall(r"(?<!_)BASTIDE_[A-Z]+(?:_[A-Z]+)*", page.read_text("utf-8")))
        assert told <= settings | others, page


@pytest.mark.parametrize("game", ["caylus", "carrara", "praga"])
def test_every_option_of_a_game_is_told_with_its_default(game: str) -> None:
    options = {option.name: option for option in bastide.game_type(game).options}
    told = named(f"docs/play/{game}.md")
    assert options.keys() <= {name.partition("=")[0] for name in told}
    for name, default, *_ in rows(f"docs/play/{game}.md"):
        for option in re.findall(r"`(\w+)`", name):
            if option in options:
                assert default in (f"`{options[option].default}`", f"as `{options[option].default}`")
