"""Counts what agents chose: python -m concordat_consumer.count_choices RECORDS.ndjson

Reads the decision records that `concordat decide --out` writes. A decision that failed is counted as failed, never
as a choice.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator

from concordat_models.decision_record_v1 import DecisionRecord, ValidFeedRecord, ValidRecord

from .contracts import contracts
from .violations import violations


def read_records(lines: Iterable[str]) -> Iterator[DecisionRecord]:
    contract = contracts()["decision-record/v1"]
    for number, line in enumerate(lines, start=1):
        found = violations(contract, json.loads(line))
        if found:
            raise ValueError(f"line {number}: {found[0].keyword} is violated at {found[0].path or 'the root'}")
        yield DecisionRecord.model_validate_json(line)


def count_choices(records: Iterable[DecisionRecord]) -> Counter[tuple[str, str]]:
    return Counter((record.root.agent_id, _came_to(record)) for record in records)


def _came_to(record: DecisionRecord) -> str:
    match record.root:
        case ValidRecord() | ValidFeedRecord() as record_of_choice:
            return record_of_choice.decision.choice
        case without_choice:
            return without_choice.state


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        counts = count_choices(read_records(file))
    for (agent, choice), count in sorted(counts.items()):
        print(agent, choice, count, sep="\t")
