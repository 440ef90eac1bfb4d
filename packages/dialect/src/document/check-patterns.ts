import { createMatcher, type Matcher } from "@concordat/pattern";
import type { JsonSchema } from "../schema/json-schema.js";
import type { DocumentProblem } from "./document-problem.js";
import { type FoundPattern, patternsIn } from "./patterns-in.js";

/** Patterns that cannot be used, and notes on how the others are executed. */
export interface CheckedPatterns {
  readonly problems: readonly DocumentProblem[];
  readonly notes: readonly DocumentProblem[];
}

/** Checks whether every pattern in a schema is valid and can be matched in reasonable time. */
export function checkPatterns(schema: JsonSchema): CheckedPatterns {
  const checked = patternsIn(schema).map(checkPattern);
  return {
    problems: checked.flatMap(({ problem }) => problem ?? []),
    notes: checked.flatMap(({ note }) => note ?? []),
  };
}

function checkPattern({ source, pointer }: FoundPattern): {
  readonly problem?: DocumentProblem;
  readonly note?: DocumentProblem;
} {
  const matcher = matcherOf(source);
  if (matcher === null) return { problem: { pointer, message: `is not a regular expression: ${source}` } };
  const { engine, unfollowed } = matcher;
  if (engine === "native") return {};
  if (engine === "linear") {
    const message = `the pattern ${source} can take very long in a backtracking engine, so an automaton runs it`;
    return { note: { pointer, message } };
  }
  const message = `can take very long, and holds ${unfollowed}, which no automaton follows: ${source}; write the pattern without it, or so that it matches a text in few ways`;
  return { problem: { pointer, message } };
}

function matcherOf(source: string): Matcher | null {
  try {
    return createMatcher(source);
  } catch {
    return null;
  }
}
