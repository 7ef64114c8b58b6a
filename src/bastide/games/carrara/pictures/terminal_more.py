"""More of Carrara that may be looked up or typed short: round and turn, upgrade tiles, blocks by their letters."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.engine.play import State
from bastide.engine.terminal import MARKS, is_over, t
from bastide.games.carrara.pictures.terminal_words import COLOURS, card, listed, name, value

Fields = Mapping[str, Any]

LETTERS: Final = dict(zip("WYRGBK", COLOURS, strict=True))
"""Colours by the letter on their chips, as in English; the letters of the language in use are read too."""


def headline(view: Fields) -> str:
    """Return round and turn in a few words."""
    ending = view["ending"]
    last = MARKS[ending["last"]] if ending and ending["last"] is not None else ""
    course = "over" if is_over(view) else "yes" if ending else "no"
    return t("carrara-cli-headline", round=view["round"], turn=view["turn"], last=course, mark=last)


def upgrades(view: Fields, _rest: str = "") -> str:
    """Return every upgrade tile with what it is worth and who has it."""
    lines = []
    for tile in view["upgrades"]:
        what = f"{name(tile['what'], tile['which'])} {value(tile['value'], tile['currency'])}"
        taken = "" if tile["seat"] is None else f"  {MARKS[tile['seat']]}"
        lines.append(f"{tile['which']}: {what}{taken}")
    return "\n".join(lines) or t("carrara-cli-no-upgrades")


def cards(view: Fields, _rest: str = "") -> str:
    """Return the objective cards."""
    return "\n".join(card(data) for data in view["cards"]) or listed([])


def _colours(word: str) -> Sequence[str]:
    """Return the colours that letters stand for, from white down to black as they have to be taken; nothing if none."""
    known = {**LETTERS, **{t("carrara-cli-short", colour=colour): colour for colour in COLOURS}}
    found = [known.get(letter, "") for letter in word.upper()]
    return sorted(found, key=COLOURS.index) if all(found) else []


def expand(state: State, line: str) -> list[str]:
    """Return what a line with blocks as letters stands for: `buy IV YRG`, `pay WWK`, `build porta_3 in lucca WWR`.

    A purchase by letters is whole: where the rest of the segment could still be bought, it ends with `done`.
    """
    words = line.split()
    blocks = _colours(words[-1]) if len(words) > 1 else []
    if not blocks:
        return []
    payments = [f"pay {colour}" for colour in blocks]
    match words:
        case ["buy", segment, _]:
            return _ended(state, [f"buy {segment.upper()} {colour}" for colour in blocks])
        case ["pay", _]:
            return payments
        case ["build" | "rebuild", _, _, _, *_, _]:
            start = words[:-2] if words[-2] == "with" else words[:-1]
            return [" ".join(start), *payments]
    return []


def _ended(state: State, actions: list[str]) -> list[str]:
    """Return a purchase with the `done` that ends it, if it does not end by itself."""
    trial = state.clone()
    for text in actions:
        if trial.explain(text) is not None:
            return actions
        trial.apply(text)
    legal = [trial.action_to_string(action) for action in trial.legal_actions()]
    return [*actions, "done"] if "done" in legal else actions


WORDS: Final = {"upgrades": upgrades, "cards": cards}
