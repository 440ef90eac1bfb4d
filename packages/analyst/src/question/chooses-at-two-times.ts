import { superlativeOf } from "./concepts.js";
import type { Draft } from "./draft.js";
import type { Reading } from "./reading.js";

/** Matches words that set two times against each other. */
const setsAgainst =
  /\b(?:than|compared?|against|versus|vs|differ\w*|most|least|by how|difference|gap|faster|slower)\b/i;

/**
 * Whether a superlative asks for one time although two periods were read, as in `which was the cheapest, relative to 2000,
 * in 2019`.
 */
export function choosesAtTwoTimes(
  { cues, claims, options, question }: Draft,
  { operation, by }: Reading,
): boolean {
  return (
    operation === "change" &&
    by !== null &&
    options.compare === undefined &&
    !cues.change &&
    !setsAgainst.test(question) &&
    claims.tokens.some(({ lower }) => /est$/.test(lower) && superlativeOf(lower) !== undefined)
  );
}
