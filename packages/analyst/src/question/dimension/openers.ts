import { parseNumberWord } from "../number-word.js";
import type { Token } from "../token.js";

const openers: Readonly<Record<string, boolean>> = {
  which: true,
  what: true,
  whose: true,
  by: false,
  each: false,
  every: false,
  across: false,
  per: false,
  among: false,
};

/** Matches adjectives of frequency. In `the most common name`, the noun for the grouping follows the adjective. */
const frequency = /^(?:common|frequent|popular|numerous|widespread|represented|used)$/;

/**
 * Returns whether a word asks for one group (`which state`) or for all groups (`by state`). Returns `undefined` if it
 * does not introduce a grouping.
 */
export function openerAt(tokens: readonly Token[], index: number): boolean | undefined {
  const word = tokens[index]?.lower ?? "";
  if (word === "by" && tokens[index - 1]?.lower === "divided") return undefined;
  // `across all colleges`: the total, without a grouping.
  if (/^(?:across|among)$/.test(word) && tokens[index + 1]?.lower === "all") return undefined;
  if (/^(?:which|whose|what)$/.test(word) && isRelative(tokens, index)) return undefined;
  return openers[word] ?? (isFrequent(tokens, index) || isCounted(tokens, index) ? true : undefined);
}

const ranked = /^(?:top|bottom|best|worst|largest|biggest|smallest|highest|lowest|greatest)$/;

/**
 * Whether a number is next to a superlative, as in `the top three states` or `the five largest countries`. The noun for
 * the ranked things follows directly.
 */
function isCounted(tokens: readonly Token[], index: number): boolean {
  const [before, here] = [tokens[index - 1], tokens[index]];
  if (before === undefined || here === undefined) return false;
  const isRanked = ({ lower }: Token): boolean => ranked.test(lower);
  const isNumber = ({ text }: Token): boolean => parseNumberWord(text) !== null;
  const isMost = /^(?:most|least)$/.test(here.lower);
  return (isRanked(before) && isNumber(here)) || (isNumber(before) && (isRanked(here) || isMost));
}

/**
 * Whether a word is a relative pronoun and not a question word, as in `employees who work` or `babies whose mothers
 * smoke`.
 */
export function isRelative(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  return (
    before !== undefined &&
    before.end + 1 === tokens[index]?.start &&
    !/^(?:and|but|or|then|in|at|on|for|from|by|of|to|with|per|among|during|under|against|into|about|tell|show|know|me)$/.test(
      before.lower,
    )
  );
}

function isFrequent(tokens: readonly Token[], index: number): boolean {
  return (
    frequency.test(tokens[index]?.lower ?? "") &&
    // The most common among women: nothing is named after it.
    !/^(?:among|amongst|in|for|with|at|on|of|to|by)$/.test(tokens[index + 1]?.lower ?? "") &&
    /^(?:most|least)$/.test(tokens[index - 1]?.lower ?? "") &&
    /^(?:the|what|which|whats|second|third|fourth|fifth)$/.test(tokens[index - 2]?.lower ?? "")
  );
}
