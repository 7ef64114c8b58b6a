"""Tables in files: Parquet by pyarrow, or a line of JSON for each row, plain or compressed."""

import gzip
import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

from bastide.arena.columns import Column

PARQUET: Final = ".parquet"
LINES: Final = ".jsonl"
ZIPPED_LINES: Final = ".jsonl.gz"
SUFFIXES: Final = (PARQUET, LINES, ZIPPED_LINES)


class DataError(ValueError):
    """A data file cannot be written like this; a reason in English, and the same as a Fluent message."""

    def __init__(self, reason: str, key: str, /, **args: Any) -> None:
        super().__init__(reason)
        self.key: Final = key
        self.details: Final = args


def suffix_of(path: Path) -> str:
    """Return which of `SUFFIXES` a file has; raise `DataError` for any other, or if its package is missing."""
    found = [suffix for suffix in SUFFIXES if path.name.endswith(suffix) and path.name != suffix]
    if not found:
        known = ", ".join(SUFFIXES)
        raise DataError(f"{path}: tables end in one of {known}", "cli-data-suffix", file=str(path), suffixes=known)
    if found[0] == PARQUET:
        need("pyarrow", "data")
    return found[0]


def need(package: str, extra: str) -> Any:
    """Return a third-party module; raise `DataError` saying how to get it."""
    try:
        return import_module(package)
    except ImportError as error:
        install = f"pip install 'bastide[{extra}]'"
        reason = f"this needs {package}: {install}"
        raise DataError(reason, "cli-data-needs", package=package, install=install) from error


class Table(Protocol):
    """A table being written."""

    def add(self, columns: Mapping[str, Sequence[Any]]) -> None:
        """Append rows, given column by column."""

    def close(self) -> None:
        """Write what is left and close the file."""


class _Lines:
    """A line of JSON for each row, keys in the order of the columns."""

    def __init__(self, path: Path, columns: Sequence[Column], zipped: bool) -> None:
        self._names = [column.name for column in columns]
        self._file: Any = path.open("wb")
        self._sink = gzip.GzipFile("", "wb", fileobj=self._file, mtime=0) if zipped else self._file

    def add(self, columns: Mapping[str, Sequence[Any]]) -> None:
        for row in zip(*(columns[name] for name in self._names), strict=True):
            line = json.dumps(dict(zip(self._names, row, strict=True)), ensure_ascii=False) + "\n"
            self._sink.write(line.encode())

    def close(self) -> None:
        if self._sink is not self._file:
            self._sink.close()
        self._file.close()


class _Parquet:
    """A Parquet file in row groups of equal length."""

    def __init__(self, path: Path, columns: Sequence[Column], head: Mapping[str, Any], group: int) -> None:
        arrow = need("pyarrow", "data")
        self._schema = schema_of(columns, head)
        self._make = arrow.record_batch
        self._writer = import_module("pyarrow.parquet").ParquetWriter(path, self._schema, compression="zstd")
        self._group = group
        self._rows: dict[str, list[Any]] = {column.name: [] for column in columns}

    def add(self, columns: Mapping[str, Sequence[Any]]) -> None:
        for name, values in self._rows.items():
            values.extend(columns[name])
        while len(self._rows["game"]) >= self._group:
            self._write(self._group)

    def _write(self, number: int) -> None:
        rows = {name: values[:number] for name, values in self._rows.items()}
        self._writer.write_batch(self._make(rows, schema=self._schema), row_group_size=number)
        self._rows = {name: values[number:] for name, values in self._rows.items()}

    def close(self) -> None:
        if self._rows["game"]:
            self._write(len(self._rows["game"]))
        self._writer.close()


def schema_of(columns: Sequence[Column], head: Mapping[str, Any]) -> Any:
    """Return a table as pyarrow describes it: names, types, meanings, and the run it comes from."""
    arrow = need("pyarrow", "data")

    def type_of(name: str) -> Any:
        inner = name.removeprefix("list<").removesuffix(">")
        plain = arrow.float64() if inner == "double" else getattr(arrow, inner)()
        return arrow.list_(plain) if inner != name else plain

    fields = [
        arrow.field(column.name, type_of(column.type), nullable=False, metadata={"meaning": column.meaning})
        for column in columns
    ]
    return arrow.schema(fields, metadata={"bastide": json.dumps(head)})


def open_table(path: Path, suffix: str, columns: Sequence[Column], head: Mapping[str, Any], group: int) -> Table:
    """Begin a table; `head` goes into the metadata of a Parquet file, `group` is the length of its row groups."""
    if suffix == PARQUET:
        return _Parquet(path, columns, head, group)
    return _Lines(path, columns, suffix == ZIPPED_LINES)


def remove(*paths: Path) -> None:
    """Remove files, those that are there."""
    for path in paths:
        with suppress(FileNotFoundError):
            path.unlink()
