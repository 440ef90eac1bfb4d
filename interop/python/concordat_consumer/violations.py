"""What a value has against it, as Concordat reports it: one path for each broken rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

from .branches import Undecided, selected_branch
from .contracts import Contract, contracts


@dataclass(frozen=True)
class Violation:
    """A broken rule: a JSON Pointer to the value that breaks it, and the keyword that says so."""

    path: str
    keyword: str


def _pattern(_: Any, pattern: str, value: Any, __: Any) -> Iterator[ValidationError]:
    # Python's "$" also matches before a last line break; that of JSON Schema does not.
    if isinstance(value, str) and not re.search(re.sub(r"\$$", r"\\Z", pattern), value):
        yield ValidationError(f"{value!r} does not match {pattern!r}")


_Validator = extend(Draft202012Validator, {"pattern": _pattern})


@cache
def _validator(ref: str) -> Any:
    # A validator looks for the references of its schema once, so one is kept for each contract.
    return _Validator(contracts()[ref].schema)


def violations(contract: Contract, value: Any) -> list[Violation]:
    """Every violation of the value; empty when it is valid."""
    errors = list(_validator(contract.ref).iter_errors(value))
    reported = [violation for error in errors for violation in _reported(error)]
    # What the validator refuses is never accepted here.
    return reported or [Violation(_pointer(error), error.validator) for error in errors]


def _reported(error: ValidationError) -> Iterator[Violation]:
    """An error as it is, but for a union: there, the errors of the one branch that was meant."""
    path = _pointer(error)
    if error.validator != "oneOf":
        yield Violation(path, error.validator)
    elif isinstance(error.instance, dict):  # otherwise the type beside the union is violated, and that says it all
        match selected_branch(error.validator_value, error.instance):
            case Undecided(absent=True):
                yield Violation(path, "required")
            case Undecided(property=name):
                yield Violation(f"{path}/{name}", "enum")
            case index:
                for inner in error.context:
                    if inner.schema_path[0] == index:
                        yield from _reported(inner)


def _pointer(error: ValidationError) -> str:
    steps = (str(step).replace("~", "~0").replace("/", "~1") for step in error.absolute_path)
    return "".join(f"/{step}" for step in steps)
