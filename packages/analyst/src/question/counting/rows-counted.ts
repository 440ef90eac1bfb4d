import type { Draft } from "../draft.js";
import { isFileWord } from "../file-words.js";
import { countColumn } from "../measure/measured-columns.js";
import { asked, type SettledMeasure } from "../measure/settled-measure.js";
import type { Token } from "../token.js";
import type { Vocabulary } from "../vocabulary.js";

/**
 * Whether a word restricts the counted rows. In `how many patients died` it does, unless all rows of the table are
 * about the dead.
 */
function restrictsCounted(token: Token, vocabulary: Vocabulary): boolean {
  return (
    /^(?:died|quit|left|fell|drowned|resigned|retired|recovered)$/.test(token.lower) &&
    !isFileWord(token, vocabulary)
  );
}

export function rowsCounted({ claims, vocabulary }: Draft, phrase: readonly Token[]): SettledMeasure {
  // The last noun names what is counted; a word before it would restrict it, and so would a verb after it.
  const last = phrase.at(-1);
  const isVerb = last !== undefined && phrase.length > 1 && restrictsCounted(last, vocabulary);
  claims.claim(
    phrase.slice(isVerb ? -2 : -1, isVerb ? -1 : undefined).filter(({ isName }) => !isName),
    "row",
  );
  const count = countColumn(vocabulary.table.columns);
  return asked(
    count === undefined ? { column: null, aggregate: "count" } : { column: count, aggregate: "sum" },
  );
}
