"""Where the numbered rules of a game stand in its code: the lines that name them, or why there are none."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bastide.testing.coverage import package_folder, rulebook_ids

NO_CODE: Final = "no_code.toml"
"""The file in a game's folder that lists the rules without code: `[[rule]]` with `id` or `ids`, and `reason`."""

ID: Final = re.compile(r"\b[A-Z]{3}-\d{3}\b")
KEYS: Final = ({"id", "reason"}, {"ids", "reason"})


@dataclass(frozen=True, slots=True)
class Place:
    """A line of source that names a rule."""

    file: Path
    line: int
    text: str


@dataclass(frozen=True, slots=True)
class RuleCode:
    """The rules of a game, the lines that name each, and the reasons why some have none."""

    rules: tuple[str, ...]
    places: Mapping[str, tuple[Place, ...]]
    """Rule id to the lines that name it; ids that the rulebook does not have included."""
    reasons: Mapping[str, str]
    """Rule id to the reason why no code is needed."""

    @property
    def missing(self) -> tuple[str, ...]:
        """The rules that lead neither to a line of code nor to a reason."""
        return tuple(rule for rule in self.rules if rule not in self.places and rule not in self.reasons)

    @property
    def unknown(self) -> tuple[str, ...]:
        """The ids in code and reasons that the rulebook does not have."""
        return tuple(sorted((self.places.keys() | self.reasons.keys()) - set(self.rules)))

    @property
    def superfluous(self) -> tuple[str, ...]:
        """The rules that have a reason for having no code, and code."""
        return tuple(sorted(self.places.keys() & self.reasons.keys()))

    @property
    def percent(self) -> int:
        """How many rules of a hundred lead somewhere, rounded down."""
        return 100 * (len(self.rules) - len(self.missing)) // len(self.rules) if self.rules else 100


def rule_code(game_name: str) -> RuleCode:
    """Return where the rules of a game's rulebook stand in the code of its folder.

    The sources are there in an installed package too, beside the compiled modules.

    >>> place, *_ = rule_code("carcassonne").places["CAR-063"]
    >>> "CAR-063" in place.text
    True
    """
    return read_folder(package_folder(game_name))


def read_folder(folder: Path) -> RuleCode:
    """Return where the rules of `rulebook.md` stand in the Python files of a folder and below."""
    rules = rulebook_ids((folder / "rulebook.md").read_text(encoding="utf-8"))
    prefixes = {rule[:4] for rule in rules}
    places: dict[str, list[Place]] = {}
    for rule, place in _named(folder):
        if rule[:4] in prefixes:
            places.setdefault(rule, []).append(place)
    return RuleCode(rules, {rule: tuple(places[rule]) for rule in sorted(places)}, _reasons(folder / NO_CODE))


def _named(folder: Path) -> Iterator[tuple[str, Place]]:
    """Yield every rule that a line of source names, once a line."""
    for path in sorted(folder.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in dict.fromkeys(ID.findall(line)):
                yield rule, Place(path, number, line.strip())


def _reasons(path: Path) -> dict[str, str]:
    """Read the list of rules without code; raise `ValueError` about an entry that says too little or twice the same."""
    if not path.is_file():
        return {}
    found: dict[str, str] = {}
    for row in tomllib.loads(path.read_text(encoding="utf-8")).get("rule", []):
        if set(row) not in KEYS or not str(row["reason"]).strip():
            raise ValueError(f"{path.name}: {row} needs `id` or `ids`, and a `reason`")
        for rule in row.get("ids", [row.get("id")]):
            if not (isinstance(rule, str) and ID.fullmatch(rule)):
                raise ValueError(f"{path.name}: {rule!r} is not the number of one rule")
            if rule in found:
                raise ValueError(f"{path.name}: {rule} is listed twice")
            found[rule] = row["reason"]
    return found
