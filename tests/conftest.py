"""What all tests share."""

import sys
from pathlib import Path

import pytest
from hypothesis import settings

HARBOUR = Path(__file__).parents[1] / "examples" / "harbour"
"""The game from another package; tests import it from its source."""
sys.path.insert(0, str(HARBOUR))

from bastide.cli import texts  # noqa: E402
from bastide.engine import registry  # noqa: E402

settings.register_profile("bastide", deadline=None, print_blob=True)
settings.load_profile("bastide")


@pytest.fixture(autouse=True)
def only_our_own_games(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget the games that test modules registered; only the server's tests play theirs through all parts."""
    if "server" not in request.path.parts:
        monkeypatch.setattr(registry, "_registered", {})


@pytest.fixture(autouse=True)
def english() -> None:
    """Begin every test in English, whatever the one before it spoke: a process has one terminal, one reader."""
    texts.use("en")
