"""A table at which the tests play: positions set up in a few words, answers in plain words.

`table(seat(marble="WWR", built="villa_3@lucca"), wheel="RG,W")` is two players, the first of them on turn; what is not
said is as at the beginning of a game, and the display holds the first tiles that are nowhere else.
"""

from dataclasses import dataclass
from typing import Any

import pytest

import bastide

from .slow_box import DATA, KINDS, STACK, TILES, TYPES

CITY = {row["id"]: row for row in DATA["city"]}
CARD = {row["id"]: row for row in DATA["base_objective"] + DATA["expansion_card"]}
BASE_CARDS = "BASE-TOP,BASE-OBJECT,BASE-BUILDING,-"
ALL_TILES = [row["id"] for row in DATA["building"]]


def seat(
    coins: int = 20, points: int = 0, marble: str = "", objects: dict[str, int] | None = None,
    scored: str = "", built: str = "", upgrades: str = "",
) -> str:  # fmt: skip
    """Return one seat of a position; lists are given with spaces or commas, `scored` with commas alone."""
    held = objects or {}
    numbers = ".".join(str(held.get(kind, 0)) for kind in KINDS)
    blocks = "".join(sorted(marble, key="WYRGBK".index))
    marks = ",".join(sorted(scored.replace(" ", "_").split(","), key=_mark))
    places = ",".join(sorted(built.replace(",", " ").split(), key=_place))
    return f"{coins}:{points}:{blocks or '-'}:{numbers}:{marks or '-'}:{places or '-'}:{upgrades or '-'}"


def _mark(name: str) -> int:
    every = [*(f"type_{name}" for name in TYPES), *(f"city_{name}" for name in CITY), "city", "land", ""]
    return every.index(name)


def _place(text: str) -> tuple[int, int]:
    tile, _, city = text.partition("@")
    return list(CITY).index(city), list(TILES).index(tile)


@dataclass
class Table:
    """A position with the questions that tests ask."""

    state: bastide.State

    def play(self, *texts: str) -> "Table":
        """Make actions, one after the other."""
        for text in texts:
            self.state.apply(text)
        return self

    @property
    def legal(self) -> set[str]:
        """Everything that may be done now, in notation."""
        return {self.state.action_to_string(action) for action in self.state.legal_actions()}

    def kinds(self) -> set[str]:
        """The kinds of actions that may be done now."""
        return {text.split()[0] for text in self.legal}

    @property
    def view(self) -> dict[str, Any]:
        """Everything: the view of each seat in one."""
        whole = self.state.view(None)
        whole["seats"] = [self.state.view(number)["seats"][number] for number in range(whole["players"])]
        return whole

    def me(self, number: int = 0) -> dict[str, Any]:
        """What a seat sees of itself."""
        found: dict[str, Any] = self.state.view(number)["seats"][number]
        return found

    def has(self, number: int = 0) -> tuple[int, int]:
        """A seat's points and coins."""
        return self.me(number)["score"], self.me(number)["coins"]

    def marble(self, number: int = 0) -> str:
        """A seat's blocks as letters."""
        return letters(self.me(number)["marble"])

    def objects(self, number: int = 0) -> dict[str, int]:
        """The kinds of objects that a seat has, with their numbers."""
        return {kind: count for kind, count in self.me(number)["objects"].items() if count}

    @property
    def wheel(self) -> str:
        """The segments of the wheel as letters."""
        return ",".join(letters(segment["blocks"]) for segment in self.view["wheel"])

    @property
    def phase(self) -> str:
        """What is asked now."""
        return str(self.view["phase"])

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


def letters(blocks: dict[str, int]) -> str:
    """Return blocks as letters, `-` for none."""
    return "".join(letter * number for letter, number in zip("WYRGBK", blocks.values(), strict=True)) or "-"


def line(
    *seats: str,
    phase: str = "turn",
    on_turn: int = 0,
    first: int = 0,
    turn: int | None = None,
    cards: str = BASE_CARDS,
    wheel: str = "",
    display: str | None = None,
    sale: str = ",".join(KINDS),
    ending: str = "-",
    pending: str = "-",
    gone: str = "-",
) -> str:
    """Return a position in one line; a `display` that is given is filled up with other tiles."""
    others = list(seats)
    segments = [segment or "-" for segment in (wheel.split(",") + ["-"] * 6)[:6]]
    used = {place.split("@")[0] for row in others for place in row.split(":")[5].split(",")} | set(gone.split(","))
    if display == "-":
        sites = ["-"] * DATA["display"]["open_buildings"]
    else:
        wanted = (display or "").split()
        rest = [tile for tile in ALL_TILES if tile not in used and tile not in wanted]
        sites = (wanted + rest)[: DATA["display"]["open_buildings"]]
        sites += ["-"] * (DATA["display"]["open_buildings"] - len(sites))
    number = (on_turn - first) % len(seats) + 1 if turn is None else turn
    return (
        f"{phase} seat={on_turn} first={first} turn={number} cards={cards} wheel={','.join(segments)}"
        f" display={','.join(sites)} sale={sale or '-'} ending={ending} pending={pending} gone={gone}"
        f" seats={';'.join(others)}"
    )


def table(*seats: str, players: int = 2, options: dict[str, object] | None = None, **rest: Any) -> Table:
    """Return a table in this position; seats that are not described are as at the beginning, without marble."""
    first = rest.get("first", 0)
    values = {"start_player": first, **(options or {})}
    game = bastide.load_game("carrara", players=players, options=values)
    described = [*seats, *[seat() for _ in range(players - len(seats))]]
    return Table(game.from_text(line(*described, **rest)))


def advanced(*seats: str, cards: str = "TOP-01,OBJ-01,BLD-01,BON-02", **rest: Any) -> Table:
    """Return a table of the advanced game."""
    options = {"mode": "advanced", **rest.pop("options", {})}
    return table(*seats, cards=cards, options=options, **rest)


def new(players: int = 2, tiles: str = "", **options: object) -> Table:
    """Return a new game with its display laid out: these tiles, then the first ones of the box."""
    game = bastide.load_game("carrara", players=players, options={"start_player": 0, **options})
    found = Table(game.new_initial_state())
    wanted = tiles.split()
    for tile in (wanted + [tile for tile in STACK if tile not in wanted])[: DATA["display"]["open_buildings"]]:
        found.play(f"reveal {tile}")
    return found


def built_out(keep: str = "") -> tuple[str, str]:
    """Return buildings that two seats have when all but the kept tiles are built: both only in Lérici."""
    rest = [tile for tile in ALL_TILES if tile not in keep.split()]
    return " ".join(f"{tile}@lerici" for tile in rest[:15]), " ".join(f"{tile}@lerici" for tile in rest[15:])
