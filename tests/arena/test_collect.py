"""Games as data: two tables, the same however they were played, and a run that goes on where it stopped."""

import errno
import gzip
import json
from collections.abc import Generator
from importlib import metadata
from itertools import islice
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import bastide
from bastide.arena import Collection, DataError
from bastide.arena.collect import decisions_beside
from bastide.arena.columns import DECISIONS, GAMES, Column
from bastide.arena.simulate import simulate
from bastide.arena.tables import schema_of
from bastide.arena.workers import Processes, work_through
from bastide.engine.answers import CHANCE
from bastide.engine.registry import BUNDLED

SHORT = {"stack": "VUVEUX"}


def collection(out: Path, games: int = 4, **other: Any) -> Collection:
    game = bastide.load_game("carcassonne", 2, SHORT)
    return Collection(game, ["greedy", "random"], games, out, **{"seed": 5, "rotate": True, **other})


def collect(out: Path, games: int = 4, **other: Any) -> list[dict[str, Any]]:
    """Play a whole run into a file and return the rows that it yielded."""
    run = collection(out, games, **other)
    rows = list(run.play())
    run.write()
    return rows


def read(out: Path) -> list[dict[str, Any]]:
    if out.suffix == ".parquet":
        rows: list[dict[str, Any]] = pq.read_table(out).to_pylist()
        return rows
    text = gzip.decompress(out.read_bytes()) if out.suffix == ".gz" else out.read_bytes()
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("name", ["games.parquet", "games.jsonl", "games.jsonl.gz"])
def test_every_format_holds_the_same_rows(tmp_path: Path, name: str) -> None:
    rows = collect(tmp_path / name)
    games, decisions = read(tmp_path / name), read(decisions_beside(tmp_path / name))
    assert games == rows
    assert [list(row) for row in games] == [[column.name for column in GAMES]] * 4
    assert {tuple(row) for row in decisions} == {tuple(column.name for column in DECISIONS)}
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([name, decisions_beside(Path(name)).name])
    if name != "games.jsonl":
        collect(tmp_path / "games.jsonl")
        assert (games, decisions) == (read(tmp_path / "games.jsonl"), read(tmp_path / "games.decisions.jsonl"))


@pytest.mark.parametrize("name", BUNDLED)
def test_the_tables_say_what_the_games_say(tmp_path: Path, name: str) -> None:
    game, out = bastide.load_game(name, 3), tmp_path / "games.jsonl"
    run = Collection(game, ["random"], 2, out, seed=3)
    list(run.play())
    run.write()
    decisions = read(decisions_beside(out))
    for row in read(out):
        record = bastide.Record.parse(row["record"])
        own, state = iter([each for each in decisions if each["game"] == row["game"]]), game.new_initial_state()
        for ply, text in enumerate(record.actions):
            if state.current_player() != CHANCE:
                action = state.string_to_action(text)
                assert next(own) == {
                    "game": row["game"],
                    "ply": ply,
                    "seat": state.current_player(),
                    "kind": state.action_fields(action)["kind"],
                    "text": text,
                    "action": action,
                    "legal": len(state.legal_actions()),
                    "scores": state.scores(),
                }
            state.apply(text)
        assert next(own, None) is None
        assert (row["scores"], row["returns"], row["plies"]) == (state.scores(), state.returns(), len(record.actions))
        assert row["decisions"] == sum(each["game"] == row["game"] for each in decisions)
        assert (row["name"], row["players"], row["seed"]) == (name, 3, 3 + row["game"])


@pytest.mark.parametrize(("suffix", "columns"), [("", GAMES), (".decisions", DECISIONS)])
def test_a_parquet_file_describes_itself(tmp_path: Path, suffix: str, columns: tuple[Column, ...]) -> None:
    collect(tmp_path / "games.parquet", 1)
    schema = pq.read_schema(tmp_path / f"games{suffix}.parquet")
    assert schema.equals(schema_of(columns, {}))
    told = [(field.name, str(field.type), field.metadata[b"meaning"].decode()) for field in schema]
    plain = [(name, kind.replace("item: ", "").replace("element: ", ""), meaning) for name, kind, meaning in told]
    assert plain == [(column.name, column.type, column.meaning) for column in columns]
    head = json.loads(schema.metadata[b"bastide"])
    assert (head["game"], head["options"], head["bots"], head["seed"]) == (
        "carcassonne",
        "stack=VUVEUX",
        ["greedy", "random"],
        5,
    )


def test_long_tables_are_split_into_row_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.arena.collect.GAMES_IN_GROUP", 3)
    collect(tmp_path / "games.parquet", 7)
    found = pq.ParquetFile(tmp_path / "games.parquet").metadata
    assert [found.row_group(at).num_rows for at in range(found.num_row_groups)] == [3, 3, 1]
    assert [row["game"] for row in read(tmp_path / "games.parquet")] == list(range(7))


def test_processes_do_not_change_a_file(tmp_path: Path) -> None:
    collect(tmp_path / "alone.parquet")
    crowd = collection(tmp_path / "crowd.parquet")
    list(crowd.play(lambda _: Processes(2)))
    crowd.write()
    for suffix in ("", ".decisions"):
        alone, together = (tmp_path / f"{name}{suffix}.parquet" for name in ("alone", "crowd"))
        assert alone.read_bytes() == together.read_bytes()


def test_a_stopped_run_goes_on_and_ends_like_any_other(tmp_path: Path) -> None:
    collect(tmp_path / "whole.parquet")
    out = tmp_path / "games.parquet"
    stopped = collection(out).play()
    list(islice(stopped, 2))
    assert isinstance(stopped, Generator)
    stopped.close()
    again = collection(out)
    assert (again.kept, out.exists()) == (2, False)
    assert [row["game"] for row in again.play()] == [0, 1, 2, 3]
    again.write()
    assert out.read_bytes() == (tmp_path / "whole.parquet").read_bytes()
    assert decisions_beside(out).read_bytes() == (tmp_path / "whole.decisions.parquet").read_bytes()
    assert not again.journal.exists()


def test_a_line_that_was_not_finished_is_played_again(tmp_path: Path) -> None:
    rows = collect(tmp_path / "whole.jsonl")
    run = collection(tmp_path / "games.jsonl")
    list(run.play())
    text = run.journal.read_bytes()
    run.journal.write_bytes(text[: text.rindex(b'"decisions"')])
    again = collection(tmp_path / "games.jsonl")
    assert again.kept == 3
    assert list(again.play()) == rows


def test_a_run_that_stopped_while_its_tables_took_their_places_ends_well(tmp_path: Path) -> None:
    collect(tmp_path / "whole.jsonl")
    run = collection(tmp_path / "games.jsonl")
    list(run.play())
    run.decisions.write_text("half of them")
    again = collection(tmp_path / "games.jsonl")
    list(again.play())
    again.write()
    assert again.decisions.read_bytes() == (tmp_path / "whole.decisions.jsonl").read_bytes()


def test_nothing_half_written_bears_a_tables_name(tmp_path: Path) -> None:
    run = collection(tmp_path / "games.parquet")
    list(run.play())

    def full() -> None:
        raise OSError(28, "No space left on device")

    with pytest.raises(OSError, match="No space"):
        run.write(full)
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet.part"]
    assert collection(tmp_path / "games.parquet").kept == 4


def test_games_are_kept_where_the_sources_alone_are_on_the_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", nothing)
    game = bastide.load_game("carcassonne", options={"stack": "VUV"})
    run = Collection(game, ["random", "random"], 1, tmp_path / "games.jsonl")
    assert run.head["bastide"] == bastide.__version__ == "0+unknown"
    assert len(list(run.play())) == 1


@pytest.mark.parametrize("end", ["jsonl", "parquet"])
def test_a_run_of_release_0_1_goes_on(tmp_path: Path, end: str) -> None:
    """What it kept does not say for which programs a built-in bot had to play on."""
    game = bastide.load_game("carcassonne", options={"stack": "VUV"})
    out = tmp_path / f"games.{end}"
    begun = Collection(game, ["greedy", "random"], 1, out)
    list(begun.play())
    begun.journal.write_text(begun.journal.read_text("utf-8").replace(', "replaced": ["", ""]', ""), "utf-8")
    assert "replaced" not in begun.journal.read_text("utf-8")
    run = Collection(game, ["greedy", "random"], 2, out)
    assert [row["replaced"] for row in run.play()] == [["", ""]] * 2
    run.write()
    held = pq.read_table(out).to_pylist() if end == "parquet" else map(json.loads, out.read_text("utf-8").splitlines())
    assert [row["replaced"] for row in held] == [["", ""]] * 2


def test_tables_are_not_written_before_the_last_game(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="4 of 4 games"):
        collection(tmp_path / "games.jsonl").write()


@pytest.mark.parametrize("there", ["games.jsonl", "games.decisions.jsonl"])
def test_a_finished_file_is_never_overwritten(tmp_path: Path, there: str) -> None:
    (tmp_path / there).write_text("precious")
    with pytest.raises(DataError, match="exists already"):
        collection(tmp_path / "games.jsonl")
    assert (tmp_path / there).read_text() == "precious"


def test_another_runs_journal_is_refused_and_kept(tmp_path: Path) -> None:
    first = collection(tmp_path / "games.jsonl")
    list(first.play())
    text = first.journal.read_bytes()
    for other, name in (({"seed": 6}, "seed is 5"), ({"rotate": False}, "rotate is true")):
        with pytest.raises(DataError, match=name):
            collection(tmp_path / "games.jsonl", **other)
    with pytest.raises(DataError, match='bots is \\["greedy", "random"\\]'):
        Collection(first.game, ["random"], 4, tmp_path / "games.jsonl", seed=5, rotate=True)
    with pytest.raises(DataError, match="4 games already, more than 3"):
        collection(tmp_path / "games.jsonl", 3)
    assert first.journal.read_bytes() == text
    assert collection(tmp_path / "games.jsonl", 5).kept == 4


@pytest.mark.parametrize("line", [0, 2])
@pytest.mark.parametrize("damage", [b"\0\0\0\n", b"[]\n", b'{"number": 7}\n'])
def test_a_damaged_journal_is_named(tmp_path: Path, line: int, damage: bytes) -> None:
    run = collection(tmp_path / "games.jsonl")
    list(run.play())
    lines = run.journal.read_bytes().splitlines(keepends=True)
    lines[line] = damage
    run.journal.write_bytes(b"".join(lines))
    with pytest.raises(DataError, match=f"damaged in line {line + 1}|another run"):
        collection(tmp_path / "games.jsonl")


def test_two_processes_cannot_play_the_same_run(tmp_path: Path) -> None:
    first = collection(tmp_path / "games.jsonl").play()
    next(first)
    with pytest.raises(DataError, match="another process"):
        list(collection(tmp_path / "games.jsonl").play())
    assert len(list(first)) == 3


def test_a_second_process_takes_nothing_from_one_whose_first_game_is_under_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, played = tmp_path / "games.jsonl", work_through

    def beside(*given: Any) -> Generator[Any, None, None]:
        monkeypatch.setattr("bastide.arena.collect.work_through", played)
        for begun in (lambda: next(other.play()), lambda: collection(out)):
            with pytest.raises(DataError, match="another process"):
                begun()
        yield from played(*given)

    first, other = collection(out), collection(out)
    monkeypatch.setattr("bastide.arena.collect.work_through", beside)
    assert len(list(first.play())) == 4
    first.write()
    assert [row["game"] for row in read(out)] == [0, 1, 2, 3]


def test_what_another_process_has_done_meanwhile_is_neither_played_again_nor_overwritten(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    late, other = collection(out), collection(out)
    list(islice(other.play(), 2))
    assert [row["game"] for row in late.play()] == [0, 1, 2, 3]
    assert [row["game"] for row in other.play()] == [0, 1, 2, 3]
    late.write()
    there = out.read_bytes()
    for step in (other.write, lambda: list(other.play())):
        with pytest.raises(DataError, match="exists already"):
            step()
    assert out.read_bytes() == there
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.decisions.jsonl", "games.jsonl"]


def test_a_file_system_without_locks_is_written_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object) -> None:
        raise OSError(errno.ENOSYS, "Function not implemented")

    monkeypatch.setattr(pytest.importorskip("fcntl"), "flock", unknown)
    assert len(collect(tmp_path / "games.jsonl")) == 4


def test_a_run_that_cannot_begin_leaves_nothing(tmp_path: Path) -> None:
    def nobody(_: int) -> None:
        raise DataError("no crew", "cli-data-ray")

    with pytest.raises(DataError, match="no crew"):
        list(collection(tmp_path / "games.jsonl").play(nobody))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["games.csv", "games", ".parquet", "games.json"])
def test_unknown_kinds_of_files_are_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(DataError, match="tables end in one of"):
        collection(tmp_path / name)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["carcassonne", "caylus"])
@pytest.mark.parametrize("suffix", [".parquet", ".jsonl"])
def test_legal_lists_and_searches_are_kept_on_request(name: str, suffix: str, tmp_path: Path) -> None:
    game = bastide.load_game(name, options={"stack": "VUVEU"} if name == "carcassonne" else {})
    out = tmp_path / f"games{suffix}"
    run = Collection(game, ["search:8", "random"], 1, out, seed=1, keep=["search", "legal"])
    list(run.play())
    run.write()
    rows = read(run.decisions)
    assert list(rows[0])[-3:] == ["legal_actions", "visits", "values"]
    for row in rows:
        assert len(row["legal_actions"]) == row["legal"]
        assert row["action"] in row["legal_actions"]
        assert len(row["visits"]) == len(row["values"]) in (0, row["legal"])
        for visits, value in zip(row["visits"], row["values"], strict=True):
            assert visits == 0 or value is not None
    searched = [row for row in rows if row["visits"]]
    assert {row["seat"] for row in searched} == {0}
    assert sum(sum(row["visits"]) for row in searched) > len(searched)


@pytest.mark.parametrize("seed", [2**63 - 3, -(2**63) - 1, 10**30])
def test_a_seed_that_no_column_holds_is_refused_before_anything_is_played(seed: int, tmp_path: Path) -> None:
    with pytest.raises(DataError, match="too large for a table"):
        collection(tmp_path / "games.parquet", seed=seed)
    assert collection(tmp_path / "games.parquet", seed=2**63 - 4).seed == 2**63 - 4


def test_only_known_columns_are_kept(tmp_path: Path) -> None:
    game = bastide.load_game("carcassonne")
    with pytest.raises(ValueError, match="'hopes' cannot be kept; there are legal, search"):
        Collection(game, ["random"], 1, tmp_path / "games.jsonl", keep=["hopes"])
    assert Collection(game, ["random"], 1, tmp_path / "games.jsonl").head["keep"] == []


@pytest.mark.parametrize("name", ["process:" + "deep/" * 40 + "bot.py", "two\nlines ", " "])
def test_a_bot_may_be_called_what_a_record_has_no_room_for(tmp_path: Path, name: str) -> None:
    class Last:
        def choose(self, state: bastide.State) -> int:
            return state.legal_actions()[-1]

    Last.name = name  # type: ignore[attr-defined]
    game = bastide.load_game("carcassonne", 2, SHORT)
    run = Collection(game, [Last(), "random"], 1, tmp_path / "games.jsonl")
    [row] = run.play()
    assert row["seats"] == [name, "random"]
    record = bastide.Record.parse(row["record"])
    assert record.seats[0][:3] == "bot"
    assert record.replay().scores() == row["scores"]
    [played] = simulate(game, [Last(), "random"], 1)
    assert played.record() == record
