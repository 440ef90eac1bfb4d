import {
  type Bump,
  changesetFor,
  changesetForDefinitions,
  definitionsToMarkdown,
  diffDefinitions,
  diffSchemas,
  isCollection,
  toMarkdown,
} from "@concordat/schema-diff";
import { CommandError } from "../command-error.js";

/** Two files compared, with every form in which that is told. */
export interface Comparison {
  readonly bump: Bump;
  /** What is printed as JSON. */
  readonly json: unknown;
  toMarkdown(title: string): string;
  toChangeset(packages: readonly string[]): string;
}

/** Which schemas of the files matter. */
export interface CompareOptions {
  /** Compare definition by definition, even where the root constrains something. Default: where neither root does. */
  readonly definitions?: boolean;
  /** The names of the definitions that matter. Default: all. */
  readonly entry?: readonly string[];
}

/**
 * Compares two schemas: as a whole, or definition by definition where the definitions are what people use.
 * @throws {CommandError} when one of them is not a JSON Schema, or a definition is unknown
 */
export function compare(before: unknown, after: unknown, { definitions, entry }: CompareOptions): Comparison {
  try {
    const areCollections = isCollection(before) && isCollection(after);
    return definitions === true || entry !== undefined || areCollections
      ? ofDefinitions(before, after, entry)
      : ofWholes(before, after);
  } catch (cause) {
    throw new CommandError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function ofWholes(before: unknown, after: unknown): Comparison {
  const found = diffSchemas(before, after);
  return {
    bump: found.bump,
    json: found,
    toMarkdown: (title) => toMarkdown(found, { title }),
    toChangeset: (packages) => changesetFor(found, packages),
  };
}

function ofDefinitions(before: unknown, after: unknown, entries: CompareOptions["entry"]): Comparison {
  const found = diffDefinitions(before, after, entries === undefined ? {} : { entries });
  return {
    bump: found.bump,
    json: found,
    toMarkdown: (title) => definitionsToMarkdown(found, { title }),
    toChangeset: (packages) => changesetForDefinitions(found, packages),
  };
}
