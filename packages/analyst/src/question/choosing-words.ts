import type { Claims } from "./claims.js";
import { parseNumberWord } from "./number-word.js";
import { isStopWord } from "./stop-words.js";
import type { Token } from "./token.js";

const choosing = /^(?:new|old|small|large|big|high|low|long|short|good|bad|major|main|great)$/;

/**
 * Whether a word selects among things because it precedes a noun, as in `new customers` or `high income`. Elsewhere,
 * such a word asks for or describes something.
 */
export function choosesAmong(token: Token, claims: Claims): boolean {
  if (ordinal.test(token.lower)) return choosesPlace(token, claims);
  if (!choosing.test(token.lower)) return false;
  const at = claims.tokens.indexOf(token);
  const [before, next] = [claims.tokens[at - 1], claims.tokens[at + 1]];
  if (next === undefined || next.start > token.end + 1 || isStopWord(next.lower)) return false;
  if (before !== undefined && /^(?:how|so|too|very|as|most|least|is|are|was|were)$/.test(before.lower))
    return false;
  const use = claims.useOf(next);
  return use !== "time" && use !== "number";
}

const ordinal = /^(?:first|second|third|fourth|last|final|half|halves)$/;

/**
 * Whether an ordinal number selects a thing by its position, as in `in the second half` or `the last episode`. Before a
 * superlative or a number, an ordinal is a rank instead.
 */
function choosesPlace({ lower, start, end }: Token, { tokens }: Claims): boolean {
  const at = tokens.findIndex((token) => token.start === start);
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (/^hal(?:f|ves)$/.test(lower)) return before !== undefined && ordinal.test(before.lower);
  if (next === undefined || next.start > end + 1) return false;
  return !(
    parseNumberWord(next.text) !== null ||
    /est$/.test(next.lower) ||
    (isStopWord(next.lower) && !/^(?:half|quarter|time|times|day|days|class|group)$/.test(next.lower))
  );
}
