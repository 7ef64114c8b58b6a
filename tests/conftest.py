"""What all tests share."""

import gc
import os
import re
import sys
from collections import Counter
from collections.abc import Iterator
from fnmatch import translate
from pathlib import Path

import pytest
from hypothesis import settings

HARBOUR = Path(__file__).parents[1] / "examples" / "harbour"
"""The game from another package; tests import it from its source."""
sys.path.insert(0, str(HARBOUR))
os.environ.pop("NO_COLOR", None)  # what somebody likes at their own terminal is not what is tested

from bastide.cli import texts  # noqa: E402
from bastide.engine import registry  # noqa: E402
from tests.often import SELDOM  # noqa: E402

settings.register_profile("bastide", deadline=None, print_blob=True)
settings.load_profile("bastide")

COUNTED = "counted "
"""What the properties of a test begin with whose numbers are added up and told at the end."""
counts: Counter[str] = Counter()
SELDOM_TESTED = re.compile("|".join(map(translate, SELDOM)))
GARBAGE = 20_000
"""Objects more than before at which the collector looks for cycles; a server is told the same."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Spare the collector of cycles what all tests are made of: it stays to the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(GARBAGE, 20, 10)
        gc.enable()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add up what a test has counted, in whichever process it ran."""
    if report.when == "teardown":
        for name, number in report.user_properties:
            if name.startswith(COUNTED):
                counts[name.removeprefix(COUNTED)] += int(str(number))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was counted."""
    for name, number in sorted(counts.items()):
        terminalreporter.write_line(f"{number:,} {name}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave to `make soak` what is tested seldom."""
    for item in items:
        if SELDOM_TESTED.match(_from_its_file(item.nodeid)):
            item.add_marker(pytest.mark.seldom)


def _from_its_file(nodeid: str) -> str:
    """Return the id of a test without the folders of its file; what it is given may have slashes of its own."""
    path, _, rest = nodeid.partition("::")
    return f"{path.rpartition('/')[2]}::{rest}"


@pytest.fixture(autouse=True)
def only_our_own_games(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget the games that test modules registered; only the server's tests play theirs through all parts."""
    if "server" not in request.path.parts:
        monkeypatch.setattr(registry, "_registered", {})


@pytest.fixture(autouse=True)
def english() -> None:
    """Begin every test in English, whatever the one before it spoke: a process has one terminal, one reader."""
    texts.use("en")
