import { AutomatonTooLargeError, UnsupportedPatternError } from "@concordat/pattern";
import type { Conjunction } from "./alternatives.js";
import type { GrammarContext } from "./grammar-context.js";

/** What a step with names makes; where it is too large or cannot be followed, something wider, and that is noted. */
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
