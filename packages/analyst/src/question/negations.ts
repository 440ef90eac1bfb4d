import type { Draft } from "./draft.js";
import type { Reading } from "./reading.js";

const negation = /\b(?:not|never|no|without|excluding|except|excludes?|neither|non)\b|n't\b/i;
/** Matches what is left of `weren't` and the like without its last letter. */
const contracted = /^(?:is|are|was|were|do|does|did|has|have|had)n$/;
/** Matches negations that do not exclude rows, such as `no more than`, `not only` and `whether or not`. */
const harmlessNegation =
  /\b(?:no|not) (?:more|less|fewer|later|earlier|only|just|than|matter|longer)\b|\bor not\b|\bif not\b|\bwhy not\b/gi;

/** Whether a question says `not` or `without`, and a reading excludes nothing. */
export function leavesNegationOut({ question, claims }: Draft, { conditions, part }: Reading): boolean {
  return (
    negation.test(question.replace(harmlessNegation, " ")) &&
    !claims.tokens.some(
      (token) =>
        (negation.test(token.lower) || contracted.test(token.lower)) && claims.useOf(token) !== undefined,
    ) &&
    ![...conditions, ...part].some(({ text }) => /!=| not | ≠| = 0$/.test(text))
  );
}
