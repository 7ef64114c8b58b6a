"""What the server answers, for the OpenAPI document and the types made from it."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, JsonValue

Data = dict[str, JsonValue]
SeatKind = Literal["person", "bot", "open", "local"]


class Answer(BaseModel):
    """An answer."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True, use_attribute_docstrings=True)


class OptionInfo(Answer):
    """A switch of a game's rules; without choices any text may be given."""

    name: str
    default: str
    choices: list[str] | None
    text: bool
    """Any text may be given."""
    rule: str


class GameInfo(Answer):
    """A game that can be played here; `chooses_start` tells whether people may say who begins."""

    name: str
    title: str
    rules_version: str
    min_players: int
    max_players: int
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]
    levels: list[str]
    chooses_start: bool
    reconstructed: bool
    """Some of its values are stand-ins."""
    corrected: int
    """How many values were corrected on this server."""
    lessons: list[str]
    """The lessons that teach it, by name."""


class LessonRemark(Answer):
    """What answers actions that are legal, but not what a step teaches."""

    tries: str
    """Which: notation, with `*` for anything."""
    say: str


class LessonStep(Answer):
    """A decision of the one who learns."""

    ply: int
    """How many actions come before it."""
    say: str
    """The message that says what is to be done and why."""
    show: list[str]
    """The things on the table that it speaks of."""
    do: str
    """The right action, in notation."""
    wrong: list[LessonRemark]
    """What other actions are told; the first that fits."""


class LessonAnswer(Answer):
    """A lesson: a game that is laid down, and what is said on the way."""

    game: str
    name: str
    learner: int
    steps: list[LessonStep]
    plies: int
    """How many actions it has."""
    end: str
    """The message once everything has been done."""


class GuideStation(Answer):
    """A step of a turn, to be told in a picture and a sentence."""

    name: str
    title: str
    """The message that names it."""
    text: str
    """The message that says what happens; empty where the rules have to."""
    rules: list[str]
    drawing: str
    """An SVG document; empty where the board draws it, or nobody has."""


class GuideTerm(Answer):
    """A word of the rulebook; both are messages."""

    title: str
    text: str
    rules: list[str]
    """Those that define it."""


class GuideAnswer(Answer):
    """A turn in pictures, and the words of the rulebook."""

    game: str
    stations: list[GuideStation]
    terms: list[GuideTerm]


class CorrectionInfo(Answer):
    """A value that whoever runs this server has put in the place of the package's."""

    path: str
    before: JsonValue
    after: JsonValue
    note: str


class BoxAnswer(Answer):
    """What a game is played with here; `box` changes whenever any of it does."""

    game: str
    box: str
    corrections: list[CorrectionInfo]
    components: Data


class ValueInfo(Answer):
    """A value of the components that is not known to be the printed one, with where it comes from."""

    table: str
    id: str
    field: str
    value: JsonValue
    confidence: Literal["reconstructed", "corrected"]
    source: str


class ValuesAnswer(Answer):
    """The values of a game that are not known to be the printed ones."""

    game: str
    values: list[ValueInfo]


class SeatInfo(Answer):
    """Who sits where."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    present: bool
    """Whoever sits here has the table open."""
    you: bool
    """One of the tokens sent holds it."""
    host: bool
    """The host sits here, who may put bots on seats and open them."""
    stand_in: bool
    """A bot plays here for somebody who may come back."""
    reserved: bool
    """Nobody sits here yet, and the seat is kept for somebody."""


class ClockInfo(Answer):
    """What a table's clock was set to, in seconds."""

    initial: float
    increment: float


class AbsentInfo(Answer):
    """Somebody who is on turn and away, with seconds until the others may hand the seat to a bot."""

    seat: int
    away: float
    """Since when, in seconds."""
    left: float
    """Until a bot may take over, in seconds."""
    accepted: list[int]
    """Seats whose people have agreed to that."""
    waiting: list[int]
    """Seats whose people are still asked."""


class RematchInfo(Answer):
    """The offer of another game: its table, whose offer it is, and who has said yes."""

    table: str
    seat: int
    accepted: list[int]


class TableInfo(Answer):
    """A table; `you` are the seats your tokens hold, `turn` is the seat that is to decide."""

    id: str
    game: str
    title: str
    box: str
    board: str
    """Where the board that the game's package brings is fetched, an ES module; empty for a game without one."""
    options: dict[str, str]
    state: Literal["open", "running", "over"]
    public: bool
    players: int
    created: str
    updated: str
    seats: list[SeatInfo]
    you: list[int]
    host: bool
    seq: int
    """What was stored of it so far, actions and undos; it only grows."""
    ply: int
    """Actions in force; an undo makes them fewer."""
    scores: list[int]
    turn: int | None
    commitment: str | None
    """The SHA-256 of the seed by which everything is drawn, in hex."""
    clock: ClockInfo | None
    hints: bool
    """Whether a bot may be asked for advice, by everybody who plays here."""
    lesson: str | None
    """The lesson that is played here, by name."""
    lost: list[int]
    """Your seats at which a stand-in plays."""
    absent: AbsentInfo | None
    """The person on turn, while away."""
    rematch: RematchInfo | None
    """Another game that somebody has offered."""


class ViewSeat(Answer):
    """What every game tells of a seat; `if_ended` is its score if the game ended now, null where that is secret."""

    score: int
    if_ended: int | None


class View(Answer):
    """A position as the game shows it: what all games tell, beside what each has of its own.

    `current` is the seat that decides, -1 while a draw is due and -4 once the game is over.
    """

    game: str
    players: int
    ply: int
    current: int
    scores: list[int]
    winners: list[int]
    seats: list[ViewSeat]


class Fields(Answer):
    """An action in named parts; which ones beside `kind` depends on the kind."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: Data

    kind: str


class LegalAction(Answer):
    """Something that may be done now; `text` is what is sent back."""

    action: int
    text: str
    fields: Fields
    preview: Data | None
    """What it would bring; its keys are the game's own."""


class Story(Answer):
    """A sentence of the log as a Fluent message."""

    ply: int
    seat: int | None
    key: str
    args: Data
    rule: str | None
    points: int
    turn: int | None
    """The number of its turn, as the game's panel shows it; 0 in the set-up."""
    whose: int | None
    """Whose turn it was; null in the set-up and in a turn that all seats share."""
    actor: int | None
    """The seat that acted, null for chance; `seat` is who the sentence is about."""


class Ledger(Answer):
    """Points with their cause."""

    ply: int
    seat: int
    points: int
    cause: str
    rule: str
    args: Data


class UndoRequest(Answer):
    """A wish to take back, and who has still to answer."""

    id: str
    seat: int
    ply: int
    accepted: list[int]
    waiting: list[int]


class UndoWay(Answer):
    """A way back to a decision of your seats.

    `question` is what to ask before going and to `confirm`: `others` have acted since, or a `turn` has ended.
    `consent`: other people are asked, and have to agree.
    """

    ply: int
    seat: int
    question: Literal["others", "turn"] | None
    consent: bool


class UndoInfo(Answer):
    """What your seats may take back and do again, and what others ask.

    `step` leads to the last decision, `turn` to the beginning of its turn; `redo` is the ply that a redo leads to.
    """

    free_to: int | None
    step: UndoWay | None
    turn: UndoWay | None
    redo: int | None
    request: UndoRequest | None


class ClockState(Answer):
    """Seconds left for every seat at a moment, and for which seat time is running."""

    seats: list[float]
    running: int | None
    at: str
    increment: float


class DeedInfo(Answer):
    """A decision as a clause of the sentence about its turn: a Fluent message, and who decided."""

    ply: int
    seat: int
    key: str
    args: Data


class TurnInfo(Answer):
    """Where a turn begins, the number that the game's panel shows, and what the turn did."""

    ply: int
    seat: int
    turn: int
    deeds: list[DeedInfo]
    """Its decisions in order, as far as you may know of them, without those that go without saying."""
    changes: list[dict[str, int]]
    """By seat what it won and lost since the turn began, up to the next turn."""


class Snapshot(Answer):
    """A position as your seats see it."""

    seq: int
    """What was stored of the table so far, actions and undos; it only grows, and is sent with moves."""
    ply: int
    """Actions in force; an undo makes them fewer."""
    view: View
    legal: list[LegalAction]
    """What you may do now; none for a seat that you do not hold."""
    story: list[Story]
    ledger: list[Ledger]
    turns: list[TurnInfo]
    undo: UndoInfo
    thinking: bool
    """A bot is thinking."""
    clock: ClockState | None


class GamesAnswer(Answer):
    """The games."""

    games: list[GameInfo]


class TablesAnswer(Answer):
    """Several tables: public ones, the newest first, or those of a device, what happened last first."""

    tables: list[TableInfo]


class TableAnswer(Answer):
    """A table."""

    table: TableInfo


class LeftAnswer(Answer):
    """The table that was left; null once nobody is left at one that had not started."""

    table: TableInfo | None


class CreatedAnswer(Answer):
    """A new table with the tokens of the seats on this device."""

    table: TableInfo
    tokens: dict[str, str]


class NoticeInfo(Answer):
    """Something that happened at the table and is no move, as a Fluent message."""

    id: int
    ply: int
    at: str
    seat: int | None
    key: str
    args: Data


class TableAndSnapshot(Answer):
    """A table, its position and its notices, the oldest first."""

    table: TableInfo
    snapshot: Snapshot
    notices: list[NoticeInfo]


class PairingAnswer(Answer):
    """A code that opens the same seats on another device, once, at `/seat/CODE`."""

    code: str
    expires: str


class SeatsAnswer(Answer):
    """A table and the tokens of your seats there."""

    table: TableInfo
    tokens: dict[str, str]


class RecoveredAnswer(Answer):
    """The tables that words brought back, each with fresh tokens."""

    found: list[SeatsAnswer]


class CoveredAnswer(Answer):
    """How many seats these words bring back."""

    seats: int


class JoinedAnswer(Answer):
    """A seat and the token that holds it."""

    seat: int
    token: str
    table: TableInfo


class MovedAnswer(Answer):
    """The position right after the moves."""

    seq: int
    snapshot: Snapshot


class UndoneAnswer(Answer):
    """The position after an undo, or the request that others have to answer."""

    seq: int
    snapshot: Snapshot
    request: UndoRequest | None


class RefusalInfo(Answer):
    """Why an action is not legal."""

    rule: str | None
    reason: str
    key: str
    args: Data
    action: str
    index: int


class LookAnswer(Answer):
    """A private copy after the tried actions."""

    view: View
    legal: list[LegalAction]
    story: list[Story]
    ply: int
    actions: list[str]
    """What was tried, with every `?` spelled out as what was drawn."""
    refusal: RefusalInfo | None


class HintStep(Answer):
    """One action of a hint, and the position in which it is made."""

    view: View
    action: LegalAction


class HintCause(Answer):
    """Points that a line settles, by cause of the ledger."""

    cause: str
    points: int


class HintLine(Answer):
    """A way to finish the turn on hand: in notation, and step by step on a private copy, with what it is worth."""

    actions: list[str]
    steps: list[HintStep]
    after: View
    """The position at its end."""
    worth: float
    """Expected points, against the position as it is; the difference between lines is what counts."""
    settled: list[HintCause]
    """Points that it settles."""
    standing: int
    """By how much more (or less) the seat would get besides if the game ended then."""
    prospects: float
    """The rest of the worth: chances, plans, and what the others can do about it."""


class HintAnswer(Answer):
    """The lines that a bot found best, the best first."""

    lines: list[HintLine]


class ChatMessage(Answer):
    """Something said at the table."""

    id: int
    seat: int | None
    name: str
    text: str
    at: str


class SaidAnswer(Answer):
    """What a program said was taken; `seq` is the table's after a move."""

    ok: bool
    seq: int | None


class ChatAnswer(Answer):
    """The message as it was stored."""

    message: ChatMessage


class ChatsAnswer(Answer):
    """Messages, the oldest first."""

    messages: list[ChatMessage]


class ReplayAnswer(Answer):
    """The game as it was after `ply` of `plies` actions."""

    view: View
    ply: int
    plies: int
    story: list[Story]
    ledger: list[Ledger]
    turns: list[TurnInfo]


class AnalysisAnswer(Answer):
    """The final points that a bot expects for every seat, after so many actions."""

    moments: list[int]
    """The numbers of actions after which it was judged."""
    values: list[list[float]]
    """For each of them the expected points by seat."""
    gains: list[float]
    """By turn: what the decisions of the seat on turn changed in its expected lead; draws do not count."""


class RuleInfo(Answer):
    """One numbered rule."""

    id: str
    section: str
    text: str
    tags: list[str]


class HealthAnswer(Answer):
    """How the server is."""

    status: str


class ErrorInfo(BaseModel):
    """A refusal: a code to rely on, a sentence, and whatever belongs to it.

    `rule`, `key` and `args` are the rules' own refusal, the last two as a Fluent message; `seq` is the table's now.
    """

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: Data

    code: str
    message: str
    rule: str | None = None
    key: str = ""
    args: Data = {}
    seq: int | None = None


class ErrorAnswer(BaseModel):
    """A refusal."""

    error: ErrorInfo


MEANINGS = {
    400: "The body is not JSON, or nested too deep",
    401: "No token, or one of no seat at this table",
    403: "Not for this seat, or from a page of another site",
    404: "There is no such thing",
    409: "The table is not as you think: look again",
    413: "The body is too large",
    421: "Another host name",
    422: "Something in the request is impossible; the rules' refusals name the rule",
    429: "Too many requests; Retry-After says when to try again",
    503: "Not now",
}


PLAIN_TEXT: dict[int | str, dict[str, Any]] = {
    200: {"description": "Plain text", "content": {"text/plain": {"schema": {"type": "string"}}}}
}
SVG: dict[int | str, dict[str, Any]] = {
    200: {"description": "A drawing", "content": {"image/svg+xml": {"schema": {"type": "string"}}}}
}
JAVASCRIPT: dict[int | str, dict[str, Any]] = {
    200: {"description": "An ES module", "content": {"text/javascript": {"schema": {"type": "string"}}}}
}


def refusals(*codes: int) -> dict[int | str, dict[str, Any]]:
    """Return the documentation of a call's possible refusals, with those that any call can meet."""
    wanted = sorted({400, 403, 413, 421, 422, 429, 503, *codes})
    return {code: {"model": ErrorAnswer, "description": MEANINGS[code]} for code in wanted}
