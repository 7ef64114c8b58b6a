"""What a move costs where the players of a table come to several processes, beside players who are at home in one."""

import pytest
from benchmarks.load.spread import measure


@pytest.mark.soak
@pytest.mark.postgres
@pytest.mark.parametrize("processes", [2, 4])
def test_players_spread_over_processes_cost_at_most_twice_those_at_home(processes: int) -> None:
    found = measure(processes, "live")
    assert found["ratio"] <= 2, found
