import type { Claims } from "../claims.js";
import type { Draft } from "../draft.js";
import type { Reading } from "../reading.js";
import { isStopWord } from "../stop-words.js";
import type { Token } from "../token.js";
import { timeNoun } from "./each-of.js";

const wh =
  /(?:,| and| but)[ ,]+((?:(?:in|on|at|by|of|to|from|for) )?(?:what|which|who|whose|when|where|why|how much|how many|how))\b/giu;

const asking =
  /\b(?:what|which|who|whose|when|where|why|how|is|are|was|were|do|does|did|has|have|can|list|name|show|tell)\b/i;

/** Matches a second question for the number by which the groups are ranked, such as `and how big is it`. */
const sizeAsked =
  /^(?:big|large|small|high|low|long|short|old|young|tall|heavy|much|many|far|deep|fast|expensive)$/;

/** Whether an interpretation answers a second question, such as `and when` or `and by how much`. */
function answersToo(
  asked: string,
  at: number,
  { claims }: Draft,
  { operation, asksWhy, by }: Reading,
): boolean {
  const isRanked =
    operation === "ranking" ||
    operation === "extreme" ||
    operation === "largest change" ||
    operation === "trend";
  const isTime = operation === "extreme" || by?.chronological === true;
  switch (asked) {
    case "why":
      return asksWhy;
    case "by how much":
    case "by how many":
      return operation === "change" || operation === "comparison" || operation === "largest change";
    case "how much":
    case "how many":
      return operation === "change" || operation === "comparison" || isRanked;
    case "when":
      return isTime;
    case "how":
      return (
        operation === "change" ||
        operation === "trend" ||
        (isRanked && sizeAsked.test(claims.tokens.find(({ start }) => start > at)?.lower ?? "")) ||
        (operation === "comparison" && isSizeOfDifference(at, claims))
      );
    case "what":
      return isRanked || operation === "comparison" || isOfSecondPeriod(at, claims, operation);
    default: {
      const behind = claims.tokens.filter(({ start }) => start > at);
      // By occupation, what is the median wage, and where is it the highest?
      if (isRanked && by !== null && behind.every(({ lower }) => isStopWord(lower))) return true;
      return (
        (isRanked || operation === "comparison" || (operation === "change" && by !== null)) &&
        behind.some((token) => claims.useOf(token) === "dimension" || (isTime && timeNoun.test(token.lower)))
      );
    }
  }
}

/** Whether only the second of two periods follows a word, as in `and what in 2005`. */
function isOfSecondPeriod(at: number, claims: Claims, operation: Reading["operation"]): boolean {
  const behind = claims.tokens.filter(({ start }) => start > at);
  return (
    operation === "change" &&
    behind.some((token) => claims.useOf(token) === "time") &&
    behind.every((token) => claims.useOf(token) === "time" || isStopWord(token.lower))
  );
}

/**
 * Whether a comparison already answers a second question about the size of the difference, as in `and how big is the
 * gap`.
 */
function isSizeOfDifference(at: number, { tokens }: Claims): boolean {
  const behind = tokens.filter(({ start }) => start > at);
  return (
    /^(?:big|large|great|wide|high)$/.test(behind[0]?.lower ?? "") &&
    behind.some(({ lower }) => /^(?:gap|difference|distance|lead|advantage)$/.test(lower))
  );
}

/** Returns the question words of a second question that the interpretation does not answer. */
export function secondQuestions(draft: Draft, reading: Reading): Token[] {
  return [...draft.question.matchAll(wh)].flatMap((match) => {
    // `By class, where did it improve?` is a single question.
    if (!asking.test(draft.question.slice(0, match.index))) return [];
    const asked = (match[1] ?? "").toLowerCase();
    const at = match.index + match[0].length - asked.length;
    if (answersToo(asked, at, draft, reading)) return [];
    return draft.claims.within(at, at + asked.length);
  });
}
