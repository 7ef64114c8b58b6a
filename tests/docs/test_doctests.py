"""Every example in the docstrings of the public API is run."""

import doctest
import importlib.util
import pkgutil

import pytest

import bastide

SKIP = ("bastide.__main__", "bastide.storage.migrations")
NAMES = sorted(
    module.name for module in pkgutil.walk_packages(bastide.__path__, "bastide.") if not module.name.startswith(SKIP)
)


def sources() -> list[str]:
    """Return the modules that hold an example."""
    found = ["bastide"]
    for name in NAMES:
        spec = importlib.util.find_spec(name)
        if spec and spec.origin and spec.origin.endswith(".py"):
            with open(spec.origin, encoding="utf-8") as file:
                if ">>> " in file.read():
                    found.append(name)
    return found


@pytest.mark.parametrize("name", sources())
def test_examples_are_true(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0
