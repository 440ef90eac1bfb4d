"""Runs and ensembles, read from their ledgers and from exports."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pandas as pd
import polars as pl
import pytest
from concordat import ConcordatError, Ensemble, Export, NotRecordedWarning, Run, Study
from concordat.models import RoundRecordV1, model_of

FORMATS = [(), ("--csv",), ("--ndjson",)]


@pytest.fixture(scope="session", params=FORMATS, ids=["parquet", "csv", "ndjson"])
def tables(
    request: pytest.FixtureRequest,
    concordat: Callable[..., str],
    ensemble: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Path:
    folder = tmp_path_factory.mktemp("tables") / "tables"
    concordat("simulate", "export", str(ensemble), "--out", str(folder), *request.param)
    return folder


def test_a_ledger_has_the_decisions_of_its_export_except_scrolling_past(ensemble: Path, tables: Path) -> None:
    columns = ["run", "seed", "round", "agent", "post", "state", "choice", "content"]
    with pytest.warns(NotRecordedWarning, match="scrolling past is not recorded"):
        recorded = Ensemble(ensemble).decisions()
    exported = Export(tables).decisions()
    assert len(recorded) > 10
    expected = exported[exported["choice"] != "SCROLL"]
    order = ["run", "round", "agent", "post"]
    pd.testing.assert_frame_equal(
        recorded[columns].sort_values(order, ignore_index=True),
        expected[columns].sort_values(order, ignore_index=True),
    )


@pytest.mark.parametrize("table", ["rounds", "posts", "agents", "stances", "exposures"])
def test_other_tables_are_equal_in_ledger_and_export(ensemble: Path, tables: Path, table: str) -> None:
    recorded: pd.DataFrame = getattr(Ensemble(ensemble), table)()
    exported = Export(tables).table(table)
    if table == "exposures":
        # What rules were shown is computed, and only in the export.
        assert len(recorded) == 0 and len(exported) > 10
        return
    columns = list(recorded.columns)
    pd.testing.assert_frame_equal(recorded, exported[columns], check_dtype=table != "posts")


def test_polars_frames_have_the_cells_of_pandas_frames(ensemble: Path, tables: Path) -> None:
    for table in ("rounds", "posts", "agents"):
        a: pd.DataFrame = getattr(Ensemble(ensemble), table)()
        b: pl.DataFrame = getattr(Ensemble(ensemble, "polars"), table)()
        assert a.to_dict("list").keys() == b.to_dict(as_series=False).keys()
        assert json.loads(a.to_json(orient="records", date_format="iso")) == [
            {key: _json(value) for key, value in row.items()} for row in b.to_dicts()
        ]
    exported = Export(tables, "polars").table("posts")
    assert exported["posted_at"].to_list() == Ensemble(ensemble, "polars").posts()["posted_at"].to_list()


def _json(value: object) -> object:
    iso = getattr(value, "isoformat", None)
    return iso(timespec="milliseconds").replace("+00:00", "Z") if iso is not None else value


def test_a_run_is_read_without_a_change_to_its_folder(ensemble: Path) -> None:
    folder = ensemble / "runs" / "02"
    before = {file: (file.stat().st_mtime_ns, file.read_bytes()) for file in folder.rglob("*") if file.is_file()}
    run = Run(folder)
    assert run.seed == 296010811922436
    assert [RoundRecordV1.model_validate(record).round for record in _records(folder)] == [0, 1, 2]
    assert len(run.rounds()) == 3
    model_of("simulation-manifest/v1").model_validate(run.manifest)
    after = {file: (file.stat().st_mtime_ns, file.read_bytes()) for file in folder.rglob("*") if file.is_file()}
    assert after == before


def _records(folder: Path) -> list[object]:
    with sqlite3.connect(f"file:{folder / 'ledger.db'}?mode=ro&immutable=1", uri=True) as connection:
        return [json.loads(row[0]) for row in connection.execute('SELECT record FROM "round" ORDER BY round')]


def test_an_ensemble_counts_only_runs_that_have_started(ensemble: Path, tmp_path: Path) -> None:
    listed = json.loads((ensemble / "ensemble.json").read_text())
    listed["runs"].append({"folder": "runs/04", "seed": 4})
    (tmp_path / "ensemble.json").write_text(json.dumps(listed))
    (tmp_path / "runs").symlink_to(ensemble / "runs")
    runs = Ensemble(tmp_path)
    assert len(runs) == 3
    assert [place.name for place in runs.unstarted] == ["04"]
    assert [run.seed for run in runs] == [run["seed"] for run in listed["runs"][:3]]


def test_a_study_has_its_messages_as_a_column(ensemble: Path, tmp_path: Path) -> None:
    (tmp_path / "messages").mkdir()
    for name in ("a", "b"):
        (tmp_path / "messages" / name).symlink_to(ensemble)
    (tmp_path / "study.json").write_text(json.dumps({"messages": [{"name": "a"}, {"name": "b"}]}))
    rounds = Study(tmp_path).rounds()
    assert list(rounds.columns[:4]) == ["message", "run", "seed", "round"]
    assert rounds.groupby("message").size().to_dict() == {"a": 9, "b": 9}


def test_an_export_that_was_changed_or_is_not_whole_is_refused(tables: Path, tmp_path: Path) -> None:
    for file in tables.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    posts = next(tmp_path.glob("posts.*"))
    posts.write_bytes(posts.read_bytes() + b" ")
    with pytest.raises(ConcordatError, match="was changed"):
        Export(tmp_path).table("posts")
    with pytest.raises(ConcordatError, match="there is no table likes; there are decisions"):
        Export(tmp_path).table("likes")
    (tmp_path / "export.json").unlink()
    with pytest.raises(ConcordatError, match="no whole export"):
        Export(tmp_path)


@pytest.mark.parametrize(("kind", "message"), [(Run, "contains no run"), (Ensemble, "contains no ensemble"), (Study, "contains no study")])
def test_another_folder_is_refused_with_one_sentence(kind: type[Run[pd.DataFrame]], message: str, tmp_path: Path) -> None:
    with pytest.raises(ConcordatError, match=message):
        kind(tmp_path)
    (tmp_path / "ledger.db").write_bytes(b"not a database, but long enough to be read as one" * 100)
    with pytest.raises(ConcordatError):
        Run(tmp_path)
