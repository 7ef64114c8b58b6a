"""The contract carries games with secrets, nested decisions, free order and decisions out of turn."""

import random
from dataclasses import replace

import pytest

import bastide
from bastide.testing import (
    ConformanceError,
    all_configurations,
    check_game,
    check_state,
    random_games,
    random_positions,
)

from .toy import HARBOUR, TAX, Harbour

CONFIGURATIONS = list(all_configurations(HARBOUR))
DEAL = ["draw red", "draw green", "draw blue", "draw blue"]


def after(*texts: str, **options: object) -> bastide.State:
    state = HARBOUR.load(2, options).new_initial_state()
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
@pytest.mark.parametrize("seed", range(4))
def test_it_keeps_the_contract(game: bastide.Game, seed: int) -> None:
    check_game(game, seed, bound=200, exhaustive=True, drawing=True)


def test_it_is_a_state() -> None:
    assert isinstance(after(), bastide.State)


def test_several_draws_in_a_row_then_a_free_order_turn() -> None:
    state = HARBOUR.load(2).new_initial_state()
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
    assert bastide.undo_point(HARBOUR.load(2).new_initial_state()) == 0


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
    assert state.view(0)["hands"] == [[0, 1, 0], 2]
    assert state.view(1)["hands"] == [1, [0, 0, 2]]
    assert state.view(None)["hands"] == [1, 2]
    seen = {state.resample_from_infostate(1, seed).to_text() for seed in range(60)}
    assert len(seen) == 9, "each of three goods in the hand and in the store of seat 0"
    assert {line.split(" ")[5].split(";")[2] for line in seen} == {"0,0,2"}, "its own hand stays"


def test_records_of_a_game_from_outside_the_package() -> None:
    for state in random_games(HARBOUR.load(3, {"preset": "long"}), 5, seed=4):
        record = bastide.Record.of_state(state, ["Ann", "bot random", "蔡"]).finished(state)
        text = record.dump()
        assert "game: harbour\n" in text
        assert "options: preset=long\n" in text
        assert bastide.Record.parse(text) == record
        assert record.replay().ledger() == state.ledger()


def test_fair_chance_and_verification_through_several_draws_in_a_row() -> None:
    chance = bastide.FairChance(b"harbour" * 5)
    state, rng = HARBOUR.load(3).new_initial_state(), random.Random(1)
    while not state.is_terminal():
        if state.current_player() == bastide.CHANCE:
            state.apply_action(chance.choose(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    record = bastide.Record.of_state(state).finished(state, chance.seed)
    record.verify()
    assert record.header["commitment"] == chance.commitment


# The checks themselves: each broken promise is found.


class Broken(Harbour):
    """A harbour with one promise broken."""

    fault = ""

    def clone(self) -> Harbour:
        if self.fault == "clone shares a hand":
            other = super().clone()
            other.hands = self.hands
        else:
            other = super().clone()
        other.__class__ = type(self)
        return other

    def legal_actions(self) -> list[int]:
        found = super().legal_actions()
        if self.fault == "unsorted":
            return found[::-1]
        if self.fault == "forgets end turn" and len(found) > 1 and found[-1] == len(found):
            return found[:-1]
        return found

    def scores(self) -> list[int]:
        return [points + (self.fault == "a point too many" and bool(self.made)) for points in super().scores()]

    def view(self, seat: int | None) -> dict[str, object]:
        found = super().view(seat)
        if self.fault == "leaks":
            found["hands"] = [list(hand) for hand in self.hands]
        if self.fault == "tuples":
            found["scores"] = tuple(self.scores())
        return found

    def explain(self, action: int | str) -> bastide.Refusal | None:
        if self.fault == "accepts anything" and action == TAX and self.phase == "turn":
            return None
        return super().explain(action)

    def returns(self) -> list[float]:
        return [1.0] * self.game.players if self.fault == "everybody wins" else super().returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        found = super().chance_outcomes()
        return [(action, p / 2) for action, p in found] if self.fault == "half a chance" else found

    def reveals(self, action: int) -> bool:
        return 1 if self.fault == "reveals a number" else super().reveals(action)  # type: ignore[return-value]

    def to_text(self) -> str:
        return super().to_text() + ("\n" if self.fault == "two lines" else "")

    def history(self) -> list[int]:
        return self.made[:-1] if self.fault == "forgetful" and len(self.made) > 3 else super().history()

    def resample_from_infostate(self, seat: int, seed: int) -> Harbour:
        other = super().resample_from_infostate(seat, seed)
        other.__class__ = type(self)
        if self.fault == "imagines a draw too many" and self.phase == "refill":
            other.made = [*self.made, self.made[-1]]
        if self.fault == "imagines another log" and self.log:
            other.log = self.log[:-1]
        if self.fault == "imagines what cannot be" and self.phase == "tax":
            other.due = -1
        return other

    def action_to_string(self, action: int) -> str:
        return "draw red" if self.fault == "one word for all" else super().action_to_string(action)


FAULTS = [
    "clone shares a hand", "unsorted", "a point too many", "leaks", "tuples", "accepts anything", "everybody wins",
    "half a chance", "reveals a number", "two lines", "forgetful", "one word for all",
]  # fmt: skip


SECRETS = {
    "imagines a draw too many": "changed the history",
    "imagines another log": "changed the log",
    "imagines what cannot be": "not read back",
    "refuses its own line": "not read back",
    "stays closed": "laid open",
}


@pytest.mark.parametrize("fault", SECRETS)
def test_a_broken_promise_about_lines_and_secrets_is_found(fault: str) -> None:
    """At every ply of the game, not only where the whole contract is checked."""
    kind = type("Faulty", (Broken,), {"fault": fault})

    def parse(game: bastide.Game, line: str) -> bastide.State:
        if fault == "refuses its own line" and line.startswith("price"):
            raise bastide.PositionError("phase: never heard of it")
        return _as(kind, HARBOUR.parse_state(game, line))

    laid = (lambda state: state) if fault == "stays closed" else HARBOUR.lay_open
    faulty = replace(HARBOUR, new_state=kind, parse_state=parse, lay_open=laid)
    seldom = 1 if fault in ("imagines another log", "stays closed") else 10**6
    with pytest.raises(ConformanceError, match=SECRETS[fault]):
        check_games(faulty.load(3, {"rounds": "2"}), range(5), every=seldom)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_promise_is_found(fault: str) -> None:
    kind = type("Faulty", (Broken,), {"fault": fault})
    faulty = replace(HARBOUR, new_state=kind, parse_state=lambda game, line: _as(kind, HARBOUR.parse_state(game, line)))
    game = faulty.load(3, {"rounds": "2"})
    with pytest.raises(ConformanceError, match="harbour for 3"):
        check_games(game, range(5))


def test_a_preview_that_does_not_come_true_is_found() -> None:
    def foretold(_state: Harbour, _action: int, after: Harbour) -> dict[str, tuple[object, object]]:
        return {"actions": (3, len(after.history())), "chance": (False, after.current_player() == bastide.CHANCE)}

    check_state(replace(HARBOUR, foretold=lambda *_: {"coins": (2, 2)}).load(2).new_initial_state())
    with pytest.raises(ConformanceError, match=r"the preview of '.+' says actions: 3, then it is \d+"):
        check_game(replace(HARBOUR, foretold=foretold).load(2), 1)


def check_games(game: bastide.Game, seeds: range, every: int = 1) -> None:
    for seed in seeds:
        check_game(game, seed, every=every)


def _as(kind: type[Harbour], state: bastide.State) -> bastide.State:
    assert isinstance(state, Harbour)
    state.__class__ = kind
    return state


def test_a_game_that_is_too_long_is_found() -> None:
    with pytest.raises(ConformanceError, match="more than 5 actions"):
        check_game(HARBOUR.load(2), bound=5)


def test_random_positions_are_from_all_of_the_game() -> None:
    lengths = {len(state.history()) for state in random_positions(HARBOUR.load(2), 40, seed=1)}
    assert min(lengths) < 3
    assert max(lengths) > 8
    one, two = ([state.to_text() for state in random_positions(HARBOUR.load(2), 5, seed=seed)] for seed in (1, 1))
    assert one == two, "the same seed gives the same positions"


def test_check_state_leaves_the_position_alone() -> None:
    state = after("store red")
    before = state.to_text()
    check_state(state)
    assert state.to_text() == before
