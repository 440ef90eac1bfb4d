"""Verification through the command line."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest
from concordat import Ensemble, Run, VerificationError, verify

from conftest import COMMAND


def test_every_run_of_an_ensemble_is_verified(ensemble: Path) -> None:
    results = Ensemble(ensemble).verify(command=COMMAND)
    assert [(result.run, result.verified) for result in results] == [(f"runs/0{n}", True) for n in (1, 2, 3)]
    assert results[0].hash == Ensemble(ensemble).rounds()["hash"].iloc[2]


def test_a_changed_row_is_found_and_located(ensemble: Path, tmp_path: Path) -> None:
    folder = tmp_path / "changed"
    shutil.copytree(ensemble / "runs" / "01", folder)
    with sqlite3.connect(folder / "ledger.db") as connection:
        connection.execute("""UPDATE "effect" SET content = 'changed' WHERE round = 1""")
    result = Run(folder).verify(command=COMMAND)
    assert not result.verified
    assert result.difference is not None and result.difference["round"] == 1


def test_what_cannot_be_verified_is_not_verified(tmp_path: Path) -> None:
    with pytest.raises(VerificationError, match="cannot be started"):
        verify(tmp_path, command=("no-such-command",))
    with pytest.raises(VerificationError, match="concordat"):
        verify(tmp_path, command=COMMAND)
