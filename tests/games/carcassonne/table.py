"""A table at which the tests play: moves as in section M of the rulebook, answers in plain words.

`X@(1,0) r0 [road.2]; V@(-1,0) r3` draws, places and decides about the meeple; `[?]` leaves that last
decision open, `N@?` leaves the drawn tile in hand, and `C!` draws a tile that fits nowhere.
"""

import re
from dataclasses import dataclass
from typing import Any

import pytest

import bastide

MOVE = re.compile(r"(?P<tile>[A-X])(?:@\((?P<x>-?\d+),(?P<y>-?\d+)\) r(?P<r>[0-3])(?: \[(?P<meeple>[^]]+)\])?|@\?|!)")
DURING = ("city", "road", "cloister")


@dataclass
class Table:
    """A position with the questions that tests ask."""

    state: bastide.State

    def move(self, text: str) -> None:
        """Make one move of the notation."""
        match = MOVE.fullmatch(text.strip())
        assert match, f"not a move: {text!r}"
        tile, meeple = match["tile"], match["meeple"]
        self.state.apply(f"draw {tile}")
        if text.strip().endswith("!"):
            assert self.state.current_player() < 0, f"{tile} was meant to fit nowhere"
        if match["x"] is None:
            return
        self.state.apply(f"place {tile} {match['x']},{match['y']} r{match['r']}")
        if meeple != "?":
            self.state.apply(f"meeple {meeple or 'none'}")

    @property
    def scores(self) -> list[int]:
        """Every seat's points."""
        return self.state.scores()

    @property
    def view(self) -> dict[str, Any]:
        """What a spectator sees."""
        return self.state.view(None)

    @property
    def legal(self) -> set[str]:
        """Everything that may be done now, in notation."""
        return {self.state.action_to_string(action) for action in self.state.legal_actions()}

    @property
    def spots(self) -> set[str]:
        """The segments that may take a meeple now."""
        assert "meeple none" in self.legal, "to place no meeple is always allowed"
        return {text.removeprefix("meeple ") for text in self.legal} - {"none"}

    @property
    def supply(self) -> list[int]:
        """Every seat's meeples in hand."""
        return [seat["supply"] for seat in self.view["seats"]]

    @property
    def meeples(self) -> dict[tuple[int, int, str], int]:
        """The seat of every meeple on the board, by cell and segment."""
        return {(m["x"], m["y"], m["segment"]): m["seat"] for m in self.view["meeples"]}

    @property
    def board(self) -> dict[tuple[int, int], tuple[str, int]]:
        """Kind and rotation of every tile, by cell."""
        return {(tile["x"], tile["y"]): (tile["kind"], tile["r"]) for tile in self.view["tiles"]}

    @property
    def scored(self) -> list[tuple[int, int, str]]:
        """Seat, points and cause of what the last action completed, in order of seats; final scoring left out."""
        last = len(self.state.history()) - 1
        return sorted(
            (entry.seat, entry.points, entry.cause)
            for entry in self.state.ledger()
            if entry.ply == last and entry.cause in DURING
        )

    @property
    def final(self) -> list[tuple[int, int, str]]:
        """Seat, points and cause of the final scoring, one row per seat and cause."""
        rows: dict[tuple[int, str], int] = {}
        for entry in self.state.ledger():
            if entry.cause not in DURING:
                rows[entry.seat, entry.cause] = rows.get((entry.seat, entry.cause), 0) + entry.points
        return sorted((seat, points, cause) for (seat, cause), points in rows.items())

    def refused(self, text: str) -> str:
        """Return the rule that refuses an action; the position must not change by asking."""
        before = (self.state.to_text(), self.state.history(), self.state.scores(), self.legal)
        refusal = self.state.explain(text)
        assert refusal is not None, f"{text!r} is legal"
        with pytest.raises(bastide.IllegalAction) as caught:
            self.state.apply(text)
        assert (self.state.to_text(), self.state.history(), self.state.scores(), self.legal) == before
        assert (caught.value.rule, caught.value.reason) == (refusal.rule, refusal.reason)
        assert refusal.reason
        return refusal.rule


def play(moves: str, players: int = 2, then: str = "", **options: object) -> Table:
    """Return the table after these moves; the stack holds exactly their tiles, and `then` after them."""
    steps = [move for move in (step.strip() for step in moves.split(";")) if move]
    stack = "".join(step[0] for step in steps) + then
    if stack:
        options["stack"] = stack
    table = Table(bastide.load_game("carcassonne", players=players, options=options).new_initial_state())
    for step in steps:
        table.move(step)
    return table
