"""Who calls a tool: nobody in particular over standard streams, a client with its tokens over HTTP."""

from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Caller:
    """A client: its address, what names it where it is counted, and the tokens of seats that it sends."""

    address: str = ""
    client: str = ""
    tokens: tuple[str, ...] = ()


NOBODY: Final = Caller()
caller: Final[ContextVar[Caller]] = ContextVar("caller", default=NOBODY)
