import type { Claims } from "./claims.js";
import type { Token } from "./token.js";
import type { Member } from "./vocabulary.js";

/** Maximum number of values of a column of judgements such as good and bad. */
const maxJudgements = 12;

/** Whether an everyday adjective is a value because it ends the question, as in `what share of the loans are bad`. */
export function isPredicate(
  { column, text }: Member,
  [word, ...more]: readonly Token[],
  { tokens }: Claims,
): boolean {
  if (word === undefined || more.length > 0 || (column.distinct ?? 0) > maxJudgements) return false;
  const at = tokens.indexOf(word);
  return (
    at === tokens.length - 1 &&
    /^(?:is|are|was|were)$/.test(tokens[at - 1]?.lower ?? "") &&
    text.trim().toLowerCase() === word.lower &&
    text.length > 2
  );
}
