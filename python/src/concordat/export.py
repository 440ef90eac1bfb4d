"""An export that `concordat simulate export` wrote: every table, in any of its formats."""

from __future__ import annotations

import csv
import hashlib
import json
import os
from datetime import datetime, timezone
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, overload

from .errors import ConcordatError
from .frames import Columns, ColumnType, Frame, FrameKind, frame_of, library

if TYPE_CHECKING:
    import pandas as pd
    import polars as pl


class Export(Generic[Frame]):
    """The tables of an export.

    Args:
        folder: the folder of the export
        frame: the library of the frames

    Raises:
        ConcordatError: when the folder contains no whole export.

    Example:
        >>> Export("out/tables").table("decisions")  # doctest: +SKIP
    """

    @overload
    def __init__(self: Export[pd.DataFrame], folder: str | os.PathLike[str], frame: Literal["pandas"] = ...) -> None: ...
    @overload
    def __init__(self: Export[pl.DataFrame], folder: str | os.PathLike[str], frame: Literal["polars"]) -> None: ...
    def __init__(self, folder: str | os.PathLike[str], frame: FrameKind = "pandas") -> None:
        self.folder = Path(folder)
        self.frame: FrameKind = frame
        try:
            listed: dict[str, Any] = json.loads((self.folder / "export.json").read_text(encoding="utf-8"))
        except FileNotFoundError as cause:
            raise ConcordatError(
                f"{folder} contains no whole export (no export.json); write it with concordat simulate export"
            ) from cause
        #: The format of the files: `parquet`, `csv` or `ndjson`.
        self.format: str = listed["format"]
        #: The runs, with the cells that identify them, their seeds and hashes.
        self.runs: list[dict[str, Any]] = listed["runs"]
        self._tables: dict[str, dict[str, Any]] = {table["name"]: table for table in listed["tables"]}

    @property
    def tables(self) -> list[str]:
        """The names of the tables."""
        return list(self._tables)

    def table(self, name: str) -> Frame:
        """A table as a frame.

        Raises:
            ConcordatError: when there is no such table, or its file was changed since it was exported.
        """
        table = self._tables.get(name)
        if table is None:
            raise ConcordatError(f"there is no table {name}; there are {', '.join(self._tables)}")
        file = self.folder / table["file"]
        if hashlib.sha256(file.read_bytes()).hexdigest() != table["sha256"]:
            raise ConcordatError(f"{file} was changed since it was exported; export the run again")
        columns: Columns = {column["name"]: column["type"] for column in table["columns"]}
        if self.format == "parquet":
            return self._parquet(file, columns)
        read = _csv_rows if self.format == "csv" else _ndjson_rows
        found: Frame = frame_of(read(file, columns), columns, self.frame)
        return found

    def decisions(self) -> Frame:
        """The table `decisions`, with those of rules that scrolled past."""
        return self.table("decisions")

    def _parquet(self, file: Path, columns: Columns) -> Frame:
        times = [name for name, kind in columns.items() if kind == "TIMESTAMP"]
        if self.frame == "polars":
            polars = library("polars")
            utc = [polars.col(name).cast(polars.Datetime("ms")).dt.replace_time_zone("UTC") for name in times]
            found: Frame = polars.read_parquet(file).with_columns(utc)
            return found
        library("pyarrow")
        frame = library("pandas").read_parquet(file, dtype_backend="numpy_nullable")
        for name in times:
            frame[name] = frame[name].astype("datetime64[ms]").dt.tz_localize("UTC")
        read: Frame = frame
        return read


def _csv_rows(file: Path, columns: Columns) -> list[list[Any]]:
    with file.open(encoding="utf-8", newline="") as lines:
        reader = csv.reader(lines)
        next(reader)
        return [[_cell(text, kind) for text, kind in zip(row, columns.values())] for row in reader]


def _cell(text: str, kind: ColumnType) -> Any:
    if text == "":
        return None
    if kind in ("INTEGER", "BIGINT"):
        return int(text)
    if kind == "DOUBLE":
        return float(text)
    if kind == "BOOLEAN":
        return text == "true"
    if kind == "VARCHAR[]":
        return json.loads(text)
    return _milliseconds(text) if kind == "TIMESTAMP" else text


def _ndjson_rows(file: Path, columns: Columns) -> list[list[Any]]:
    with file.open(encoding="utf-8") as lines:
        values = [json.loads(line) for line in lines]
    return [[_json_cell(value.get(name), kind) for name, kind in columns.items()] for value in values]


def _json_cell(value: Any, kind: ColumnType) -> Any:
    return _milliseconds(value) if kind == "TIMESTAMP" and value is not None else value


def _milliseconds(text: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=timezone.utc).timestamp() * 1000)
