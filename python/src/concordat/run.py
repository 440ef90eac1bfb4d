"""A run, read straight from its ledger."""

from __future__ import annotations

import json
import os
import warnings
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, overload

from . import ledger
from .errors import NotRecordedWarning
from .frames import Columns, Frame, FrameKind, frame_of
from .tables import LEDGER_TABLES, LedgerTable
from .verify import Verification, verify

if TYPE_CHECKING:
    import pandas as pd
    import polars as pl


class Tables(Generic[Frame]):
    """The tables that a run and a collection of runs have alike."""

    frame: FrameKind

    def _rows(self, table: LedgerTable) -> list[tuple[Any, ...]]:
        raise NotImplementedError

    def _columns(self, table: LedgerTable) -> Columns:
        return LEDGER_TABLES[table]

    def _frame(self, table: LedgerTable) -> Frame:
        found: Frame = frame_of(self._rows(table), self._columns(table), self.frame)
        return found

    def decisions(self) -> Frame:
        """What agents decided: a row for each decision of a model, and for each of a rule other than scrolling past.

        Rules that scroll past leave no row in a ledger, and a warning says so: for shares and rates of a run that
        rules decide, use `rounds`, or read an export (`concordat simulate export`), which has these rows too.
        """
        return self._frame("decisions")

    def exposures(self) -> Frame:
        """What agents were shown of whom a model was asked. What rules were shown is only in an export."""
        return self._frame("exposures")

    def posts(self) -> Frame:
        """Posts and replies of the closed rounds, by round and id."""
        return self._frame("posts")

    def agents(self) -> Frame:
        """Who took part: id, segment, name, interests and personality."""
        return self._frame("agents")

    def stances(self) -> Frame:
        """The positions of agents on topics, as their profiles give them."""
        return self._frame("stances")

    def answers(self) -> Frame:
        """The outcomes of survey questions."""
        return self._frame("answers")

    def rounds(self) -> Frame:
        """The accounts of the closed rounds: exposures, decisions by outcome, choices, requests, tokens, hash."""
        return self._frame("rounds")


class Run(Tables[Frame]):
    """A run in a folder. Its ledger is only read, also while the run goes on.

    Args:
        folder: the folder of the run, such as `out/market`
        frame: the library of the frames

    Raises:
        ConcordatError: when the folder contains no run, or no run that has started.

    Example:
        >>> Run("out/market").decisions().groupby("choice").size()  # doctest: +SKIP
    """

    @overload
    def __init__(self: Run[pd.DataFrame], folder: str | os.PathLike[str], frame: Literal["pandas"] = ...) -> None: ...
    @overload
    def __init__(self: Run[pl.DataFrame], folder: str | os.PathLike[str], frame: Literal["polars"]) -> None: ...
    def __init__(self, folder: str | os.PathLike[str], frame: FrameKind = "pandas") -> None:
        self.folder = Path(folder)
        self.frame: FrameKind = frame
        #: The manifest of the run (simulation-manifest/v1).
        self.manifest = ledger.manifest(self.folder)

    @property
    def seed(self) -> int:
        """The seed of the run."""
        seed: int = self.scenario["seed"]
        return seed

    @property
    def scenario(self) -> dict[str, Any]:
        """The scenario of the run (scenario/v1)."""
        found: dict[str, Any] = json.loads((self.folder / "scenario.json").read_text(encoding="utf-8"))
        return found

    def verify(self, *options: str, command: tuple[str, ...] = ("concordat",)) -> Verification:
        """Verifies the run with `concordat simulate verify`; see `concordat.verify`."""
        return verify(self.folder, *options, command=command)[0]

    def _rows(self, table: LedgerTable) -> list[tuple[Any, ...]]:
        rows: list[tuple[Any, ...]] = getattr(self, f"_{table}_rows")()
        return rows

    def _decisions_rows(self) -> list[tuple[Any, ...]]:
        if any(record["by_rule"] > 0 for record in ledger.closed_rounds(self.folder)):
            warnings.warn(
                f"rules decided in {self.folder}; their scrolling past is not recorded, so it has no rows here. "
                "concordat simulate export writes all decisions",
                NotRecordedWarning,
                stacklevel=5,
            )
        return list(ledger.decision_rows(self.folder))

    def _exposures_rows(self) -> list[tuple[Any, ...]]:
        query = 'SELECT round, agent, post, rank, route, reshared_by FROM "exposure" ORDER BY round, agent, rank'
        return [(*row[:5], json.loads(row[5])) for row in ledger.ledger_rows(self.folder, query)]

    def _posts_rows(self) -> list[tuple[Any, ...]]:
        closed = len(ledger.closed_rounds(self.folder))
        query = f'SELECT post, round, author, parent, content FROM "post" WHERE round < {closed} ORDER BY round, post'
        rows = ledger.ledger_rows(self.folder, query)
        posts = [(row[:4], json.loads(row[4])) for row in rows]
        return [(*head, post.get("text"), _milliseconds(post.get("timestamp"))) for head, post in posts]

    def _agents_rows(self) -> list[tuple[Any, ...]]:
        keys = ("name", "interests", "personality")
        return [(agent, segment, *(profile.get(key) for key in keys)) for agent, segment, profile in self._profiles()]

    def _stances_rows(self) -> list[tuple[Any, ...]]:
        return [
            (agent, segment, topic, stance)
            for agent, segment, profile in self._profiles()
            for topic, stance in profile.get("stance", {}).items()
        ]

    def _answers_rows(self) -> list[tuple[Any, ...]]:
        query = (
            "SELECT round, agent, survey, question, state, code, answer, requests, prompt_tokens, completion_tokens "
            'FROM "answer" ORDER BY round, survey, question, agent'
        )
        return [_answer(row) for row in ledger.ledger_rows(self.folder, query)]

    def _rounds_rows(self) -> list[tuple[Any, ...]]:
        columns = list(LEDGER_TABLES["rounds"])
        return [tuple(_account(record, name) for name in columns) for record in ledger.closed_rounds(self.folder)]

    def _profiles(self) -> list[tuple[str, str | None, dict[str, Any]]]:
        rows = ledger.ledger_rows(self.folder, 'SELECT agent, segment, profile FROM "agent" ORDER BY agent')
        return [(agent, segment, json.loads(profile)) for agent, segment, profile in rows]


_CHOICES = {
    "likes": "LIKE",
    "replies": "REPLY",
    "reshares": "RESHARE",
    "scrolls": "SCROLL",
    "compositions": "COMPOSE",
    "quotes": "QUOTE",
    "follows": "FOLLOW",
    "unfollows": "UNFOLLOW",
    "mutes": "MUTE",
}


def _account(record: dict[str, Any], column: str) -> Any:
    if column in _CHOICES:
        return record["choices"].get(_CHOICES[column], 0)
    if column == "answers":
        return (record.get("answers") or {}).get("asked", 0)
    return record[column]


def _answer(row: tuple[Any, ...]) -> tuple[Any, ...]:
    answer = None if row[6] is None else json.loads(row[6])
    number = answer if isinstance(answer, (int, float)) and not isinstance(answer, bool) else None
    return (*row[:6], None if answer is None else _text(answer), number, *row[7:])


def _text(answer: Any) -> str:
    return answer if isinstance(answer, str) else json.dumps(answer)


def _milliseconds(timestamp: str | None) -> int | None:
    if timestamp is None:
        return None
    return round(datetime.fromisoformat(timestamp.replace("Z", "+00:00")).timestamp() * 1000)
