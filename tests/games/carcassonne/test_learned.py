"""What a network sees of Carcassonne, and that a turn is judged as the position that it leads to."""

import random
from itertools import permutations

import pytest

import bastide
from bastide.engine.margin import margin
from bastide.engine.moves import Moves
from bastide.engine.network import Network
from bastide.engine.play import Game
from bastide.games.carcassonne.kernel import codes, evaluate, learned, tables
from bastide.games.carcassonne.kernel.state import Position
from tests.bots.positions import line, random_position

HIDDEN = 4
SEAT = [slot.name for slot in learned.LAYOUT["seat"].slots]
TABLE = [slot.name for slot in learned.LAYOUT["table"].slots]


def made(game: Game, most: int = 100) -> Network:
    """Return a network with weights that do something: a little, or as much as is asked for."""
    assert game.type.judging is not None
    learning = game.type.judging.learning
    assert learning is not None
    rng = random.Random(1)
    sizes = (learning.seat, learning.seat, learning.table, 1)
    return learning.network(*[[rng.randint(-most, most) for _ in range(size * HIDDEN)] for size in sizes])


def seen(text: str, seat: int = 0, stack: str = "NV") -> dict[str, int]:
    """Return what of a seat, and of the table, is seen after these actions, but for zeros."""
    game = bastide.load_game("carcassonne", options={"stack": stack})
    rows = evaluate.Evaluator().inputs(line(game, text).position)
    assert len(rows) == learned.size(2)
    names = [*SEAT, *TABLE]
    values = [*rows[seat * len(SEAT) : (seat + 1) * len(SEAT)], *rows[2 * len(SEAT) :]]
    return {name: value for name, value in zip(names, values, strict=True) if value}


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("preset", ["seed", "modern", "first"])
def test_a_turn_is_worth_what_it_leads_to(players: int, preset: str) -> None:
    game = bastide.load_game("carcassonne", players, {"preset": preset})
    moves, rng = Moves(game.type.kernel), random.Random(players)
    with_it, other = (evaluate.Evaluator(None, made(game)) for _ in range(2))
    plain, looked = evaluate.Evaluator(), 0
    for seed in range(12):
        position = random_position(game, seed, rng.randrange(20, 180)).position
        if position.phase != codes.PLACING:
            continue
        turns = with_it.turns(position)
        assert {actions for _, actions in turns} == {actions for _, actions in plain.turns(position)}
        for lead, actions in turns:
            after = position.clone()
            for action in actions:
                moves.act(after, action)
            assert lead == pytest.approx(margin(other.value(after), position.player), abs=1e-9)
            looked += 1
    assert looked > 10


@pytest.mark.parametrize(("stack", "chance"), [("NVVVV", "city.below 0.1"), ("NEEEV", "city.below 0.7")])
def test_a_city_is_seen_by_whose_it_is_and_how_likely_it_is(stack: str, chance: str) -> None:
    """Two tiles and an open cell; the more tiles that close it are left, the likelier it is."""
    text = "draw N; place N 0,-1 r1; meeple city.0"
    city = {chance: 1, f"{chance}.points": 6, "city.now": 2, "city.open.1": 1}
    table = {"one": 1, "unseen": 4, "cells": 6, **{f"within {n}": 1 for n in (12, 24, 36, 48, 60)}}
    assert seen(text, stack=stack) == {"next": 1, "hand": 6, **city, **table}
    assert seen(text, 1, stack=stack) == {"hand": 7, **table}


def test_who_has_a_turn_more_to_come_is_seen() -> None:
    for stack, more in (("NV", 1), ("NVV", 0), ("NVVV", 1)):
        rows = [seen("draw N; place N 0,-1 r1; meeple none", seat, stack=stack) for seat in range(2)]
        assert [row.get("one more", 0) for row in rows] == [0, more]
        assert [row.get("next", 0) for row in rows] == [1, 0]


def meeting(position: Position) -> list[dict[str, int]]:
    """Return by seat how fields meet at empty cells, found by walking over the board as it is told in `state.py`."""
    cells = {position.tile_cell(tile): tile for tile in range(position.tiles)}
    found: list[dict[str, int]] = [{} for _ in range(position.players)]

    def farmers(root: int) -> list[int]:
        there = [node for node in range(position.nodes) if position.label(node) == root]
        return [sum(position.meeple(node) == seat + 1 for node in there) for seat in range(position.players)]

    def first(count: list[int]) -> set[int]:
        return {seat for seat, men in enumerate(count) if men and men == max(count)}

    for empty in (int(position.front_cell(at)) for at in range(position.fronts)):
        roots = set()
        for side in range(4):
            tile = cells.get((empty + codes.STEP[side]) % codes.CELLS)
            if tile is None:
                continue
            for half in range(2):
                segment = tables.HALF[position.tile_kr(tile) * 8 + 2 * (side ^ 2) + half]
                if segment >= 0:
                    roots.add(int(position.label(position.tile_base(tile) + segment)))
        for one, other in permutations(roots, 2):
            here, there = farmers(one), farmers(other)
            if not sum(here) or not sum(there):
                continue
            joined = first([a + b for a, b in zip(here, there, strict=True)])
            for seat in first(here) - first(there):
                what = "miss" if seat not in joined else "share" if len(joined) > 1 else "win"
                found[seat][f"field.{what}.cells"] = found[seat].get(f"field.{what}.cells", 0) + 1
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_fields_that_a_tile_may_join_are_seen(players: int) -> None:
    game = bastide.load_game("carcassonne", players)
    kinds = set()
    for seed in range(30):
        state = random_position(game, seed, 150)
        bot = bastide.bots.make("random", game, seed)
        while state.current_player() >= 0:
            state.apply_action(bot.choose(state))
        if not (rows := evaluate.Evaluator().inputs(state.position)):
            continue
        names = [name for name in SEAT if name.endswith((".win.cells", ".share.cells", ".miss.cells"))]
        for seat, told in enumerate(meeting(state.position)):
            row = dict(zip(SEAT, rows[seat * len(SEAT) :], strict=False))
            assert {name: row[name] for name in names if row[name]} == told
            kinds |= set(told)
    assert kinds == {"field.win.cells", "field.share.cells", "field.miss.cells"}


def test_the_reply_is_the_best_turn_of_those_that_are_close_by_the_weights() -> None:
    game = bastide.load_game("carcassonne", 3, {"preset": "modern"})
    with_it, plain, beyond = evaluate.Evaluator(None, made(game, 9000)), evaluate.Evaluator(), 0
    for seed in range(20):
        state = random_position(game, seed, 40 + 5 * seed)
        position = state.position
        by_weights = {actions: lead for lead, actions in plain.turns(position)}
        close = max(by_weights.values()) - evaluate.DOUBT
        turns = [actions for _, actions in with_it.turns(position)]
        chosen = tuple(with_it.reply(position).history()[len(position.history()) :])
        assert chosen in turns[: turns.index(next(each for each in turns if by_weights[each] >= close)) + 1]
        beyond += by_weights[turns[0]] < close
    assert beyond > 3, "with weights as wild as these"


def test_only_positions_between_two_turns_are_seen() -> None:
    game = bastide.load_game("carcassonne", options={"stack": "NV"})
    for text in ("draw N", "draw N; place N 0,-1 r1", "draw N; place N 0,-1 r1; meeple none; draw V"):
        assert evaluate.Evaluator().inputs(line(game, text).position) == []
    assert evaluate.Evaluator().inputs(line(game, "draw N; place N 0,-1 r1; meeple none").position)
