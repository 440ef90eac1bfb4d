import { superlativeOf } from "./concepts.js";
import type { Draft } from "./draft.js";
import { isPeople } from "./people-words.js";

/** Whether a question asks for a property of people, as in `the tallest people`, and a column of their number was read. */
export function asksForPropertyOfPeople({ claims }: Draft): boolean {
  return claims.tokens.some((token, at) => {
    const next = claims.tokens[at + 1];
    return (
      superlativeOf(token.lower)?.measure.some((word) => !/^(?:count|population)$/.test(word)) === true &&
      next !== undefined &&
      (isPeople(next.lower) || next.lower === "population") &&
      claims.useOf(next) === "column"
    );
  });
}
