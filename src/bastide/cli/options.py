"""How commands name their arguments and options, each with a sentence about it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from bastide.cli.usage import Argument


def _use_corrections(_ctx: click.Context, _option: click.Parameter, folder: Path | None) -> Path | None:
    from bastide.cli.corrected import use

    return use(folder)


def _games(_ctx: click.Context, _parameter: click.Parameter, begun: str) -> list[str]:
    """Return the games whose names begin so, for a shell that completes what is typed."""
    from bastide.engine.registry import games

    return [name for name in games() if name.startswith(begun)]


F = TypeVar("F", bound=Callable[..., Any])
PATH = click.Path(path_type=Path)
AT_LEAST_ONE = click.IntRange(min=1)
PORTS = click.IntRange(0, 65535)
LEVELS = click.Choice(["debug", "info", "warning", "error"])


def argument(name: str, **rest: Any) -> Callable[[F], F]:
    """Return a decorator for an argument with a sentence about it."""
    return click.argument(name, cls=Argument, **rest)


def option(*names: str, **rest: Any) -> Callable[[F], F]:
    """Return a decorator for an option that shows its default, unless that is nothing."""
    if not rest.get("is_flag") and "metavar" not in rest and (kind := rest.get("type")) is not LEVELS:
        rest["metavar"] = "FILE" if kind is PATH else "TEXT" if kind is None else "N"
    shown = rest.get("default") not in (None, "", False) and not rest.get("is_flag")
    return click.option(*names, show_default=shown, show_envvar=True, **rest)


def game_argument(**rest: Any) -> Callable[[F], F]:
    """Return a decorator for the name of a game."""
    return argument("game", shell_complete=_games, **rest)


game_name = game_argument(metavar="GAME", help="cli-help-game")
file_of_record = argument("file", metavar="FILE", type=PATH, help="cli-help-file")
options_of_game = option("--options", "-o", multiple=True, metavar="NAME=VALUE", help="cli-help-options")
seed_or_none = option("--seed", type=int, help="cli-help-seed")
seed_from_zero = option("--seed", type=int, default=0, help="cli-help-seed")
players_or_none = option("--players", "-p", type=int, help="cli-help-players")
for_programs = option("--json", "as_json", is_flag=True, help="cli-help-json")
data_folder = option("--data", envvar="BASTIDE_DATA", metavar="DIR", type=PATH, help="cli-help-data")
corrected_by = option(
    "--corrections",
    metavar="DIR",
    type=PATH,
    callback=_use_corrections,
    expose_value=False,
    help="cli-help-corrections",
)
