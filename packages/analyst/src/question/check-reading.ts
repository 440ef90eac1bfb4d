import { asksForOwn } from "../answer/member-changes.js";
import { nameParts } from "../table/name-parts.js";
import type { Table } from "../table/open-table.js";
import { unnamedValue } from "../table/wide-periods.js";
import { asksForNumberOf } from "./asks-for-number-of.js";
import { choosesAtTwoTimes } from "./chooses-at-two-times.js";
import { computationLeftOut } from "./computations-not-done.js";
import { asksForTendency } from "./cues.js";
import type { Draft } from "./draft.js";
import { isMoney } from "./is-money.js";
import { isShare } from "./is-share.js";
import { listsAmong } from "./list-cells.js";
import { measuresIdentifiers } from "./measure/measures-identifiers.js";
import { leavesNegationOut } from "./negations.js";
import { orderOfWorth } from "./order-of-worth.js";
import { asksForPropertyOfPeople } from "./property-of-people.js";
import { isBeyondPercent, rateHint } from "./rate-hint.js";
import type { Reading } from "./reading.js";
import { refusal } from "./refusal.js";
import { unitConflict } from "./unit-conflict.js";

interface Check {
  /** Whether a reading omits something that the question asks for. */
  leavesOut(draft: Draft, reading: Reading): boolean;
  readonly reason: string | ((draft: Draft, reading: Reading) => string);
}

const asksForChange =
  /\bhow (?:did|has|have|do|does)\b.*\b(?:chang\w*|develop(?:s|ed|ing|ment|ments)?|evolv\w*|grow\w*|grown|rise|risen|fall|fallen|increas\w*|decreas\w*|declin\w*|improv\w*|drop\w*)\b|\bby how much (?:did|has|have)\b|\b(?:what|how large|how big) (?:is|was) the (?:change|increase|decrease|rise|fall|drop|growth|decline) in\b/i;

const asksForTotal = /\b(?:in total|altogether|added up|sum of|(?:is|was|were|are) the total)\b/i;
const levelMeaning = "their name is that of a price, rate, score or the like";

function isAveraged(aggregate: Reading["measure"]["aggregate"]): boolean {
  return aggregate === "average" || aggregate === "weighted average";
}

/** Checks that reject a reading if it omits a part of the question. */
const checks: readonly Check[] = [
  {
    leavesOut: ({ question }, { operation }) => asksForTendency(question) && operation !== "relationship",
    reason:
      "it asks whether one number goes with another, and does not name two columns of numbers; parentheses can",
  },
  {
    // An unnamed measure is accepted only for a course over time, for which a question may name nothing else.
    leavesOut: (_, { operation, measure: { column }, measureChosen }) =>
      measureChosen === "assumed" &&
      column !== null &&
      column.name !== unnamedValue &&
      operation !== "change" &&
      operation !== "trend",
    reason: "nothing in the question names what is measured; --measure or --aggregate count does",
  },
  {
    leavesOut: ({ options, question }, { measure }) =>
      options.measure === undefined && measuresIdentifiers(measure, question),
    reason:
      "the numbers of such a column tell things apart and measure nothing; --aggregate distinct counts them",
  },
  {
    leavesOut: ({ question, claims, options }, { operation, measure: { column } }) =>
      (operation === "ranking" || operation === "extreme" || operation === "value") &&
      column !== null &&
      options.measure === undefined &&
      claims.tokens.some(
        (token) =>
          /^(?:best|worst|fastest|quickest|slowest)$/.test(token.lower) && claims.useOf(token) !== "member",
      ) &&
      orderOfWorth(question, column.name) === "unknown",
    reason:
      "nothing says whether a high or a low number is the better one; ask for the highest or the lowest",
  },
  {
    // The country with the tallest people: its population is no height.
    leavesOut: asksForPropertyOfPeople,
    reason: "it asks for a property of the people, and only their number is in the table",
  },
  {
    leavesOut: (_, { operation, by, conditions }) =>
      operation === "ranking" &&
      by !== null &&
      conditions.some(({ column, text }) => column.id === by.column.id && / = [^|]*$/.test(text)),
    reason:
      "it chooses among the members of a column and names one of them alone; --by or --where says which is meant",
  },
  {
    leavesOut: ({ question }, { operation, by }) =>
      operation === "change" &&
      by !== null &&
      !asksForOwn(question) &&
      /\b(?:fastest|slowest|quickest|growth rate|percentage (?:growth|increase|decrease|change)|in percent|relative (?:growth|increase))\b/i.test(
        question,
      ),
    reason:
      "it asks for changes in relation to their size, and nothing says whose; ask which one changed the most in percent",
  },
  {
    leavesOut: ({ question, options }, { measure }) =>
      options.measure === undefined &&
      measure.aggregate !== "ratio" &&
      measure.column !== null &&
      nameParts(measure.column.name).some((part) => /^(?:percap|capita|percapita)$/.test(part)) &&
      !/\bper\b|capita|\bperson|\bhead\b|percap/i.test(question),
    reason: "its numbers are per head, and the question asks for the whole",
  },
  {
    leavesOut: ({ question, options }, { measure: { column } }) =>
      options.measure === undefined &&
      /\b(?:un)?profitab/i.test(question) &&
      (column === null ||
        !nameParts(column.name).some((part) => /profit|earning|income|loss|margin|return/.test(part))),
    reason: "it has no column of profit",
  },
  {
    leavesOut: ({ question }, { operation, by, measure: { aggregate } }) =>
      operation === "value" &&
      by === null &&
      (aggregate === "maximum" || aggregate === "minimum") &&
      /^\s*(?:which|who|where)\b/i.test(question),
    reason: "it asks which one, and nothing says among what; --by names a column",
  },
  {
    leavesOut: choosesAtTwoTimes,
    reason: "it asks for the first of many and names two periods; --compare A:B compares them",
  },
  {
    leavesOut: ({ cues }, { operation, by }) => cues.when && by === null && operation === "value",
    reason: "it asks when, and nothing in the table says so; --by names a column of times",
  },
  {
    // Which monarch had the most children: with one row per monarch, the number of rows is always one.
    leavesOut: ({ vocabulary: { table }, cues, options }, { operation, measure, by }) =>
      (operation === "ranking" || operation === "comparison") &&
      options.aggregate === undefined &&
      (cues.order !== null || operation === "comparison") &&
      measure.column === null &&
      by !== null &&
      table.rows > 1 &&
      by.column.kind === "text" &&
      by.column.distinct === table.rows,
    reason: "each of them has one row, so their number of rows does not tell which has the most",
  },
  {
    // How many people live in Camden, of a table with one row for each borough: its one row is no person.
    leavesOut: ({ vocabulary: { table }, options }, { operation, measure, conditions }) =>
      operation === "value" &&
      options.aggregate === undefined &&
      measure.column === null &&
      conditions.some(
        ({ column, text }) =>
          column.kind === "text" &&
          table.rows > 1 &&
          column.distinct === table.rows &&
          text.startsWith(`${column.name} = `) &&
          !text.includes(" | "),
      ),
    reason: (_, { conditions }) =>
      `it has one row where ${conditions.map(({ text }) => text).join(" and ")}, and counting it tells nothing`,
  },
  {
    leavesOut: ({ vocabulary }, { by }) =>
      by?.column.kind === "text" &&
      by.part === null &&
      listsAmong((vocabulary.byColumn.get(by.column) ?? []).map(({ text }) => text)) !== null,
    reason: (_, { by }) =>
      `a cell of ${by?.name ?? ""} can hold several of its members, and nothing here counts it for each of them; --where "${by?.name ?? ""} = …" selects one`,
  },
  {
    leavesOut: (_, { place, operation }) => place > 1 && operation !== "ranking" && operation !== "extreme",
    reason: "it asks for a place behind the first, and nothing says among what; --by names a column",
  },
  {
    leavesOut: ({ cues }, { operation, measure }) =>
      operation === "value" && measure.column === null && cues.order !== null && !cues.counts,
    reason:
      "it asks for the most or the least, and nothing says of what; --by names a column to choose among",
  },
  {
    leavesOut: ({ question }, { operation }) => operation === "value" && asksForChange.test(question),
    reason: "it asks for a change and names no two periods; --compare A:B does",
  },
  {
    leavesOut: ({ cues }, { operation, measure }) =>
      cues.share && operation === "value" && (measure.column === null || !isShare(measure)),
    reason: "it asks for a share, and nothing says which rows are the part; --where names them",
  },
  {
    leavesOut: ({ claims, question, options }, { operation, measure, conditions }) =>
      options.measure === undefined &&
      operation !== "share" &&
      !conditions.some(({ column }) =>
        nameParts(column.name).some((part) => /^rat(?:e|ed|ing)$/.test(part)),
      ) &&
      /\brates?\b(?! of change)/i.test(question) &&
      claims.free().some(({ lower }) => /^rates?$/.test(lower)) &&
      (measure.column === null ||
        (measure.column.nature === "amount" && !isShare(measure)) ||
        isBeyondPercent(measure.column)),
    reason: ({ vocabulary: { table } }, { measure: { column } }) =>
      `it asks for a rate, and no column holds one; ${rateHint(table, column)}`,
  },
  {
    leavesOut: ({ question, options }, { measure: { aggregate } }) =>
      options.aggregate === undefined && isAveraged(aggregate) && asksForTotal.test(question),
    reason: (_, { measure: { column } }) =>
      `it asks for a total, and the numbers of ${column?.name ?? ""} are not added up: ${levelMeaning}; --aggregate sum adds them up, --aggregate average averages them`,
  },
  {
    leavesOut: ({ cues, options, claims }, { measure: { aggregate, column } }) =>
      options.aggregate === undefined &&
      options.measure === undefined &&
      cues.counts &&
      cues.aggregate === null &&
      isAveraged(aggregate) &&
      column?.nature === "level" &&
      asksForNumberOf(claims.tokens, column.name),
    reason: (_, { measure: { column } }) =>
      `it asks how many, and the numbers of ${column?.name ?? ""} are not added up: ${levelMeaning}; --aggregate count counts rows, --aggregate sum adds the numbers up`,
  },
  {
    leavesOut: ({ question, options }, { operation, measure }) =>
      options.measure === undefined &&
      operation !== "relationship" &&
      /\b(?:money|cash)\b/i.test(question) &&
      (measure.column === null || !isMoney(measure.column)),
    reason: "it asks for money, and no column of amounts of money is named",
  },
  {
    leavesOut: ({ cues, options }, { measure }) =>
      cues.distinct && cues.counts && measure.aggregate !== "distinct" && options.aggregate === undefined,
    reason:
      "it asks how many different ones there are, and no column says what they are; --aggregate distinct with --measure does",
  },
  {
    leavesOut: leavesNegationOut,
    reason: 'it says "not" or "without", and nothing says of what; --where "Column != value" does',
  },
];

/**
 * Throws if a reading omits something that the question asks for.
 * @throws {AnalystError} NOT_IN_TABLE
 */
export function checkReading(table: Table, draft: Draft, reading: Reading): void {
  const failed = checks.find(({ leavesOut }) => leavesOut(draft, reading));
  if (failed !== undefined)
    throw refusal(table, typeof failed.reason === "string" ? failed.reason : failed.reason(draft, reading));
  const reason = computationLeftOut(draft, reading) ?? unitConflict(draft, reading);
  if (reason !== null) throw refusal(table, reason);
}
