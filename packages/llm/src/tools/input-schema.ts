import type { JsonSchema } from "@concordat/contracts/contract";
import { toAnswerContract } from "../generate/answer-contract.js";
import type { Tool } from "../generate/generate-options.js";
import { inlineReferences } from "../wire/inline-references.js";

/**
 * Returns the schema of a tool's input in a form that every engine accepts: one object, without references.
 * @throws {RangeError} when the input is not an object, or refers to itself
 * @throws {TypeError} for a schema that cannot be written as JSON Schema
 */
export function inputSchema(name: string, input: Tool["input"]): JsonSchema {
  const { $schema: _dialect, $id: _id, ...schema } = inlineReferences(toAnswerContract(input).schema);
  if (schema.type !== "object")
    throw new RangeError(`the input of the tool ${name} must be an object; put the value into a property`);
  if (schema.$defs !== undefined)
    throw new RangeError(`the input of the tool ${name} refers to itself; give it a depth`);
  return schema;
}
