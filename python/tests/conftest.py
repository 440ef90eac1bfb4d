"""Runs for the tests, made by the command line of this repository."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMMAND = ("node", str(ROOT / "apps" / "cli" / "bin" / "concordat.js"))


@pytest.fixture(scope="session")
def concordat() -> Callable[..., str]:
    """The command line, which returns what it prints."""
    if shutil.which("node") is None or not (ROOT / "apps" / "cli" / "dist" / "main.js").is_file():
        pytest.skip("the command line is not built (pnpm build)")

    def run(*words: str) -> str:
        done = subprocess.run([*COMMAND, *words], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


@pytest.fixture(scope="session")
def scenario(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The rumour of the examples in an audience of 60, for three rounds."""
    rumour: dict[str, Any] = json.loads((ROOT / "examples" / "rumour" / "scenario.json").read_text())
    rumour["audience"]["size"] = 60
    rumour["rounds"] = 3
    file = tmp_path_factory.mktemp("scenario") / "scenario.json"
    file.write_text(json.dumps(rumour))
    return file


@pytest.fixture(scope="session")
def ensemble(concordat: Callable[..., str], scenario: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An ensemble of three runs."""
    folder = tmp_path_factory.mktemp("ensemble") / "street"
    concordat("simulate", "ensemble", str(scenario), "--runs", "3", "--out", str(folder))
    return folder
