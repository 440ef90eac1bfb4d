import type { Aggregate, Measure } from "../query/aggregate.js";
import { isOfMedians } from "../table/amount-or-level.js";
import type { Column } from "../table/column.js";
import { nameParts } from "../table/name-parts.js";
import { unnamedValue } from "../table/wide-periods.js";
import { areRowsPeople } from "./counting/rows-of-people.js";
import type { Cues } from "./cues.js";
import type { Draft } from "./draft.js";
import { isRate, isStock, weightColumn } from "./measure/measured-columns.js";
import { matchName } from "./name-match.js";

/**
 * Returns the aggregate of a column. If the question does not determine it, it follows from the kind of the column's
 * numbers.
 */
export function aggregated(draft: Draft, column: Column): Measure {
  const { cues, options, vocabulary } = draft;
  const { aggregate: wanted } = options;
  if (wanted !== undefined) return { column, aggregate: wanted };
  // The median duration of a column uempmed: its numbers are already medians.
  if (cues.aggregate === "median")
    return { column, aggregate: isOfMedians(column.name) ? "average" : "median" };
  const rate = isRate(column) || isPerHead(cues, column);
  if (cues.aggregate === "average") return { column, aggregate: "average" };
  if (rate) {
    const weight = weightColumn(vocabulary.table.columns, column);
    return weight === null
      ? { column, aggregate: "average" }
      : { column, weight, aggregate: "weighted average" };
  }
  return { column, aggregate: additive(draft, column) };
}

/**
 * Whether the question says that a column's numbers are per person although the column's name does not, as in `packs
 * smoked per head (packs)`.
 */
function isPerHead({ what }: Cues, { name, nature }: Column): boolean {
  return (
    (nature !== "amount" || nameParts(name).length === 1) &&
    new RegExp(`\\bper (?:head|capita|person|inhabitant|resident)\\b[^()]*\\(${escaped(name)}\\)`, "i").test(
      what,
    )
  );
}

const escaped = (name: string): string => name.replace(/[^\p{L}\p{N}\s_]/gu, "\\$&");

const extensive = /^(?:yields?|durations?|dauer|distances?|weights?|gewicht|mass|lengths?|delays?)$/;

/**
 * Whether the question asks for the sum of a column whose values can be added, as in `the total duration of all
 * spells`. Prices, rates and ages cannot be added.
 */
function isSumAsked({ what }: Cues, { name }: Column): boolean {
  return (
    /\b(?:totals?|sum of|in total|in all|altogether|added up|cumulative)\b/i.test(what) &&
    nameParts(name).some((part) => extensive.test(part))
  );
}

/** Matches a question for the price of a thing, as in `how much did a television cost`. Prices are not added up. */
const costOfOne = /\bhow much (?:did|does|do|is|was|would)\b.*\bcosts?\b/i;

function additive(draft: Draft, column: Column): Aggregate {
  const { cues } = draft;
  if (costOfOne.test(draft.question) && column.name.trim().toLowerCase() === unnamedValue) return "average";
  if (isHigherOfPeople(draft, column) || isPayOfEach(draft, column)) return "average";
  if (isStock(column) || isSumAsked(cues, column)) return "sum";
  if (column.nature === "level") return "average";
  if (column.nature === "amount" || cues.aggregate === "sum" || cues.counts || cues.amounts) return "sum";
  if (cues.share && /INT/.test(column.type) && column.nature === "unknown") return "sum";
  if (isQuantityAsked(draft, column) || isFlowAsked(draft, column)) return "sum";
  return "average";
}

/** Matches a comparison of what people have or do, each for himself. */
const ownMore =
  /\b(?:ha[sd]|have|own|owns|spend|spends|spent|sleep|sleeps|slept|work|works|worked|drink|drinks|drank|eat|eats|ate|watch|watch(?:es|ed)|get|gets|got|need|needs|needed|take|takes|took|use|uses|used)\b(?: \w+)? (?:more|less|fewer|higher|lower)\b.*\bthan\b/i;

/**
 * Whether groups of people are compared by what each of them has, as in `do students carry a higher balance than the
 * others`. The larger group would have the larger sum.
 */
function isHigherOfPeople({ cues: { what, aggregate }, vocabulary }: Draft, column: Column): boolean {
  return (
    aggregate === null &&
    (isStock(column) ? /\b(?:higher|lower)\b.*\bthan\b/i : ownMore).test(what) &&
    !/\b(?:in total|in all|altogether|together|combined|totals?)\b/i.test(what) &&
    areRowsPeople(vocabulary)
  );
}

/**
 * Whether the pay of each person or place is compared: whether men earn more than women does not depend on how many of
 * them are in the table.
 */
function isPayOfEach({ cues, vocabulary, question }: Draft, { name }: Column): boolean {
  const parts = nameParts(name);
  const isPay = parts.some((part) => /^(?:wages?|salary|salaries|earnings?|pay)$/.test(part));
  return (
    cues.aggregate !== "sum" &&
    !cues.share &&
    !cues.counts &&
    !/\b(?:in total|in all|altogether|together|combined|totals?)\b/i.test(question) &&
    ((isPay && areRowsPeople(vocabulary)) ||
      // Is income higher in the north than in the south: the number of places there says nothing.
      ((isPay || parts.some((part) => /^incomes?$/.test(part))) &&
        /\b(?:higher|lower)\b.*\bthan\b/i.test(question)))
  );
}

/** Whether the question asks for the greatest quantity rather than the highest value, as in `the most migrants`. */
function isQuantityAsked({ claims }: Draft, column: Column): boolean {
  if (!/INT/.test(column.type)) return false;
  const at = claims.tokens.findIndex(({ lower }) => /^(?:most|fewest|more|fewer)$/.test(lower));
  const nouns = at < 0 ? [] : claims.tokens.slice(at + 1, at + 3);
  return nouns.some((noun) => claims.useOf(noun) === "gloss" || matchName(column.name, [noun]).score >= 0.4);
}

/** Words for what happens over time, whose amounts add up. */
const flow =
  /^(?:produc(?:e|es|ed|tion)|manufactured|sold|bought|shipped|shipments?|delivered|deliver(?:y|ies)|exported|exports?|imported|imports?|generated|consumed|consumption|harvest(?:s|ed)?|mined|built|donated|slaughtered|spent|output)$/;

/**
 * Whether the question asks for an amount that was produced, as in `the most pork produced`, although the column's name
 * does not say so.
 */
function isFlowAsked({ claims }: Draft, { nature }: Column): boolean {
  return nature === "unknown" && claims.tokens.some(({ lower }) => flow.test(lower));
}

/** Returns notes on an aggregate that the question does not determine. */
export function remarks(measure: Measure, { cues, options }: Draft): string[] {
  if (measure.column === null || measure.aggregate === "ratio" || options.aggregate !== undefined) return [];
  const { name, nature } = measure.column;
  if (measure.aggregate === "weighted average")
    return [
      `${name} is a rate: its average over rows is weighted by ${measure.weight.name}; --aggregate average counts every row alike.`,
    ];
  if (cues.aggregate === "sum" && measure.aggregate === "average")
    return [
      `The numbers of ${name} are not added up, since its name is that of a price, rate, length or the like: their average was taken; --aggregate sum adds them up.`,
    ];
  if (
    nature === "unknown" &&
    cues.aggregate === null &&
    measure.aggregate === "average" &&
    !isStock(measure.column)
  )
    return [
      `The name of ${name} does not say whether its numbers may be added up: they were averaged; --aggregate sum adds them up.`,
    ];
  return [];
}
