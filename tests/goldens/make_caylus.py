"""Write the golden games, checksums and node counts of Caylus: `python -m tests.goldens.make_caylus`.

What is expected of a game is booked from its log by the slow accounts in `tests/games/caylus/slow.py`, whose legal
lists its test compares too. A change here is a change of the rules, or of the games that a seed plays: say in the
commit what moved, and raise `rules_version` if a record could replay differently.
"""

import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import bastide
from bastide.engine.chance import ChanceByPly
from bastide.engine.shuffle import hash_of
from bastide.testing import checksum, perft
from tests.games.caylus.compare import Pair, sensible
from tests.games.caylus.slow import Accounts

HERE = Path(__file__).parent
GAMES = HERE / "caylus"
NOTED = (
    "turn", "build", "residence", "best-builder", "section", "section-favours", "section-penalty", "favour-lost",
    "exempt", "joust", "over",
)  # fmt: skip
SEED = bytes(range(32))
Chooser = Callable[[bastide.State, random.Random], str]
Wanted = Callable[[bastide.State], bool]


def lively(state: bastide.State, rng: random.Random) -> str:
    """Return an action of a player who knows what the game is about."""
    return sensible(state, rng)


def mason(state: bastide.State, rng: random.Random) -> str:
    """Return an action of a player who keeps the provost back to have time for the castle."""
    return sensible(state, rng, slowly=True)


def keys(state: bastide.State) -> Counter[str]:
    """Return how often each kind of entry is in the log."""
    return Counter(entry.key.removeprefix("caylus-log-") for entry in state.story())


def causes(state: bastide.State) -> set[str]:
    """Return the causes of points."""
    return {entry.cause for entry in state.ledger()}


def ending(state: bastide.State) -> str:
    """Return how the game ended."""
    return str(state.story()[-1].args["cause"])


def prestige(state: bastide.State) -> int:
    """Return how many prestige buildings stand."""
    return sum(row["class"] == "prestige" for row in state.view(None)["road"])


def tied(state: bastide.State) -> bool:
    """Return whether several seats share the win."""
    return len(state.view(None)["winners"]) > 1


def rich(state: bastide.State) -> bool:
    """Return whether the usual causes of points all occur."""
    return causes(state) >= {"visitors", "buildings", "residences", "castle", "penalty", "final-gold", "final-cubes"}


ROWS: list[tuple[str, str, int, dict[str, object], Chooser, Wanted]] = [
    ("two-players", "the order is swapped each turn (CAY-292), the bailiff ends it (CAY-280)", 2, {}, lively,
     lambda s: ending(s) == "bailiff" and rich(s)),
    ("three-players", "every usual cause, a prestige building", 3, {}, lively,
     lambda s: rich(s) and prestige(s) > 0),
    ("four-players", "every usual cause of points, favours from the joust field", 4, {}, lively,
     lambda s: rich(s) and keys(s)["joust"] > 1),
    ("five-players", "every usual cause of points, prestige buildings", 5, {}, lively,
     lambda s: rich(s) and prestige(s) > 1),
    ("four-players-slow", "the provost is kept back: the bailiff takes 16 turns or more", 4, {}, mason,
     lambda s: bool(s.view(None)["turn"] >= 16)),
    ("five-players-full", "the towers are full before the bailiff comes (CAY-235, CAY-280)", 5, {}, mason,
     lambda s: ending(s) == "full"),
    ("three-players-simplified-favour", "favours bring 3 points (CAY-300)", 3, {"simplified_favour": "true"}, lively,
     lambda s: keys(s)["favour-simple"] > 3),
    ("four-players-jeweller", "the jeweller is built (CAY-301)", 4, {"jeweller": "true"}, lively,
     lambda s: s.view(None)["stock"]["jeweller"] == 0),
    ("two-players-late-lawyer", "the lawyer scores 3 points (CAY-302)", 2, {"late_lawyer": "true"}, lively,
     lambda s: keys(s)["residence"] > 0),
    ("five-players-all-variants", "all three variants at once", 5,
     {"simplified_favour": "true", "jeweller": "true", "late_lawyer": "true"}, lively, lambda s: keys(s)["build"] > 8),
    ("two-players-tie", "the win is shared (CAY-285)", 2, {}, lively, tied),
    ("three-players-delayed", "a transformation waits for the worker on its target (CAY-178)", 3, {}, lively,
     lambda s: any(e.key.endswith("-lawyer") and e.args["delayed"] for e in s.story())),
]  # fmt: skip


def play(game: bastide.Game, chooser: Chooser, seed: int, fair: bool = False) -> Pair:
    """Play one game."""
    rng, chance, pair = random.Random(seed), ChanceByPly(SEED), Pair(game)
    while not pair.state.is_terminal():
        if pair.state.current_player() == bastide.CHANCE:
            drawn = chance.choose(pair.state) if fair else bastide.random_chance(pair.state, rng)
            text = pair.state.action_to_string(drawn)
        else:
            text = chooser(pair.state, rng)
        pair.texts.append(text)
        pair.state.apply(text)
    return pair


def annotate(state: bastide.State) -> list[str]:
    """Return the turning points of a game: ply, seat, what, points."""
    lines = []
    for entry in state.story():
        key = entry.key.removeprefix("caylus-log-")
        if key in NOTED:
            args = " ".join(f"{name}={value}" for name, value in entry.args.items())
            seat = "" if entry.seat is None else f" seat {entry.seat}"
            lines.append(f"{entry.ply}{seat} {key} {args} [{entry.rule}]".replace("  ", " "))
    return lines


def expected(about: str, state: bastide.State) -> dict[str, Any]:
    """Return what a game has to come to, booked from its log."""
    accounts = Accounts(state.game.players)
    for entry in state.story():
        accounts.enter(entry)
    totals: list[Counter[str]] = [Counter() for _ in range(state.game.players)]
    for row in state.ledger():
        totals[row.seat][row.cause] += row.points
    assert [sum(row.values()) for row in totals] == accounts.points == state.scores()
    return {
        "about": about,
        "ending": ending(state),
        "turns": state.view(None)["turn"],
        "scores": accounts.points,
        "deniers": accounts.deniers,
        "cubes": accounts.cubes,
        "returns": [round(share, 6) for share in state.returns()],
        "totals": [dict(sorted(row.items())) for row in totals],
        "notes": annotate(state),
    }


def write_games() -> None:
    """Write every game and what it has to come to."""
    found: dict[str, Any] = {}
    for name, about, players, options, chooser, wanted in ROWS:
        game, seed = bastide.load_game("caylus", players=players, options=options), 0
        while not wanted((pair := play(game, chooser, seed)).state):
            seed += 1
        header = {"scores": " ".join(map(str, pair.state.scores()))}
        (GAMES / f"{name}.record").write_text(
            bastide.Record.of(game, pair.texts, header=header).dump(), encoding="utf-8"
        )
        found[name] = expected(about, pair.state)
    game = bastide.load_game("caylus", players=3)
    pair = play(game, lively, 1, fair=True)
    header = {"scores": " ".join(map(str, pair.state.scores())), "seed": SEED.hex()}
    header["commitment"] = hash_of(SEED)
    (GAMES / "three-players-fair.record").write_text(
        bastide.Record.of(game, pair.texts, header=header).dump(), encoding="utf-8"
    )
    found["three-players-fair"] = expected("draws from a committed seed", pair.state)
    (GAMES / "expected.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def checksums() -> dict[str, Any]:
    """Return checksums over random games of every number of players, with and without variants."""
    rows = []
    every = {"simplified_favour": "true", "jeweller": "true", "late_lawyer": "true"}
    for options in ({}, {"jeweller": "true"}, every):
        for players in range(2, 6):
            game = bastide.load_game("caylus", players=players, options=options)
            row = {"players": players, "options": options, "games": 60, "seed": players}
            rows.append({**row, "checksum": checksum(game, 60, players)})
    return {"what": "bastide.testing.checksum(game, games, seed)", "rows": rows}


def node_counts() -> dict[str, Any]:
    """Return node counts to depth 3 of three fixed positions: a first turn, a favour to choose, late in a game."""
    rows = []
    positions: list[tuple[str, str, Callable[[dict[str, Any]], bool]]] = [
        ("first turn", "two-players", lambda v: v["ask"] == "worker"),
        ("a favour", "four-players-slow", lambda v: v["ask"] == "favour" and v["columns"] > 2),
        ("late, five players", "five-players", lambda v: v["turn"] > 7 and v["ask"] == "worker" and v["passed"] == []),
    ]
    for name, record, wanted in positions:
        read = bastide.Record.parse((GAMES / f"{record}.record").read_text(encoding="utf-8"))
        state = read.game.new_initial_state()
        for text in read.actions:
            if wanted(state.view(None)):
                break
            state.apply(text)
        nodes = [perft(state, depth) for depth in range(4)]
        rows.append(
            {"name": name, "players": read.game.players, "options": {}, "position": state.to_text(), "nodes": nodes}
        )
    return {"what": "bastide.testing.perft(position, depth) for depth 0, 1, 2, 3", "rows": rows}


def main() -> None:
    """Write everything."""
    write_games()
    for name, table in (("caylus_checksums.json", checksums()), ("caylus_perft.json", node_counts())):
        (HERE / name).write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
