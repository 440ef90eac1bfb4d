import type { Column } from "../../table/column.js";
import { nameParts } from "../../table/name-parts.js";
import type { Draft } from "../draft.js";
import { isAbbreviation } from "../name-match.js";
import type { Reading } from "../reading.js";
import { isStopWord } from "../stop-words.js";
import type { Token } from "../token.js";
import { usedColumns } from "../used-columns.js";
import { demands } from "./demands.js";
import { secondQuestions } from "./second-question.js";
import { countAsked, secondSuperlatives } from "./second-superlative.js";

/** Minimum length of an abbreviation. A shorter one occurs in names by chance. */
const minAbbreviation = 3;

/** Returns the words that request something that the interpretation does not compute. */
export function unansweredWords(draft: Draft, reading: Reading): Token[] {
  const { claims } = draft;
  const { tokens } = claims;
  const used = columnsOf(reading, draft.vocabulary.table.columns);
  const left = tokens.filter((token, at) => {
    const next = tokens[at + 1];
    // Parentheses explain the word before them: `maximum (TMAX)`.
    const isGlossed =
      (next !== undefined && next.parenthesis >= 0 && claims.useOf(next) !== undefined) ||
      isWithinGloss(token, draft);
    if (claims.useOf(token) !== undefined || token.parenthesis >= 0 || isGlossed || isInName(token, used))
      return false;
    const use = { token, before: tokens[at - 1], next, claims, draft, reading };
    return demands.some(({ words, isMet }) => words.test(token.lower) && !isMet(use));
  });
  return [
    ...new Set([
      ...left,
      ...secondQuestions(draft, reading),
      ...secondSuperlatives(draft, reading),
      ...countAsked(draft, reading),
    ]),
  ].sort((x, y) => x.start - y.start);
}

const units = /^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?)$/;

/**
 * Whether a word belongs to a phrase that parentheses after it explain, as in `years of education (education)`, `GDP
 * per head (gdp)` or `people under 15 (pop15)`.
 */
function isWithinGloss({ lower, end }: Token, { claims, question }: Draft): boolean {
  const isUnit = units.test(lower) && /^\s*of\b/i.test(question.slice(end));
  if (!isUnit && !/^(?:per|under|over|above|below|within|up|out|off)$/.test(lower)) return false;
  const behind = claims.tokens.filter(({ start }) => start >= end);
  const at = behind.findIndex(({ parenthesis }) => parenthesis >= 0);
  const named = behind[at];
  return (
    named !== undefined &&
    claims.useOf(named) === "column" &&
    behind
      .slice(0, at)
      .every(
        (token) => /^(?:gloss|name)$/.test(claims.useOf(token) ?? "") || (isUnit && isStopWord(token.lower)),
      )
  );
}

function columnsOf(reading: Reading, columns: readonly Column[]): readonly Column[] {
  const used = usedColumns(reading);
  return columns.filter(({ name }) => used.has(name));
}

function isInName({ stem, lower }: Token, columns: readonly Column[]): boolean {
  return columns.some(
    ({ name }) =>
      name.toLowerCase() === lower ||
      (lower.length >= 4 && name.toLowerCase().startsWith(lower)) ||
      nameParts(name).some(
        (part) =>
          part === lower || part === stem || (part.length >= minAbbreviation && isAbbreviation(part, lower)),
      ),
  );
}
