"""The switches of Carrara: the base game, the advanced game and its modules one by one (CRR-001)."""

from collections.abc import Mapping
from typing import Final

from bastide.engine.errors import InvalidOption
from bastide.engine.game import Option
from bastide.games.carrara.kernel import codes

RANDOM: Final = "random"
BY_CHANCE: Final = -1
AS_MODE: Final = "mode"
"""The value of a module that is on in the advanced game and off in the base game."""

MODULES: Final = {
    "rotation": "CRR-105",
    "cost8": "CRR-107",
    "upgrades": "CRR-110",
    "rebuild": "CRR-114",
    "categories": "CRR-121",
    "cards": "CRR-128",
    "bonus": "CRR-131",
    "surplus": "CRR-130",
}
"""The parts of the advanced game, each with the rule that it is about (CRR-001)."""
NEEDS: Final = {"upgrades": "cost8", "surplus": "cards"}
"""Modules that have no meaning without another one."""

OPTIONS: Final = (
    Option("mode", "base", ("base", "advanced"), "CRR-001"),
    *(Option(name, AS_MODE, (AS_MODE, "true", "false"), rule) for name, rule in MODULES.items()),
    Option("open", "false", ("false", "true"), "CRR-026"),
    Option("start_player", RANDOM, (RANDOM, *map(str, range(codes.SEATS))), "CRR-025"),
)


def modules(options: Mapping[str, str]) -> dict[str, bool]:
    """Return which parts of the advanced game are on.

    >>> import bastide
    >>> [name for name, on in modules(bastide.load_game("carrara", options={"rebuild": True}).options).items() if on]
    ['rebuild']
    """
    advanced = options["mode"] == "advanced"
    on = {name: options[name] == "true" or (options[name] == AS_MODE and advanced) for name in MODULES}
    return {name: value and on.get(NEEDS.get(name, name), value) for name, value in on.items()}


def check_options(players: int, options: Mapping[str, str]) -> None:
    """Raise `InvalidOption` for a module without the one it needs, or a first seat without a player (CRR-001)."""
    on = modules(options)
    for name, needed in NEEDS.items():
        if options[name] == "true" and not on[needed]:
            raise InvalidOption(name, f"it needs the option {needed!r}", needs=needed)
    first = options["start_player"]
    if first != RANDOM and int(first) >= players:
        raise InvalidOption("start_player", f"there is no seat {first} with {players} players")
