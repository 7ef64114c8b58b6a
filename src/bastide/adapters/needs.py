"""Third-party packages, asked for only by whoever uses them."""

from importlib import import_module
from typing import Any


def missing(name: str, who: str) -> ImportError:
    """Return the error that says how to get a package."""
    return ImportError(f"{who} needs {name}: pip install 'bastide[rl]'", name=name)


def need(name: str, who: str) -> Any:
    """Return a module of the extra `rl`; raise ImportError that says how to get it."""
    try:
        return import_module(name)
    except ImportError as error:
        raise missing(name, who) from error
