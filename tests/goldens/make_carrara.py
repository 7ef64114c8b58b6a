"""Write the golden games, node counts and checksums of Carrara: `python -m tests.goldens.make_carrara`.

What games come to is taken from the slow rules in `tests/games/carrara/slow.py`; the kernel only has to agree. Run it
again after a change of the rules or of the components, and read the differences.
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
from bastide.testing import checksum
from tests.games.carrara.compare import Pair, choose, pick
from tests.games.carrara.slow import Slow

HERE = Path(__file__).parent / "carrara"
TABLE = Path(__file__).parent / "carrara_checksums.json"
GAMES = 100
Wanted = Callable[[dict[str, Any], list[str]], bool]
"""Whether a finished game, by its view and its actions, is of the kind that is looked for."""


def totals(slow: Slow) -> list[dict[str, int]]:
    """Return every seat's points by cause."""
    rows: list[Counter[str]] = [Counter() for _ in range(slow.players)]
    for seat, points, cause in slow.ledger:
        rows[seat][cause] += points
    return [dict(sorted(row.items())) for row in rows]


def announced(view: dict[str, Any], _texts: list[str]) -> bool:
    """Return whether somebody announced the end."""
    return bool(view["ending"]["by"] == "announcement")


def built_out(view: dict[str, Any], _texts: list[str]) -> bool:
    """Return whether the thirtieth building ended the game."""
    return bool(view["ending"]["by"] == "buildings")


def announced_by_the_first(view: dict[str, Any], texts: list[str]) -> bool:
    """Return whether all others had a last turn."""
    return announced(view, texts) and view["ending"]["seat"] == view["first"]


def announced_by_the_last(_view: dict[str, Any], texts: list[str]) -> bool:
    """Return whether the game ended at once."""
    return texts[-1] == "announce"


def relieved(_view: dict[str, Any], texts: list[str]) -> bool:
    """Return whether somebody could take nothing."""
    return "relief" in texts


def rebuilt(_view: dict[str, Any], texts: list[str]) -> bool:
    """Return whether a building was replaced."""
    return any(text.startswith("rebuild") for text in texts)


def everything(_view: dict[str, Any], texts: list[str]) -> bool:
    """Return whether every part of the advanced game occurs."""
    kinds = {text.split()[0] for text in texts}
    return {"stay", "rebuild", "upgrade", "announce", "pay"} <= kinds and bool(
        {"score land", "score city"} & set(texts)
    )


def played(players: int, options: dict[str, str], seed: int, eager: float, quiet: bool) -> tuple[Any, list[str]]:
    """Return a random game of the kernel: its last view and its actions; a quiet one is never announced."""
    rng = random.Random(seed)
    state = bastide.load_game("carrara", players=players, options={**options, "open": "true"}).new_initial_state()
    texts = []
    while not state.is_terminal():
        legal = {state.action_to_string(action) for action in state.legal_actions()}
        text = pick(legal - {"announce"} if quiet else legal, rng, eager)
        state.apply(text)
        texts.append(text)
    return state.view(None), texts


def search(players: int, options: dict[str, str], wanted: Wanted, eager: float) -> Pair:
    """Return the first random game of this kind, played by both."""
    for seed in range(5000):
        view, texts = played(players, options, seed, eager, wanted is built_out)
        if wanted(view, texts):
            return replayed(players, options, texts)
    raise SystemExit(f"no game for {players} with {options} is of this kind")


def fair(players: int, options: dict[str, str]) -> Pair:
    """Return a game whose draws come from a seed that was committed to."""
    chance, rng, pair = ChanceByPly(SEED), random.Random(1), Pair(players, options)
    while pair.slow.phase != "over":
        if pair.fast.current_player() == bastide.CHANCE:
            pair.apply(pair.fast.action_to_string(chance.choose(pair.fast)))
        else:
            pair.apply(choose(pair, rng, 0.5))
    return pair


SEED = bytes(range(32))
BASE: dict[str, str] = {}
ADVANCED = {"mode": "advanced"}
TABLES: list[tuple[str, str, int, dict[str, str], Wanted | None, float]] = [
    ("two-players-announced", "the end is announced; the other has a last turn", 2, BASE, announced_by_the_first, 0.7),
    ("two-players-built-out", "the thirtieth building ends the game (CRR-097)", 2, BASE, built_out, 0.3),
    ("three-players-last-announces", "the last seat announces and ends at once (CRR-095)", 3, BASE,
     announced_by_the_last, 0.7),
    ("four-players-announced", "all others have a last turn (CRR-094)", 4, BASE, announced_by_the_first, 0.7),
    ("four-players-relief", "somebody can take nothing and gets coins (CRR-042)", 4, BASE, relieved, 0.1),
    ("two-players-advanced", "every part of the advanced game", 2, ADVANCED, everything, 0.3),
    ("three-players-advanced-built-out", "the thirtieth building, with replaced ones (CRR-097)", 3, ADVANCED,
     built_out, 0.4),
    ("four-players-advanced-announced", "the end is announced", 4, ADVANCED, announced, 0.3),
    ("three-players-rebuild-alone", "one part of the advanced game", 3, {"rebuild": "true", "start_player": "1"},
     rebuilt, 0.5),
    ("two-players-fair", "draws from a committed seed", 2, ADVANCED, None, 0.5),
]  # fmt: skip


def write_games() -> None:
    """Write every game and what it has to come to."""
    expected: dict[str, Any] = {}
    HERE.mkdir(exist_ok=True)
    for name, about, players, options, wanted, eager in TABLES:
        pair = search(players, options, wanted, eager) if wanted else fair(players, options)
        slow = pair.slow
        header = {"scores": " ".join(str(seat.points) for seat in slow.seats)}
        if not wanted:
            header |= {"seed": SEED.hex(), "commitment": hash_of(SEED)}
        record = bastide.Record.of(pair.fast.game, pair.texts, header=header)
        (HERE / f"{name}.record").write_text(record.dump(), encoding="utf-8")
        expected[name] = {
            "about": about,
            "scores": [seat.points for seat in slow.seats],
            "returns": [round(share, 6) for share in slow.returns()],
            "totals": totals(slow),
            "ending": (slow.ending or ("",))[0],
            "turns": slow.turn,
            "coins": [seat.coins for seat in slow.seats],
            "marble": [seat.marble.total() for seat in slow.seats],
            "objects": [seat.objects.total() for seat in slow.seats],
        }
    (HERE / "expected.json").write_text(json.dumps(expected, indent=2) + "\n", encoding="utf-8")


def replayed(players: int, options: dict[str, str], texts: list[str]) -> Pair:
    """Return a pair after these actions."""
    pair = Pair(players, options)
    for text in texts:
        pair.apply(text)
    return pair


def slow_nodes(players: int, options: dict[str, str], texts: list[str], depth: int) -> int:
    """Return how many sequences of so many actions there are, by the slow rules."""
    slow = Slow(players, {"start_player": "random", **options})
    for text in texts:
        slow.apply(text)
    legal = sorted(slow.legal())
    if depth == 1:
        return len(legal)
    return sum(slow_nodes(players, options, [*texts, text], depth - 1) for text in legal)


def write_nodes() -> None:
    """Write the node counts of three fixed positions: the first turn, a payment, late in an advanced game."""
    rows: list[dict[str, Any]] = []
    for name, golden, before in (
        ("first-turn", "two-players-announced", ("rotate", 0)),
        ("a-payment", "four-players-announced", ("pay", 0)),
        ("late-in-an-advanced-game", "two-players-advanced", ("score", 4)),
    ):
        record = bastide.Record.parse((HERE / f"{golden}.record").read_text(encoding="utf-8"))
        texts = list(record.actions)
        at = [ply for ply, text in enumerate(texts) if text.startswith(before[0])][before[1]]
        options = {key: value for key, value in record.game.options.items() if value != "mode"}
        pair = replayed(record.game.players, options, texts[:at])
        nodes = [slow_nodes(record.game.players, options, texts[:at], depth) for depth in (1, 2, 3)]
        rows.append(
            {"name": name, "players": record.game.players, "options": options, "actions": texts[:at],
             "position": pair.fast.to_text(), "nodes": nodes}
        )  # fmt: skip
    (HERE / "nodes.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


def write_checksums() -> None:
    """Write the checksums of random games, which every build must repeat."""
    found = []
    for options in (BASE, ADVANCED, {"mode": "advanced", "cards": "false"}, {"rebuild": "true", "start_player": "1"}):
        for players in (2, 3, 4):
            game = bastide.load_game("carrara", players=players, options=options)
            row = {"players": players, "options": options, "games": GAMES, "seed": players}
            found.append(row | {"checksum": checksum(game, GAMES, players)})
    what = "bastide.testing.checksum(game, games, seed)"
    TABLE.write_text(json.dumps({"what": what, "rows": found}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_games()
    write_nodes()
    write_checksums()
