"""What the preview of an action said, beside what then happened: the conformance suite compares the two."""

from bastide.engine.game import Step
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.act import act
from bastide.games.carrara.kernel.legal import listed
from bastide.games.carrara.kernel.state import Position
from bastide.games.carrara.words.goods import marble, objects
from bastide.games.carrara.words.names import CAUSES
from bastide.games.carrara.words.outlook import outlook
from bastide.games.carrara.words.story import tell

Pairs = dict[str, tuple[object, object]]


def foretold(state: Position, action: int, after: Position) -> Pairs:
    """Return by name what the preview said comes at once, and what has happened; final scoring is no part of it."""
    told = outlook(state, action)
    said, rows, seats = told.facts, told.changes, range(int(state.players))
    if state.phase <= codes.LAST_CHANCE:
        return {}
    seat = int(state.player)
    own, stock = rows[seat], (marble(state.stock[seat]), marble(after.stock[seat]))
    found: Pairs = {
        "objects": (
            {kind: own[kind] for kind in tables.KIND_NAMES},
            objects(after.objects[seat] - state.objects[seat]),
        ),
        "blocks": (
            {colour: own[colour] for colour in tables.COLOUR_NAMES},
            {colour: stock[1][colour] - count for colour, count in stock[0].items()},
        ),
        "coins": ([row.get("coins", 0) for row in rows], [int(after.coins[i] - state.coins[i]) for i in seats]),
    }
    points = [int(after.score[i] - state.score[i]) for i in seats]
    if after.phase == codes.OVER:
        points = _before_final_scoring(state, action)
    found["points"] = ([row.get("points", 0) for row in rows], points)
    if codes.SCORE <= action < codes.SCORE + codes.SCORINGS:
        for what in ("points", "coins"):
            found[f"{what} of the buildings scored"] = (sum(row[what] for row in said["scored"]), own[what])
    elif codes.BUILD <= action < codes.CARD:
        found |= _paid(state, after, said["cost"], said["payments"])
    return found


def _before_final_scoring(state: Position, action: int) -> list[int]:
    """Return the points by seat that the ledger has of an action, without those of final scoring."""
    after, gained = state.clone(), [0] * int(state.players)
    after.recording = True
    act(after, action)
    for entry in tell(Step(0, action, state, after, [action])).ledger:
        gained[entry.seat] += entry.points * (entry.cause not in CAUSES)
    return gained


def _paid(state: Position, after: Position, cost: int, payments: list[dict[str, int]] | None) -> Pairs:
    """Return what a construction was said to cost, and what was paid once it is paid in full."""
    seat, done = int(state.player), after
    if after.phase == codes.PAYING:
        done = after.clone()
        while done.phase == codes.PAYING:
            act(done, listed(done)[-1])
    paid = marble(int(state.stock[seat]) - int(done.stock[seat]))
    found: Pairs = {"cost": (cost, sum(paid.values()))}
    if payments is not None:
        found["payment"] = (True, paid in payments)
    return found
