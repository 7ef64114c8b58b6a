"""Which numbered rules no test cites."""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from bastide.engine.registry import folder_of, game_type

RULE: Final = re.compile(r"^- \*\*([A-Z]{3}-\d{3})\*\*", re.MULTILINE)
"""A numbered rule of a rulebook: `- **CAR-001** …` at the beginning of a line."""


class TestsNotFound(FileNotFoundError):
    """The tests are not here: an installed package comes without them."""

    __test__ = False  # not a test class, whatever pytest makes of its name


@dataclass(frozen=True, slots=True)
class RuleCoverage:
    """The rules of a game, the tests that cite each, and what is missing."""

    rules: tuple[str, ...]
    cited: Mapping[str, tuple[str, ...]]
    """Rule id to the tests that cite it, as `file::test`; unknown ids included."""

    @property
    def missing(self) -> tuple[str, ...]:
        """The rules that no test cites."""
        return tuple(rule for rule in self.rules if rule not in self.cited)

    @property
    def unknown(self) -> tuple[str, ...]:
        """The cited ids that the rulebook does not have."""
        return tuple(sorted(self.cited.keys() - set(self.rules)))


def rule_coverage(game_name: str, tests_dir: str | Path | None = None) -> RuleCoverage:
    """Return which rules of a game's rulebook are cited by `@pytest.mark.rule` in a folder of tests.

    Without a folder the tests of the source checkout are read, of a game from outside those beside its package. Raises
    `TestsNotFound` where there are none, as in an installed package.
    """
    folder = package_folder(game_name)
    tests = Path(tests_dir) if tests_dir is not None else _checkout_tests(game_name)
    if not tests.is_dir():
        raise TestsNotFound(
            f"there are no tests in {tests}: they come with the source of Bastide, not with the installed package; "
            "name the folder `tests` of a checkout"
        )
    rules = rulebook_ids((folder / "rulebook.md").read_text(encoding="utf-8"))
    prefixes = {rule[:4] for rule in rules}
    cited: dict[str, list[str]] = {}
    for rule, test in citations(tests):
        if rule[:4] in prefixes:
            cited.setdefault(rule, []).append(test)
    return RuleCoverage(rules, {rule: tuple(cited[rule]) for rule in sorted(cited)})


def rulebook_ids(text: str) -> tuple[str, ...]:
    """Return the ids of a rulebook in its order.

    >>> rulebook_ids("- **CAR-001** For 2 to 5 players, see CAR-014.")
    ('CAR-001',)
    """
    return tuple(RULE.findall(text))


def citations(tests: Path) -> Iterator[tuple[str, str]]:
    """Yield every rule cited in a folder, with the test that cites it."""
    for path in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                for decorator in node.decorator_list:
                    for rule in _marked(decorator):
                        yield rule, f"{path.relative_to(tests).as_posix()}::{node.name}"


def _marked(decorator: ast.expr) -> list[str]:
    """Return the ids in `pytest.mark.rule("CAR-001", …)`."""
    if not (isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule"):
        return []
    return [arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


def package_folder(game_name: str) -> Path:
    """Return the folder of a game's package, where its rulebook and its sources are."""
    return Path(str(folder_of(game_name)))


def _checkout_tests(game_name: str) -> Path:
    """Return the folder `tests` of the checkout that a game is imported from, whether or not it is there."""
    source = Path(str(files(game_type(game_name).package.partition(".")[0])))
    roots = (folder for folder in (source.parent, source.parent.parent) if (folder / "pyproject.toml").is_file())
    return next(roots, source) / "tests"
