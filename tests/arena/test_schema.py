"""The published schema is what the code writes: files, records and results satisfy it, and others do not."""

import gzip
import json
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest

import bastide
from bastide.arena import Collection, run_ladder
from bastide.arena.match import run_match
from bastide.arena.schema import dump, schema

ROOT = Path(__file__).parents[2]
KEEP = ("legal", "search")


def validator(name: str) -> Any:
    whole = schema()
    return jsonschema.Draft202012Validator({**whole, "$ref": f"#/$defs/{name}"})


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a small run in every format."""
    folder = tmp_path_factory.mktemp("data")
    game = bastide.load_game("carcassonne", options={"stack": "VUVEU"})
    for end in ("parquet", "jsonl", "jsonl.gz"):
        run = Collection(game, ["search:4", "greedy"], 2, folder / f"games.{end}", seed=1, keep=KEEP)
        list(run.play())
        run.write()
    return folder


def test_it_is_a_schema_and_the_one_that_is_published() -> None:
    jsonschema.Draft202012Validator.check_schema(schema())
    assert (ROOT / "docs/reference/data-schema.json").read_text("utf-8") == dump()


@pytest.mark.parametrize(("table", "name"), [("games", "game"), ("games.decisions", "decision")])
def test_exported_files_satisfy_it(table: str, name: str, exported: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    held = parquet.read_table(exported / f"{table}.parquet")
    plain = (exported / f"{table}.jsonl").read_text("utf-8").splitlines()
    packed = gzip.decompress((exported / f"{table}.jsonl.gz").read_bytes()).decode().splitlines()
    rows = [*held.to_pylist(), *map(json.loads, plain), *map(json.loads, packed)]
    assert len(rows) > 5
    for row in rows:
        validator(name).validate(row)
    told = {key: value["arrow"] for key, value in schema()["$defs"][name]["properties"].items()}
    assert {field.name: str(field.type).replace("element: ", "").replace("item: ", "") for field in held.schema} == told


def test_a_row_that_is_none_is_refused(exported: Path) -> None:
    row = json.loads((exported / "games.jsonl").read_text("utf-8").splitlines()[0])
    wrong = [
        {**row, "players": "2"},
        {**row, "more": 1},
        {**row, "seed": 2**63},
        {**row, "record": "bastide-record 2\n"},
    ]
    del (short := dict(row))["scores"]
    for one in (*wrong, short):
        assert not validator("game").is_valid(one)


def test_records_satisfy_it() -> None:
    records = sorted((ROOT / "tests/goldens").rglob("*.record"))
    assert len(records) > 10
    for path in records:
        assert validator("record").is_valid(path.read_text("utf-8")), path
    text = records[0].read_text("utf-8")
    for wrong in (text.replace("players: ", "seats: "), text.replace("\n", "\r\n"), text.rstrip(), ""):
        assert not validator("record").is_valid(wrong)


def test_results_satisfy_it() -> None:
    game = bastide.load_game("carcassonne", options={"stack": "VUVEU"})
    result = run_match(game, ["greedy", "random"], 4, seed=1)
    validator("match").validate(json.loads(json.dumps(result.to_json())))
    alone = run_match(bastide.load_game("praga", 1), ["random"], 1)
    validator("match").validate(json.loads(json.dumps(alone.to_json())))
    for games in (2, 4):
        ladder = run_ladder(game, ["greedy", "random"], games, seed=1).to_json()
        validator("ladder").validate(json.loads(json.dumps(ladder)))
        assert [len(one["rating"]) for one in ladder["standings"]] == ([1, 3] if games == 2 else [3, 3])
    validator("protocol").validate(json.loads((ROOT / "benchmarks/strength/protocol.json").read_text("utf-8")))
