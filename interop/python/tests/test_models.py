"""What a generated model reads it writes back unchanged, with nothing lost and nothing filled in."""

from importlib import import_module

import pytest

from concordat_consumer.contracts import contracts
from concordat_consumer.generate_models import module_name

VALID = [
    pytest.param(contract, vector["data"], id=f"{contract.ref}: {vector['description']}")
    for contract in contracts().values()
    for vector in contract.vectors
    if vector["valid"]
]


@pytest.mark.parametrize(("contract", "value"), VALID)
def test_round_trip(contract, value):
    model = getattr(import_module(f"concordat_models.{module_name(contract)}"), contract.title)
    assert model.model_validate(value).model_dump(mode="json", exclude_unset=True, by_alias=True) == value
