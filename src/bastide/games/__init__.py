"""The games, one folder each, all alike.

The folder has the name of the function `bastide.games()` and takes its place in the package as soon as
a game is loaded; so it can be called like the function.
"""

import sys
from types import ModuleType

from bastide.engine.registry import games


class _Folder(ModuleType):
    def __call__(self) -> list[str]:
        """Return the names of the games."""
        return games()


sys.modules[__name__].__class__ = _Folder
