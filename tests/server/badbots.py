"""Bots that misbehave, for workers that must survive them."""

import os
import time
from typing import Any

from bastide import bots

_make = bots.make


class Bad:
    def __init__(self, manner: str) -> None:
        self.name = f"bad:{manner}"
        self.manner = manner

    def choose(self, state: Any) -> int:
        print("a bot that talks too much")
        if self.manner == "broken":
            raise RuntimeError("broken on purpose")
        if self.manner == "crash":
            os._exit(3)
        if self.manner == "sleepy":
            time.sleep(30)
        if self.manner == "slow":
            time.sleep(3)
        if self.manner == "busy":
            until = time.monotonic() + 30
            while time.monotonic() < until:
                pass
        return 17 if self.manner == "illegal" else int(state.legal_actions()[0])


def make(spec: str, game: Any, seed: int | None = None, weights: Any = None, guide: Any = None, **rest: Any) -> Any:
    return Bad(spec[4:]) if spec.startswith("bad:") else _make(spec, game, seed, weights, guide, **rest)


bots.make = make
