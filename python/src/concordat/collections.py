"""Several runs: an ensemble, a study, a sweep. Their tables have columns that say to which run a row belongs."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from .errors import ConcordatError
from .frames import Columns, ColumnType, Frame, FrameKind
from .run import Run, Tables
from .tables import LEDGER_TABLES, LedgerTable
from .verify import Verification, verify

if TYPE_CHECKING:
    import pandas as pd
    import polars as pl

Cell = str | int | float | bool | None


class Runs(Tables[Frame]):
    """Runs with the values of the columns that identify them."""

    def __init__(
        self, folder: Path, frame: FrameKind, labels: Mapping[str, ColumnType], members: list[tuple[tuple[Cell, ...], Path]]
    ) -> None:
        self.folder = folder
        self.frame = frame
        #: The types of the columns that identify a run, by name.
        self.labels = labels
        self._members = members
        #: The folders of runs that have not started. They have no rows.
        self.unstarted = [place for _, place in members if not (place / "ledger.db").is_file()]

    def __len__(self) -> int:
        return len(self._started())

    def __iter__(self) -> Iterator[Run[Frame]]:
        for _, place in self._started():
            yield self._run(place)

    def verify(self, *options: str, command: tuple[str, ...] = ("concordat",)) -> list[Verification]:
        """Verifies every run with `concordat simulate verify`; see `concordat.verify`."""
        return [result for place in self._verified() for result in verify(place, *options, command=command)]

    def _verified(self) -> list[Path]:
        return [self.folder]

    def _run(self, place: Path) -> Run[Any]:
        return Run(place, self.frame)

    def _started(self) -> list[tuple[tuple[Cell, ...], Path]]:
        return [(cells, place) for cells, place in self._members if place not in self.unstarted]

    def _columns(self, table: LedgerTable) -> Columns:
        return {**self.labels, **LEDGER_TABLES[table]}

    def _rows(self, table: LedgerTable) -> list[tuple[Any, ...]]:
        return [(*cells, *row) for cells, place in self._started() for row in self._run(place)._rows(table)]


_RUN: dict[str, ColumnType] = {"run": "VARCHAR", "seed": "BIGINT"}


class Ensemble(Runs[Frame]):
    """The runs of one scenario with several seeds. Its tables begin with the columns `run` and `seed`.

    Args:
        folder: the folder of the ensemble
        frame: the library of the frames

    Raises:
        ConcordatError: when the folder contains no ensemble.
    """

    @overload
    def __init__(self: Ensemble[pd.DataFrame], folder: str | os.PathLike[str], frame: Literal["pandas"] = ...) -> None: ...
    @overload
    def __init__(self: Ensemble[pl.DataFrame], folder: str | os.PathLike[str], frame: Literal["polars"]) -> None: ...
    def __init__(self, folder: str | os.PathLike[str], frame: FrameKind = "pandas") -> None:
        place = Path(folder)
        super().__init__(place, frame, _RUN, _members(place))


class Study(Runs[Frame]):
    """The runs of a study. Its tables begin with the columns `message`, `run` and `seed`.

    Args:
        folder: the folder of the study
        frame: the library of the frames

    Raises:
        ConcordatError: when the folder contains no study.
    """

    @overload
    def __init__(self: Study[pd.DataFrame], folder: str | os.PathLike[str], frame: Literal["pandas"] = ...) -> None: ...
    @overload
    def __init__(self: Study[pl.DataFrame], folder: str | os.PathLike[str], frame: Literal["polars"]) -> None: ...
    def __init__(self, folder: str | os.PathLike[str], frame: FrameKind = "pandas") -> None:
        place = Path(folder)
        #: The definition of the study (study/v1).
        self.study: dict[str, Any] = _document(place, "study.json", "study")
        self._messages: list[str] = [message["name"] for message in self.study["messages"]]
        members = [
            ((name, *cells), run) for name in self._messages for cells, run in _members(place / "messages" / name)
        ]
        super().__init__(place, frame, {"message": "VARCHAR", **_RUN}, members)

    def _verified(self) -> list[Path]:
        return [self.folder / "messages" / name for name in self._messages]


class Sweep(Runs[Frame]):
    """The runs of a sweep. Its tables begin with a column for each parameter, then `point`, `run` and `seed`.

    Args:
        folder: the folder of the sweep
        frame: the library of the frames

    Raises:
        ConcordatError: when the folder contains no sweep.
    """

    @overload
    def __init__(self: Sweep[pd.DataFrame], folder: str | os.PathLike[str], frame: Literal["pandas"] = ...) -> None: ...
    @overload
    def __init__(self: Sweep[pl.DataFrame], folder: str | os.PathLike[str], frame: Literal["polars"]) -> None: ...
    def __init__(self, folder: str | os.PathLike[str], frame: FrameKind = "pandas") -> None:
        place = Path(folder)
        points: list[dict[str, Any]] = _document(place, "sweep.json", "sweep")["points"]
        names = list(points[0]["parameters"])
        labels = {name: _parameter_type([point["parameters"][name] for point in points]) for name in names}
        members: list[tuple[tuple[Cell, ...], Path]] = []
        for point in points:
            cells = [_parameter(point["parameters"][name], labels[name]) for name in names]
            for run_cells, run in _members(place / point["folder"]):
                members.append(((*cells, point["folder"], *run_cells), run))
        super().__init__(place, frame, {**labels, "point": "VARCHAR", **_RUN}, members)


def _parameter_type(values: list[Cell]) -> ColumnType:
    known = [value for value in values if value is not None]
    if known and all(isinstance(value, bool) for value in known):
        return "BOOLEAN"
    is_number = known and all(isinstance(value, (int, float)) and not isinstance(value, bool) for value in known)
    return "DOUBLE" if is_number else "VARCHAR"


def _parameter(value: Cell, kind: ColumnType) -> Cell:
    return value if value is None or kind != "VARCHAR" or isinstance(value, str) else json.dumps(value)


def _members(folder: Path) -> list[tuple[tuple[Cell, ...], Path]]:
    listed = _document(folder, "ensemble.json", "ensemble")["runs"]
    return [((run["folder"], run["seed"]), folder / run["folder"]) for run in listed]


def _document(folder: Path, name: str, what: str) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads((folder / name).read_text(encoding="utf-8"))
    except FileNotFoundError as cause:
        raise ConcordatError(f"{folder} contains no {what} (no {name}); name the folder of one") from cause
    except (OSError, ValueError) as cause:
        raise ConcordatError(f"{folder / name} cannot be read: {cause}") from cause
    return found
