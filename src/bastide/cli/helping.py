"""`help`: what may be typed now, and the words that tell more, in groups."""

from collections.abc import Mapping, Sequence
from typing import Final

from bastide.cli.choices import Choice, Row, begins, rows
from bastide.cli.output import table
from bastide.cli.table import Shown
from bastide.cli.texts import has, t

GROUPS: Final = {
    "look": ("board", "scores", "tiles", "log", "ledger"),
    "ask": ("hint", "why", "rules"),
    "back": ("undo", "undo turn", "restart", "redo"),
    "leave": ("save", "record", "quit"),
}
"""The commands by what they are for; a game's own words stand with what one may look at."""

AFTER: Final = {"ask": ("review", "rules")}
"""What there is to ask once the game is over."""
NOTHING: Final[Mapping[str, Sequence[str]]] = {}


def overview(
    local: Shown,
    choices: Sequence[Choice],
    words: str,
    own: Sequence[str],
    *,
    over: bool = False,
    more: Mapping[str, Sequence[str]] = NOTHING,
) -> str:
    """Return what may be typed now and what it brings; with words, what begins with them, one by one.

    `own` are a game's own words, `more` further groups of commands.
    """
    wanted = " ".join(words.split())
    if not wanted:
        found = rows(choices, local.game.name)
        told = groups(own, over, more)
        return "\n".join([_listed(found), "", told] if found else [told])
    whole = begins(choices, wanted)  # else `onto w1` would list those of w10 to w12 as well
    if fitting := whole or [choice for choice in choices if choice.text.lower().startswith(wanted.lower())]:
        return _listed([Row([choice], choice.text, choice.text, choice.brings) for choice in fitting])
    word = wanted.split()[0]  # `undo turn` is told with `undo`
    key = f"cli-about-{word}"
    if word in own:
        key = f"{local.game.name}-{key}"
    return f"{word}   {t(key)}" if has(key) else t("cli-play-none-begins", words=wanted)


def _listed(found: Sequence[Row]) -> str:
    head = ["#", t("cli-play-type"), t("cli-play-brings")]
    return table(head, [[row.number, row.text, row.brings] for row in found], right=(0,))


def groups(own: Sequence[str], over: bool = False, more: Mapping[str, Sequence[str]] = NOTHING) -> str:
    """Return the commands, each group on a line, and further ones; those of a game that is over if it is."""
    lines = []
    for group, words in {**GROUPS, **(AFTER if over else {}), **more}.items():
        looked = [word for word in own if word not in words] if group == "look" else []
        lines.append([t(f"cli-group-{group}"), "  ".join([*words, *looked])])
    return "\n".join(
        [
            t("cli-play-how-after" if over else "cli-play-how"),
            *("  " + t("shell-other", name=label, what=words) for label, words in lines),
            t("cli-play-more"),
        ]
    )
