"""Data files as Minari data sets: `to_minari("games.parquet", "bastide/caylus-v0")`.

Every seat of every game is an episode of its own: what the seat saw and might do at each of its decisions and at the
end, what it did, and what that brought until it decided again.
"""

import contextlib
import gzip
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bastide.adapters.course import reward_kind, standing
from bastide.adapters.needs import need
from bastide.adapters.sight import Sight
from bastide.engine.answers import CHANCE
from bastide.engine.play import Game
from bastide.engine.record import Record

INSTALL: Final = "pip install 'minari[create,hdf5]' pillow gymnasium pyarrow"
STORED_BY: Final = "h5py", "PIL"
"""What Minari's own storage imports; it takes a data set's id before it notices that one of them is missing."""


def library(name: str) -> Any:
    """Return a module that the export needs; raise ImportError that says what to install."""
    try:
        return need(name, "bastide.adapters.minari")
    except ImportError as error:
        raise ImportError(f"bastide.adapters.minari needs {name}: {INSTALL}", name=name) from error


def records(file: str | Path) -> Iterator[Record]:
    """Yield the records of a table of games, `.parquet`, `.jsonl` or `.jsonl.gz`.

    Raises ValueError for another file, or one that is damaged or cut off, `RecordError` for a record of other rules.
    """
    for text in _texts(Path(file)):
        if text is None:
            raise ValueError(f"{file} holds no records: they are in the table of games, not in that of decisions")
        yield Record.parse(text)


def _texts(path: Path) -> Iterator[str | None]:
    if path.suffix == ".parquet":
        parquet = library("pyarrow.parquet")
        known = "record" in parquet.read_schema(path).names
        yield from parquet.read_table(path, columns=["record"])["record"].to_pylist() if known else [None]
        return
    number = 0
    try:
        with gzip.open(path, "rt", encoding="utf-8") if path.suffix == ".gz" else path.open(encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):  # noqa: B007 - it is told where reading ends
                yield json.loads(line).get("record")
    except (ValueError, AttributeError, EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise ValueError(f"{path} is no table of games, or damaged or cut off, at line {number or 1}") from error


def episodes(record: Record, reward: str = "win") -> list[dict[str, Any]]:
    """Return what each seat of a game saw, did and got.

    Of n decisions of a seat there are n actions and rewards, and n + 1 observations and masks of the legal actions: the
    last are of the end, where nothing is legal.
    Rewards are those of the environments, `win`, `sign`, `points` or `margin`, since the seat's last decision. A seat
    without a decision has no actions. Raises `InvalidOption` for another reward, `IllegalAction` for a record that does
    not hold.
    """
    kind = reward_kind(reward)
    game = record.game
    state, sight = game.new_initial_state(), Sight(game)
    found: list[dict[str, Any]] = [
        {"observations": [], "action_masks": [], "actions": [], "rewards": [], "stood": 0.0}
        for _ in range(game.players)
    ]
    for text in record.actions:
        seat, action = state.current_player(), state.string_to_action(text)
        if seat != CHANCE:
            _settle(found[seat], standing(state, kind)[seat])
            found[seat]["observations"].append(sight.observe(state, seat))
            found[seat]["action_masks"].append(sight.mask(state, seat))
            found[seat]["actions"].append(action)
        state.apply_action(action)
    for seat, one in enumerate(found):
        _settle(one, standing(state, kind)[seat])
        one["observations"].append(sight.observe(state, seat))
        one["action_masks"].append(sight.mask(state, seat))
        del one["stood"]
    return found


def _settle(one: dict[str, Any], stands: float) -> None:
    """Reward the last action of a seat by what has changed since it."""
    if one["actions"]:
        one["rewards"].append(stands - one["stood"])
    one["stood"] = stands


def to_minari(file: str | Path, name: str, *, reward: str = "win") -> Any:
    """Make a Minari data set of a data file's games and return it.

    `name` is its id, as in `bastide/caylus-v0`. Observations are int16 of shape (size,) as in the environments, actions
    numbers of the action space, and `infos["action_mask"]` what was legal at each observation, as `info` has it in the
    environments. `recover_environment()` of it is the Gymnasium environment of the game, with its seats and options,
    this reward, and `random` on the other seats.

    Raises ImportError without minari, ValueError for a file without games, for games of several kinds, or for an id
    that is taken.
    """
    buffer = library("minari.data_collector").EpisodeBuffer
    for module in STORED_BY:
        library(module)
    numpy = library("numpy")
    made: list[Any] = []
    game: Game | None = None
    for number, record in enumerate(records(file)):
        if game is not None and record.game != game:
            raise ValueError(f"{file}: game {number} is played by other rules, or by more or fewer, than those before")
        game = game or record.game
        for one in episodes(record, reward):
            if length := len(one["actions"]):
                masks = {"action_mask": numpy.stack(one.pop("action_masks"))}
                arrays = {what: numpy.stack(values) for what, values in one.items()}
                over = numpy.arange(1, length + 1) == length
                cut = numpy.zeros(length, bool)
                made.append(buffer(id=len(made), **arrays, terminations=over, truncations=cut, infos=masks))
    if game is None:
        raise ValueError(f"{file} holds no games")
    return _data_set(name, made, game, reward)


def _data_set(name: str, made: list[Any], game: Game, reward: str) -> Any:
    layout = Sight(game).layout
    told = f"{game.type.title}, {game.players} seats, rules {game.rules_version}, observations {layout.version}"
    return library("minari").create_dataset_from_buffers(
        dataset_id=name,
        buffer=made,
        env=_environment(game, reward),
        description=f"{told}, reward {reward}. {game.options_text()}".strip(),
    )


def _environment(game: Game, reward: str) -> Any:
    """Return the specification of the environment that a data set belongs to, and its spaces come from."""
    gymnasium = library("gymnasium")
    id_ = library("bastide.adapters.gymnasium").register(game.name)
    words = {"players": game.players, "options": dict(game.options), "reward": reward}
    with contextlib.closing(gymnasium.make(id_, **words)) as env:
        return env.spec
