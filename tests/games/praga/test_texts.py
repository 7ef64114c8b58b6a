"""Every sentence that a game of Praga can need is there, and can be built from its arguments."""

import random
import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bastide.games.praga.kernel import codes
from bastide.games.praga.words.decisions import DECISIONS

from .table import game_of

TEXT = files("bastide.games.praga").joinpath("words/en.ftl").read_text("utf-8")


@pytest.fixture(scope="module")
def bundle() -> FluentBundle:
    found = FluentBundle(["en"], use_isolating=False)
    found.add_resource(FluentResource(TEXT))
    return found


def say(bundle: FluentBundle, key: str, args: dict[str, object]) -> str:
    """Return a sentence; every argument it uses must be given."""
    assert bundle.has_message(key), key
    value = bundle.get_message(key).value
    assert value is not None
    words = {name: str(arg) if isinstance(arg, list) else arg for name, arg in args.items()}
    text, errors = bundle.format_pattern(value, words)
    assert not errors, (key, args, errors)
    assert text
    return str(text)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_log_and_the_refusals_of_a_game(bundle: FluentBundle, players: int) -> None:
    state, rng = game_of(players, preset="master").new_initial_state(), random.Random(players)
    while not state.is_terminal():
        for code in rng.sample(range(DECISIONS.actions), 3):
            refusal = state.explain(code)
            if refusal is not None:
                say(bundle, refusal.key, dict(refusal.args))
        state.apply_action(rng.choice(state.legal_actions()))
    for entry in state.story():
        say(bundle, entry.key, {"name": "Odile", **entry.args})
    for row in state.ledger():
        say(bundle, f"praga-ledger-{row.cause}", {})


def test_causes_and_questions(bundle: FluentBundle) -> None:
    for name in codes.CAUSE_NAMES[:24]:
        say(bundle, f"praga-ledger-{name}", {})
    for phase in set(codes.PHASE_NAMES):
        say(bundle, f"praga-ask-{phase}", {})


def test_every_key_of_the_code_is_there(bundle: FluentBundle) -> None:
    code = "".join(
        path.read_text("utf-8") for path in files("bastide.games.praga.words").iterdir() if path.name.endswith(".py")
    )
    keys = set(re.findall(r'\brefusal\(\s*(?:"[^"]*"|rule|asked\.rule|TAKING\[action\]),\s*"([a-z-]+)"', code))
    assert len(keys) > 30
    for key in keys:
        assert bundle.has_message(f"praga-refusal-{key}"), key


@pytest.mark.parametrize(("language", "lower"), [("en", "lower half"), ("ja", "下半分"), ("zh-Hant", "下半部")])
def test_a_plaza_says_what_it_brings_if_it_stays_open(language: str, lower: str) -> None:
    """PRA-270 is told where one looks at a plaza, not in the rulebook alone."""
    text = files("bastide.games.praga").joinpath(f"words/card.{language}.ftl").read_text("utf-8")
    said = next(line for line in text.splitlines() if line.startswith("praga-card-plaza-how = "))
    assert lower in said
