"""Generates pydantic models of every contract: python -m concordat_consumer.generate_models FOLDER

agent-decision/v2 becomes the module concordat_models.agent_decision_v2 with the class AgentDecision.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from datamodel_code_generator import DataModelType, Formatter, InputFileType, generate
from datamodel_code_generator.format import PythonVersion

from .contracts import Contract, contracts


def module_name(contract: Contract) -> str:
    return contract.ref.replace("-", "_").replace("/", "_")


def generate_models(folder: Path) -> None:
    package = folder / "concordat_models"
    shutil.rmtree(package, ignore_errors=True)
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    for contract in contracts().values():
        generate(
            contract.path,
            input_file_type=InputFileType.JsonSchema,
            output=package / f"{module_name(contract)}.py",
            output_model_type=DataModelType.PydanticV2BaseModel,
            target_python_version=PythonVersion.PY_310,
            use_title_as_name=True,
            field_constraints=True,
            # Times and URLs stay the text that they were: as objects they would be written in another spelling.
            type_mappings=["date-time=string", "uri=string"],
            formatters=[Formatter.BUILTIN],
            disable_timestamp=True,
        )


if __name__ == "__main__":
    generate_models(Path(sys.argv[1]))
