"""The log and the ledger: every step is told with its rule, and every sentence has its words."""

import re
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

import bastide
from bastide.games.carrara.pictures.terminal_words import arguments
from bastide.testing import random_games, random_positions

from .slow_box import DATA
from .table import advanced, seat, table

FULL = "WYRGBK,WYRGB,-,-,-,-"
FOLDER = files("bastide.games.carrara")
RULES = set(re.findall(r"\*\*(CRR-\d{3})\*\*", FOLDER.joinpath("rulebook.md").read_text("utf-8")))


def words() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(FOLDER.joinpath("words/en.ftl").read_text("utf-8")))
    return bundle


BUNDLE = words()


def said(key: str, **args: Any) -> str:
    """Return a sentence; nothing may be missing in it."""
    message = BUNDLE.get_message(key)
    plain = {name: value for name, value in args.items() if isinstance(value, str | int)}
    known = {name: fluent_number(value) if isinstance(value, int) else value for name, value in plain.items()}
    assert message.value is not None
    text, errors = BUNDLE.format_pattern(message.value, known)
    assert not errors, (key, args, errors)
    return str(text)


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["base", "advanced"])
def test_every_sentence_of_the_log_has_its_words(mode: str) -> None:
    game = bastide.load_game("carrara", players=3, options={"mode": mode})
    keys = set()
    for played in random_games(game, 6, seed=5):
        for entry in played.story():
            winners = {"winners": "Ann", "count": 1} if entry.key.endswith("over") else {}
            text = said(
                entry.key,
                **{
                    **entry.args,
                    **arguments(entry.args, played.view(None)),
                    "name": "Ann",
                    "points": entry.points,
                    **winners,
                },
            )
            assert "{" not in text
            assert entry.rule in RULES
            keys.add(entry.key)
        for line in played.ledger():
            assert said(f"carrara-ledger-{line.cause}")
            assert line.rule in RULES
    common = {"start", "display", "rotate", "refill", "buy", "build", "reveal", "score", "last-round", "final", "over"}
    assert {f"carrara-log-{name}" for name in common} <= keys
    if mode == "advanced":
        assert {f"carrara-log-{name}" for name in ("card", "stay", "rebuild")} <= keys


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["base", "advanced"])
def test_every_refusal_has_its_rule_and_words(mode: str) -> None:
    game = bastide.load_game("carrara", players=2, options={"mode": mode})
    keys = set()
    for state in random_positions(game, 25, seed=7):
        legal = set(state.legal_actions())
        for action in range(game.num_distinct_actions):
            if action in legal:
                continue
            refusal = state.explain(action)
            assert refusal is not None
            if (refusal.key, refusal.rule) not in keys:
                assert refusal.rule in RULES, state.action_to_string(action)
                assert said(refusal.key, **refusal.args)
                keys.add((refusal.key, refusal.rule))
    assert len(keys) > 15


def test_every_card_has_its_words() -> None:
    for row in DATA["base_objective"] + DATA["expansion_card"]:
        for part, name in (("condition", "condition"), ("final_scoring", "rate")):
            data = row[part]
            if data["kind"] == "none":
                continue
            args = {**data, "need": data.get("p2", 0), "kinds": "crown", "cities": "Pisa"}
            text = said(f"carrara-{name}-{data['kind'].replace('_', '-')}", **args)
            for key in ("need", "vp", "size", "cost", "coins_per_vp"):
                if key in args and not (key == "need" and name == "rate"):
                    assert str(args[key]) in text


def test_the_words_of_tables_are_there() -> None:
    ids = {
        "colour": [row["id"] for row in DATA["marble"]], "city": [row["id"] for row in DATA["city"]],
        "type": [row["id"] for row in DATA["building_type"]], "object": [row["id"] for row in DATA["object"]],
        "category": ["city", "land"], "class": ["top", "object", "building", "bonus"],
        "ask": ["start", "cards", "display", "turn", "refill", "buy", "pay", "upgrade", "after", "over"],
        "reconstructed": advanced().view["reconstructed"] + table().view["reconstructed"],
        "option": list(bastide.load_game("carrara").options),
    }  # fmt: skip
    for part, names in ids.items():
        for name in names:
            key = f"carrara-{part}-{name.replace('_', '-')}"
            assert BUNDLE.has_message(key) if part == "ask" else said(key), "questions have arguments of their own"


@pytest.mark.rule("CRR-029", "CRR-036", "CRR-049", "CRR-057", "CRR-076")
def test_the_log_tells_every_step_of_a_turn() -> None:
    here = table(seat(coins=40, marble="WW"), wheel=FULL, display="villa_1 villa_2")
    here.play("rotate", "buy II white", "buy II black", "purchase cup", "end")
    keys = [line.key.removeprefix("carrara-log-") for line in here.state.story()]
    assert keys == ["rotate", "buy", "purchase"]
    bought = here.state.story()[1]
    assert (bought.args["segment"], bought.args["coins"], bought.args["count"]) == ("II", 5, 2)
    assert (bought.args["white"], bought.args["black"], bought.seat) == (1, 1, 0)
    other = table(seat(marble="WW"), display="villa_1 villa_2").play("build villa_2 in pisa", "reveal villa_5")
    assert [line.key.removeprefix("carrara-log-") for line in other.state.story()] == ["build", "reveal"]
    assert other.state.story()[1].args == {"tile": "villa_5", "type": "villa", "cost": 5, "site": 1}


@pytest.mark.rule("CRR-065", "CRR-072", "CRR-122", "CRR-123", "CRR-092")
def test_every_point_names_its_rule() -> None:
    built = "villa_2@livorno villa_3@livorno palazzo_2@livorno"
    here = advanced(seat(built=built), wheel=FULL)
    for text, cause, points, rule in (
        ("score type villa", "type", 15, "CRR-065"), ("score city livorno", "city", 21, "CRR-072"),
        ("score land", "category", 5, "CRR-123"),
    ):  # fmt: skip
        state = here.state.clone()
        state.apply(text)
        (entry,) = state.ledger()
        assert (entry.cause, entry.points, entry.rule, entry.ply) == (cause, points, rule, 0)
        assert set(entry.args["tiles"]) <= {"villa_2", "villa_3", "palazzo_2"}


def test_a_loaded_position_carries_its_points() -> None:
    state = table(seat(points=40), seat(points=2)).state
    assert [(e.ply, e.seat, e.points, e.cause) for e in state.ledger()] == [
        (-1, 0, 40, "carried"),
        (-1, 1, 2, "carried"),
    ]
