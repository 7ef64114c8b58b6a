"""Games by the dozen: for datasets, for statistics, for `bastide simulate`."""

from collections.abc import Iterator, Sequence

from bastide.arena.match import seatings
from bastide.arena.play import Played, check_named
from bastide.arena.workers import Crew, Task, play_all
from bastide.engine import build
from bastide.engine.play import Game
from bastide.outside.own import Named


def tasks_of(
    game: Game, specs: Sequence[Named], games: int, seed: int = 0, *, rotate: bool = False, first: int = 0
) -> Iterator[Task]:
    """Return the games from number `first` on, each with a draw order of its own.

    Raises ValueError for a wrong number of bots or games, `InvalidBot` for a bot.
    """
    check_named(game, specs)
    if games < 1:
        raise ValueError(f"{games} games cannot be played")
    seats = seatings(specs, game.players, game)
    order = seats if rotate else seats[:1]
    return (Task(order[number % len(order)], seed + number, seed + number) for number in range(first, games))


def simulate(
    game: Game,
    specs: Sequence[Named],
    games: int,
    seed: int = 0,
    workers: int = 1,
    *,
    rotate: bool = False,
    crew: Crew | None = None,
) -> Iterator[Played]:
    """Yield finished games between these bots, each with a draw order of its own.

    One specification, object or factory per seat (see `bastide.outside.own`); the last one also takes the seats
    beyond. With `rotate` the bots move on by one seat after each game. `Played.record()` is the record, `.scores` the
    points. Game k depends on the seed and k alone. Raises ValueError for a wrong number of bots or games,
    `InvalidBot` for a bot.
    """
    build.warn()
    return play_all(game, tasks_of(game, specs, games, seed, rotate=rotate), workers, crew)
