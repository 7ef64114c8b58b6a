"""The contract carries games with secrets, nested decisions, free order and decisions out of turn."""

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import count
from typing import Any, cast

import pytest

import bastide
from bastide.engine import registry
from bastide.engine.game import Setup, Step, Told
from bastide.testing import (
    ConformanceError,
    all_configurations,
    check_game,
    check_state,
    random_games,
    random_positions,
)
from bastide_harbour.kernel import codes
from bastide_harbour.kernel.state import Position

from .toy import HARBOUR, harbour

CONFIGURATIONS = list(all_configurations(HARBOUR))
DEAL = ["draw red", "draw green", "draw blue", "draw blue"]


def after(*texts: str, **options: object) -> bastide.State:
    state = harbour(2, options).new_initial_state()
    for text in [*DEAL, *texts]:
        state.apply(text)
    return state


def legal(state: bastide.State) -> list[str]:
    return [state.action_to_string(action) for action in state.legal_actions()]


def test_configurations_leave_out_what_does_not_go_together() -> None:
    found = {(game.players, game.options["preset"], game.options["rounds"]) for game in CONFIGURATIONS}
    assert (3, "short", "3") in found
    assert (4, "short", "3") not in found
    assert (4, "long", "2") in found


@pytest.mark.parametrize("game", CONFIGURATIONS, ids=lambda game: f"{game.players} {game.options_text()}")
@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (2, 3))])
def test_it_keeps_the_contract(game: bastide.Game, seed: int) -> None:
    check_game(game, seed, bound=200, exhaustive=True, drawing=True)


def test_it_is_a_state() -> None:
    assert isinstance(after(), bastide.State)


def test_several_draws_in_a_row_then_a_free_order_turn() -> None:
    state = harbour(2).new_initial_state()
    for text in DEAL:
        assert state.current_player() == bastide.CHANCE
        state.apply(text)
    assert state.current_player() == 0
    assert legal(state) == ["sell red", "sell green", "store red", "store green", "work", "end turn"]
    state.apply("store green")
    state.apply("work")
    assert state.current_player() == bastide.CHANCE
    state.apply("draw red")
    state.apply("draw red")
    assert legal(state) == ["sell red", "store red", "end turn"], "still the same turn, work is done"


def test_a_decision_of_a_player_who_is_not_on_turn() -> None:
    state = after("sell red")
    assert (state.current_player(), legal(state)) == (0, ["price 1", "price 2", "price 3"])
    state.apply("price 3")
    assert (state.current_player(), legal(state)) == (1, ["tax", "waive"])
    state.apply("tax")
    assert state.current_player() == 0
    assert state.scores() == [2, 1]
    assert [(e.seat, e.points, e.cause, e.ply) for e in state.ledger()] == [
        (0, 3, "sale", 6), (0, -1, "tax", 6), (1, 1, "tax", 6)
    ]  # fmt: skip


def test_undo_goes_back_over_own_secret_actions_only() -> None:
    assert bastide.undo_point(after()) == 4
    assert bastide.undo_point(after("store red", "store green")) == 4
    assert bastide.undo_point(after("store red", "sell green")) == 6, "the sale showed the good"
    assert bastide.undo_point(after("store red", "sell green", "price 1")) == 6
    assert bastide.undo_point(after("store red", "sell green", "price 1", "tax")) == 7, "the other seat acted"
    assert bastide.undo_point(after("sell green", "price 1", "tax", "store red")) == 7
    assert bastide.undo_point(after("work", "draw red")) == 6
    assert bastide.undo_point(after("work")) == 4
    assert bastide.undo_point(harbour(2).new_initial_state()) == 0


def test_rewind() -> None:
    state = after("store red", "work")
    for ply in range(7):
        assert bastide.rewind(state, ply).history() == state.history()[:ply]
    for ply in (-1, 7, 100):
        with pytest.raises(ValueError, match="6 actions"):
            bastide.rewind(state, ply)


def test_a_loaded_position_is_rewound_to_where_it_was_loaded() -> None:
    played = after("store red")
    loaded = played.game.from_text(played.to_text())
    loaded.apply("store green")
    assert bastide.undo_point(loaded) == 0
    assert bastide.rewind(loaded, 0).to_text() == played.to_text()
    with pytest.raises(bastide.RecordError, match="loaded position"):
        bastide.Record.of_state(loaded)


def test_hidden_goods_are_hidden_and_resampled() -> None:
    state = after("store red")

    def hands(viewer: int | None) -> list[object]:
        return [seat["hand"] or seat["in_hand"] for seat in state.view(viewer)["seats"]]

    assert hands(0) == [{"red": 0, "green": 1, "blue": 0}, 2]
    assert hands(1) == [1, {"red": 0, "green": 0, "blue": 2}]
    assert hands(None) == [1, 2]
    seen = {state.resample_from_infostate(1, seed).to_text() for seed in range(60)}
    assert len(seen) == 9, "each of three goods in the hand and in the store of seat 0"
    assert {line.split("hands=")[1].split(" ")[0].split(",")[1] for line in seen} == {"0.0.2"}, "its own hand stays"


def test_records_of_a_game_from_outside_the_package() -> None:
    for state in random_games(harbour(3, {"preset": "long"}), 5, seed=4):
        record = bastide.Record.of_state(state, ["Ann", "bot random", "蔡"]).finished(state)
        text = record.dump()
        assert "game: harbour\n" in text
        assert "options: preset=long\n" in text
        assert bastide.Record.parse(text) == record
        assert record.replay().ledger() == state.ledger()


def test_fair_chance_and_verification_through_several_draws_in_a_row() -> None:
    shuffle = bastide.Shuffle(harbour(3), b"harbour" * 5)
    chance = shuffle.chance()
    state, rng = harbour(3).new_initial_state(), random.Random(1)
    while not state.is_terminal():
        if state.current_player() == bastide.CHANCE:
            state.apply_action(chance.choose(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    record = bastide.Record.of_state(state).finished(state, shuffle)
    record.verify()
    assert record.header["commitment"] == shuffle.commitment


# The checks themselves: each broken promise is found.


class Faulty(Position):
    """A position of the harbour with one promise broken."""

    __slots__ = ()
    fault = ""

    def clone(self) -> "Faulty":
        if self.fault == "is its own clone":
            return self
        other = cast("Faulty", super().clone())
        other.__class__ = type(self)
        if self.fault == "clone shares a hand":
            other.hands = self.hands
        if self.fault == "clone notes events":
            other.recording = True
        return other

    def scores(self) -> list[int]:
        return [points + (self.fault == "a point too many" and bool(self.made)) for points in self.points]

    def history(self) -> list[int]:
        return self.made[:-1] if self.fault == "forgetful" and len(self.made) > 3 else self.made[:]


KERNEL, WORDS = HARBOUR.kernel, HARBOUR.words


def unsorted(position: Position, into: list[int]) -> int:
    count = KERNEL.legal(position, into)
    for at, action in enumerate([into[at] for at in range(count)][::-1]):
        into[at] = action
    return count


def as_long_as_the_buffer(position: Position, into: list[int]) -> int:
    count = KERNEL.legal(position, into)
    if len(into) <= KERNEL.most_legal or not count:
        return count
    into[count] = codes.ACTIONS - 1
    return count + 1


def one_draw_more(position: Position, seat: int, seed: int) -> Position:
    other: Position = KERNEL.resample(position, seat, seed)
    if position.phase == codes.WORKING:
        other.made = [*position.made, position.made[-1]]
    return other


def what_cannot_be(position: Position, seat: int, seed: int) -> Position:
    other: Position = KERNEL.resample(position, seat, seed)
    if position.phase == codes.TAXING:
        other.due = -1
    return other


def another_log_each_time() -> Callable[[Step], Told]:
    number = count()

    def tell(step: Step) -> Told:
        told = WORDS.tell(step)
        return replace(told, story=[replace(entry, args={"number": next(number)}) for entry in told.story])

    return tell


def refuses_prices(setup: Setup, line: str) -> Position:
    if line.startswith("price"):
        raise bastide.PositionError("phase: never heard of it")
    position: Position = WORDS.read(setup, line)
    return position


def leaks(position: Position, viewer: int | None) -> dict[str, object]:
    return {**WORDS.view(position, viewer), "bag": position.bag[:]}


def tuples(position: Position, viewer: int | None) -> dict[str, object]:
    return {**WORDS.view(position, viewer), "scores": tuple(position.points)}


def says_nothing(_position: Position, _action: int) -> bastide.Refusal:
    return bastide.Refusal("", "")


def accepts_the_tax(position: Position, action: int) -> bool:
    own = action in [into[at] for into in [[0] * KERNEL.most_legal] for at in range(KERNEL.legal(position, into))]
    return own or (action == codes.TAX and position.phase == codes.TURN)


IN_KERNEL: dict[str, dict[str, Any]] = {
    "unsorted": {"legal": unsorted},
    "a list as long as the buffer": {"legal": as_long_as_the_buffer},
    "accepts the tax": {"allows": accepts_the_tax},
    "everybody wins": {"returns": lambda position: [1.0] * position.players},
    "half a chance": {"chances": lambda position: [(action, p / 2) for action, p in KERNEL.chances(position)]},
    "imagines a draw too many": {"resample": one_draw_more},
    "imagines what cannot be": {"resample": what_cannot_be},
}
IN_WORDS: dict[str, dict[str, Any]] = {
    "leaks": {"view": leaks},
    "tuples": {"view": tuples},
    "says nothing": {"why": says_nothing},
    "two lines": {"line": lambda position: WORDS.line(position) + "\n"},
    "one word for all": {"text": lambda _position, _action: "draw red"},
    "tells another log each time": {"tell": another_log_each_time()},
    "refuses its own line": {"read": refuses_prices},
    "stays closed": {"lay_open": lambda position: position.clone()},
}
IN_POSITION = ("is its own clone", "clone shares a hand", "clone notes events", "a point too many", "forgetful")

SECRETS = {
    "imagines a draw too many": "changed the history",
    "tells another log each time": "changed the log",
    "imagines what cannot be": "not read back",
    "refuses its own line": "not read back",
    "stays closed": "laid open",
}


def faulty(fault: str) -> bastide.GameType:
    """Return the harbour with one promise broken."""
    kind = type("Faulty", (Faulty,), {"fault": fault, "__slots__": ()})

    def begin(setup: Setup) -> Position:
        return cast("Position", kind(setup))

    def read(setup: Setup, line: str) -> Position:
        position: Position = WORDS.read(setup, line)
        position.__class__ = kind
        return position

    return replace(
        HARBOUR,
        kernel=replace(KERNEL, **{"begin": begin, **IN_KERNEL.get(fault, {})}),
        words=replace(WORDS, **{"read": read, **IN_WORDS.get(fault, {})}),
    )


def check_games(kind: bastide.GameType, every: int = 1) -> None:
    game = bastide.Game.of(kind, 3, {"rounds": "2"})
    for seed in range(5):
        check_game(game, seed, every=every)


@pytest.mark.parametrize("fault", SECRETS)
def test_a_broken_promise_about_lines_and_secrets_is_found(fault: str) -> None:
    """At every ply of the game, not only where the whole contract is checked."""
    seldom = 1 if fault in ("tells another log each time", "stays closed") else 10**6
    with pytest.raises(ConformanceError, match=SECRETS[fault]):
        check_games(faulty(fault), every=seldom)


@pytest.mark.parametrize("fault", [*IN_POSITION, *sorted({*IN_KERNEL, *IN_WORDS} - {*SECRETS})])
def test_a_broken_promise_is_found(fault: str) -> None:
    with pytest.raises(ConformanceError, match="harbour for 3"):
        check_games(faulty(fault))


def test_a_harbour_without_a_fault_keeps_every_promise() -> None:
    check_games(registry.register(faulty("none")))


def test_a_kernel_is_asked_about_the_whole_action_space() -> None:
    """A fault at a single code is found, though few positions are asked about all of them."""

    def allows(position: Position, action: int) -> bool:
        buffer = [0] * KERNEL.most_legal
        return action in buffer[: KERNEL.legal(position, buffer)] and action != codes.DRAW

    kind = replace(HARBOUR, kernel=replace(KERNEL, allows=allows))
    with pytest.raises(ConformanceError, match=r"allows\(0\) and the list of legal actions disagree"):
        check_game(bastide.Game.of(kind), 1, every=10**6)


def test_a_preview_that_does_not_come_true_is_found() -> None:
    def foretold(_position: Position, _action: int, after: Position) -> dict[str, tuple[object, object]]:
        return {"actions": (3, len(after.made)), "chance": (False, after.current_player() == bastide.CHANCE)}

    def kind(says: Callable[..., Mapping[str, tuple[object, object]]]) -> bastide.GameType:
        return replace(HARBOUR, words=replace(WORDS, foretold=says))

    check_state(bastide.Game.of(kind(lambda *_: {"coins": (2, 2)})).new_initial_state())
    with pytest.raises(ConformanceError, match=r"the preview of '.+' says actions: 3, then it is \d+"):
        check_game(bastide.Game.of(kind(foretold)), 1)


def test_a_game_that_is_too_long_is_found() -> None:
    with pytest.raises(ConformanceError, match="more than 5 actions"):
        check_game(harbour(2), bound=5)


def test_random_positions_are_from_all_of_the_game() -> None:
    lengths = {len(state.history()) for state in random_positions(harbour(2), 40, seed=1)}
    assert min(lengths) < 3
    assert max(lengths) > 8
    one, two = ([state.to_text() for state in random_positions(harbour(2), 5, seed=seed)] for seed in (1, 1))
    assert one == two, "the same seed gives the same positions"


def test_check_state_leaves_the_position_alone() -> None:
    state = after("store red")
    before = state.to_text()
    check_state(state)
    assert state.to_text() == before
