import type { Draft } from "./draft.js";
import type { Token } from "./token.js";

/** Maximum number of words that may describe a range in parentheses. */
const maxWordsOfRange = 8;

/**
 * Whether parentheses contain a value of the table that is a range of numbers or has a number, such as `(>2)`, `(18-24)`
 * or `(term_60)`.
 */
function isRange(start: number, { question, vocabulary }: Draft): boolean {
  const text = question.slice(start + 1, question.indexOf(")", start)).trim();
  return (
    /\d/.test(text) &&
    [...vocabulary.byColumn.values()].some((members) => members.some((member) => member.text.trim() === text))
  );
}

/**
 * Returns the words before parentheses with a range that have the same meaning, as in `who drink more than 2 units a
 * day (>2)`.
 */
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
