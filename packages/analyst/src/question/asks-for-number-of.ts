import { matchName } from "./name-match.js";
import type { Token } from "./token.js";

/**
 * Whether the words after `how many` are the plural of a column's name, as in `how many ratings`, and not the column's
 * unit.
 */
export function asksForNumberOf(tokens: readonly Token[], name: string): boolean {
  const at = tokens.findIndex(({ lower }, index) => lower === "many" && tokens[index - 1]?.lower === "how");
  const noun = at < 0 ? undefined : tokens[at + 1];
  return (
    noun !== undefined &&
    /s$/.test(noun.lower) &&
    !measuredIn.test(noun.lower) &&
    matchName(name, [noun]).score >= 0.5
  );
}

/** Matches nouns for units in which a number is measured. */
const measuredIn =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|miles?|mpg|met(?:er|re)s?|kilomet(?:er|re)s?|degrees?|points?|cylinders?|horsepower|percent|dollars?|euros?|pounds?)$/;
