"""Which branch of a union a value means, told by the branches' const properties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Schema = dict[str, Any]


@dataclass(frozen=True)
class Undecided:
    """No branch is meant: the property has a value that no branch has, or is not there at all."""

    property: str
    absent: bool


def selected_branch(branches: list[Schema], value: dict[str, Any]) -> int | Undecided:
    """The index of the branch that the value's const properties select."""
    candidates = list(enumerate(branches))
    while len(candidates) > 1:
        name = _telling_property([branch for _, branch in candidates])
        candidates = [(index, branch) for index, branch in candidates if _selects(branch, name, value)]
        if not candidates:
            return Undecided(property=name, absent=name not in value)
    return candidates[0][0]


def _telling_property(branches: list[Schema]) -> str:
    """A property that is a const in every branch, and not the same const in all."""
    for name in branches[0]["properties"]:
        schemas = [branch["properties"].get(name, {}) for branch in branches]
        if all("const" in schema for schema in schemas) and len({schema["const"] for schema in schemas}) > 1:
            return name
    raise ValueError("nothing tells the branches of this union apart")


def _selects(branch: Schema, name: str, value: dict[str, Any]) -> bool:
    schema = branch["properties"][name]
    if name in value:
        return type(value[name]) is type(schema["const"]) and value[name] == schema["const"]
    # Left out, an optional property stands for its default.
    return "default" in schema and schema["default"] == schema["const"]
