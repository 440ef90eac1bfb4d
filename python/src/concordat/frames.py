"""Rows as data frames of pandas or polars."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeVar

from .errors import ConcordatError

FrameKind = Literal["pandas", "polars"]
#: `pandas.DataFrame` or `polars.DataFrame`.
Frame = TypeVar("Frame")

#: Types of a column: those of DuckDB, in which exports name them.
ColumnType = Literal["INTEGER", "BIGINT", "DOUBLE", "BOOLEAN", "VARCHAR", "VARCHAR[]", "TIMESTAMP"]
Columns = Mapping[str, ColumnType]

_PANDAS = {"INTEGER": "Int32", "BIGINT": "Int64", "DOUBLE": "Float64", "BOOLEAN": "boolean", "VARCHAR": "string"}
_POLARS = {"INTEGER": "Int32", "BIGINT": "Int64", "DOUBLE": "Float64", "BOOLEAN": "Boolean", "VARCHAR": "String"}


def frame_of(rows: Sequence[Sequence[Any]], columns: Columns, kind: FrameKind) -> Any:
    """A frame with these rows. Missing values are missing, not zeros or empty texts.

    Args:
        rows: the rows, their cells in the order of the columns; times are in milliseconds since 1970
        columns: the types of the columns, by name
        kind: the library
    """
    return _pandas(rows, columns) if kind == "pandas" else _polars(rows, columns)


def library(name: str) -> Any:
    """A library that reads or holds frames.

    Raises:
        ConcordatError: when it is not installed; the message says how to install it.
    """
    try:
        return importlib.import_module(name)
    except ImportError as cause:
        raise ConcordatError(f"{name} is not installed; install it with pip install {name}") from cause


def _pandas(rows: Sequence[Sequence[Any]], columns: Columns) -> Any:
    pandas = library("pandas")
    data: dict[str, Any] = {}
    for place, (name, kind) in enumerate(columns.items()):
        cells = [row[place] for row in rows]
        if kind == "TIMESTAMP":
            data[name] = pandas.to_datetime(pandas.Series(cells, dtype="Int64"), unit="ms", utc=True)
        else:
            data[name] = pandas.Series(cells, dtype=_PANDAS.get(kind, "object"))
    return pandas.DataFrame(data, columns=list(columns))


def _polars(rows: Sequence[Sequence[Any]], columns: Columns) -> Any:
    polars = library("polars")
    data: dict[str, Any] = {}
    for place, (name, kind) in enumerate(columns.items()):
        cells = [row[place] for row in rows]
        if kind == "TIMESTAMP":
            series = polars.Series(name, cells, dtype=polars.Int64)
            data[name] = series.cast(polars.Datetime("ms", "UTC"))
        elif kind == "VARCHAR[]":
            data[name] = polars.Series(name, cells, dtype=polars.List(polars.String))
        else:
            data[name] = polars.Series(name, cells, dtype=getattr(polars, _POLARS[kind]))
    return polars.DataFrame(data)
