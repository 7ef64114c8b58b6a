"""What is true in every position of every game: the contract, conservation of pieces, and an end."""

from collections import Counter
from typing import Any

import pytest

import bastide
from bastide.testing import all_configurations, check_game, random_games, random_positions

from .slow_box import CATEGORIES, CITIES, DATA, GREAT, STACK

pytestmark = pytest.mark.slow

BOUND = 4000
"""Actions: fewer than 1000 turns of two or three each, and the pieces that can move (see section 9)."""
TURNS = 1000
GAMES = list(all_configurations("carrara"))
PLAIN = [
    bastide.load_game("carrara", players=players, options={"mode": mode, "open": True})
    for players in (2, 3, 4)
    for mode in ("base", "advanced")
]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.players} {game.options_text() or 'defaults'}")
def test_the_contract(game: bastide.Game) -> None:
    plain = not game.options_text() or game.options_text() == "mode=advanced"
    check_game(game, seed=3, every=61 if plain else 251, bound=BOUND)


def conserved(view: dict[str, Any]) -> None:
    """Nothing is lost and nothing appears (CRR-004, CRR-010, CRR-097, CRR-118)."""
    blocks = Counter(view["bag"]["blocks"])
    for row in view["wheel"]:
        blocks.update(row["blocks"])
    for row in view["seats"]:
        blocks.update(row["marble"])
    assert blocks == Counter({row["id"]: row["count"] for row in DATA["marble"]})
    for number, kind in enumerate(view["objects"]):
        held = sum(row["objects"][kind["id"]] for row in view["seats"])
        sold_or_scored = kind["supply"] + kind["sale"] + held
        assert sold_or_scored == DATA["object"][number]["count"]
    built = [tile for row in view["seats"] for city in row["buildings"].values() for tile in city]
    shown = [tile for tile in view["display"] if tile]
    assert len(set(built + shown + view["cost8"])) == len(built) + len(shown) + len(view["cost8"])
    assert set(built + shown) <= set(STACK) | set(GREAT)
    scored = [city for row in view["seats"] for city in row["cities_scored"]]
    assert len(scored) == len(set(scored))
    for row in view["seats"]:
        marks = len(row["types_scored"]) + len(row["cities_scored"]) + len(row["categories_scored"])
        assert marks + row["markers"] == DATA["player_setup"]["scoring_markers_for_play"]
        assert row["coins"] >= 0
        assert min(row["marble"].values()) >= 0
    lost = len(STACK) - view["stack"] - len(shown) - sum(tile in STACK for tile in built)
    assert lost >= 0
    assert lost == 0 or view["modules"]["rebuild"]
    upgraded = sum(row["seat"] is not None for row in view["upgrades"])
    waiting = view["phase"] == "upgrade"
    assert not view["upgrades"] or upgraded + waiting == len(GREAT) - len(view["cost8"])


@pytest.mark.rule("CRR-004", "CRR-010", "CRR-043", "CRR-056", "CRR-060", "CRR-071", "CRR-118", "CRR-110")
@pytest.mark.parametrize("game", PLAIN, ids=lambda game: f"{game.players} {game.options['mode']}")
def test_every_piece_is_somewhere(game: bastide.Game) -> None:
    for state in random_positions(game, 30, seed=game.players):
        conserved(state.view(None))


@pytest.mark.rule("CRR-089", "CRR-094")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.players} {game.options_text() or 'defaults'}")
def test_every_game_ends_in_time(game: bastide.Game) -> None:
    for played in random_games(game, 2, seed=11):
        view = played.view(None)
        assert view["turn"] < TURNS
        assert len(played.history()) < BOUND
        assert view["ending"] is not None
        sums = [sum(entry.points for entry in played.ledger() if entry.seat == n) for n in range(game.players)]
        assert sums == played.scores()


@pytest.mark.rule("CRR-074", "CRR-102")
@pytest.mark.parametrize("game", PLAIN, ids=lambda game: f"{game.players} {game.options['mode']}")
def test_the_promised_points_are_what_comes(game: bastide.Game) -> None:
    """`if_ended` just before the end is the score after it, for all but what the last action itself brings."""
    for played in random_games(game, 10, seed=2):
        last = bastide.rewind(played, len(played.history()) - 1)
        if last.action_to_string(played.history()[-1]) == "end":
            assert [row["if_ended"] for row in last.view(None)["seats"]] == played.scores()


@pytest.mark.parametrize("game", PLAIN[:2] + PLAIN[-1:], ids=lambda game: f"{game.players} {game.options['mode']}")
def test_previews_keep_their_promise(game: bastide.Game) -> None:
    seen = 0
    for state in random_positions(game, 40, seed=6):
        who = state.current_player()
        if who < 0:
            continue
        for action in state.legal_actions()[:12]:
            promised = state.preview(action)
            after = state.clone()
            after.apply_action(action)
            before, now = state.view(None)["seats"][who], after.view(None)["seats"][who]
            if after.is_terminal():
                continue
            seen += 1
            own = promised["changes"][who]
            assert own.get("points", 0) == now["score"] - before["score"]
            assert own.get("coins", 0) == now["coins"] - before["coins"]
            moved = {c: now["marble"][c] - before["marble"][c] for c in now["marble"]}
            told = {c: own.get(c, 0) for c in moved}
            assert told == moved, "what every way to pay has in common is paid at once"
            assert not any(row for seat, row in enumerate(promised["changes"]) if seat != who)
    assert seen > 60


def test_the_views_name_every_city_and_category() -> None:
    view = PLAIN[1].new_initial_state().view(None)
    assert list(view["seats"][0]["values"]) == [*CITIES, *CATEGORIES]
