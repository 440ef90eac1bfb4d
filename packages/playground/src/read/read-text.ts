import { type DefinedContract, defineContract, UnsupportedSchemaError } from "@concordat/contracts/define";
import { createParser, type ParseOptions, type ParseResult, parseText } from "@concordat/parser";
import { type Explanation, explainResult } from "@concordat/parser/explain";
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

/** Reads a text by a JSON Schema of any dialect, given as JSON. Formats are rules, as most who write one expect. */
export function readText(schemaText: string, text: string, options: ParseOptions = {}): Reading {
  const made = contractOf(schemaText);
  if ("problems" in made) return { state: "no-schema", problems: made.problems };
  const result = parseText(text, made.contract, options);
  return { state: "read", result, explanations: explainResult(text, result) };
}

/** What is known once so many UTF-16 units of the text have arrived, as it streams; null where the schema cannot be used. */
export function readUpTo(schemaText: string, text: string, length: number): Unfinished | null {
  const made = contractOf(schemaText);
  if ("problems" in made) return null;
  const { value, growing } = createParser(made.contract).push(text.slice(0, length));
  return { value, growing };
}

type Made = { readonly contract: DefinedContract } | { readonly problems: readonly string[] };

let last: { readonly schemaText: string; readonly made: Made } | null = null;

/** The contract of a schema; the last one is kept, since the same schema is asked for with every character. */
function contractOf(schemaText: string): Made {
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
