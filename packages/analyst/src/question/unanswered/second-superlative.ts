import { nameParts } from "../../table/name-parts.js";
import { superlativeOf } from "../concepts.js";
import type { Draft } from "../draft.js";
import type { Reading } from "../reading.js";
import type { Token } from "../token.js";
import { word } from "./demand.js";

const superlative =
  /^(?:most|least|fewest|highest|lowest|largest|smallest|biggest|greatest|best|worst|top|bottom|maximum|minimum|peak|half)$/;
const comparative = /^(?:more|less|fewer|higher|lower|larger|smaller|greater|bigger)$/;

const highest = ["maximum", "max", "highest", "top", "peak"];
const lowest = ["minimum", "min", "lowest"];
/** Superlatives, by the part of a column's name that expresses them. */
const extremes = new Map<string, readonly string[]>([
  ...["max", "maximum", "high", "peak"].map((part): [string, readonly string[]] => [part, highest]),
  ...["min", "minimum", "low"].map((part): [string, readonly string[]] => [part, lowest]),
]);

/**
 * Returns superlatives that the interpretation does not apply. A ranking has only one order, so one superlative of `the
 * most expensive of the largest` remains.
 */
export function secondSuperlatives({ claims }: Draft, { operation, measure }: Reading): Token[] {
  const { tokens } = claims;
  // `the maximum temperature`, for a column `temp_max`: the word is part of its name.
  const parts = new Set(nameParts(measure.column?.name ?? "").flatMap((part) => extremes.get(part) ?? []));
  const isRanked = operation === "ranking" || operation === "extreme";
  if (operation === "trend" || operation === "distribution") return [];
  const found = tokens.filter(
    (token, at) =>
      token.parenthesis < 0 &&
      !parts.has(token.lower) &&
      !/^(?:member|dimension)$/.test(claims.useOf(token) ?? "") &&
      !/^(?:at|most|least)$/.test(word(tokens[at - 1])) &&
      !isSizeOfLead(tokens, at) &&
      (superlative.test(token.lower) ||
        (isRanked && comparative.test(token.lower) && claims.useOf(token) === undefined) ||
        (/est$/.test(token.lower) && superlativeOf(token.lower) !== undefined)),
  );
  return found.slice(1);
}

/** Whether a comparative asks how far the first is ahead, as in `and how many more`: the ranking shows both numbers. */
function isSizeOfLead(tokens: readonly Token[], at: number): boolean {
  const [how, many] = tokens.slice(Math.max(0, at - 2), at);
  return at > 2 && word(how) === "how" && /^(?:many|much)$/.test(word(many));
}

/** Finds a requested number of members, as in `the top ten`, if the interpretation is not a ranking. */
export function countAsked({ cues, claims }: Draft, { operation, by }: Reading): Token[] {
  if (
    cues.limit === null ||
    operation === "ranking" ||
    operation === "extreme" ||
    operation === "comparison" ||
    by !== null
  )
    return [];
  return claims.tokens.filter((token) => claims.useOf(token) === "cue");
}
