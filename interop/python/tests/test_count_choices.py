"""Decision records of real runs are read, and what the agents chose is counted."""

from pathlib import Path

import pytest

from concordat_consumer.count_choices import count_choices, read_records

RECORDS = Path(__file__).parents[2] / "fixtures" / "decisions.ndjson"


def test_counts_choices_per_agent_and_failures_as_failures():
    with RECORDS.open(encoding="utf-8") as file:
        counts = count_choices(read_records(file))
    assert counts["deniz", "REPLY"] == 2
    assert counts["mara", "failed"] == 1
    assert counts.total() == 16


def test_refuses_a_line_that_is_no_record():
    with pytest.raises(ValueError, match="line 1: enum is violated at /state"):
        list(read_records(['{"state": "guessed"}']))
