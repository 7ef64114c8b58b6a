"""What the preview of an action said, beside what then happened: the conformance suite compares the two."""

from bastide.games.carrara.kernel import codes
from bastide.games.carrara.kernel.state import State
from bastide.games.carrara.words.goods import marble, objects
from bastide.games.carrara.words.outlook import preview
from bastide.games.carrara.words.story import CAUSES

Pairs = dict[str, tuple[object, object]]


def foretold(state: State, action: int, after: State) -> Pairs:
    """Return by name what the preview said comes at once, and what has happened; final scoring is no part of it."""
    said = preview(state, action)
    if state.phase <= codes.LAST_CHANCE:
        return {}
    seat = int(state.player)
    found: Pairs = {
        "objects": (said["objects"], objects(after.objects[seat] - state.objects[seat])),
        "blocks": (said["blocks"], marble(abs(int(after.stock[seat]) - int(state.stock[seat])))),
        "coins": (said["coins"], [int(after.coins[i] - state.coins[i]) for i in range(int(state.players))]),
    }
    if after.phase == codes.OVER:
        made = len(state.history())
        final = [0] * int(state.players)
        for entry in after.ledger():
            final[entry.seat] += entry.points * (entry.ply >= made and entry.cause not in CAUSES)
        found["points"] = (said["points"], final)
    else:
        found["points"] = (said["points"], [int(after.score[i] - state.score[i]) for i in range(int(state.players))])
    if codes.SCORE <= action < codes.SCORE + codes.SCORINGS:
        for what in ("points", "coins"):
            total = sum(row[what] for row in said["scored"])
            found[f"{what} of the buildings scored"] = (total, said[what][seat])
    elif codes.BUILD <= action < codes.CARD:
        found |= _paid(state, after, said["cost"], said["payments"])
    return found


def _paid(state: State, after: State, cost: int, payments: list[dict[str, int]] | None) -> Pairs:
    """Return what a construction was said to cost, and what was paid once it is paid in full."""
    seat, done = int(state.player), after
    if after.phase == codes.PAYING:
        done = after.clone()
        while done.phase == codes.PAYING:
            done.apply_action(done.legal_actions()[-1])
    paid = marble(int(state.stock[seat]) - int(done.stock[seat]))
    found: Pairs = {"cost": (cost, sum(paid.values()))}
    if payments is not None:
        found["payment"] = (True, paid in payments)
    return found
