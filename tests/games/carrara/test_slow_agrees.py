"""The kernel plays by the rulebook: a second, slow reading of it agrees at every step of random games."""

import random

import pytest

from .compare import Pair, choose

pytestmark = pytest.mark.slow

MODES = [
    {},
    {"mode": "advanced"},
    {"mode": "advanced", "cards": "false", "rotation": "false"},
    {"categories": "true", "rebuild": "true"},
    {"cost8": "true", "bonus": "true", "rotation": "true"},
    {"mode": "advanced", "cost8": "false", "categories": "false", "surplus": "false"},
]


@pytest.mark.rule("CRR-001", "CRR-028", "CRR-033", "CRR-036", "CRR-054", "CRR-056", "CRR-057", "CRR-065", "CRR-072")
@pytest.mark.rule("CRR-098", "CRR-099", "CRR-102", "CRR-103", "CRR-130")
@pytest.mark.parametrize("options", MODES, ids=lambda options: " ".join(options) or "base")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_kernel_and_slow_rules_agree(players: int, options: dict[str, str]) -> None:
    rng = random.Random(f"{players} {sorted(options)}")
    pair, eager = Pair(players, options), rng.random()
    while pair.slow.phase != "over":
        pair.check()
        pair.apply(choose(pair, rng, eager))
    pair.check()
    state = pair.fast
    assert state.returns() == pytest.approx(pair.slow.returns())
    assert sorted((e.seat, e.points, e.cause) for e in state.ledger()) == sorted(pair.slow.ledger)
