"""The notebook of the examples runs on an ensemble of its scenario."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from conftest import ROOT

nbformat = pytest.importorskip("nbformat", reason="nbformat is not installed")
nbclient = pytest.importorskip("nbclient", reason="nbclient is not installed")
pytest.importorskip("matplotlib", reason="matplotlib is not installed")
pytest.importorskip("ipykernel", reason="ipykernel is not installed")

NOTEBOOK = ROOT / "examples" / "rumour" / "appendix.ipynb"


def test_the_appendix_runs_from_its_commands(
    concordat: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "python" / "src"))
    runs, tables = str(tmp_path / "out" / "rumour"), str(tmp_path / "out" / "rumour-tables")
    concordat("simulate", "ensemble", str(NOTEBOOK.parent / "scenario.json"), "--runs", "20", "--out", runs)
    concordat("simulate", "export", runs, "--out", tables)
    notebook: Any = nbformat.read(NOTEBOOK, as_version=4)
    nbclient.NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(tmp_path)}}).execute()
    said = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("image/png" in output.get("data", {}) for output in said)
    assert any("final adoption: 0.9" in output.get("text", "") for output in said)


def test_the_notebook_is_small() -> None:
    assert NOTEBOOK.stat().st_size < 200_000
