import { AutomatonTooLargeError, UnsupportedPatternError } from "@concordat/pattern";
import type { Conjunction } from "./alternatives.js";
import type { GrammarContext } from "./grammar-context.js";

/**
 * Returns the result of an operation on sets of names. If it is too large or not supported, returns a wider set of
 * names, and records that the rule is not enforced.
 */
export function attempt<T>(
  make: () => T,
  wider: T,
  keyword: "patternProperties" | "properties" | "propertyNames",
  schemas: Conjunction,
  context: GrammarContext,
): T {
  try {
    return make();
  } catch (error) {
    if (
      !(
        error instanceof AutomatonTooLargeError ||
        error instanceof UnsupportedPatternError ||
        error instanceof SyntaxError
      )
    )
      throw error;
    context.leaveIn(schemas, [keyword], "names are too many or too intricate for a grammar");
    return wider;
  }
}
