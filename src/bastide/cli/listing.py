"""`bastide games`: what can be played, with options and presets."""

from collections.abc import Sequence

from bastide.cli.output import print_json, table
from bastide.cli.texts import has, t
from bastide.cli.words import title_of
from bastide.engine.game import GameType
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


def listing(as_json: bool) -> None:
    """Print every game with its number of players and its options."""
    kinds = [game_type(name) for name in games()]
    if as_json:
        print_json([describe(kind) for kind in kinds])
        return
    print(listed(kinds))


def listed(kinds: Sequence[GameType]) -> str:
    """Return the games with their number of players and their options as text."""
    parts = []
    for kind in kinds:
        parts.append(
            f"{kind.name}  {title_of(kind)}, " + t("cli-games-players", least=kind.min_players, most=kind.max_players)
        )
        rows = []
        for option in kind.options:
            key = f"{kind.name}-option-{option.name.replace('_', '-')}"
            choices = " ".join(option.choices) or t("cli-free-text")
            rows.append([option.name, option.default or "–", choices, t(key) if has(key) else ""])
        parts.append(table([t("cli-option"), t("cli-default"), t("cli-choices"), ""], rows))
    return "\n".join(parts)
