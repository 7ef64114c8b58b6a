"""What holds in every position of every game, whatever the players and options."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings

import bastide
from bastide.testing import all_configurations, check_game, check_state, random_positions
from bastide.testing import strategies as bastide_st

from .compare import choose
from .slow import BUILDING

pytestmark = pytest.mark.slow

CONFIGURATIONS = list(all_configurations("caylus"))
NAMES = [f"{game.players} {game.options_text() or 'defaults'}" for game in CONFIGURATIONS]
EVERY_CONFIGURATION = pytest.mark.parametrize("game", CONFIGURATIONS, ids=NAMES)
TURNS_MAX = 18
"""The bailiff goes from space 6 to 24 by at least one a turn (CAY-231, CAY-280)."""
SLOW = settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


def longest(players: int) -> int:
    """Return more actions than any game can take.

    A turn has at most 7 placements and passes, a provost's move and a `done` for each player; 4 questions in phase 3;
    for each of 6 workers on the road five choices (the alchemist: an offer and four cubes) and an owner's bonus; and in
    four phases four favours for each player (CAY-261) of at most four actions. The castle has 30 parts (CAY-030).
    """
    turn = (7 + 1 + 1) * players + 4 + 6 * 6 * players + 4 * 4 * 4 * players
    return 6 + players + 30 + TURNS_MAX * turn


@EVERY_CONFIGURATION
@pytest.mark.rule("CAY-280", "CAY-317")
def test_a_whole_game_keeps_the_contract(game: bastide.Game) -> None:
    check_game(game, seed=len(game.options_text()), every=61, bound=longest(game.players))


@pytest.mark.parametrize("ply", [0, 8, 11, 60, 150])
def test_the_legal_list_is_complete(ply: int) -> None:
    """Every other action of the whole action space is refused, and nothing changes."""
    state = bastide.load_game("caylus", players=3).new_initial_state()
    rng = random.Random(ply)
    for _ in range(ply):
        state.apply(choose(state, rng, 0.9))
    check_state(state, exhaustive=True)


@given(bastide_st.positions("caylus", max_actions=60))
@SLOW
def test_any_position_keeps_the_contract(state: bastide.State) -> None:
    check_state(state, drawing=False)


@given(bastide_st.records("caylus", max_actions=40))
@SLOW
def test_any_record_is_read_as_it_was_written(record: bastide.Record) -> None:
    text = record.dump()
    assert bastide.Record.parse(text) == record
    assert bastide.Record.parse(text).dump() == text
    assert len(record.replay().history()) == len(record.actions)


@given(bastide_st.finished_games("caylus"))
@SLOW
def test_any_finished_game_is_over_for_good(state: bastide.State) -> None:
    assert state.is_terminal()
    assert state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(1)
    assert state.playout(0) == 0
    assert min(state.scores()) >= 0


def steps(game: bastide.Game, seed: int) -> Iterator[bastide.State]:
    """Yield the positions of a lively game, one after the other, in place."""
    state, rng = game.new_initial_state(), random.Random(seed)
    yield state
    while not state.is_terminal():
        state.apply(choose(state, rng, 0.9))
        yield state


def tiles(view: dict[str, object]) -> Counter[str]:
    """Return the craft and prestige tiles on the road and in the stock."""
    road, stock = view["road"], view["stock"]
    assert isinstance(road, list)
    assert isinstance(stock, dict)
    on_road = Counter(row["building"] for row in road if row["class"] in ("wood", "stone", "prestige"))
    return on_road + Counter(stock)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.rule("CAY-003", "CAY-014", "CAY-030", "CAY-076", "CAY-078", "CAY-082", "CAY-159")
def test_nothing_is_lost(players: int, seed: int) -> None:
    """6 workers of every seat, every tile once, no section overfull, nothing negative, both discs on the road."""
    game = bastide.load_game("caylus", players=players, options={"jeweller": seed == 2})
    box = Counter(
        {kind: row["count"] for kind, row in BUILDING.items() if row["class"] in ("wood", "stone", "prestige")}
    )
    if seed == 2:
        box["jeweller"] = 1
    for ply, state in enumerate(steps(game, seed)):
        if ply % 7 and not state.is_terminal():
            continue
        view = state.view(None)
        special = view["special"]
        out = Counter(row["worker"] for row in view["road"])
        out += Counter(seat for name, seat in special.items() if name not in ("stables", "inn"))
        out += Counter(special["stables"]) + Counter(special["inn"]) + Counter(view["castle"]["workers"])
        for seat, row in enumerate(view["seats"]):
            assert row["workers"] + out[seat] == 6
            assert min(row["score"], row["deniers"], *row["cubes"].values()) >= 0
            assert max(row["favours"].values()) <= view["columns"]
            assert special["stables"].count(seat) <= 1
            assert view["castle"]["workers"].count(seat) <= 1
        if view["building"]["kind"] is None:
            assert +tiles(view) == +box
        for section in view["castle"]["sections"]:
            assert section["free"] == section["parts"] - sum(section["houses"]) >= 0
        assert 1 <= view["provost"] <= 28
        assert 6 <= view["bailiff"] <= 25
        assert view["turn"] <= TURNS_MAX


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.rule("CAY-134", "CAY-318")
def test_a_preview_is_what_happens(seed: int) -> None:
    """Within a phase, a worker and a batch bring what their previews promise."""
    seen: set[str] = set()
    for state in steps(bastide.load_game("caylus", players=3), seed):
        if state.current_player() < 0:
            continue
        before = state.view(None)
        for action in random.Random(seed).sample(state.legal_actions(), min(2, len(state.legal_actions()))):
            promised, after = state.preview(action), state.clone()
            after.apply_action(action)
            kind = state.action_fields(action)["kind"]
            view = after.view(None)
            if (view["phase"], view["turn"]) != (before["phase"], before["turn"]) or kind not in ("worker", "batch"):
                continue
            seen.add(kind)
            for seat, row in enumerate(promised["changes"]):
                if kind == "batch" and seat != before["current"]:
                    continue  # whoever is next in the castle may lose points by itself
                assert view["seats"][seat]["score"] - before["seats"][seat]["score"] == row.get("points", 0)
                assert view["seats"][seat]["deniers"] - before["seats"][seat]["deniers"] == row.get("deniers", 0)
                if kind == "worker":
                    assert (
                        view["seats"][seat]["workers"] - before["seats"][seat]["workers"] == promised["workers"][seat]
                    )
    assert "worker" in seen


@pytest.mark.rule("CAY-008")
def test_nothing_is_hidden() -> None:
    for state in random_positions(bastide.load_game("caylus", players=3), 10, seed=2):
        assert state.view(0) == state.view(1) == state.view(2) == state.view(None)
        assert state.resample_from_infostate(1, 5).to_text() == state.to_text()


@pytest.mark.rule("CAY-031", "CAY-032")
def test_chance_is_fair() -> None:
    """Over many games every tile comes first as often, and every seat."""
    game = bastide.load_game("caylus", players=3)
    first, starts = Counter[str](), Counter[int]()
    for seed in range(600):
        state = game.new_initial_state()
        rng = random.Random(seed)
        while state.current_player() == bastide.CHANCE:
            state.apply_action(bastide.random_chance(state, rng))
        view = state.view(None)
        first[view["road"][0]["building"]] += 1
        starts[view["order"][0]] += 1
    assert all(count == pytest.approx(100, abs=35) for count in first.values())
    assert len(first) == 6
    assert all(count == pytest.approx(200, abs=50) for count in starts.values())


def test_undo_goes_back_to_the_last_seat() -> None:
    state = bastide.load_game("caylus", players=2).new_initial_state()
    rng = random.Random(1)
    while state.current_player() == bastide.CHANCE:
        state.apply_action(bastide.random_chance(state, rng))
    made = len(state.history())
    assert bastide.undo_point(state) == made
    state.apply("worker gate")
    state.apply("worker inn")
    assert bastide.undo_point(state) == made + 1
