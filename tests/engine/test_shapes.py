"""What is shown is what its shape says, and a shape says what everything means."""

import random
from pathlib import Path
from typing import Annotated, Literal, NotRequired, TypedDict

import pytest

import bastide
from bastide.engine.play import State
from bastide.engine.registry import BUNDLED
from bastide.engine.shapes import AnyView, Each, IdOf, OneOf, about, keys, kind_of, mismatch, objects
from bastide.engine.typescript import typescript

SHAPES = [
    (name, shape)
    for name in BUNDLED
    for words in [bastide.game_type(name).words]
    for shape in (words.view_shape, words.outlook_shape)
]
CLIENT = Path(__file__).parents[2] / "web" / "src" / "lib" / "games"
LOOKS = 0.25
"""At which part of the positions of a game everything is looked at."""

Good = Annotated[str, OneOf("Good", ("gold", "stone"))]
Tile = Annotated[str, IdOf("tile", ("T1", "T2"))]


class Price(TypedDict):
    """What something costs."""

    kind: Annotated[Literal["price"], "what this is"]
    goods: Annotated[dict[Good, int], "so many of each"]
    at: NotRequired[Annotated[list[int], Each(int, int), "where"]]


class Offer(TypedDict):
    """What is to be had."""

    price: Annotated[Price | None, "what it costs"]
    tiles: Annotated[list[Tile], "what one gets"]
    left: Annotated[dict[Tile, bool], "which of them are left"]


OFFER = {"price": {"kind": "price", "goods": {"gold": 1, "stone": 0}, "at": [1, 2]}, "tiles": ["T1"], "left": {}}


def changed(path: list[str | int], value: object) -> object:
    """Return the offer with another value somewhere; ... takes the key away."""
    if not path:
        return value
    inside: object = OFFER
    found = [inside]
    for step in path[:-1]:
        inside = inside[step]  # type: ignore[index]
        found.append(inside)
    for step, whole in zip(reversed(path), reversed(found), strict=True):
        assert isinstance(whole, dict)
        value = {key: item for key, item in {**whole, step: value}.items() if item is not ...}
    return value


def test_what_fits_a_shape() -> None:
    assert mismatch(Offer, OFFER) == ""
    assert mismatch(Offer, changed(["price"], None)) == ""
    assert mismatch(Offer, changed(["price", "at"], ...)) == ""
    assert mismatch(Offer, changed(["left"], {"T2": True})) == ""


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ([], [], ": [] is no Offer"),
        (["extra"], 1, ": nothing is said of 'extra'"),
        (["left"], ..., ": 'left' is not there"),
        (["left"], {"T3": True}, ".left.T3: 'T3' is no tile"),
        (["left"], {"T1": 1}, ".left.T1: 1 is no bool"),
        (["left"], [], ".left: [] is no mapping"),
        (["tiles"], ["T1", "U1"], ".tiles[1]: 'U1' is no tile"),
        (["tiles"], ("T1",), ".tiles: ('T1',) is no such list"),
        (["price", "goods"], {"gold": 1}, ".price.goods: not the keys gold, stone"),
        (["price", "goods"], {"gold": 1, "stone": True}, ".price.goods.stone: True is no int"),
        (["price", "kind"], "cost", ".price.kind: 'cost' is none of price"),
        (["price", "at"], [1], ".price.at: [1] is no such list"),
        (["price", "at"], [1, "2"], ".price.at[1]: '2' is no int"),
    ],
)
def test_what_does_not(path: list[str | int], value: object, where: str) -> None:
    assert mismatch(Offer, changed(path, value)) == where


def test_json_has_no_sets() -> None:
    with pytest.raises(TypeError, match="describes nothing of JSON"):
        kind_of(set[int])


def looked_at(state: State) -> None:
    """Hold every view and every preview of a position to the shapes of its game."""
    words = state.game.type.words
    assert words.view_shape is not None
    assert words.outlook_shape is not None
    for seat in (None, *range(state.game.players)):
        assert mismatch(words.view_shape, state.view(seat)) == ""
    for action in state.legal_actions():
        assert mismatch(words.outlook_shape, state.preview(action)) == ""


@pytest.mark.parametrize("players", ["fewest", "most"])
@pytest.mark.parametrize("name", BUNDLED)
def test_views_and_previews_are_as_they_are_described(name: str, players: str) -> None:
    kind, rng = bastide.game_type(name), random.Random(f"{name} {players}")
    options = {option.name: rng.choice(option.choices) for option in kind.options if option.choices}
    state = bastide.load_game(
        name, kind.min_players if players == "fewest" else kind.max_players, options if players == "most" else None
    ).new_initial_state()
    while not state.is_terminal():
        if rng.random() < LOOKS:
            looked_at(state)
        state.apply_action(rng.choice(state.legal_actions()))
    looked_at(state)


@pytest.mark.parametrize(("name", "shape"), SHAPES)
def test_everything_says_what_it_means(name: str, shape: type | None) -> None:
    assert shape is not None, f"{name} does not say what it shows"
    for one in objects(shape):
        assert about(one).endswith("."), one
        assert [key.name for key in keys(one) if not key.meaning] == [], one


@pytest.mark.parametrize("name", BUNDLED)
def test_every_view_has_what_all_have(name: str) -> None:
    shape = bastide.game_type(name).words.view_shape
    assert shape is not None
    assert {key.name for key in keys(AnyView)} | {"seats"} <= {key.name for key in keys(shape)}


@pytest.mark.parametrize("name", BUNDLED)
def test_the_clients_types_are_those_of_the_shapes(name: str) -> None:
    kept = CLIENT / name / "shape.ts"
    assert kept.read_text("utf-8") == typescript(bastide.game_type(name)), "run `make api`"
