import { type DefinedContract, defineContract, UnsupportedSchemaError } from "@concordat/contracts/define";
import { createParser, type ParseOptions, type ParseResult, parseText } from "@concordat/parser";
import { type Explanation, explainResult } from "@concordat/parser/explain";
import type { ZodReading } from "../zod/zod-schema.js";
import { parsedJson } from "./parsed-json.js";

/** A text read by a schema that somebody wrote, or what is wrong with the schema. */
export type Reading =
  | {
      readonly state: "no-schema";
      /** What keeps the schema from being used, a sentence each. */
      readonly problems: readonly string[];
    }
  | {
      readonly state: "read";
      readonly result: ParseResult<unknown>;
      /** What was put right, what is wrong and why it could not be read, in the order in which it was found. */
      readonly explanations: readonly Explanation[];
    };

/** What is known of a text of which only the beginning has arrived. */
export interface Unfinished {
  /** The parts that have arrived; undefined before the first one. */
  readonly value: unknown;
  /** JSON Pointer to the string that is still being written; null when there is none. */
  readonly growing: string | null;
}

/** What a text is read by: a JSON Schema of any dialect, given as JSON, or a schema of Zod that was made of what somebody typed. */
export type SchemaSource = string | ZodReading;

/** Reads a text by a schema. Formats are rules, as most who write one expect. */
export function readText(source: SchemaSource, text: string, options: ParseOptions = {}): Reading {
  try {
    const made = contractOf(source);
    if ("problems" in made) return { state: "no-schema", problems: made.problems };
    const result =
      "schema" in made ? parseText(text, made.schema, options) : parseText(text, made.contract, options);
    return { state: "read", result, explanations: explainResult(text, result) };
  } catch (error) {
    // A schema of Zod that cannot be written as JSON Schema, or whose checks take their time.
    if (typeof source === "string" || !(error instanceof Error)) throw error;
    return { state: "no-schema", problems: [error.message] };
  }
}

/** What is known once so many UTF-16 units of the text have arrived, as it streams; null where the schema cannot be used. */
export function readUpTo(source: SchemaSource, text: string, length: number): Unfinished | null {
  const made = contractOf(source);
  if ("problems" in made) return null;
  const parser = "schema" in made ? createParser(made.schema) : createParser(made.contract);
  const { value, growing } = parser.push(text.slice(0, length));
  return { value, growing };
}

function contractOf(source: SchemaSource): Made | ZodReading {
  return typeof source === "string" ? jsonSchemaContract(source) : source;
}

type Made = { readonly contract: DefinedContract } | { readonly problems: readonly string[] };

let last: { readonly schemaText: string; readonly made: Made } | null = null;

/** The contract of a schema; the last one is kept, since the same schema is asked for with every character. */
function jsonSchemaContract(schemaText: string): Made {
  if (last?.schemaText !== schemaText) last = { schemaText, made: makeContract(schemaText) };
  return last.made;
}

function makeContract(schemaText: string): Made {
  const parsed = parsedJson(schemaText);
  if ("problem" in parsed) return { problems: [parsed.problem] };
  const { value } = parsed;
  if (!isSchemaLike(value)) return { problems: ["a JSON Schema is an object, true or false"] };
  try {
    return { contract: defineContract(value, { formats: "assertion" }) };
  } catch (error) {
    if (!(error instanceof UnsupportedSchemaError)) throw error;
    return {
      problems: error.problems.map(({ pointer, message }) => `${pointer || "the schema"}: ${message}`),
    };
  }
}

function isSchemaLike(value: unknown): value is object | boolean {
  return typeof value === "boolean" || (typeof value === "object" && value !== null && !Array.isArray(value));
}
