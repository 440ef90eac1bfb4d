"""Typed models of Concordat's contracts, generated from their schemas.

Each contract and version has a model: `DecisionRecordV2` for decision-record/v2. `model_of` finds it by the name that a
record carries.

    >>> model_of("agent-profile/v1").model_validate({"id": "mara", "name": "Mara", "interests": ["trains"]}).name
    'Mara'
"""

from __future__ import annotations

import re
from typing import Any

from pydantic import BaseModel

from . import _generated
from ._generated import *  # noqa: F403


def contracts() -> dict[str, type[BaseModel]]:
    """All models, by the name and version of their contract, such as `decision-record/v2`."""
    found: dict[str, type[BaseModel]] = {}
    for name in dir(_generated):
        match = re.fullmatch(r"([A-Z][A-Za-z]*?)V(\d+)", name)
        value: Any = getattr(_generated, name)
        if match and isinstance(value, type) and issubclass(value, BaseModel):
            words = re.sub(r"(?<!^)(?=[A-Z])", "-", match[1]).lower()
            found[f"{words}/v{match[2]}"] = value
    return found


def model_of(contract: str) -> type[BaseModel]:
    """The model of a contract, such as `decision-record/v2`.

    Raises:
        KeyError: when there is no contract of this name and version.
    """
    return contracts()[contract]
