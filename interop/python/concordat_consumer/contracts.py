"""The packed schemas: which contracts there are, and their schemas and vectors."""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Contract:
    """One version of a contract, such as agent-decision/v2."""

    ref: str
    title: str
    path: Path
    schema: dict[str, Any]
    vectors: list[dict[str, Any]]


def schemas_folder() -> Path:
    """The unpacked archive, which the environment variable CONCORDAT_SCHEMAS names."""
    folder = os.environ.get("CONCORDAT_SCHEMAS")
    if not folder:
        raise SystemExit("set CONCORDAT_SCHEMAS to the folder that concordat-schemas-<version>.tar.gz unpacks to")
    return Path(folder)


@cache
def contracts() -> dict[str, Contract]:
    """Every contract version of the archive, by reference."""
    folder = schemas_folder()
    manifest = json.loads((folder / "manifest.json").read_bytes())
    read = (_read(folder, entry) for entry in manifest["contracts"])
    return {contract.ref: contract for contract in read}


def _read(folder: Path, entry: dict[str, Any]) -> Contract:
    path = folder / entry["path"]
    content = path.read_bytes()
    if hashlib.sha256(content).hexdigest() != entry["sha256"]:
        raise ValueError(f"{path} is not the file that the manifest names")
    groups = json.loads((folder / entry["vectors"]).read_bytes())
    return Contract(
        ref=f"{entry['contract']}/{entry['version']}",
        title=entry["title"],
        path=path,
        schema=json.loads(content),
        vectors=[test for group in groups for test in group["tests"]],
    )
