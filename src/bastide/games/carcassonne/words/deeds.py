"""What a decision does, as a clause in the sentence about its turn."""

from bastide.engine.outlook import Clause
from bastide.games.carcassonne.kernel.state import Position
from bastide.games.carcassonne.words.decisions import DECISIONS
from bastide.games.carcassonne.words.outlook import FIGURE


def deed(state: Position, code: int) -> Clause | None:
    """Return where the tile goes, or what the meeple is; no meeple goes without saying."""
    fields = DECISIONS.fields(state, code)
    if fields["kind"] == "place":
        return Clause("carcassonne-did-place", {name: fields[name] for name in ("tile", "x", "y")})
    segment = fields["segment"]
    return None if segment is None else Clause(FIGURE, {"type": segment.partition(".")[0]})
