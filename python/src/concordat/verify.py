"""Verification by the command line: it computes the run again from its record and compares every row and hash."""

from __future__ import annotations

import json
import os
import subprocess
from dataclasses import dataclass
from typing import Any

from .errors import VerificationError


@dataclass(frozen=True)
class Verification:
    """The result of verifying a run."""

    #: Whether the record is as it was written, and follows from the scenario.
    verified: bool
    #: The run, for one of an ensemble; otherwise `None`.
    run: str | None
    #: Number of closed rounds.
    rounds: int
    #: Number of recorded decisions.
    decisions: int
    #: The chained hash of the last closed round.
    hash: str
    #: What differs, and where (`round`, `agent`, `post`, `what`); `None` if nothing does.
    difference: dict[str, Any] | None


def verify(folder: str | os.PathLike[str], *options: str, command: tuple[str, ...] = ("concordat",)) -> list[Verification]:
    """Verifies the run or the runs of the ensemble in a folder, with `concordat simulate verify`.

    The hashes of a run cover what rules were shown and decided, which is computed and not recorded. So it is the
    command line that verifies, and there is no second implementation of its rules here.

    Args:
        folder: the folder of a run or an ensemble
        options: further options of the command, such as `"--module", "rules.mjs"`
        command: how the command is started, such as `("npx", "concordat")`

    Returns:
        A result for each run. A run that has not started has none.

    Raises:
        VerificationError: when the command cannot be started, or refuses the folder.
    """
    words = [*command, "simulate", "verify", os.fspath(folder), "--json", *options]
    try:
        done = subprocess.run(words, capture_output=True, text=True, encoding="utf-8", check=False)
    except OSError as cause:
        raise VerificationError(f"{command[0]} cannot be started ({cause.strerror}); name it with command=") from cause
    lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    if not lines:
        raise VerificationError(done.stderr.strip() or f"{' '.join(words)} printed nothing")
    return [_result(line) for line in lines if line.get("state") in ("verified", "broken")]


def _result(line: dict[str, Any]) -> Verification:
    return Verification(
        verified=line["state"] == "verified",
        run=line.get("run"),
        rounds=line["rounds"],
        decisions=line["decisions"],
        hash=line["hash"],
        difference=line.get("difference"),
    )
