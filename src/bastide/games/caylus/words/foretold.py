"""What the outlook of an action said, beside what then happened: the conformance suite compares the two."""

from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.words.outlook import after as right_after
from bastide.games.caylus.words.outlook import outlook

Pairs = dict[str, tuple[object, object]]


def foretold(state: Position, action: int, after: Position) -> Pairs:
    """Return by name what the outlook said of the action itself, and what it did.

    Where the game has gone on by itself since (income, buildings without a choice, the end of a turn), the goods are
    compared with the moment right after the action instead.
    """
    told = outlook(state, action)
    said, rows = told.facts, told.changes
    stayed = (after.turn, after.phase, after.at) == (state.turn, state.phase, state.at)
    done = after if stayed else right_after(state, action)
    found: Pairs = {}
    for seat, row in enumerate(rows):
        found[f"points of seat {seat}"] = (row["points"], int(done.score[seat] - state.score[seat]))
        found[f"deniers of seat {seat}"] = (row["deniers"], int(done.deniers[seat] - state.deniers[seat]))
        for cube, name in enumerate(tables.CUBE_NAMES):
            at = seat * codes.CUBES + cube
            found[f"{name} of seat {seat}"] = (row[name], int(done.cubes[at] - state.cubes[at]))
        found[f"workers of seat {seat}"] = (said["workers"][seat], int(done.home[seat] - state.home[seat]))
    paid = rows[int(state.player)]
    if said["price"] is not None:
        found["price"] = (-said["price"], paid["deniers"])
    if said["provost"] is not None:
        found["provost"] = (said["provost"]["to"], int(done.provost))
    if said["batch"] is not None:
        found["points of the batch"] = (said["batch"]["points"], paid["points"])
    if said["favour"] is not None:
        line = (action - codes.FAVOUR) // codes.LINE_CODES
        found["level"] = (said["favour"]["to"], int(done.level[state.lucky * codes.LINES + line]))
    if said["build"] is not None and done.ask not in (codes.ASK_SITE, codes.ASK_PAY):
        cost = said["build"]["cost"]
        cubes = sum(n for part, n in cost.items() if part != "deniers")
        found["cost"] = (
            (cubes, cost["deniers"]),
            (-sum(paid[name] for name in tables.CUBE_NAMES), -paid["deniers"]),
        )
        found["points of the building"] = (said["build"]["points"], paid["points"])
    return found
