"""Every vector gets the verdict, and every violation the path, that vectors.json says."""

import pytest

from concordat_consumer.contracts import contracts
from concordat_consumer.violations import violations

VECTORS = [
    pytest.param(contract, vector, id=f"{contract.ref}: {vector['description']}")
    for contract in contracts().values()
    for vector in contract.vectors
]


@pytest.mark.parametrize(("contract", "vector"), VECTORS)
def test_vector(contract, vector):
    found = violations(contract, vector["data"])
    assert (found == []) == vector["valid"]
    if not vector["valid"]:
        assert {violation.path for violation in found} == {vector["violation"]["path"]}
        assert vector["violation"]["keyword"] in {violation.keyword for violation in found}
