"""Learn what to add to the evaluation of a game: `python -m bastide.arena.learn caylus --out learned.json`.

A small network sees positions between two turns and says by how many points the evaluation is wrong. It learns from
games of greedy bots against themselves, each cycle with the network of the one before: a position is moved towards how
its game went on, by temporal differences (R. S. Sutton, 1988), the lead and the share of the win. At the end a match
with paired draws against what is shipped decides whether anything is written.

NumPy does the arithmetic; games are played with the compiled network of 16-bit integers, so that what wins the match is
what is shipped.
"""

try:
    import numpy  # noqa: F401 - only asked whether it is there
except ImportError as error:
    raise ImportError("learning needs numpy: pip install 'bastide[rl]'", name="numpy") from error

from bastide.arena.learn.course import Course, Plan, put

__all__ = ["Course", "Plan", "put"]
