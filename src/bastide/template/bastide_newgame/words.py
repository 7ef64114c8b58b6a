"""The words: how actions and positions are written, what is told of an action, and why one is refused."""

from typing import Any, Final

from bastide.engine.answers import LedgerEntry, Refusal, StoryEntry
from bastide.engine.decisions import Decisions, Kind, Question, named
from bastide.engine.errors import PositionError
from bastide.engine.game import Setup, Step, Told, shares
from bastide.engine.line import LineField, line_fields, read_fields
from bastide.engine.outlook import Outlook
from bastide_newgame import rules
from bastide_newgame.rules import Position

# ---------------------------------------------------------------- actions

VALUE: Final = named("value", [str(value + 1) for value in range(rules.VALUES)], range(1, rules.VALUES + 1))
KINDS: Final = (
    Kind(rules.DEAL, "deal {value}", "NEW-003", "a card comes from the deck", value=VALUE),
    Kind(rules.PLAY, "play {value}", "NEW-012", "plays a card", value=VALUE),
    Kind(rules.DRAW, "draw", "NEW-011", "draws a card"),
)
QUESTIONS: Final = (
    Question(rules.DEALING, "deal", "NEW-003", ("deal",), "a card is being dealt"),
    Question(rules.TURN, "turn", "NEW-010", ("play", "draw"), "a seat is to draw or to play"),
    Question(rules.OVER, "over", "NEW-020", (), "the game is over"),
)


def _why_not_dealt(_position: Position, action: int) -> Refusal:
    value = action - rules.DEAL + 1
    return Refusal("NEW-002", f"no card {value} is left in the deck", "newgame-refusal-dealt", {"value": value})


def _why_not_played(_position: Position, action: int) -> Refusal:
    value = action - rules.PLAY + 1
    return Refusal("NEW-012", f"no card {value} is in hand", "newgame-refusal-hand", {"value": value})


def _why_not_drawn(_position: Position, _action: int) -> Refusal:
    return Refusal("NEW-011", "the deck is empty", "newgame-refusal-deck")


DECISIONS: Final = Decisions(
    "newgame",
    QUESTIONS,
    KINDS,
    examples="'play 3' or 'draw'",
    asked=Position.asked,
    why={"deal": _why_not_dealt, "play": _why_not_played, "draw": _why_not_drawn},
)

# ---------------------------------------------------------------- what is told


def outlook(position: Position, action: int) -> Outlook:
    """Return the points that an action brings at once, by seat."""
    seats = range(len(position.hands))
    return Outlook([{"points": rules.gain(position, action) * (seat == position.turn)} for seat in seats])


def tell(step: Step) -> Told:
    """Return the sentence of an action and its points; which card was dealt only its owner reads (NEW-004)."""
    before: Position = step.before
    fields = DECISIONS.fields(before, step.action)
    kind, points, seat = fields.pop("kind"), rules.gain(before, step.action), before.turn
    rule = "NEW-013" if kind == "play" else DECISIONS.kind(step.action).rule
    entry = StoryEntry(step.ply, seat, f"newgame-log-{kind}", fields, rule, points, (seat,) if kind == "deal" else None)
    return Told([entry], [LedgerEntry(step.ply, seat, points, "play", rule)] if points else [])


def view(position: Position, viewer: int | None) -> dict[str, Any]:
    """Return what a seat may see, or a spectator: of the hands of others how many cards they hold."""
    asked = rules.ASKED[position.asked()]
    return {
        "game": "newgame",
        "players": len(position.hands),
        "ply": len(position.made),
        "phase": asked,
        "ask": asked,
        "current": position.current_player(),
        "deck": sum(position.deck),
        "top": position.top,
        "seats": [
            {"score": score, "if_ended": score, "cards": sum(hand), "hand": hand[:] if seen else None}
            for seat, (score, hand) in enumerate(zip(position.points, position.hands, strict=True))
            for seen in [position.sees(viewer, seat)]
        ],
        "scores": position.scores(),
        "winners": [seat for seat, share in enumerate(shares(position)) if share],
    }


def lay_open(position: Position) -> Position:
    """Return a copy that hides nothing from anybody."""
    other = position.clone()
    other.opened = True
    return other


# ---------------------------------------------------------------- a position in one line

CARDS: Final = tuple(str(value + 1) for value in range(rules.VALUES))
FIELDS: Final = (
    LineField("seat"),
    LineField("due"),
    LineField("top"),
    LineField("deck", ".", CARDS),
    LineField("hands", ",.", CARDS),
    LineField("scores", ","),
)


def line(position: Position) -> str:
    """Return the position in one line; `read` is the inverse."""
    deck, *hands = (".".join(map(str, pile)) for pile in (position.deck, *position.hands))
    return (
        f"{rules.ASKED[position.asked()]} seat={position.turn} due={position.due} top={position.top} "
        f"deck={deck} hands={','.join(hands)} scores={','.join(map(str, position.points))}"
    )


def read(setup: Setup, text: str) -> Position:
    """Return the position of a line, without history; raise `PositionError` if there is none."""
    position = Position(setup)
    try:
        values = read_fields(line_fields(FIELDS, setup.players, "newgame"), text)
        position.turn, position.due, position.top = values["seat"], values["due"], values["top"]
        position.deck, position.points = list(values["deck"].values()), values["scores"]
        position.hands = [list(hand.values()) for hand in values["hands"]]
        sound = _is_sound(position) and line(position) == text
    except (AttributeError, TypeError, ValueError) as error:
        raise PositionError(f"line: {error}") from error
    if not sound:
        raise PositionError("line: this is no position of the game")
    return position


def _is_sound(position: Position) -> bool:
    """Return whether there are so many seats, cards of each value (NEW-002) and cards to be dealt."""
    piles = (position.deck, *position.hands)
    return (
        len(position.hands) == len(position.points) == position.setup.players
        and 0 <= position.turn < len(position.hands)
        and 0 <= position.top <= rules.VALUES
        and all(count >= 0 for pile in piles for count in pile)
        and all(sum(counts) <= rules.OF_EACH for counts in zip(*piles, strict=True))
        and 0 <= position.due <= sum(position.deck)
    )
