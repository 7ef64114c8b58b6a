"""Write the golden games and node counts of Carcassonne: `python -m tests.goldens.make`.

Whatever is expected comes from the slow rules in `tests/games/carcassonne/slow.py`; the kernel only has
to agree. Run it again after a change of the rules, and read the differences.
"""

import copy
import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import bastide
from bastide.engine.chance import ChanceByPly
from bastide.engine.shuffle import hash_of
from tests.games.carcassonne.compare import Pair, choose
from tests.games.carcassonne.slow import Slow
from tests.games.carcassonne.table import play
from tests.games.carcassonne.test_rules_examples import EX_14, EX_15, LAP

HERE = Path(__file__).parent / "carcassonne"
CLOSED = "E@(0,-1) r2; A@(-1,0) r3; A@(1,0) r1"
Wanted = Callable[[Slow], bool]


def totals(slow: Slow) -> list[dict[str, int]]:
    """Return every seat's points by cause."""
    rows: list[Counter[str]] = [Counter() for _ in range(slow.players)]
    for _ply, seat, points, cause in slow.ledger:
        rows[seat][cause] += points
    return [dict(sorted(row.items())) for row in rows]


def redrawn(slow: Slow) -> bool:
    """Return whether a tile was set aside."""
    return bool(slow.set_aside)


def tied(slow: Slow) -> bool:
    """Return whether several seats share the win."""
    return slow.points.count(max(slow.points)) > 1


def rich(slow: Slow) -> bool:
    """Return whether every cause of points occurs."""
    causes = {cause for *_, cause in slow.ledger}
    return causes == {"city", "road", "cloister", "city-open", "road-open", "cloister-open", "field"}


def out_of_meeples(slow: Slow) -> bool:
    """Return whether somebody ends with all seven meeples on fields."""
    return min(slow.supply) == 0


def search(players: int, options: dict[str, object], wanted: Wanted, seed: int = 0) -> tuple[Slow, list[str]]:
    """Return the first random game of this kind."""
    while True:
        rng = random.Random(seed)
        pair = Pair(players, options)
        eager = rng.random()
        while pair.slow.phase != "over":
            pair.apply(choose(pair, rng, True, eager))
        if wanted(pair.slow):
            return pair.slow, pair.texts
        seed += 1


def fair(players: int, seed: bytes) -> tuple[Slow, list[str]]:
    """Return a game whose draws come from a seed that was committed to."""
    chance, rng, pair = ChanceByPly(seed), random.Random(1), Pair(players, {})
    while pair.slow.phase != "over":
        if pair.slow.phase == "draw":
            pair.apply(pair.fast.action_to_string(chance.choose(pair.fast)))
        else:
            pair.apply(choose(pair, rng, True, 0.5))
    return pair.slow, pair.texts


def by_hand(moves: str, players: int, options: dict[str, Any]) -> tuple[Slow, list[str]]:
    """Return a game written down in the notation of the examples."""
    table = play(moves, players=players, **options)
    texts = list(bastide.Record.of_state(table.state).actions)
    options = dict(table.state.game.options)
    slow = Slow(players, options)
    for text in texts:
        slow.apply(text)
    return slow, texts


SEED = bytes(range(32))
GAMES: list[tuple[str, str, int, dict[str, object], Callable[[int, dict[str, object]], tuple[Slow, list[str]]]]] = [
    ("two-players-seed", "every cause of points occurs", 2, {}, lambda n, o: search(n, o, rich)),
    ("three-players-modern", "every cause of points occurs", 3, {"preset": "modern"}, lambda n, o: search(n, o, rich)),
    ("four-players-first", "every cause of points occurs", 4, {"preset": "first"}, lambda n, o: search(n, o, rich)),
    ("five-players-seed", "every cause of points occurs", 5, {}, lambda n, o: search(n, o, rich)),
    ("two-players-set-aside", "a tile fits nowhere and is set aside (CAR-026)", 2, {"preset": "modern"},
     lambda n, o: search(n, o, redrawn)),
    ("three-players-tie", "the win is shared (CAR-122)", 3, {}, lambda n, o: search(n, o, tied)),
    ("two-players-no-farmers", "played without farmers (CAR-135)", 2, {"farmers": "false"},
     lambda n, o: search(n, o, lambda slow: not tied(slow))),
    ("two-players-all-farmers", "a supply that runs empty and stays empty (CAR-040)", 2, {},
     lambda n, o: search(n, o, out_of_meeples)),
    ("four-players-random-start", "the starting player is drawn (CAR-016)", 4,
     {"preset": "first", "start_player": "random"}, lambda n, o: search(n, o, rich)),
    ("two-players-fair", "draws from a committed seed", 2, {}, lambda n, o: fair(n, SEED)),
    ("three-players-stack-runs-dry", "the last two tiles fit nowhere (CAR-028)", 3, {},
     lambda n, o: by_hand(CLOSED.replace("r1", "r1 [field.0]") + "; C!; X!", n, o)),
    ("two-players-second-lap", "50 points and 10 more (CAR-059, EX-17)", 2, {}, lambda n, o: by_hand(LAP, n, o)),
    ("three-players-open-cities", "final scoring of cities (EX-14)", 3, {"preset": "modern"},
     lambda n, o: by_hand(EX_14, n, o)),
    ("three-players-farms", "two fields at two cities, with first-edition scoring (EX-15)", 3, {"preset": "first"},
     lambda n, o: by_hand(EX_15 + "; A@(-1,-2) r2", n, o)),
]  # fmt: skip


def write_games() -> None:
    """Write every game and what it has to come to."""
    expected: dict[str, Any] = {}
    for name, about, players, options, make in GAMES:
        slow, texts = make(players, dict(options))
        given = {key: value for key, value in slow.options.items() if key == "stack" and value}
        game = bastide.load_game("carcassonne", players=players, options={**options, **given})
        header = {"scores": " ".join(map(str, slow.points))}
        if name == "two-players-fair":
            header |= {"seed": SEED.hex(), "commitment": hash_of(SEED)}
        record = bastide.Record.of(game, texts, header=header)
        (HERE / f"{name}.record").write_text(record.dump(), encoding="utf-8")
        expected[name] = {
            "about": about,
            "scores": slow.points,
            "returns": [round(share, 6) for share in slow.returns()],
            "totals": totals(slow),
            "set_aside": "".join(slow.set_aside),
            "supply_at_the_end": slow.supply,
        }
    (HERE / "expected.json").write_text(json.dumps(expected, indent=2) + "\n", encoding="utf-8")


def slow_nodes(slow: Slow, depth: int) -> int:
    """Return how many sequences of so many actions there are, by the slow rules."""
    texts = sorted(slow.legal())
    if depth == 1:
        return len(texts)
    count = 0
    for text in texts:
        other = copy.deepcopy(slow)
        other.apply(text)
        count += slow_nodes(other, depth - 1)
    return count


def write_nodes() -> None:
    """Write the node counts of three fixed positions: the beginning, a tile in hand, late in a game."""
    positions: list[dict[str, Any]] = []
    opening = ["draw N", "place N 0,-1 r1", "meeple city.0", "draw V"]
    texts = list(bastide.Record.parse((HERE / "five-players-seed.record").read_text(encoding="utf-8")).actions)
    late = texts[: next(ply for ply in range(150, 300) if texts[ply].startswith("place"))]
    for name, players, actions in (("beginning", 2, []), ("a-bend-in-hand", 3, opening), ("late", 5, late)):
        game = bastide.load_game("carcassonne", players=players)
        state, slow = game.new_initial_state(), Slow(players)
        for text in actions:
            state.apply(text)
            slow.apply(text)
        nodes = [slow_nodes(slow, depth) for depth in (1, 2, 3)]
        row = {"name": name, "players": players, "actions": actions, "position": state.to_text(), "nodes": nodes}
        positions.append(row)
    (HERE / "nodes.json").write_text(json.dumps(positions, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_games()
    write_nodes()
