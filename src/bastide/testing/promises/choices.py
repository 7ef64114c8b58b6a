"""What a position promises of its choices: whose they are, how they are written, what they bring, what is refused."""

import random
from collections.abc import Iterable
from typing import Any, Final

from bastide.engine.answers import CHANCE, TERMINAL
from bastide.engine.errors import IllegalAction
from bastide.engine.outlook import facts_of
from bastide.engine.play import State
from bastide.engine.rooms import room_i64
from bastide.testing.promises.demand import broken, demand, demand_json, demand_shape, portrait

SAMPLE: Final = 40
"""How many illegal actions are tried where not all are."""
CHUNK: Final = 256
"""How many refusals an exhaustive check lets pass between two looks at the position."""
SPARE: Final = 9
"""By how much a buffer for legal actions may be too long."""
JUNK: Final = 2**31 - 2
"""What stands in a buffer before actions are listed into it."""
NOT_ACTIONS: Final[tuple[Any, ...]] = (True, False, None, "", "0", 0.0, [0])
"""Values that are no action of any game, whatever the position."""


def who_decides(state: State) -> None:
    """Legal actions, chance and the end fit together."""
    who, legal = state.current_player(), state.legal_actions()
    players = range(state.game.players)
    demand(state, who in (CHANCE, TERMINAL) or who in players, f"current_player() is {who}")
    demand(state, state.is_terminal() == (who == TERMINAL), "is_terminal() and current_player() disagree")
    demand(state, bool(legal) != state.is_terminal(), "legal_actions() is empty exactly when the game is over")
    demand(state, all(type(action) is int for action in legal), "legal actions are ints")
    demand(state, legal == sorted(set(legal)), "legal_actions() is sorted, each once")
    in_range = all(0 <= action < state.game.num_distinct_actions for action in legal)
    demand(state, in_range, "a legal action is outside range(num_distinct_actions)")
    if who != CHANCE:
        try:
            state.chance_outcomes()
        except ValueError:
            return
        raise broken(state, "chance_outcomes() must raise ValueError where chance does not decide")
    outcomes = state.chance_outcomes()
    demand(state, [action for action, _ in outcomes] == legal, "chance outcomes are the legal actions, in order")
    demand(state, all(p > 0 for _, p in outcomes), "a chance outcome has no probability")
    demand(state, abs(sum(p for _, p in outcomes) - 1) < 1e-9, "chance probabilities do not sum to 1")


def listing(state: State) -> None:
    """Whatever the length of the buffer that the kernel lists into, and whatever stood in it, the list is the same."""
    kernel, legal = state.game.type.kernel, state.legal_actions()
    buffer = room_i64(kernel.most_legal + SPARE)
    for at in range(kernel.most_legal + SPARE):
        buffer[at] = JUNK
    count = kernel.legal(state.position, buffer)
    demand(state, [int(buffer[at]) for at in range(count)] == legal, "a longer buffer gets another list")


def allows(state: State, rng: random.Random, exhaustive: bool) -> None:
    """A kernel that tells by itself whether an action is legal agrees with its list."""
    allows, legal = state.game.type.kernel.allows, set(state.legal_actions())
    if allows is None:
        return
    total = state.game.num_distinct_actions
    asked: Iterable[int] = range(total) if exhaustive else {*legal, *rng.sample(range(total), min(SAMPLE, total))}
    for action in asked:
        agreed = bool(allows(state.position, action)) == (action in legal)
        demand(state, agreed, f"allows({action}) and the list of legal actions disagree")


def notation(state: State) -> None:
    """Every legal action has one text, and the text means that action."""
    legal = state.legal_actions()
    texts = [state.action_to_string(action) for action in legal]
    demand(state, len(set(texts)) == len(texts), "two legal actions have the same notation")
    for action, text in zip(legal, texts, strict=True):
        demand(state, text == " ".join(text.split()) and text.isprintable(), f"notation {text!r} is not tidy")
        demand(state, state.string_to_action(text) == action, f"{text!r} is read back as another action")
        demand(state, state.explain(action) is None, f"explain() refuses the legal {text!r}")
        demand(state, state.explain(text) is None, f"explain() refuses the legal text {text!r}")
        demand(state, type(state.reveals(action)) is bool, f"reveals({text!r}) is not a bool")
        fields = state.action_fields(action)
        demand(state, next(iter(fields)) == "kind", f"the fields of {text!r} do not begin with 'kind'")
        demand_json(state, fields, f"the fields of {text!r}")
        preview = state.preview(action)
        demand_json(state, preview, f"the preview of {text!r}")
        demand_shape(state, state.game.type.words.facts_shape, facts_of(preview), f"what a board draws of {text!r}")


def previews(state: State, rng: random.Random, exhaustive: bool) -> None:
    """Previews of legal actions, or of a sample of them, equal what then happens."""
    legal = state.legal_actions()
    for action in legal if exhaustive or len(legal) <= SAMPLE else rng.sample(legal, SAMPLE):
        preview(state, action, rng)


def preview(state: State, action: int, rng: random.Random) -> None:
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
        demand(state, said == happened, f"the preview of {text!r} says {name}: {said}, then it is {happened}")


def refusals(state: State, rng: random.Random, exhaustive: bool) -> None:
    """Whatever is not listed is refused with a reason, and nothing changes."""
    legal = set(state.legal_actions())
    total = state.game.num_distinct_actions
    others: Iterable[int] = range(total)
    if not exhaustive:
        near = {action + step for action in legal for step in (-1, 1)}
        others = {*rng.sample(range(total), min(SAMPLE, total)), *rng.sample(sorted(near), min(SAMPLE, len(near)))}
    before = portrait(state)
    for number, action in enumerate(others):
        if action in legal:
            continue
        demand_refused(state, action)
        if not exhaustive or number % CHUNK == 0:
            demand(state, portrait(state) == before, f"refusing {action!r} changed the position")
    for thing in (-1, -total, total, total + 1, 2**40, *NOT_ACTIONS):
        demand_refused(state, thing)
    for action in sorted(set(others) - legal)[:SAMPLE]:
        demand_no_preview(state, action)
    demand(state, portrait(state) == before, "refusing an action changed the position")
    written = {state.action_to_string(action) for action in legal}
    for text in {"", " ", "nonsense", "\n", "draw", "0"} - written:
        try:
            state.apply(text)
        except IllegalAction:
            pass
        else:
            raise broken(state, f"apply({text!r}) was accepted")
        demand(state, portrait(state) == before, f"refusing the text {text!r} changed the position")
        demand(state, state.explain(text) is not None, f"explain({text!r}) does not say why it is refused")


def demand_refused(state: State, action: Any) -> None:
    """Demand that an action is refused, with the reason that `explain` gives."""
    try:
        state.apply_action(action)
    except IllegalAction as refusal:
        demand(state, bool(refusal.reason), f"the refusal of {action!r} gives no reason")
        if type(action) is int:
            why = state.explain(action)
            said = None if why is None else (why.rule, why.reason)
            demand(state, said == (refusal.rule, refusal.reason), f"explain({action}) and the refusal differ")
        return
    except Exception as error:
        raise broken(state, f"{action!r} raises {type(error).__name__} instead of IllegalAction") from error
    raise broken(state, f"{action!r} is not listed, but it was accepted")


def demand_no_preview(state: State, action: int) -> None:
    """Demand that nothing is foretold of an action that is not legal."""
    try:
        state.preview(action)
    except IllegalAction:
        return
    except Exception as error:
        raise broken(state, f"preview({action}) raises {type(error).__name__} instead of IllegalAction") from error
    raise broken(state, f"preview({action}) tells what an action brings that is not legal")
