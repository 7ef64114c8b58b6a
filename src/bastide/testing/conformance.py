"""What every game promises, as checks that anybody can run on any position of any game.

Nothing here knows a game: a new game, or somebody's own, is held to the contract by `check_game`.
"""

import json
import random
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable
from typing import Any, Final

from bastide.engine.answers import CHANCE, TERMINAL
from bastide.engine.course import SETUP, Mark
from bastide.engine.errors import BastideError, IllegalAction, PositionError
from bastide.engine.play import Game, State
from bastide.engine.record import Record
from bastide.engine.shapes import mismatch
from bastide.engine.stepping import room_i64
from bastide.engine.turns import course, turn_of
from bastide.engine.undo import rewind, undo_point

SAMPLE: Final = 40
"""How many illegal actions are tried where not all are."""

CHUNK: Final = 256
"""How many refusals an exhaustive check lets pass between two looks at the position."""

WHOLE: Final = 32
"""At every so-manieth position of a game, a kernel's `allows` is asked about the whole action space."""

SPARE: Final = 9
"""By how much a buffer for legal actions may be too long."""
JUNK: Final = 2**31 - 2
"""What stands in a buffer before actions are listed into it."""

NOT_ACTIONS: Final[tuple[Any, ...]] = (True, False, None, "", "0", 0.0, [0])
"""Values that are no action of any game, whatever the position."""


class ConformanceError(BastideError, AssertionError):
    """A game breaks its contract; the message names the position and the promise."""


def check_state(state: State, *, seed: int = 0, exhaustive: bool = False, drawing: bool = True) -> None:
    """Check one position against the whole contract; raise `ConformanceError` at the first broken promise.

    The position itself is left as it was. `exhaustive` tries every illegal action instead of a sample,
    `drawing` includes the pictures, which are slow.

    >>> import bastide
    >>> from bastide.testing import check_state
    >>> state = bastide.load_game("carcassonne", options={"stack": "V"}).new_initial_state()
    >>> check_state(state)
    """
    rng = random.Random(seed)
    before = _portrait(state)
    checks: list[Callable[[], None]] = [
        lambda: _check_who_decides(state),
        lambda: _check_listing(state),
        lambda: _check_allows(state, rng, exhaustive),
        lambda: _check_notation(state),
        lambda: _check_previews(state, rng, exhaustive),
        lambda: _check_refusals(state, rng, exhaustive),
        lambda: _check_points(state),
        lambda: _check_clone(state, rng),
        lambda: _check_text(state, rng),
        lambda: _check_views(state, rng),
        lambda: _check_resampled(state, rng),
        lambda: _check_laid_open(state),
    ]
    if drawing:
        checks.append(lambda: _check_drawings(state))
    for check in checks:
        check()
        _demand(state, _portrait(state) == before, "looking at a position changed it")


def check_game(
    game: Game,
    seed: int = 0,
    *,
    every: int = 1,
    bound: int | None = None,
    exhaustive: bool = False,
    drawing: bool = False,
) -> State:
    """Play one random game and check it on the way and as a whole; return it finished.

    Every position is read back from its line, also as some seat could imagine it, and the preview of the
    action made is compared with what then happens; every `every`-th position goes through `check_state`.
    `bound` is the most actions that the game may take. At the end: returns, termination, replay, record, undo.

    >>> import bastide
    >>> from bastide.testing import check_game
    >>> game = bastide.load_game("carcassonne", players=2, options={"stack": "VUB"})
    >>> check_game(game, seed=3, bound=9).is_terminal()
    True
    """
    rng = random.Random(seed)
    state = game.new_initial_state()
    _demand(state, state.history() == [], "a new game has a history")
    ply = 0
    while not state.is_terminal():
        action = rng.choice(state.legal_actions())
        check_read_back(state)
        _check_imagined(state, rng.randrange(game.players), rng.getrandbits(32))
        if ply % WHOLE == 0:
            _check_allows(state, rng, exhaustive=True)
        _check_preview(state, action, rng)
        if ply % every == 0:
            check_state(state, seed=rng.getrandbits(32), exhaustive=exhaustive, drawing=drawing)
            _check_step(state, action)
        else:
            state.apply_action(action)
        ply += 1
        _demand(state, bound is None or ply <= bound, f"the game takes more than {bound} actions")
    check_state(state, seed=rng.getrandbits(32), exhaustive=exhaustive)
    _check_replay(state)
    _check_record(state)
    for cut in {0, ply, *(rng.randint(0, ply) for _ in range(3))}:
        _check_undo(rewind(state, cut))
    return state


def check_read_back(state: State) -> None:
    """Check that the line of a position is read as that position, with the same choices.

    >>> import bastide
    >>> from bastide.testing import check_read_back
    >>> check_read_back(bastide.load_game("caylus", players=3).new_initial_state())
    """
    line = state.to_text()
    try:
        other = state.game.from_text(line)
    except PositionError as error:
        raise _broken(state, f"the position is not read back: {error}") from error
    _demand(state, other.to_text() == line, "from_text(to_text()) is another position")
    _demand(state, other.current_player() == state.current_player(), "the position read back asks somebody else")
    _demand(state, other.legal_actions() == state.legal_actions(), "the position read back offers other choices")


# One promise each.


def _check_who_decides(state: State) -> None:
    """Legal actions, chance and the end fit together."""
    who, legal = state.current_player(), state.legal_actions()
    players = range(state.game.players)
    _demand(state, who in (CHANCE, TERMINAL) or who in players, f"current_player() is {who}")
    _demand(state, state.is_terminal() == (who == TERMINAL), "is_terminal() and current_player() disagree")
    _demand(state, bool(legal) != state.is_terminal(), "legal_actions() is empty exactly when the game is over")
    _demand(state, all(type(action) is int for action in legal), "legal actions are ints")
    _demand(state, legal == sorted(set(legal)), "legal_actions() is sorted, each once")
    in_range = all(0 <= action < state.game.num_distinct_actions for action in legal)
    _demand(state, in_range, "a legal action is outside range(num_distinct_actions)")
    if who != CHANCE:
        try:
            state.chance_outcomes()
        except ValueError:
            return
        raise _broken(state, "chance_outcomes() must raise ValueError where chance does not decide")
    outcomes = state.chance_outcomes()
    _demand(state, [action for action, _ in outcomes] == legal, "chance outcomes are the legal actions, in order")
    _demand(state, all(p > 0 for _, p in outcomes), "a chance outcome has no probability")
    _demand(state, abs(sum(p for _, p in outcomes) - 1) < 1e-9, "chance probabilities do not sum to 1")


def _check_listing(state: State) -> None:
    """Whatever the length of the buffer that the kernel lists into, and whatever stood in it, the list is the same."""
    kernel, legal = state.game.type.kernel, state.legal_actions()
    buffer = room_i64(kernel.most_legal + SPARE)
    for at in range(kernel.most_legal + SPARE):
        buffer[at] = JUNK
    count = kernel.legal(state.position, buffer)
    _demand(state, [int(buffer[at]) for at in range(count)] == legal, "a longer buffer gets another list")


def _check_allows(state: State, rng: random.Random, exhaustive: bool) -> None:
    """A kernel that tells by itself whether an action is legal agrees with its list."""
    allows, legal = state.game.type.kernel.allows, set(state.legal_actions())
    if allows is None:
        return
    total = state.game.num_distinct_actions
    asked: Iterable[int] = range(total) if exhaustive else {*legal, *rng.sample(range(total), min(SAMPLE, total))}
    for action in asked:
        agreed = bool(allows(state.position, action)) == (action in legal)
        _demand(state, agreed, f"allows({action}) and the list of legal actions disagree")


def _check_notation(state: State) -> None:
    """Every legal action has one text, and the text means that action."""
    legal = state.legal_actions()
    texts = [state.action_to_string(action) for action in legal]
    _demand(state, len(set(texts)) == len(texts), "two legal actions have the same notation")
    for action, text in zip(legal, texts, strict=True):
        _demand(state, text == " ".join(text.split()) and text.isprintable(), f"notation {text!r} is not tidy")
        _demand(state, state.string_to_action(text) == action, f"{text!r} is read back as another action")
        _demand(state, state.explain(action) is None, f"explain() refuses the legal {text!r}")
        _demand(state, state.explain(text) is None, f"explain() refuses the legal text {text!r}")
        _demand(state, type(state.reveals(action)) is bool, f"reveals({text!r}) is not a bool")
        fields = state.action_fields(action)
        _demand(state, next(iter(fields)) == "kind", f"the fields of {text!r} do not begin with 'kind'")
        _demand_json(state, fields, f"the fields of {text!r}")
        preview = state.preview(action)
        _demand_json(state, preview, f"the preview of {text!r}")
        _demand_shape(state, state.game.type.words.outlook_shape, preview, f"the preview of {text!r}")


def _check_previews(state: State, rng: random.Random, exhaustive: bool) -> None:
    """Previews of legal actions, or of a sample of them, equal what then happens."""
    legal = state.legal_actions()
    for action in legal if exhaustive or len(legal) <= SAMPLE else rng.sample(legal, SAMPLE):
        _check_preview(state, action, rng)


def _check_preview(state: State, action: int, rng: random.Random) -> None:
    """What the preview of an action says has happened when somebody decides next, whatever chance brings until then."""
    foretold = state.game.type.words.foretold
    if foretold is None:
        return
    after = state.clone()
    after.apply_action(action)
    while after.current_player() == CHANCE:
        after.apply_action(rng.choice(after.legal_actions()))
    for name, (said, happened) in foretold(state.position, action, after.position).items():
        text = state.action_to_string(action)
        _demand(state, said == happened, f"the preview of {text!r} says {name}: {said}, then it is {happened}")


def _check_refusals(state: State, rng: random.Random, exhaustive: bool) -> None:
    """Whatever is not listed is refused with a reason, and nothing changes."""
    legal = set(state.legal_actions())
    total = state.game.num_distinct_actions
    others: Iterable[int] = range(total)
    if not exhaustive:
        near = {action + step for action in legal for step in (-1, 1)}
        others = {*rng.sample(range(total), min(SAMPLE, total)), *rng.sample(sorted(near), min(SAMPLE, len(near)))}
    before = _portrait(state)
    for number, action in enumerate(others):
        if action in legal:
            continue
        _demand_refused(state, action)
        if not exhaustive or number % CHUNK == 0:
            _demand(state, _portrait(state) == before, f"refusing {action!r} changed the position")
    for thing in (-1, -total, total, total + 1, 2**40, *NOT_ACTIONS):
        _demand_refused(state, thing)
    for action in sorted(set(others) - legal)[:SAMPLE]:
        _demand_no_preview(state, action)
    _demand(state, _portrait(state) == before, "refusing an action changed the position")
    for text in ("", " ", "nonsense", "\n", "draw", "0"):
        try:
            state.apply(text)
        except IllegalAction:
            pass
        else:
            raise _broken(state, f"apply({text!r}) was accepted")
        _demand(state, _portrait(state) == before, f"refusing the text {text!r} changed the position")
        _demand(state, state.explain(text) is not None, f"explain({text!r}) does not say why it is refused")


def _demand_refused(state: State, action: Any) -> None:
    try:
        state.apply_action(action)
    except IllegalAction as refusal:
        _demand(state, bool(refusal.reason), f"the refusal of {action!r} gives no reason")
        if type(action) is int:
            why = state.explain(action)
            said = None if why is None else (why.rule, why.reason)
            _demand(state, said == (refusal.rule, refusal.reason), f"explain({action}) and the refusal differ")
        return
    except Exception as error:
        raise _broken(state, f"{action!r} raises {type(error).__name__} instead of IllegalAction") from error
    raise _broken(state, f"{action!r} is not listed, but it was accepted")


def _demand_no_preview(state: State, action: int) -> None:
    try:
        state.preview(action)
    except IllegalAction:
        return
    except Exception as error:
        raise _broken(state, f"preview({action}) raises {type(error).__name__} instead of IllegalAction") from error
    raise _broken(state, f"preview({action}) tells what an action brings that is not legal")


def _check_points(state: State) -> None:
    """The ledger is complete; returns are shares of the win."""
    players = state.game.players
    sums = [0] * players
    for entry in state.ledger():
        sums[entry.seat] += entry.points
        _demand(state, -1 <= entry.ply < len(state.history()), f"a ledger entry has ply {entry.ply}")
        _demand(state, bool(entry.cause), "a ledger entry has no cause")
        _demand_json(state, entry.to_json(), "a ledger entry")
    _demand(state, sums == state.scores(), f"the ledger adds up to {sums}, the scores are {state.scores()}")
    for line in state.story():
        _demand(state, bool(line.key), "a story entry has no key")
        _demand(state, -1 <= line.ply < len(state.history()), f"a story entry has ply {line.ply}")
        _demand_json(state, line.to_json(), "a story entry")
    shares = state.returns()
    _demand(state, len(shares) == players, "returns() has one share per seat")
    if state.is_terminal():
        _demand(state, abs(sum(shares) - 1) < 1e-9 and min(shares) >= 0, f"the returns {shares} are no shares of a win")
    else:
        _demand(state, not any(shares), f"the returns before the end are {shares}, not zeros")


def _check_clone(state: State, rng: random.Random) -> None:
    """A clone is equal and independent, both ways."""
    before = _portrait(state)
    copy, second = state.clone(), state.clone()
    _demand(state, _portrait(copy) == before, "a clone differs from its original")
    _demand(state, copy.position is not state.position, "a clone shares its original's position")
    _demand(state, not copy.position.recording, "a clone notes events for the story")
    made = copy.playout(rng.getrandbits(32))
    _demand(state, copy.is_terminal(), "a playout does not reach the end")
    grown = len(copy.history()) - len(state.history())
    _demand(state, grown == made, f"a playout says it made {made} actions, its history grew by {grown}")
    _demand(state, _portrait(state) == before, "playing a clone changed its original")
    _demand(state, _portrait(second) == before, "playing a clone changed another clone")


def _check_text(state: State, rng: random.Random) -> None:
    """The one-line position can be read back, and the game goes on the same from it."""
    line = state.to_text()
    _demand(state, "\n" not in line and line == line.strip() and line != "", "to_text() is not one line")
    other, mine = state.game.from_text(line), state.clone()
    _demand(state, other.to_text() == line, "from_text(to_text()) is another position")
    for _ in range(12):
        same = (
            other.current_player() == mine.current_player()
            and other.legal_actions() == mine.legal_actions()
            and other.scores() == mine.scores()
            and other.returns() == mine.returns()
        )
        _demand(state, same, "the position read back goes on differently")
        if mine.is_terminal():
            break
        action = rng.choice(mine.legal_actions())
        mine.apply_action(action)
        other.apply_action(action)
    _demand(state, other.to_text() == mine.to_text(), "the position read back goes on differently")
    sums = [sum(entry.points for entry in other.ledger() if entry.seat == seat) for seat in range(state.game.players)]
    _demand(state, sums == other.scores(), "the ledger of a position read back does not add up to its scores")
    _demand(state, other.origin == line, "a position read back does not know its origin")
    _demand(state, rewind(other, 0).to_text() == line, "a position read back cannot be rewound to its beginning")
    _demand(state, 0 <= undo_point(other) <= len(other.history()), "undo_point() is outside the history")


def _check_views(state: State, rng: random.Random) -> None:
    """A view is JSON, and does not change when what its seat cannot see is drawn anew."""
    public, seen = state.view(None), state.game.type.pictures.seen
    _demand_json(state, public, "the spectator's view")
    _demand_common(state, public)
    for seat in range(state.game.players):
        view = state.view(seat)
        _demand_common(state, view)
        _demand_json(state, view, f"the view of seat {seat}")
        other = state.resample_from_infostate(seat, rng.getrandbits(32))
        same = state.game.type.kernel.hides or view == public
        _demand(state, same, f"the game hides nothing, but seat {seat} sees something else than a spectator")
        _demand(state, other.view(seat) == view, f"resampling changed what seat {seat} sees")
        _demand(state, other.view(None) == public, f"resampling for seat {seat} changed what everybody sees")
        if seen is not None:
            same = all(seen(other.position, eye) == seen(state.position, eye) for eye in (seat, None))
            _demand(state, same, f"resampling changed what is drawn for seat {seat}")
        _demand(state, other.current_player() == state.current_player(), "resampling changed who decides")
        _demand(state, other.scores() == state.scores(), "resampling changed the scores")
        if state.current_player() == seat:
            _demand(state, other.legal_actions() == state.legal_actions(), "resampling changed the own choices")


def _demand_common(state: State, view: dict[str, Any]) -> None:
    """A view tells what the views of all games tell, so that lobby and table can show it."""
    game = state.game
    wanted = {
        "game": game.name,
        "players": game.players,
        "ply": len(state.history()),
        "current": state.current_player(),
        "scores": state.scores(),
        "winners": [seat for seat, share in enumerate(state.returns()) if share],
    }
    found = {name: view.get(name) for name in wanted}
    _demand(state, found == wanted, f"a view should tell {wanted}, it tells {found}")
    points = [(row.get("score"), "if_ended" in row) for row in view.get("seats", [])]
    _demand(
        state, points == [(score, True) for score in state.scores()], "a view tells score and if_ended of each seat"
    )
    _demand_shape(state, game.type.words.view_shape, view, "a view")


def _demand_shape(state: State, shape: type | None, data: dict[str, Any], what: str) -> None:
    """What is shown is what its shape says."""
    differs = "" if shape is None else mismatch(shape, data)
    _demand(state, not differs, f"{what} is not as its shape says: {differs}")


def _check_imagined(state: State, seat: int, seed: int) -> State:
    """Return the position with what a seat cannot see drawn anew, which is a position of the game and no other game."""
    other = state.resample_from_infostate(seat, seed)
    if other.to_text() != state.to_text():  # else it is read back already
        check_read_back(other)
    _demand(state, bool(other.legal_actions()) != other.is_terminal(), f"resampling for seat {seat} ends the game")
    _demand(state, other.history() == state.history(), f"resampling for seat {seat} changed the history")
    return other


def _check_resampled(state: State, rng: random.Random) -> None:
    """Whatever is drawn anew reads back, tells the story that its seat knows, and hides nothing once all is over."""
    for seat in range(state.game.players):
        other = _check_imagined(state, seat, rng.getrandbits(32))
        known = [entry for entry in state.story() if entry.visible_to(seat)]
        told = [entry for entry in other.story() if entry.visible_to(seat)]
        _demand(state, told == known, f"resampling for seat {seat} changed the log that it has read")
        sums = [sum(row.points for row in other.ledger() if row.seat == n) for n in range(state.game.players)]
        _demand(state, sums == other.scores(), f"resampling for seat {seat} broke the ledger")
        if state.is_terminal():
            _demand(state, other.to_text() == state.to_text(), "a finished game is resampled, though all is open")
            continue
        other.playout(rng.getrandbits(32))
        longer = [entry for entry in other.story() if entry.ply < len(state.history()) and entry.visible_to(seat)]
        _demand(state, longer == known, f"playing on from what seat {seat} imagines changed the log it has read")


def _check_laid_open(state: State) -> None:
    """Laid open, as after the end, a position is the same and hides nothing from anybody."""
    other = state.lay_open()
    _demand(state, _portrait(other) == _portrait(state), "laying a position open changed it")
    whole = other.view(None)
    for seat in range(state.game.players):
        _demand(state, other.view(seat) == whole, f"laid open, seat {seat} sees something else than a spectator")


def _check_drawings(state: State) -> None:
    """The position draws itself, in text and as SVG."""
    _demand(state, bool(str(state).strip()), "str(state) is empty")
    root = ET.fromstring(state.to_svg())
    _demand(state, root.tag.endswith("svg"), "to_svg() is not an SVG drawing")


def _check_step(state: State, action: int) -> None:
    """One action is applied, in place: history, text form and ledger grow by it."""
    text, other, length = state.action_to_string(action), state.clone(), len(state.history())
    earlier = [entry.to_json() for entry in state.ledger()]
    state.apply_action(action)
    _demand(state, state.history()[length:] == [action], f"the history did not grow by {text!r}")
    ledger = [entry.to_json() for entry in state.ledger()]
    _demand(state, ledger[: len(earlier)] == earlier, f"{text!r} rewrote the ledger")
    _demand(
        state, all(entry["ply"] == length for entry in ledger[len(earlier) :]), "new ledger entries have an old ply"
    )
    other.apply(text)
    _demand(state, _portrait(other) == _portrait(state), f"apply({text!r}) and apply_action differ")


def _check_replay(state: State) -> None:
    """The history alone leads to the same position, story and ledger."""
    again = rewind(state, len(state.history()))
    _demand(state, _portrait(again) == _portrait(state), "replaying the history leads elsewhere")
    _demand(state, again.ledger() == state.ledger(), "replaying the history gives another ledger")
    _demand(state, again.story() == state.story(), "replaying the history gives another story")
    before = Mark(SETUP, CHANCE)
    for mark in course(state).marks:
        _demand(state, mark.number >= before.number, f"turn {mark.number} comes after turn {before.number}")
        before = mark


def _check_record(state: State) -> None:
    """The record is read and written exactly, and replays to the same position."""
    record = Record.of_state(state).finished(state)
    text = record.dump()
    parsed = Record.parse(text)
    _demand(state, parsed == record and parsed.dump() == text, "the record is not read back as it was written")
    _demand(state, _portrait(parsed.replay()) == _portrait(state), "the record replays to another position")


def _check_undo(state: State) -> None:
    """Free undo goes back over one seat's unrevealing actions in one turn and no further."""
    actors: list[int] = []
    revealed: list[bool] = []
    marks: list[Mark] = []
    replay = state.game.new_initial_state()
    for action in state.history():
        actors.append(replay.current_player())
        revealed.append(replay.reveals(action))
        marks.append(turn_of(replay, marks[-1] if marks else None))
        replay.apply_action(action)
    free = len(actors)
    while free and actors[free - 1] == actors[-1] != CHANCE and marks[free - 1] == marks[-1] and not revealed[free - 1]:
        free -= 1
    found = undo_point(state)
    _demand(state, found == free, f"undo_point() is {found}, the actions allow {free}")
    _demand(state, rewind(state, found).history() == state.history()[:found], "rewind() leads elsewhere")


# Small tools.


def _portrait(state: State) -> tuple[object, ...]:
    """Return everything cheap that must stay the same while a position is only looked at."""
    return (state.to_text(), state.history(), state.scores(), state.current_player(), state.legal_actions())


def _broken(state: State, promise: str) -> ConformanceError:
    game = state.game
    where = f"{game.name} for {game.players} ({game.options_text() or 'defaults'})"
    return ConformanceError(f"{where}, after {len(state.history())} actions: {promise}\n  {state.to_text()}")


def _demand(state: State, kept: bool, promise: str) -> None:
    if not kept:
        raise _broken(state, promise)


def _demand_json(state: State, data: object, what: str) -> None:
    """Data survives a round trip through JSON unchanged: no tuples, no integer keys, no objects."""
    try:
        same = json.loads(json.dumps(data, allow_nan=False)) == data
    except (TypeError, ValueError) as error:
        raise _broken(state, f"{what} is not JSON: {error}") from error
    _demand(state, same, f"{what} is not plain JSON data: {data!r}")
