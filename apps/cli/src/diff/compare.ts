import { type CompareOptions, type Comparison, compareSchemas } from "@concordat/schema-diff";
import { CommandError } from "../command-error.js";

/** @throws {CommandError} when one of them is not a JSON Schema, or a definition is unknown */
export function compare(before: unknown, after: unknown, options: CompareOptions): Comparison {
  try {
    return compareSchemas(before, after, options);
  } catch (cause) {
    throw new CommandError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
