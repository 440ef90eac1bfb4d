import { closedObject } from "../schemas/closed-object.js";
import { contractOf, type SchemaSource, schemaSourceSchema } from "../schemas/schema-source.js";
import { defineMcpTool } from "./tool.js";

interface Input {
  readonly value: unknown;
  readonly contract: SchemaSource;
}

const violation = closedObject(
  { path: { type: "string" }, keyword: { type: "string" }, message: { type: "string" } },
  ["path", "keyword", "message"],
);

/** Checks a value against a contract, strictly. */
export const validateValueTool = defineMcpTool<Input>({
  name: "validate_value",
  title: "Check a value against a contract",
  description:
    "Checks a JSON value against a contract and names every rule that it breaks, each with its JSON Pointer.",
  inputSchema: closedObject({ value: { description: "Any JSON value." }, contract: schemaSourceSchema }, [
    "value",
    "contract",
  ]),
  outputSchema: closedObject(
    {
      valid: { type: "boolean" },
      contract: { type: "string", description: "Name and version of the contract." },
      violations: { type: "array", items: violation },
    },
    ["valid", "contract", "violations"],
  ),
  annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
  async call({ value, contract: source }, { paths }) {
    const contract = await contractOf(source, paths);
    const violations = contract.validate(value);
    return { value: { valid: violations.length === 0, contract: contract.ref, violations } };
  },
});
