"""A plugin whose server has a clock that people set: SIGUSR2 takes it a day on, and the next one a day back."""

import signal
import time
from types import FrameType
from typing import Final

DAY: Final = 24 * 3600.0
_time = time.time
_set = [0.0]


def jump(_number: int, _frame: FrameType | None) -> None:
    """Set the clock as the system would; who has measured steadily does not notice."""
    _set[0] = DAY - _set[0]


time.time = lambda: _time() + _set[0]
signal.signal(signal.SIGUSR2, jump)
