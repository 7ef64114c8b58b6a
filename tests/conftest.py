"""What all tests share."""

import pytest
from hypothesis import settings

from bastide.engine import registry

settings.register_profile("bastide", deadline=None, print_blob=True)
settings.load_profile("bastide")


@pytest.fixture(autouse=True)
def only_our_own_games(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget the games that test modules registered; only the server's tests play theirs through all parts."""
    if "server" not in request.path.parts:
        monkeypatch.setattr(registry, "_registered", {})
