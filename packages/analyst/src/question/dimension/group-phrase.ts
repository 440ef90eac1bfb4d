import type { Claims } from "../claims.js";
import { superlativeOf } from "../concepts.js";
import { parseNumberWord } from "../number-word.js";
import type { Token } from "../token.js";

const phraseEnd =
  /^(?:is|was|were|are|had|has|have|did|does|do|can|will|with|in|on|at|for|from|to|by|than|that|who|which|what|where|and|or|but|got|get|gets|between|during|since|as|it|there|they|their|its|made|make|makes|took|take|takes|receive[sd]?|lost|won|go|goes|went|killed|cost|costs|earned?|earns?|sold|contributed?|drove|drive|saw|showed?|improved?|grew|rose|fell|reached|hold|holds|account|accounts|look|looks|produced?|stand|stood|came|come|brought|brings?|scored?|scores|paid|pays?|spent|spends?|hits?|stole|steals?|struck|strikes?|caught|threw|throws?|of)$/;

export const genericKinds =
  /^(?:kinds?|types?|sorts?|category|categories|groups?|class|classes|ones?|things?|members?|items?)$/;

const filler = /^(?:the|a|an|of|these|those|all|different|single|individual|top|its|their)$/;
export const extremes = /^(?:most|least|far|much|many|largest|highest|smallest|lowest|biggest|greatest)$/;

/** Returns the words that name the grouping after `which`, `by` and similar words. */
export function phraseAfter(tokens: readonly Token[], from: number, claims: Claims): Token[] {
  const begin = phraseBegin(tokens, afterCount(tokens, from), claims);
  if (begin === null) return [];
  const phrase: Token[] = [];
  for (const token of tokens.slice(begin, begin + 6)) {
    if (isSettled(token, claims)) break;
    const isKindOf =
      token.lower === "of" && phrase.length > 0 && phrase.every(({ lower }) => genericKinds.test(lower));
    if (phraseEnd.test(token.lower) && !isKindOf) break;
    if (phrase.length > 0 && isVerb(token, tokens)) break;
    // An article or a superlative after the noun starts the predicate: which team stole the most bases.
    if (phrase.length > 0 && /^(?:the|a|an|most|least|fewest|more|fewer)$/.test(token.lower)) break;
    if (!isKindOf) phrase.push(token);
  }
  return phrase;
}

/** Whether a word is a verb in the past because its object follows, as in `which fleet carried the most soldiers`. */
function isVerb(token: Token, tokens: readonly Token[]): boolean {
  const next = tokens[tokens.indexOf(token) + 1];
  return /\p{L}{2}ed$/u.test(token.lower) && /^(?:the|most|least|fewest|more|fewer)$/.test(next?.lower ?? "");
}

/** Returns the index after `number of`: `by number of bedrooms` groups by bedrooms. */
function afterCount(tokens: readonly Token[], from: number): number {
  const at = /^the$/.test(tokens[from]?.lower ?? "") ? from + 1 : from;
  return /^(?:number|count)$/.test(tokens[at]?.lower ?? "") && tokens[at + 1]?.lower === "of" ? at + 2 : from;
}

/** Whether a word belongs to a judgement before the noun, as in `the best movie` or `the worst rated hotel`. */
function isJudged(tokens: readonly Token[], at: number): boolean {
  const judged = /^(?:best|worst)$/;
  return (
    judged.test(tokens[at]?.lower ?? "") ||
    (/^(?:rated|paid|selling|performing|reviewed)$/.test(tokens[at]?.lower ?? "") &&
      /^(?:best|worst|highest|lowest|most|least)$/.test(tokens[at - 1]?.lower ?? ""))
  );
}

/** Returns the index of the noun, after articles, numbers and superlatives; `null` if there is no noun. */
function phraseBegin(tokens: readonly Token[], from: number, claims: Claims): number | null {
  for (const [offset, token] of tokens.slice(from).entries()) {
    const isExtreme = extremes.test(token.lower);
    // And which one is it: the number of `which` is the thing itself.
    if (offset === 0 && token.lower === "one" && tokens[from - 1]?.lower === "which") return from;
    // By the largest amount, by the most miles: this asks how much, not for a grouping.
    if (token.lower === "how" || (isExtreme && tokens[from - 1]?.lower === "by")) return null;
    const isPassed =
      isExtreme ||
      filler.test(token.lower) ||
      parseNumberWord(token.text) !== null ||
      superlativeOf(token.lower) !== undefined ||
      isJudged(tokens, from + offset);
    if (!isPassed && claims.useOf(token) !== "member") return from + offset;
  }
  return null;
}

function isSettled(token: Token, claims: Claims): boolean {
  const use = claims.useOf(token);
  return use === "time" || use === "number" || use === "member";
}
