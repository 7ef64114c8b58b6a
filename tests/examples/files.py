"""The examples as modules."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

EXAMPLES: Final = Path(__file__).parents[2] / "examples"
SHORT: Final = {"stack": "VUXABE"}
"""A game of Carcassonne of six tiles."""


def load(name: str) -> ModuleType:
    """Return an example anew, as its folder's bots are found."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def shipped(name: str) -> list[str]:
    """Return the games that an example has weights for."""
    return [file.stem.removeprefix(f"{name}-") for file in sorted((EXAMPLES / "weights").glob(f"{name}-*.npz"))]
