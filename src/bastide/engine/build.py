"""What kind of build this is, compiled rules or the same ones in pure Python, and of which version."""

import warnings

from bastide.engine import play
from bastide.engine.errors import SlowBuild

TIMES = 40
"""How many times slower pure Python is, about."""

_said = False


def compiled() -> bool:
    """Return whether the rules run as machine code."""
    return not (play.__file__ or "").endswith(".py")


def version() -> str:
    """Return the version of the installed package."""
    from importlib import metadata

    try:
        return metadata.version("bastide")
    except metadata.PackageNotFoundError:  # the sources alone are on the path
        return "0+unknown"


def is_news() -> bool:
    """Return whether somebody should be told that this is a slow build; true at most once in a process."""
    global _said  # noqa: PLW0603  (told once)
    news = not (_said or compiled())
    _said = True
    return news


def hush() -> None:
    """Say nothing in this process: it works for another one, which does."""
    global _said  # noqa: PLW0603  (told once)
    _said = True


def warn() -> None:
    """Warn once in a process where much is about to be played in pure Python, or speed matters otherwise."""
    if is_news():
        warnings.warn(
            f"the rules are not compiled here: they run some {TIMES} times slower. `pip install bastide` brings them "
            "compiled for most systems; where it builds from source, a C compiler and BASTIDE_COMPILE=1 make them so",
            SlowBuild,
            stacklevel=3,
        )
