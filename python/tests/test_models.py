"""The models accept what their contracts accept; what they cannot express is counted."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from concordat.models import contracts, model_of
from pydantic import ValidationError

import generate_models

SCHEMAS = Path(__file__).resolve().parents[2] / "schemas"
VECTORS = sorted(SCHEMAS.glob("*/v*/vectors.json"))


def vectors(file: Path) -> Iterator[tuple[str, Any, bool]]:
    reference = f"urn:concordat:{file.parts[-3]}:{file.parts[-2]}"
    for group in json.loads(file.read_text(encoding="utf-8")):
        if group["schema"].get("$ref") == reference:
            for test in group["tests"]:
                yield test["description"], test["data"], test["valid"]


def accepts(contract: str, value: object) -> bool:
    try:
        model_of(contract).model_validate_json(json.dumps(value))
    except ValidationError:
        return False
    return True


def test_every_contract_has_a_model() -> None:
    assert set(contracts()) == {f"{file.parts[-3]}/{file.parts[-2]}" for file in VECTORS}


@pytest.mark.parametrize("file", VECTORS, ids=lambda file: "/".join(file.parts[-3:-1]))
def test_valid_values_are_accepted_and_most_others_refused(file: Path) -> None:
    contract = f"{file.parts[-3]}/{file.parts[-2]}"
    known = list(vectors(file))
    assert known
    refused_wrongly = [text for text, value, valid in known if valid and not accepts(contract, value)]
    assert refused_wrongly == []
    invalid = [value for _, value, valid in known if not valid]
    refused = sum(not accepts(contract, value) for value in invalid)
    # A model has no rules across fields, and reads some texts as times. Validation is for the contracts' own tools.
    assert refused >= 0.75 * len(invalid)


@pytest.mark.skipif(
    importlib.util.find_spec("datamodel_code_generator") is None, reason="datamodel-code-generator is not installed"
)
def test_the_models_are_those_of_the_schemas() -> None:
    assert generate_models.TARGET.read_text(encoding="utf-8") == generate_models.generated()
