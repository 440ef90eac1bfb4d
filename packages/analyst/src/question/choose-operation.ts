import type { Measure } from "../query/aggregate.js";
import type { Column } from "../table/column.js";
import { alternativeOf, asksForSingle } from "./alternative.js";
import { asksForLead } from "./asks-for-lead.js";
import { asksForCourse } from "./course-words.js";
import { plain } from "./dimension/grouping-columns.js";
import type { SettledDimension } from "./dimension/settled-dimension.js";
import type { Draft } from "./draft.js";
import { isFirstTime } from "./first-time.js";
import { asksForCountAtTimes, asksPerPeriod } from "./grouped-time.js";
import { asksForLoss, isOfChanges } from "./measure/column-of-changes.js";
import { isStock } from "./measure/measured-columns.js";
import type { Operation } from "./operation.js";
import { orderOfWorth } from "./order-of-worth.js";
import type { Reading } from "./reading.js";
import { refusal } from "./refusal.js";
import type { Settled } from "./settled.js";
import { shareOfGroups } from "./share-of-groups.js";
import { shareOverTime } from "./share-over-time.js";
import { isShareOfEach, partOf } from "./share-part.js";
import { asksForSteps } from "./steps-asked.js";

/** Determines the operation from the question, and composes the interpretation. */
export function chooseOperation(draft: Draft, settled: Settled): Reading {
  const shared = shareOfGroups(draft, settled) ?? shareOverTime(draft, settled);
  return shared === null ? withOperation(draft, settled) : withOperation(...shared);
}

function withOperation(draft: Draft, settled: Settled): Reading {
  const { cues, axis, vocabulary } = draft;
  const { measure, members, periods } = settled;
  const operation = operationOf(draft, settled);
  const groups =
    operation === "comparison" && members.groups !== null
      ? { dimension: plain(vocabulary, members.groups.column) }
      : null;
  const part = operation === "share" ? partOf(draft, settled) : [];
  const by = groups?.dimension ?? settled.by?.dimension ?? null;
  const computed =
    operation === "average per period" &&
    measure.measure.column !== null &&
    measure.measure.aggregate === "average"
      ? { column: measure.measure.column, aggregate: "sum" as const }
      : operation === "value" || operation === "ranking" || operation === "extreme"
        ? single(draft, measure.measure, settled)
        : measure.measure;
  return {
    question: draft.question,
    operation,
    measure: computed,
    alternative: alternativeOf(draft, operation, computed, measure.rival),
    measureChosen: measure.chosen,
    against: measure.against,
    conditions: settled.conditions.filter((condition) => !part.includes(condition)),
    part,
    axis,
    periods,
    coverage: null,
    totals: [],
    by,
    order: orderOf(draft, computed),
    limit: cues.limit,
    place: cues.place,
    asksWhy: cues.why,
    notes: draft.notes,
    assumptions: [...draft.assumptions, ...measure.assumptions],
  };
}

const durationName = /(?:^|[_ .-])(?:time|times|duration|seconds?|minutes?|laps?|finish)(?:$|[_ .-])/i;

/**
 * Returns the sort order of a ranking. `fastest` puts the shortest duration first. If a column contains losses, the
 * largest loss is first.
 */
function orderOf({ cues, question }: Draft, { column }: Measure): "desc" | "asc" {
  const name = column?.name ?? "";
  if (isOfChanges(column) && asksForLoss(question)) return "asc";
  if (cues.loss && /loss/i.test(name)) return "desc";
  if (durationName.test(name) && /\b(?:fastest|quickest)\b/i.test(question)) return "asc";
  if (durationName.test(name) && /\bslowest\b/i.test(question)) return "desc";
  const judged = orderOfWorth(question, name);
  if (judged !== null && judged !== "unknown") return judged;
  return cues.order ?? "desc";
}

/**
 * Whether a question asks for an average over periods, as in `how many inspections per year were there on average`.
 * Such a question neither names one period nor lists all periods.
 */
function isAveragePerPeriod(draft: Draft, { by, measure: { measure }, periods }: Settled): boolean {
  const { cues, question } = draft;
  const isAtTimes = asksForCountAtTimes(draft, measure.column);
  if (isAtTimes && periods.length > 1)
    throw refusal(
      draft.vocabulary.table,
      "it asks how many there were on average in several periods, and one is computed at a time; ask for each of them",
    );
  return (
    by?.isTime === true &&
    !by.isChoice &&
    periods.length < 2 &&
    cues.order === null &&
    (cues.counts || cues.amounts || measure.column?.nature === "amount") &&
    (cues.aggregate === "average" || /\bon average\b/i.test(question)) &&
    (isAtTimes || asksPerPeriod(question)) &&
    (measure.column === null || measure.column.nature !== "level")
  );
}

type Row = readonly [Operation, (draft: Draft, settled: Settled) => boolean];

/** The first matching row determines the operation. */
const operations: readonly Row[] = [
  ["average per period", isAveragePerPeriod],
  [
    "largest change",
    ({ question }, { by, periods, measure }) =>
      by?.isTime === true &&
      by.dimension.chronological &&
      periods.length < 2 &&
      asksForSteps(question, measure.measure),
  ],
  ["first time", isFirstTime],
  ["relationship", ({ cues }, { measure }) => cues.relationship && measure.against !== null],
  [
    "share",
    ({ cues }, { measure, members, by }) =>
      cues.share &&
      by === null &&
      (measure.measure.column === null || measure.measure.aggregate === "sum") &&
      members.placed.length > 0,
  ],
  ["share", (draft, settled) => draft.cues.share && isShareOfEach(draft, settled)],
  ["change", (_, { periods }) => periods.length === 2],
  [
    "trend",
    ({ question, axis }, { by }) => axis !== null && (by === null || by.isTime) && asksForCourse(question),
  ],
  [
    "comparison",
    ({ cues }, { members, by }) =>
      members.groups !== null &&
      by?.isChoice !== true &&
      (cues.compares || cues.order !== null || members.groups.members.length === 2),
  ],
  ["comparison", asksForLead],
  ["distribution", ({ cues }) => cues.distribution],
  [
    "change",
    ({ question, axis, cues }, { by, periods }) =>
      by !== null &&
      !by.isTime &&
      axis !== null &&
      axis.first !== axis.last &&
      periods.length === 0 &&
      !cues.when &&
      /\b(?:grew|grow|grown|rose|risen|fell|fallen|declined|increased|decreased|improved|shrank|shrunk|dropped)\b/i.test(
        question,
      ),
  ],
  ["extreme", ({ cues }, { by }) => by?.isTime === true && (cues.order !== null || by.isChoice)],
  [
    "ranking",
    ({ cues }, { by }) =>
      by !== null && (cues.order !== null || by.isChoice) && !isChangeOfMembers(cues.change, by),
  ],
  ["trend", ({ cues }, { by }) => by?.isTime === true || (cues.trend && by === null)],
  [
    "change",
    ({ cues, axis, options }, { periods }) =>
      (cues.change || options.compare !== undefined) &&
      axis !== null &&
      axis.first !== axis.last &&
      periods.length === 0 &&
      !cues.counts &&
      !cues.amounts &&
      cues.order === null,
  ],
  [
    "change",
    ({ question, axis }, { by, periods }) =>
      by !== null &&
      axis !== null &&
      periods.length === 0 &&
      /\b(?:drove|drive|driving|grew|grow|rise|rose|fell|declin\w*|increas\w*|decreas\w*|chang\w*)\b/i.test(
        question,
      ),
  ],
  ["ranking", (_, { by }) => by !== null],
  ["value", () => true],
];

function isChangeOfMembers(change: boolean, { isChoice }: SettledDimension): boolean {
  return change && !isChoice;
}

function operationOf(draft: Draft, settled: Settled): Operation {
  return operations.find(([, fits]) => fits(draft, settled))?.[0] ?? "value";
}

/**
 * Whether the names in a column are almost unique to a row. Two rows with the same name are then different things and
 * are not aggregated.
 */
function namesRowsApart({ vocabulary: { table } }: Draft, { role, kind, distinct }: Column): boolean {
  const share = (distinct ?? 0) / table.rows;
  return kind === "text" && role === "category" && share > 0.9 && share < 1;
}

/** Matches superlatives. A comparative compares only two things, so it does not ask for the highest of all. */
const superlative =
  /\b(?:(?!(?:rest|west|test|best|interest|forest|harvest|invest|request|contest|guest|latest|northwest|southwest|midwest)\b)\w{2,}est|best|most|least|max(?:imum)?|min(?:imum)?|worst|top|peak\w*|record)\b/i;

/**
 * Matches phrases such as `the largest number of`. If a column contains the number, they ask for the value of one row.
 */
const countExtreme = /\b(?:largest|highest|greatest|smallest|lowest|maximum|minimum) (?:number|count) of\b/i;

/** Chooses the measure for a result of one value. For `the highest temperature` without a group, it is the maximum. */
function single(draft: Draft, measure: Measure, { by }: Settled): Measure {
  const { cues, options } = draft;
  if (
    by !== null &&
    options.aggregate === undefined &&
    measure.column !== null &&
    asksForSingle(draft, measure)
  )
    return { column: measure.column, aggregate: orderOf(draft, measure) === "asc" ? "minimum" : "maximum" };
  if (by !== null && measure.column !== null && namesRowsApart(draft, by.dimension.column))
    return { column: measure.column, aggregate: orderOf(draft, measure) === "asc" ? "minimum" : "maximum" };
  if (!superlative.test(draft.question)) return measure;
  if (by !== null || cues.order === null || cues.aggregate !== null || options.aggregate !== undefined)
    return measure;
  if (
    measure.column === null ||
    measure.aggregate === "ratio" ||
    measure.aggregate === "distinct" ||
    (cues.counts && !countExtreme.test(draft.question))
  )
    return measure;
  if (measure.aggregate === "sum" && !isStock(measure.column) && cues.amounts) return measure;
  return { column: measure.column, aggregate: orderOf(draft, measure) === "desc" ? "maximum" : "minimum" };
}
