import { natureOf } from "../../table/amount-or-level.js";
import type { Column } from "../../table/column.js";
import { aggregated } from "../choose-aggregate.js";
import { countedPhrase } from "../counting/counted-phrase.js";
import type { Draft } from "../draft.js";
import { isPeople } from "../people-words.js";
import { isPartInPercent } from "../share-part.js";
import { timeNoun } from "../unanswered/each-of.js";
import { isIdentifier, weightColumn } from "./measured-columns.js";
import { asked, type SettledMeasure } from "./settled-measure.js";

/**
 * Returns the measure for a column in parentheses. Identifiers are counted if the question asks `how many`. Otherwise
 * the question, or the kind of the numbers, determines the aggregate.
 */
export function measureInParentheses(draft: Draft, column: Column): SettledMeasure {
  const { cues, options } = draft;
  if (cues.counts) claimCounted(draft, column);
  const weight = isFractionOfPeople(draft, column)
    ? weightColumn(draft.vocabulary.table.columns, column)
    : null;
  if (weight !== null) return asked({ column, aggregate: "weighted average", weight }, draft);
  if (isPartInPercent(draft, column)) return asked(aggregated(draft, { ...column, unit: "%" }), draft);
  if (cues.counts && isIdentifier(column))
    return asked({ column, aggregate: options.aggregate ?? "distinct" });
  return isGlossedAmount(draft)
    ? asked({ column, aggregate: options.aggregate ?? "sum" })
    : asked(aggregated(draft, column), draft);
}

/**
 * Whether a column contains a fraction of the people of each row, as in `what share of the people were born abroad
 * (foreignBorn)`. Its average is weighted by the number of people.
 */
function isFractionOfPeople({ cues, options, question }: Draft, { least, greatest, type }: Column): boolean {
  return (
    cues.share &&
    options.aggregate === undefined &&
    !/INT/.test(type) &&
    Number(least) >= 0 &&
    Number(greatest) <= 1 &&
    /\b(?:people|population|residents|inhabitants|persons)\b/i.test(question)
  );
}

/**
 * Marks the counted words that a column in parentheses explains as read. These are the unit of its numbers, as in `how
 * many hours a week do they work (hours)`, or the counted things, as in `how many cigarettes do they smoke
 * (amt_weekdays)`.
 */
function claimCounted(draft: Draft, column: Column): void {
  const { claims } = draft;
  const parenthesis = claims.tokens.find((token) => token.parenthesis >= 0)?.parenthesis ?? 0;
  const phrase = countedPhrase(draft);
  const isCounted = phrase.length === 1 && !isIdentifier(column);
  claims.claim(
    phrase.filter(
      ({ lower, end }) => timeNoun.test(lower) || (isCounted && !isPeople(lower) && end <= parenthesis),
    ),
    "gloss",
  );
}

/** Whether the words before a column in parentheses ask for its sum, as in `total sales (price)`. */
function isGlossedAmount({ claims, cues }: Draft): boolean {
  const gloss = claims.tokens.filter((token) => claims.useOf(token) === "gloss");
  return (
    (cues.aggregate === "sum" || cues.aggregate === null) &&
    gloss.some(({ lower }) => natureOf(lower) === "amount") &&
    gloss.every(({ lower }) => natureOf(lower) !== "level")
  );
}
