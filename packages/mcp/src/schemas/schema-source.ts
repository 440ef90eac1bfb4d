import { loadContract } from "@concordat/contracts";
import { type Contract, type JsonSchema, pointerTo } from "@concordat/contracts/contract";
import { defineContract } from "@concordat/contracts/define";
import { isRecord } from "@concordat/contracts/options";
import { readWhole } from "@concordat/files";
import { numberBeyondRange } from "@concordat/files/text";
import type { AllowedPaths } from "../paths/allowed-paths.js";
import { Refusal } from "../refusal.js";

/** The source of a schema. Exactly one member is given: the name of a contract, a file, or the schema itself. */
export interface SchemaSource {
  readonly contract?: string;
  readonly file?: string;
  readonly schema?: JsonSchema;
}

/** The schema of a source in the input of a tool. */
export const schemaSourceSchema = {
  type: "object",
  description: "Exactly one of contract, file and schema.",
  properties: {
    contract: {
      type: "string",
      description: "A contract of Concordat, such as agent-decision/v2; without a version the newest.",
    },
    file: { type: "string", description: "The path of a JSON Schema." },
    schema: { type: "object", description: "A JSON Schema." },
  },
  minProperties: 1,
  maxProperties: 1,
  additionalProperties: false,
} as const;

/** Returns the schema of a source. */
export async function schemaOf(source: SchemaSource, paths: AllowedPaths): Promise<unknown> {
  if (source.schema !== undefined) return source.schema;
  if (source.contract !== undefined) return (await loadContract(source.contract)).schema;
  return readJson(source.file ?? "", paths);
}

/** Returns the contract of a source: a contract of Concordat, or a contract that is created from a schema. */
export async function contractOf(source: SchemaSource, paths: AllowedPaths): Promise<Contract> {
  if (source.contract !== undefined) return loadContract(source.contract);
  const schema = await schemaOf(source, paths);
  if (!isRecord(schema) && typeof schema !== "boolean")
    throw new Refusal(`${source.file}: is not a JSON Schema, which is an object, true or false`);
  return defineContract(schema);
}

/**
 * Reads a JSON file.
 * @throws {Refusal} when the file is not JSON, or contains a number that JavaScript cannot represent
 */
async function readJson(file: string, paths: AllowedPaths): Promise<unknown> {
  const bytes = await readWhole(await paths.resolve(file), { pipes: false });
  const { value, text } = parsed(bytes, file);
  const number = numberBeyondRange(text);
  if (number === null) return value;
  const path = pointerTo("", ...number.path) || "(whole value)";
  throw new Refusal(`${file}:${number.line}: ${path} ${number.message}`);
}

function parsed(bytes: Uint8Array, file: string): { readonly value: unknown; readonly text: string } {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { value: JSON.parse(text), text };
  } catch (cause) {
    throw new Refusal(`${file} is not valid JSON: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}
