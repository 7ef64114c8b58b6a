"""How a kernel's `advance` tells in one number what it has found: its last random number, who decides, how many ways.

Only constants, which kernels are compiled with; see `bastide.engine.game.Kernel.advance`.
"""

from typing import Final

COUNT_MASK: Final = 16777215
"""The lowest bits: how many actions are legal."""
SEAT_AT: Final = 24
SEAT_MASK: Final = 31
FIRST_SEAT: Final = 4
"""Then who decides, so much more than the seat, `CHANCE` or `TERMINAL`."""
NUMBER_AT: Final = 29
"""Then the generator's number."""
