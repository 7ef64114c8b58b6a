"""Slow, pure work (functions whose docstring says so): done in the event loop's own thread, after whatever is due."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


async def after_others(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Let whoever waits go first, then do slow, pure work.

    It is done in this thread: threads share one interpreter, so another thread would slow this one down and finish no
    sooner.
    """
    await asyncio.sleep(0)
    return function(*args, **kwargs)
