"""The guide "From a run to pandas" runs as it is written."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from conftest import COMMAND, ROOT

GUIDE = (ROOT / "docs" / "from-a-run-to-pandas.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


@pytest.mark.filterwarnings("ignore::concordat.NotRecordedWarning")
def test_the_guide_runs(
    concordat: Callable[..., str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    shutil.copytree(ROOT / "examples" / "rumour", tmp_path / "examples" / "rumour")
    monkeypatch.chdir(tmp_path)
    for line in "".join(blocks("sh")).splitlines():
        if line.startswith("concordat "):
            concordat(*line.split()[1:])
    command = tmp_path / "bin" / "concordat"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec {" ".join(COMMAND)} "$@"\n')
    command.chmod(0o755)
    monkeypatch.setenv("PATH", str(command.parent), prepend=":")
    known: dict[str, object] = {}
    for block in blocks("python"):
        exec(compile(block, "guide", "exec"), known)
    printed = capsys.readouterr().out
    assert "RESHARE" in printed and "2567901496620699 12" in printed
    assert len(blocks("python")) == 5
