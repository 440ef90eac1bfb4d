import type { Draft } from "./draft.js";
import type { Token } from "./token.js";

/** Maximum number of words that say in a question what a range in parentheses means. */
const maxWordsOfRange = 8;

/** Whether parentheses hold a member that is a range of numbers, as written in the table: `(>2)`, `(18-24)`. */
function isRange(start: number, { question, vocabulary }: Draft): boolean {
  const text = question.slice(start + 1, question.indexOf(")", start)).trim();
  return (
    /\d/.test(text) &&
    /[<>≤≥+–-]/.test(text) &&
    [...vocabulary.byColumn.values()].some((members) => members.some((member) => member.text.trim() === text))
  );
}

/** The words before parentheses with a range that say the same: `who drink more than 2 units a day (>2)`. */
export function wordsOfRange(draft: Draft, start: number): readonly Token[] {
  if (!isRange(start, draft)) return [];
  const { claims } = draft;
  const before = claims.tokens.filter(({ end }) => end <= start);
  const relative = before.findLastIndex(({ lower }) => /^(?:who|that|which|with|aged|whose)$/.test(lower));
  // Without a relative pronoun, the verb is the word before the comparison: `widows drink more than 2 units`.
  const compared = before.findLastIndex(({ lower }) =>
    /^(?:more|less|fewer|over|under|above|below|between|least|most)$/.test(lower),
  );
  const from = relative >= 0 ? relative + 1 : compared < 0 ? before.length : Math.max(0, compared - 1);
  const words = before.slice(from).filter((token) => claims.useOf(token) === undefined);
  return words.length > maxWordsOfRange ? [] : words;
}
