"""Generates the pydantic models of the contracts from `schemas/`.

    python tools/generate_models.py            writes src/concordat/models/_generated.py
    python tools/generate_models.py --check    fails when that file is not up to date

It needs datamodel-code-generator (the extra `dev`).
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

PYTHON = Path(__file__).resolve().parent.parent
SCHEMAS = PYTHON.parent / "schemas"
TARGET = PYTHON / "src" / "concordat" / "models" / "_generated.py"
HEADER = "# Generated from schemas/ by tools/generate_models.py. Do not edit."


def class_name(contract: str, version: str) -> str:
    """The name of a contract's model: `DecisionRecordV2` for decision-record/v2."""
    words = "".join(word.capitalize() for word in contract.split("-"))
    return f"{words}V{version.removeprefix('v')}"


def bundle() -> dict[str, Any]:
    """All contracts as the definitions of one schema, with references among them."""
    definitions: dict[str, Any] = {}
    for file in sorted(SCHEMAS.glob("*/v*/schema.json")):
        name = class_name(file.parts[-3], file.parts[-2])
        schema = json.loads(file.read_text(encoding="utf-8"))
        inner = schema.pop("$defs", {})
        for key in ("$schema", "$id"):
            schema.pop(key, None)
        schema["title"] = name
        definitions[name] = with_references(schema, name)
        for key, value in inner.items():
            definitions[inner_name(name, key)] = with_references(value, name)
    return {"$defs": definitions}


def inner_name(owner: str, key: str) -> str:
    """The name of a definition inside a contract: `DecisionRecordV2Step`."""
    return owner + "".join(word[:1].upper() + word[1:] for word in key.replace("_", "-").split("-"))


def with_references(value: Any, owner: str) -> Any:
    """A part of a schema with its references rewritten to the definitions of the bundle."""
    if isinstance(value, list):
        return [with_references(item, owner) for item in value]
    if not isinstance(value, dict):
        return value
    rewritten: dict[str, Any] = {}
    for key, item in value.items():
        if key == "$ref":
            rewritten[key] = f"#/$defs/{target_name(item, owner)}"
        elif key in ("examples", "default"):
            if key == "default":
                rewritten[key] = item
        else:
            rewritten[key] = with_references(item, owner)
    return rewritten


def target_name(reference: str, owner: str) -> str:
    """The definition of the bundle that a reference inside a contract means."""
    if reference == "#":
        return owner
    if reference.startswith("#/$defs/"):
        return inner_name(owner, reference.removeprefix("#/$defs/"))
    contract, _, rest = reference.removeprefix("urn:concordat:").partition("#/$defs/")
    name, version = contract.split(":")
    target = class_name(name, version.removesuffix("#"))
    return inner_name(target, rest) if rest else target


def generated() -> str:
    """The text of the models."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "contracts.json", Path(folder) / "models.py"
        source.write_text(json.dumps(bundle()), encoding="utf-8")
        command = [sys.executable, "-m", "datamodel_code_generator"]
        command += ["--input", str(source), "--input-file-type", "jsonschema", "--output", str(target)]
        command += ["--output-model-type", "pydantic_v2.BaseModel", "--target-python-version", "3.10"]
        command += ["--use-annotated", "--field-constraints", "--use-standard-collections"]
        command += ["--use-union-operator", "--use-schema-description", "--enum-field-as-literal", "all"]
        command += ["--use-title-as-name", "--collapse-root-models", "--disable-timestamp", "--skip-root-model"]
        command += ["--formatters", "builtin"]
        command += ["--custom-file-header", HEADER]
        subprocess.run(command, check=True)
        return target.read_text(encoding="utf-8")


def main() -> int:
    text = generated()
    if sys.argv[1:] != ["--check"]:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.read_text(encoding="utf-8") == text:
        return 0
    print("src/concordat/models/_generated.py is not up to date; run python tools/generate_models.py")
    return 1


if __name__ == "__main__":
    sys.exit(main())
