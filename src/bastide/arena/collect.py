"""Games as data: played once each, kept in a journal as they finish, written as two tables at the end.

The journal stands beside the tables, `games.parquet.part` for `games.parquet`: a first line that says which run it
is, then one line for each game, in order. A run that was stopped goes on after the last whole line, so that no game
is lost or counted twice; the tables appear only when all games are there, each at once.
"""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import IO, Any, Final

from bastide.arena.columns import GAMES, MORE, NUMBER, REPLACED, decisions_with, describe
from bastide.arena.kept import CORRECTIONS, corrected
from bastide.arena.locks import lock
from bastide.arena.simulate import tasks_of
from bastide.arena.tables import DataError, open_table, remove, suffix_of
from bastide.arena.workers import Crew, version, work_through
from bastide.engine.play import Game
from bastide.engine.whole import number as number_of
from bastide.outside.own import Named, name_of

FORMAT: Final = "bastide-data 1"
GAMES_IN_GROUP: Final = 5_000
DECISIONS_IN_GROUP: Final = 200_000

SEEDS: Final = 2**63
"""What a column of 64 bits holds."""

Hire = Callable[[int], Crew | None]
"""Gets a crew for at most so many games at a time; nobody to work in this process."""


def decisions_beside(out: Path) -> Path:
    """Return where the decisions go: `games.decisions.parquet` for `games.parquet`."""
    suffix = suffix_of(out)
    return out.with_name(out.name.removesuffix(suffix) + ".decisions" + suffix)


class Collection:
    """One run of games on its way into a pair of tables.

    >>> import bastide, tempfile
    >>> from pathlib import Path
    >>> game = bastide.load_game("carcassonne", options={"stack": "VUV"})
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     collection = Collection(game, ["greedy", "random"], 2, Path(folder) / "games.jsonl", seed=1)
    ...     scores = [row["scores"] for row in collection.play()]
    ...     collection.write()
    ...     sorted(path.name for path in Path(folder).iterdir())
    ['games.decisions.jsonl', 'games.jsonl']
    """

    def __init__(
        self,
        game: Game,
        specs: Sequence[Named],
        games: int,
        out: str | Path,
        *,
        seed: int = 0,
        rotate: bool = False,
        keep: Sequence[str] = (),
    ) -> None:
        """Look at what is there already: nothing, or the journal of the same run.

        `specs` are bots as `simulate` takes them; a run is known by their names. `keep` asks for columns more, as
        `columns.MORE` names them. Raises `DataError` for a file that would be overwritten, belongs to another run or is
        damaged, `OSError`, ValueError for a wrong number of bots or games or for a column that is none, `InvalidBot`.
        """
        self.out: Final = Path(out)
        self._suffix = suffix_of(self.out)
        self.decisions: Final = decisions_beside(self.out)
        self.journal: Final = self.out.with_name(self.out.name + ".part")
        self.game: Final = game
        self.games: Final = number_of(games, "how many games")
        self.specs: Final = list(specs)
        self.seed: Final = number_of(seed, "a seed")
        self.rotate: Final = rotate
        self.columns: Final = decisions_with(keep)
        """The columns of decisions."""
        self.keep: Final = tuple(name for name in MORE if name in keep)
        tasks_of(game, specs, games)
        if not -SEEDS <= self.seed <= SEEDS - self.games:
            raise DataError(f"seed {seed} is too large for a table", "cli-data-seed", seed=str(seed))
        self.head: Final[dict[str, Any]] = {
            "format": FORMAT,
            "bastide": version(),
            "game": game.name,
            "rules": game.rules_version,
            "players": game.players,
            "options": game.options_text(),
            **corrected(game.corrections),
            "bots": list(map(name_of, specs)),
            "seed": self.seed,
            "rotate": rotate,
            "keep": list(self.keep),
        }
        self.kept = 0
        """How many games are in the journal."""
        self._mark = (0, 0)
        """Which file was looked through, and how long it was."""
        if self.journal.exists():
            with self._held():
                pass
        else:
            self._check_free()

    def _check_free(self) -> None:
        """Raise `DataError` where a table would be overwritten."""
        for path in (self.out, self.decisions):
            if path.exists():
                raise DataError(f"{path} exists already", "cli-data-exists", file=str(path))

    @contextmanager
    def _held(self) -> Iterator[IO[bytes]]:
        """Hold the journal, looked through, for this process alone; one that is without a game in the end goes.

        Raises `DataError` if another process holds it.
        """
        file = self.journal.open("a+b")
        while self._locked(file) and not _is_there(self.journal, file):  # whoever held it has removed it
            file.close()
            file = self.journal.open("a+b")
        with file:
            try:
                self.kept = self._look(file)
                try:
                    yield file
                    self._mark = _mark_of(file)
                finally:
                    if not self.kept:
                        file.truncate(0)
            finally:
                if not _mark_of(file)[1]:
                    if os.name == "nt":
                        file.close()
                    remove(self.journal)

    def _locked(self, file: IO[bytes]) -> bool:
        """Return that the journal is this process's alone; raise `DataError` if it is another one's."""
        if not lock(file):
            file.close()
            reason = f"another process writes {self.journal}"
            raise DataError(reason, "cli-data-busy", file=str(self.journal))
        return True

    def _look(self, file: IO[bytes]) -> int:
        """Return how many games the journal holds; cut off a line that was not written to its end.

        A journal without a game is none.
        """
        mark = _mark_of(file)
        if mark[1] and mark == self._mark:
            return self.kept
        whole, games = 0, -1
        file.seek(0)
        for number, line in enumerate(file):
            if not line.endswith(b"\n"):
                break
            found = self._read(number, line)
            if number == 0:
                self._compare(found)
            elif found.get("number") != number - 1:
                raise self._damaged(number)
            whole, games = whole + len(line), number
        if games > self.games:
            raise DataError(
                f"{self.journal} holds {games} games already, more than {self.games}",
                "cli-data-more",
                file=str(self.journal),
                games=games,
            )
        file.truncate(whole if games > 0 else 0)
        if games < 1:
            self._check_free()
        return max(games, 0)

    def _damaged(self, number: int) -> DataError:
        reason = f"{self.journal} is damaged in line {number + 1}"
        return DataError(reason, "cli-data-damaged", file=str(self.journal), line=number + 1)

    def _read(self, number: int, line: bytes) -> dict[str, Any]:
        try:
            found = json.loads(line)
        except ValueError as error:
            raise self._damaged(number) from error
        if not isinstance(found, dict):
            raise self._damaged(number)
        return found

    def _compare(self, found: dict[str, Any]) -> None:
        """Raise `DataError` naming the first thing that is otherwise in the run that the journal belongs to."""
        for name, value in {CORRECTIONS: "", **self.head}.items():
            there = found.get(name, "" if name == CORRECTIONS else None)
            if there != value:
                was = json.dumps(there, ensure_ascii=False)
                raise DataError(
                    f"{self.journal} belongs to another run: there, {name} is {was}",
                    "cli-data-other",
                    file=str(self.journal),
                    name=name,
                    value=was,
                )

    def _lines(self) -> Iterator[dict[str, Any]]:
        with self.journal.open("rb") as file:
            next(file)
            for number, line in enumerate(file, 1):
                entry = self._read(number, line)
                entry["game"].setdefault(REPLACED.name, [""] * self.game.players)  # as release 0.1.0 kept it
                yield entry

    def play(self, hire: Hire = lambda _: None) -> Iterator[dict[str, Any]]:
        """Yield the row of every game: first those in the journal, then new ones as they are played and kept.

        Raises `DataError` if the crew fails or another process plays the same run, and `OSError`.
        """
        with self._held() as file:
            if not self.kept:
                file.write(json.dumps(self.head).encode() + b"\n")
                file.flush()
            for entry in self._lines():
                yield {NUMBER.name: entry["number"], **entry["game"]}
            for found in self._new(hire):
                line = json.dumps({"number": self.kept, **found}, ensure_ascii=False)
                file.write(line.encode() + b"\n")
                file.flush()
                self.kept += 1
                yield {NUMBER.name: self.kept - 1, **found["game"]}

    def _new(self, hire: Hire) -> Iterator[dict[str, Any]]:
        """Play what is missing."""
        left = self.games - self.kept
        if left:
            tasks = tasks_of(self.game, self.specs, self.games, self.seed, rotate=self.rotate, first=self.kept)
            yield from work_through(partial(describe, keep=self.keep), self.game, tasks, hire(left))

    def write(self, on_game: Callable[[], None] = lambda: None) -> None:
        """Write the tables from the journal and remove it; what is not written to its end never bears a table's name.

        Raises ValueError while games are missing.
        """
        self._check_whole()
        games, decisions = (path.with_name(path.name + ".tmp") for path in (self.out, self.decisions))
        with self._held():
            self._check_whole()
            try:
                self._draft(games, decisions, on_game)
                os.replace(decisions, self.decisions)
                os.replace(games, self.out)
            finally:
                remove(games, decisions)
            self.kept = 0

    def _check_whole(self) -> None:
        """Raise ValueError while games are missing."""
        if self.kept != self.games:
            raise ValueError(f"{self.games - self.kept} of {self.games} games are still to be played")

    def _draft(self, games_file: Path, decisions_file: Path, on_game: Callable[[], None]) -> None:
        games = open_table(games_file, self._suffix, GAMES, self.head, GAMES_IN_GROUP)
        decisions = open_table(decisions_file, self._suffix, self.columns, self.head, DECISIONS_IN_GROUP)
        try:
            for entry in self._lines():
                row, columns = {NUMBER.name: entry["number"], **entry["game"]}, entry["decisions"]
                games.add({name: [value] for name, value in row.items()})
                decisions.add({NUMBER.name: [entry["number"]] * len(columns["ply"]), **columns})
                on_game()
        finally:
            games.close()
            decisions.close()


def _mark_of(file: IO[bytes]) -> tuple[int, int]:
    """Return which file this is, and how long."""
    there = os.fstat(file.fileno())
    return there.st_ino, there.st_size


def _is_there(path: Path, file: IO[bytes]) -> bool:
    """Return whether an open file is still the one of this name."""
    return path.exists() and os.path.samestat(path.stat(), os.fstat(file.fileno()))
