"""`bastide games`: what can be played, with options and presets."""

from collections.abc import Sequence

from bastide.cli.output import print_json, print_lines, table
from bastide.cli.texts import has, t
from bastide.cli.words import title_of
from bastide.engine.game import GameType, Option
from bastide.engine.registry import game_type, games


def describe(kind: GameType) -> dict[str, object]:
    """Return what is fixed about a game as JSON data."""
    return {
        "name": kind.name,
        "title": kind.title,
        "rules": kind.rules_version,
        "players": [kind.min_players, kind.max_players],
        "options": [
            {"name": option.name, "default": option.default, "choices": list(option.choices), "rule": option.rule}
            for option in kind.options
        ],
        "presets": {name: dict(values) for name, values in kind.presets.items()},
    }


def _meaning(game: str, option: Option) -> str:
    """Return what an option is about, and what its choices mean: in the terminal's words, or else in the lobby's."""
    key = f"lobby-option-{game}-{option.name}"
    if option.name == "start_player" and has(key):
        return t("cli-option-means", option=t(key), choices=_seats(option.choices))
    if has(own := f"{game}-option-{option.name.replace('_', '-')}"):
        return t(own)
    ids = {choice: f"{key}-{choice}" for choice in option.choices}
    if option.name == "preset":
        ids = {choice: f"lobby-preset-{game}-{choice}" for choice in option.choices}
    meant = [t("cli-choice-means", choice=choice, meaning=t(words)) for choice, words in ids.items() if has(words)]
    if not has(key):
        return ""
    return t("cli-option-means", option=t(key), choices=t("cli-goods-separator").join(meant)) if meant else t(key)


def _seats(choices: Sequence[str]) -> str:
    """Return which seat starts with each choice: they count from 0, seats at a table from 1."""
    meant = [
        t("cli-choice-means", choice=choice, meaning=t("cli-start-seat", seat=int(choice) + 1))
        for choice in choices
        if choice.isdecimal()
    ]
    if "random" in choices:
        meant.append(t("cli-choice-means", choice="random", meaning=t("cli-start-random")))
    return t("cli-goods-separator").join(meant)


def listing(as_json: bool) -> None:
    """Print every game with its number of players and its options."""
    kinds = [game_type(name) for name in games()]
    if as_json:
        print_json([describe(kind) for kind in kinds])
        return
    print_lines([listed(kinds)])


def listed(kinds: Sequence[GameType]) -> str:
    """Return the games with their number of players and their options as text."""
    parts = []
    for kind in kinds:
        parts.append(
            f"{kind.name}  {title_of(kind)}, " + t("cli-games-players", least=kind.min_players, most=kind.max_players)
        )
        rows = []
        for option in kind.options:
            choices = " ".join(option.choices) or t("cli-free-text")
            rows.append([option.name, option.default or "–", choices, _meaning(kind.name, option)])
        parts.append(table([t("cli-option"), t("cli-default"), t("cli-choices"), ""], rows))
    return "\n".join(parts)
