"""What is in the box, as read from `components.toml`: the one place where a value is corrected."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from bastide.games.praga.checks import problems


def _load() -> dict[str, Any]:
    text = files("bastide.games.praga").joinpath("components.toml").read_text("utf-8")
    box = tomllib.loads(text)
    wrong = problems(box)
    if wrong:
        raise ValueError("components.toml cannot be played with:\n- " + "\n- ".join(wrong))
    return box


BOX: Final[dict[str, Any]] = _load()
"""All tables of `components.toml`, checked for contradictions."""
