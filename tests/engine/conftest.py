"""The toy game is known by its name while these tests run, and to nobody else."""

import pytest

from bastide.engine import registry

from .toy import HARBOUR


@pytest.fixture(autouse=True)
def harbour_is_known(only_our_own_games: None) -> None:
    registry.register(HARBOUR)
