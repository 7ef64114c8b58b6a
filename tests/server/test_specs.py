"""Which bots may be asked for at a table: those that think no longer than a table may ask for."""

import pytest

import bastide
from bastide.server.specs import is_bot


@pytest.mark.parametrize(
    ("spec", "allowed"),
    [
        ("greedy", True), ("points", True), ("sees:0.3", True), ("level:5", True), ("search", True),
        ("search:5s", True), ("search:50000", True), ("search:20,1.5s", True),
        ("search:5.1s", False), ("search:50001", False), ("search:20,6s", False), ("search:90000,1s", False),
        ("search:", False), ("search:20,", False), ("sees:2", False), ("sees:", False), ("careless:0.3", False),
        ("level:6", False), ("process:true", False), ("python:os:abort", False),
    ],
)  # fmt: skip
def test_a_table_has_bots_within_bounds(spec: str, allowed: bool) -> None:
    assert is_bot(spec, bastide.load_game("carcassonne")) is allowed
