"""What the log and the referee say has a text, and the text has all its arguments."""

import random
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.games.caylus.kernel import tables
from bastide.games.caylus.pictures.terminal_words import arguments
from bastide.testing import all_configurations

from .compare import choose

EN = Path(bastide.__file__).parent / "games" / "caylus" / "words" / "en.ftl"


@pytest.fixture(scope="module")
def bundle() -> Any:
    runtime = pytest.importorskip("fluent.runtime")
    found = runtime.FluentBundle(["en"], use_isolating=False)
    found.add_resource(runtime.FluentResource(EN.read_text(encoding="utf-8")))
    return found


def say(bundle: Any, key: str, args: dict[str, Any]) -> str:
    message = bundle.get_message(key)
    assert message is not None, key
    plain = {name: value for name, value in args.items() if isinstance(value, int | str)}
    text, errors = bundle.format_pattern(message.value, plain)
    assert not errors, (key, args, errors)
    return str(text)


@pytest.mark.slow
def test_every_sentence_can_be_said(bundle: Any) -> None:
    rng, said = random.Random(5), set()
    for game in all_configurations("caylus"):
        state = game.new_initial_state()
        while not state.is_terminal():
            if rng.random() < 0.2:
                for action in rng.sample(range(game.num_distinct_actions), 12):
                    refusal = state.explain(action)
                    if refusal:
                        said.add(say(bundle, refusal.key, dict(refusal.args)))
            view = state.view(None)
            said.add(say(bundle, f"caylus-ask-{view['ask']}", {"waiting": view["favours_waiting"]}))
            state.apply(choose(state, rng, 0.9))
        for entry in state.story():
            args = {
                **entry.args,
                **arguments(entry.args, {}),
                "name": "Odile",
                "players": "Odile, Bob",
                "winners": "Odile",
            }
            if entry.key.endswith("-over"):
                args["count"] = len(entry.args["winners"])
            said.add(say(bundle, entry.key, args))
        for row in state.ledger():
            said.add(say(bundle, f"caylus-ledger-{row.cause}", {}))
    assert len(said) > 300
    assert not [text for text in said if "{" in text or "  " in text or text != text.strip()]


@pytest.mark.parametrize("language", ["en", "ja", "zh-Hant"])
def test_the_price_with_two_players_is_told_as_it_is(language: str) -> None:
    """The passing scale said that the number on it is the price, which holds for three and more."""
    text = EN.with_name(f"ui.{language}.ftl").read_text(encoding="utf-8")
    said = next(line for line in text.splitlines() if line.startswith("caylus-card-bridge-two = "))
    assert str(int(tables.PRICE_TWO)) in said
