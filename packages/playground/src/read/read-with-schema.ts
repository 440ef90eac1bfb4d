import { type DefinedContract, defineContract, UnsupportedSchemaError } from "@concordat/contracts/define";
import { createParser, type ParseOptions, type ParseResult, parseText } from "@concordat/parser";
import { type Explanation, explainResult } from "@concordat/parser/explain";
import type { ZodReading } from "../zod/zod-schema.js";
import { jsonOrProblem } from "./json-or-problem.js";

/** A text read with a schema that a user wrote, or the problems of the schema. */
export type ReadOutcome =
  | {
      readonly state: "no-schema";
      /** The problems that make the schema unusable, a sentence each. */
      readonly problems: readonly string[];
    }
  | {
      readonly state: "read";
      readonly result: ParseResult<unknown>;
      /** The repairs, the violations and the reasons why the text could not be read, in order. */
      readonly explanations: readonly Explanation[];
    };

/** The state of a text of which only the beginning has arrived. */
export interface Unfinished {
  /** The parts that have arrived; `undefined` before the first one. */
  readonly value: unknown;
  /** JSON Pointer to the string that is still growing; `null` if there is none. */
  readonly growing: string | null;
}

/**
 * The schema with which a text is read: a JSON Schema of any dialect as JSON text, or a Zod schema that the user
 * typed.
 */
export type GivenSchema = string | ZodReading;

/** Reads a text with a schema. Formats are enforced, as most authors expect. */
export function readWithSchema(source: GivenSchema, text: string, options: ParseOptions = {}): ReadOutcome {
  try {
    const made = contractOf(source);
    if ("problems" in made) return { state: "no-schema", problems: made.problems };
    const result =
      "schema" in made ? parseText(text, made.schema, options) : parseText(text, made.contract, options);
    return { state: "read", result, explanations: explainResult(text, result) };
  } catch (error) {
    // A Zod schema that JSON Schema cannot express, or that has asynchronous checks.
    if (typeof source === "string" || !(error instanceof Error)) throw error;
    return { state: "no-schema", problems: [error.message] };
  }
}

/**
 * Returns the parsing state after a number of UTF-16 code units of a streamed text; `null` if the schema cannot be
 * used.
 */
export function readUpTo(source: GivenSchema, text: string, length: number): Unfinished | null {
  const made = contractOf(source);
  if ("problems" in made) return null;
  const parser = "schema" in made ? createParser(made.schema) : createParser(made.contract);
  const { value, growing } = parser.push(text.slice(0, length));
  return { value, growing };
}

function contractOf(source: GivenSchema): Made | ZodReading {
  return typeof source === "string" ? jsonSchemaContract(source) : source;
}

type Made = { readonly contract: DefinedContract } | { readonly problems: readonly string[] };

let last: { readonly schemaText: string; readonly made: Made } | null = null;

/** Returns the contract of a schema. The last one is cached, because most keystrokes do not change the schema. */
function jsonSchemaContract(schemaText: string): Made {
  if (last?.schemaText !== schemaText) last = { schemaText, made: makeContract(schemaText) };
  return last.made;
}

function makeContract(schemaText: string): Made {
  const parsed = jsonOrProblem(schemaText);
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
