"""The columns of the tables that are read from a ledger. They are named as in an export."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from .frames import ColumnType, Columns

LedgerTable = Literal["decisions", "exposures", "posts", "agents", "stances", "answers", "rounds"]

_COSTS: dict[str, ColumnType] = {"requests": "INTEGER", "prompt_tokens": "INTEGER", "completion_tokens": "INTEGER"}
_WHOSE: dict[str, ColumnType] = {"round": "INTEGER", "agent": "VARCHAR"}

LEDGER_TABLES: Mapping[LedgerTable, Columns] = {
    "decisions": {
        **_WHOSE,
        "post": "VARCHAR",
        "state": "VARCHAR",
        "code": "VARCHAR",
        "choice": "VARCHAR",
        "content": "VARCHAR",
        **_COSTS,
        "reason": "VARCHAR",
    },
    "exposures": {
        **_WHOSE,
        "post": "VARCHAR",
        "rank": "INTEGER",
        "route": "VARCHAR",
        "reshared_by": "VARCHAR[]",
    },
    "posts": {
        "post": "VARCHAR",
        "round": "INTEGER",
        "author": "VARCHAR",
        "parent": "VARCHAR",
        "text": "VARCHAR",
        "posted_at": "TIMESTAMP",
    },
    "agents": {
        "agent": "VARCHAR",
        "segment": "VARCHAR",
        "name": "VARCHAR",
        "interests": "VARCHAR[]",
        "personality": "VARCHAR",
    },
    "stances": {"agent": "VARCHAR", "segment": "VARCHAR", "topic": "VARCHAR", "stance": "VARCHAR"},
    "answers": {
        **_WHOSE,
        "survey": "VARCHAR",
        "question": "VARCHAR",
        "state": "VARCHAR",
        "code": "VARCHAR",
        "answer": "VARCHAR",
        "number": "DOUBLE",
        **_COSTS,
    },
    "rounds": {
        "round": "INTEGER",
        "exposures": "INTEGER",
        "asked": "INTEGER",
        "valid": "INTEGER",
        "invalid": "INTEGER",
        "failed": "INTEGER",
        "by_rule": "INTEGER",
        "likes": "INTEGER",
        "replies": "INTEGER",
        "reshares": "INTEGER",
        "scrolls": "INTEGER",
        "compositions": "INTEGER",
        "quotes": "INTEGER",
        "follows": "INTEGER",
        "unfollows": "INTEGER",
        "mutes": "INTEGER",
        "posts_made": "INTEGER",
        "answers": "INTEGER",
        "requests": "INTEGER",
        "prompt_tokens": "BIGINT",
        "completion_tokens": "BIGINT",
        "duration_ms": "BIGINT",
        "hash": "VARCHAR",
    },
}
