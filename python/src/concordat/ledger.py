"""The ledger of a run: an SQLite database that is only read."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from .errors import ConcordatError


def ledger_rows(folder: Path, query: str) -> list[tuple[Any, ...]]:
    """The rows of a query on a run's ledger. Neither the ledger nor its folder is written.

    Raises:
        ConcordatError: when the folder contains no ledger, or the ledger cannot be read.
    """
    file = folder / "ledger.db"
    if not file.is_file():
        raise ConcordatError(f"{folder} contains no run (no ledger.db); name the folder of a run")
    # Without a journal next to it, nobody is writing, and SQLite needs no files of its own to read it.
    being_written = (folder / "ledger.db-wal").exists()
    mode = "mode=ro" if being_written else "mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?{mode}", uri=True)) as connection:
            return connection.execute(query).fetchall()
    except sqlite3.Error as cause:
        raise ConcordatError(f"{file} cannot be read: {cause}; check it with concordat simulate verify") from cause


def decision_rows(folder: Path) -> Iterator[tuple[Any, ...]]:
    """The recorded decisions of models, and those of rules other than scrolling past, by round and agent."""
    asked = ledger_rows(
        folder,
        "SELECT round, agent, post, state, code, choice, content, requests, prompt_tokens, completion_tokens, record "
        'FROM "decision" ORDER BY round, agent, unit',
    )
    by_rule = ledger_rows(folder, 'SELECT round, agent, post, choice, content FROM "effect" ORDER BY round, agent, post')
    rows: list[tuple[Any, ...]] = [(*row[:10], reason_of(row[10])) for row in asked]
    for round_, agent, post, choice, content in by_rule:
        rows.append((round_, agent, post, "by_rule", None, choice, content, 0, None, None, None))
    return iter(sorted(rows, key=lambda row: (row[0], row[1].encode())))


def reason_of(record: str) -> str | None:
    """The reason that a decision's record gives; `None` if there is none."""
    found: dict[str, Any] = json.loads(record)
    reason = found["decision"].get("reason") if found["state"] == "valid" else None
    return reason if isinstance(reason, str) else None


def closed_rounds(folder: Path) -> list[dict[str, Any]]:
    """The records of the closed rounds (round-record/v1), in order."""
    return [json.loads(record) for (record,) in ledger_rows(folder, 'SELECT record FROM "round" ORDER BY round')]


def manifest(folder: Path) -> dict[str, Any]:
    """The manifest of the run (simulation-manifest/v1).

    Raises:
        ConcordatError: when no run has started in the folder.
    """
    rows = ledger_rows(folder, 'SELECT manifest FROM "run"')
    if not rows:
        raise ConcordatError(f"the run in {folder} has not started; start it with concordat simulate resume")
    found: dict[str, Any] = json.loads(rows[0][0])
    return found
