"""Huts: a small game with secrets, draws and turns of two decisions, for testing everything around a game.

HUT-1 Every seat is first dealt a secret number of pebbles, 0 to 3, known to that seat alone.
HUT-2 Each turn a number of planks (1 to 3) is drawn for all to see.
HUT-3 The seat on turn builds on one of three plots, but not on the plot that was built on last.
HUT-4 Then it keeps the planks (that many points) or gives them to the next seat.
HUT-5 At the end of the last round everybody adds their pebbles.
"""

import random
from dataclasses import replace
from typing import Any

from bastide.engine.answers import CHANCE, TERMINAL, LedgerEntry, Refusal, StoryEntry
from bastide.engine.errors import IllegalAction, PositionError
from bastide.engine.game import GameType, Kernel, Option, Pictures, Setup, Step, Told, Words, shares
from bastide.engine.outlook import Outlook
from bastide.engine.registry import register

PLOTS = 3
DEAL, DRAW, BUILD, KEEP, GIVE = 0, 4, 8, 16, 17
NAMES = {
    **{DEAL + n: f"deal {n}" for n in range(4)},
    **{DRAW + n: f"draw {n}" for n in range(1, 4)},
    **{BUILD + n: f"build {n}" for n in range(PLOTS)},
    KEEP: "keep",
    GIVE: "give",
}
CODES = {name: code for code, name in NAMES.items()}


class Huts:
    """A position."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.recording = False
        self.rounds = int(setup.options["rounds"])
        self.origin: list[int] = []
        """What led to the line that the position was read from."""
        self.made: list[int] = []
        self.secret: list[int] = []
        self.points = [0] * setup.players
        self.turn = 0
        self.planks = 0
        self.last_plot = -1
        self.built = False
        self.open = False

    def clone(self) -> "Huts":
        other = read(self.setup, line(self))
        other.origin, other.made, other.open = list(self.origin), list(self.made), self.open
        return other

    def over(self) -> bool:
        return self.turn == self.rounds * self.setup.players

    def current_player(self) -> int:
        if self.over():
            return TERMINAL
        if len(self.secret) < self.setup.players or not self.planks:
            return CHANCE
        return self.turn % self.setup.players

    def scores(self) -> list[int]:
        return list(self.points)

    def history(self) -> list[int]:
        return list(self.made)


def choices(now: Huts) -> list[int]:
    if now.over():
        return []
    if now.current_player() == CHANCE:
        return [action for action, _ in chances(now)]
    if not now.built:
        return [BUILD + plot for plot in range(PLOTS) if plot != now.last_plot]
    return [KEEP, GIVE]


def legal(now: Huts, into: Any) -> int:
    found = choices(now)
    for number, action in enumerate(found):
        into[number] = action
    return len(found)


def chances(now: Huts) -> list[tuple[int, float]]:
    if len(now.secret) < now.setup.players:
        return [(DEAL + n, 0.25) for n in range(4)]
    return [(DRAW + n, 1 / 3) for n in range(1, 4)]


def act(now: Huts, action: int) -> None:
    seat = now.current_player()
    now.made.append(action)
    if action < DRAW:
        now.secret.append(action - DEAL)
    elif action < BUILD:
        now.planks = action - DRAW
    elif action < KEEP:
        now.last_plot, now.built = action - BUILD, True
    else:
        now.points[receiver(now, seat, action)] += now.planks
        now.turn, now.planks, now.built = now.turn + 1, 0, False
        if now.over():
            now.points = [points + pebbles for points, pebbles in zip(now.points, now.secret, strict=True)]


def receiver(now: Huts, seat: int, action: int) -> int:
    return seat if action == KEEP else (seat + 1) % now.setup.players


def reveals(_now: Huts, action: int) -> bool:
    return action < BUILD


def resample(now: Huts, seat: int, seed: int) -> Huts:
    rng, count = random.Random(seed), len(now.origin)
    actions = [
        DEAL + rng.randrange(4) if action < DRAW and ply != seat else action
        for ply, action in enumerate(now.origin + now.made)
    ]
    other = Huts(now.setup)
    for action in actions:
        act(other, action)
    other.origin, other.made = actions[:count], actions[count:]
    return other


def parse(_now: Huts, text: str) -> int:
    if text not in CODES:
        raise IllegalAction("", f"{text!r} is no action of Huts", "huts-refusal-unknown", {"text": text})
    return CODES[text]


def fields(_now: Huts, action: int) -> dict[str, Any]:
    kind, _, number = NAMES[action].partition(" ")
    return {"kind": kind, "number": int(number) if number else None}


def why(now: Huts, action: int) -> Refusal:
    if BUILD <= action < BUILD + PLOTS and not now.built and now.current_player() >= 0:
        return Refusal("HUT-3", "that plot was built on last", "huts-refusal-plot", {"plot": action - BUILD})
    return Refusal("HUT-4", "that is not possible now", "huts-refusal-now", {})


def outlook(now: Huts, action: int) -> Outlook:
    return Outlook([], facts={"points": now.planks if action == KEEP else 0})


def tell(step: Step) -> Told:
    before, ply, seat = step.before, step.ply, step.before.current_player()
    if step.action < DRAW:
        owner, dealt = len(before.secret), {"pebbles": step.action - DEAL}
        return Told([StoryEntry(ply, owner, "huts-log-deal", dealt, "HUT-1", seen_by=(owner,))])
    if step.action < BUILD:
        return Told()
    if step.action < KEEP:
        return Told([StoryEntry(ply, seat, "huts-log-build", {"plot": step.action - BUILD}, "HUT-3")])
    points = [LedgerEntry(ply, receiver(before, seat, step.action), before.planks, "planks", "HUT-4")]
    if step.after.over():
        points += [
            LedgerEntry(ply, number, pebbles, "pebbles", "HUT-5") for number, pebbles in enumerate(before.secret)
        ]
    return Told(
        [StoryEntry(ply, row.seat, "huts-log-score", {"cause": row.cause}, row.rule, row.points) for row in points],
        points,
    )


def view(now: Huts, seat: int | None) -> dict[str, Any]:
    shown = now.over() or now.open
    return {
        "game": "huts",
        "players": now.setup.players,
        "ply": len(now.made),
        "current": now.current_player(),
        "planks": now.planks,
        "last": now.last_plot,
        "built": now.built,
        "secrets": [pebbles if shown or number == seat else None for number, pebbles in enumerate(now.secret)],
        "scores": now.scores(),
        "winners": [seat for seat, share in enumerate(shares(now)) if share],
        "seats": [{"score": score, "if_ended": score if now.over() else None} for score in now.scores()],
    }


def seen(now: Huts, seat: int | None) -> dict[str, Any]:
    """Look `view` up anew each time, so that a test may watch it."""
    return view(now, seat)


def lay_open(now: Huts) -> Huts:
    other = now.clone()
    other.open = True
    return other


def line(now: Huts) -> str:
    return "huts " + ",".join(map(str, now.origin + now.made))


def read(setup: Setup, text: str) -> Huts:
    word, _, rest = text.partition(" ")
    if word != "huts":
        raise PositionError("not a position of Huts")
    now = Huts(setup)
    for action in rest.split(",") if rest else []:
        act(now, int(action))
    now.origin, now.made = now.made, []
    return now


GAME = register(
    GameType(
        name="huts",
        title="Huts",
        rules_version="1",
        min_players=2,
        max_players=4,
        options=(Option("rounds", "4", ("1", "2", "3", "4", "12")),),
        presets={},
        package="tests.server",
        kernel=Kernel(
            actions=lambda _setup: 18,
            most_legal=8,
            begin=Huts,
            legal=legal,
            act=act,
            chances=chances,
            reveals=reveals,
            resample=resample,
        ),
        words=Words(
            text=lambda _now, action: NAMES[action],
            parse=parse,
            fields=fields,
            why=why,
            outlook=outlook,
            tell=tell,
            view=seen,
            lay_open=lay_open,
            line=line,
            read=read,
        ),
        pictures=Pictures(svg=lambda _now: "<svg xmlns='http://www.w3.org/2000/svg'/>", text=line),
        hidden_information=True,
    )
)

OPEN = register(replace(GAME, name="openhuts", title="Open Huts", hidden_information=False))
