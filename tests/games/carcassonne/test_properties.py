"""What holds in every position of every game, whatever the players and options."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings

import bastide
from bastide.testing import all_configurations, check_game, check_state, random_games, random_positions
from bastide.testing import strategies as bastide_st

from .slow_tiles import box

pytestmark = pytest.mark.slow

CONFIGURATIONS = list(all_configurations("carcassonne"))
NAMES = [f"{game.players} {game.options_text() or 'defaults'}" for game in CONFIGURATIONS]
EVERY_CONFIGURATION = pytest.mark.parametrize("game", CONFIGURATIONS, ids=NAMES)
LONGEST = 1 + 71 + 2 * 71
"""Who starts, 71 draws, and at most a placement and a meeple for each of them (CAR-021, CAR-120)."""

SLOW = settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


@EVERY_CONFIGURATION
@pytest.mark.rule("CAR-120")
def test_a_whole_game_keeps_the_contract(game: bastide.Game) -> None:
    options = game.options_text()
    preset = not options or options.startswith("preset=")
    check_game(game, seed=len(options), every=41 if preset else 97, bound=LONGEST)


@pytest.mark.parametrize("ply", [0, 1, 2, 60, 119])
def test_the_legal_list_is_complete(ply: int) -> None:
    """Every other action of the whole action space is refused, and nothing changes."""
    state = bastide.load_game("carcassonne", players=3).new_initial_state()
    rng = random.Random(ply)
    for _ in range(ply):
        state.apply_action(rng.choice(state.legal_actions()))
    check_state(state, exhaustive=True)


@given(bastide_st.positions("carcassonne", max_actions=30))
@SLOW
def test_any_position_keeps_the_contract(state: bastide.State) -> None:
    check_state(state, drawing=False)


@given(bastide_st.records("carcassonne", max_actions=30))
@SLOW
def test_any_record_is_read_as_it_was_written(record: bastide.Record) -> None:
    text = record.dump()
    assert bastide.Record.parse(text) == record
    assert bastide.Record.parse(text).dump() == text
    assert len(record.replay().history()) == len(record.actions)


@given(bastide_st.finished_games("carcassonne"))
@SLOW
def test_any_finished_game_is_over_for_good(state: bastide.State) -> None:
    assert state.is_terminal()
    assert state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(1)
    assert state.playout(0) == 0


def steps(game: bastide.Game, seed: int) -> Iterator[bastide.State]:
    """Yield the positions of a random game, one after the other, in place."""
    state, rng = game.new_initial_state(), random.Random(seed)
    yield state
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        yield state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.rule("CAR-002", "CAR-003", "CAR-014", "CAR-026", "CAR-033", "CAR-055")
def test_nothing_is_lost(players: int, seed: int) -> None:
    """72 tiles = placed + unseen + set aside + in hand; 7 meeples = on the board + in the supply, of every seat."""
    whole = Counter({kind: tile["count"] for kind, tile in box().items()})
    for ply, state in enumerate(steps(bastide.load_game("carcassonne", players=players), seed)):
        if ply % 5 and not state.is_terminal():
            continue
        view = state.view(None)
        tiles = Counter(tile["kind"] for tile in view["tiles"]) + Counter(view["set_aside"])
        tiles += Counter(view["stack"]["left"]) + Counter([view["tile"]] if view["tile"] else [])
        assert tiles == whole
        assert view["stack"]["total"] == sum(view["stack"]["left"].values())
        out = Counter(meeple["seat"] for meeple in view["meeples"])
        assert [out[seat] + view["seats"][seat]["supply"] for seat in range(players)] == [7] * players


@pytest.mark.rule("CAR-037", "CAR-044")
@pytest.mark.parametrize("seed", range(3))
def test_what_the_features_say_is_what_the_board_says(seed: int) -> None:
    for ply, state in enumerate(steps(bastide.load_game("carcassonne", players=4), seed)):
        if ply % 23 or state.is_terminal():
            continue
        view = state.view(None)
        on = Counter((m["x"], m["y"], m["segment"]) for m in view["meeples"])
        assert all(count == 1 for count in on.values()), "one meeple on a segment"
        segments = [tuple(segment) for feature in view["features"] for segment in feature["segments"]]
        assert len(segments) == len(set(segments)), "every segment is in one feature"
        for feature in view["features"]:
            assert sum(feature["meeples"]) == sum(on[tuple(segment)] for segment in feature["segments"])
            if feature["complete"] and state.view(None)["phase"] != "meeple":
                assert not any(feature["meeples"]), "meeples of completed features are home (CAR-055)"


@pytest.mark.parametrize("preset", ["seed", "modern", "first"])
@pytest.mark.rule("CAR-050")
def test_previews_agree_with_what_then_happens(preset: str) -> None:
    """A tile's points are those without a further meeple, a meeple's points those of the turn."""
    game, seen = bastide.load_game("carcassonne", players=3, options={"preset": preset}), 0
    for seed in range(3):
        rng = random.Random(seed)
        for state in steps(game, seed):
            if state.current_player() < 0 or rng.random() < 0.6:
                continue
            if state.view(None)["stack"]["total"] == 0:
                continue  # the final scoring follows at once and is no part of a preview
            for action in rng.sample(state.legal_actions(), min(3, len(state.legal_actions()))):
                promised, copy = state.preview(action), state.clone()
                before = copy.scores()
                copy.apply_action(action)
                if copy.current_player() >= 0:
                    copy.apply("meeple none")
                gained = [now - then for now, then in zip(copy.scores(), before, strict=True)]
                assert [row.get("points", 0) for row in promised["changes"]] == gained
                seen += any(gained)
    assert seen > 10, "some previews must promise something"


@pytest.mark.rule("CAR-030")
def test_nothing_is_hidden() -> None:
    for state in random_positions(bastide.load_game("carcassonne", players=3), 10, seed=2):
        assert state.view(0) == state.view(1) == state.view(2) == state.view(None)
        assert state.resample_from_infostate(1, 5).to_text() == state.to_text()


@pytest.mark.rule("CAR-030")
def test_what_reveals_something() -> None:
    """A draw shows a tile; placing it and the meeple show nothing that was hidden."""
    for state in steps(bastide.load_game("carcassonne", players=2), 3):
        for action in state.legal_actions()[:3]:
            assert state.reveals(action) == (state.current_player() == bastide.CHANCE)


def test_undo_goes_back_to_the_draw() -> None:
    state = bastide.load_game("carcassonne", options={"stack": "VUB"}).new_initial_state()
    lengths = []
    for text in ("draw V", "place V 1,0 r0", "meeple none", "draw U", "place U -1,0 r1"):
        state.apply(text)
        lengths.append(bastide.undo_point(state))
    assert lengths == [1, 1, 1, 4, 4]
    back = bastide.rewind(state, 4)
    assert back.current_player() == 1


@pytest.mark.rule("CAR-012")
def test_chance_takes_every_tile_with_its_share() -> None:
    """Over many games the first tile is a V in nine of 71."""
    game, rng = bastide.load_game("carcassonne"), random.Random(8)
    state = game.new_initial_state()
    drawn = Counter(state.action_to_string(bastide.random_chance(state, rng)) for _ in range(20_000))
    assert drawn["draw V"] / 20_000 == pytest.approx(9 / 71, abs=0.01)
    assert drawn["draw D"] / 20_000 == pytest.approx(3 / 71, abs=0.01)
    assert len(drawn) == 24


@pytest.mark.rule("CAR-012")
def test_playouts_draw_with_the_same_shares() -> None:
    first = Counter(
        game.action_to_string(game.history()[0]) for game in random_games(bastide.load_game("carcassonne"), 600, seed=1)
    )
    assert first["draw V"] / 600 == pytest.approx(9 / 71, abs=0.05)
    assert first["draw U"] / 600 == pytest.approx(8 / 71, abs=0.05)


@pytest.mark.rule("CAR-112", "CAR-115", "CAR-133")
@pytest.mark.parametrize("scoring", ["field_city_once", "field_each", "city_majority"])
def test_the_preview_of_a_farmer_tells_what_he_adds_to_the_end(scoring: str) -> None:
    game, rng, seen = bastide.load_game("carcassonne", options={"field_scoring": scoring}), random.Random(7), 0
    for state in steps(game, 7):
        seat = state.current_player()
        legal = {state.action_to_string(action): action for action in state.legal_actions()} if seat >= 0 else {}
        farmers = [text for text in legal if text.startswith("meeple field")]
        if not farmers:
            continue
        without, with_him = state.clone(), state.clone()
        without.apply("meeple none")
        with_him.apply(text := rng.choice(farmers))
        more = with_him.if_ended()[seat] - without.if_ended()[seat]
        told = state.preview(legal[text])
        assert told["feature"]["points"] == told["told"][0]["args"]["points"] == more, state.to_text()
        seen += 1
    assert seen > 10
