import { quoteJson } from "@concordat/llm";
import type { Period } from "../drivers/period.js";
import { readComparison } from "../drivers/period-pair.js";
import type { SubjectOptions } from "../drivers/subject.js";
import { lastWholePeriods } from "../drivers/whole-periods.js";
import type { Table } from "../table/open-table.js";
import { claimAllTogether, claimOwner } from "./all-together.js";
import { assertAllWordsRead, mayNameValue } from "./all-words-read.js";
import { asksSomething } from "./asks-something.js";
import { type TimeAxis, timeAxis } from "./axis.js";
import { checkReading } from "./check-reading.js";
import { chooseOperation } from "./choose-operation.js";
import { claimLimit } from "./claim-limit.js";
import { Claims } from "./claims.js";
import { binnedNumbers } from "./comparisons/binned-numbers.js";
import { columnsInOrder } from "./comparisons/columns-in-order.js";
import { comparedWithAverage } from "./comparisons/compared-with-average.js";
import { findComparisons } from "./comparisons/find-comparisons.js";
import { numberedGroups } from "./comparisons/numbered-groups.js";
import type { PlacedCondition } from "./comparisons/placed-condition.js";
import { soldAbove } from "./comparisons/sold-above.js";
import { type Condition, withoutTwins } from "./condition.js";
import { assertRowsCountable } from "./countable-rows.js";
import { claimCourse } from "./course-words.js";
import { likeWithLike } from "./coverage/like-with-like.js";
import { readCues } from "./cues.js";
import { cuesBesideNames } from "./cues-beside-names.js";
import { findDimension } from "./dimension/find-dimension.js";
import type { Draft } from "./draft.js";
import { findMembers } from "./find-members.js";
import { assertOneRowPerTime, claimFirstTime } from "./first-time.js";
import { type Hints, readHints } from "./hints.js";
import { questionMeant } from "./imperative.js";
import { betweenMoments } from "./latest-time.js";
import { measureTaken } from "./measure/assumed-measure.js";
import { measureOfWording } from "./measure/measure-of-wording.js";
import { settleMeasure } from "./measure/settle-measure.js";
import { rowWord } from "./measure/settled-measure.js";
import { membersMeant } from "./members-meant.js";
import { claimNumbersOfNames } from "./numbers-of-names.js";
import { asksForOverview, assertNoUnknownNames } from "./overview.js";
import { parseWhere } from "./parse-where.js";
import { assertPriceIsNoIndex } from "./price-index.js";
import { rateOfRows } from "./rate-of-rows.js";
import type { Reading } from "./reading.js";
import { refusal } from "./refusal.js";
import { refuseRepeatedHeaders } from "./repeated-headers.js";
import { refuseRepeatedMembers } from "./repeated-members.js";
import { resolvePeriods } from "./resolve-periods.js";
import { settleConditions } from "./settle-conditions.js";
import { settleDimension } from "./settle-dimension.js";
import { claimSteps } from "./steps-asked.js";
import { timesNamed } from "./times-named.js";
import { tokenise } from "./token.js";
import { unansweredWords } from "./unanswered/unanswered-words.js";
import { usedColumns } from "./used-columns.js";
import { assertComparableValues } from "./variable-column.js";
import { readVocabulary } from "./vocabulary.js";
import { takenNotes, withGroupsSaid, wordsTaken } from "./words-taken.js";

/**
 * Interprets a question without a model. Each word that names something in the table is either used or reported in
 * the notes of the reading. Returns `null` if the question asks for an overview.
 * @throws {AnalystError} NOT_IN_TABLE when the table cannot answer the question, BAD_OPTION when an option does not
 * fit the table, MEASURE_AMBIGUOUS when several columns could be meant
 */
export async function readQuestion(
  table: Table,
  written: string,
  options: SubjectOptions,
): Promise<Reading | null> {
  const question = questionMeant(written, table.columns);
  const tokens = tokenise(question);
  const claims = new Claims(tokens);
  const axis = await timeAxis(table, options.time);
  const vocabulary = await readVocabulary(table, tokens);
  const first: Draft = {
    question,
    claims,
    vocabulary,
    cues: readCues(question, tokens),
    rated: null,
    axis,
    options,
    notes: [],
    assumptions: [],
  };

  if (asksForOverview(tokens, vocabulary)) return null;
  claimNumbersOfNames(first);
  const times = timesNamed(first);
  const hints = readHints(first);
  const worded = measureOfWording(first, hints);
  const rated = rateOfRows(first);
  const named = membersMeant(first, findMembers(claims, vocabulary));
  const members = rated === null ? named : [...named, rated];
  const ofNames = cuesBesideNames(first, named);
  const cues = rated === null ? (worded?.cues ?? ofNames) : { ...ofNames, share: true };
  const draft: Draft = { ...first, cues, rated };
  claimLimit(draft);
  claimCourse(draft.question, draft.claims);
  claimSteps(draft.question, draft.claims);
  claimFirstTime(draft.question, draft.claims);
  claimAllTogether(draft);
  claimOwner(draft);
  const dimensions = findDimension(claims, vocabulary, axis);
  const { comparisons: found, groups } = numberedGroups(await allComparisons(draft, hints, times, members));
  const isPlain =
    times.length === 0 && members.length === 0 && found.length === 0 && hints.columns.length === 0;
  const resolved = await resolvePeriods(table, question, times, axis, cues);
  draft.assumptions.push(...resolved.assumptions);
  const conditions = settleConditions(draft, members, dimensions);
  // `foreign cars (foreign = 1) or domestic ones`: the equation names one of the groups.
  const comparisons = found.filter(({ condition }) => condition.column !== conditions.groups?.column);
  const compared = comparisons.map(({ condition }) => condition);
  const measured =
    worded === null
      ? await settleMeasure(
          draft,
          hints,
          dimensions,
          [...conditions.where, ...compared].map(({ column }) => column),
          members.flatMap((mention) => mention.members),
        )
      : worded.settled(draft);
  if (isPlain && measured === null && dimensions.length === 0 && !asksSomething(draft)) {
    assertNoUnknownNames(draft);
    return null;
  }

  const asked = await askedConditions(draft);
  const by = settleDimension(draft, dimensions, conditions, measured);
  if (cues.when && by === null && periodsAsked(question))
    throw refusal(table, "it has no column of dates or years that would say when");
  // Unread words explain better why nothing can be measured.
  if (measured === null) assertAllWordsRead(draft, measured, dimensions, null, false);
  // The question names what is counted, but the only numeric column may contain anything.
  const isUnnamed =
    measured === null && options.measure === undefined && (cues.counts || cues.amounts || cues.share);
  if (isUnnamed && !mayNameValue(draft))
    throw refusal(table, "nothing in it says what is counted; --measure or --aggregate count does");
  const measure = await measureTaken(draft, measured, comparisons, dimensions);
  const periods =
    options.compare === undefined ? resolved.periods : await askedPeriods(table, axis, options.compare);
  const reading = chooseOperation(draft, {
    measure,
    conditions: withoutTwins([...conditions.where, ...compared, ...resolved.conditions, ...asked]),
    members: {
      ...conditions,
      groups: conditions.groups ?? groups,
      placed: [...conditions.placed, ...comparisons],
    },
    by,
    periods,
  });
  await assertComparableValues(table, reading);
  refuseRepeatedHeaders(draft, reading);
  await refuseRepeatedMembers(table, reading);
  await assertRowsCountable(table, draft, reading);
  await assertPriceIsNoIndex(table, draft, reading);
  await assertOneRowPerTime(table, reading);
  checkReading(table, draft, reading);
  assertHintsUsed(table, hints, reading);
  const used = usedColumns(reading);
  const taken = wordsTaken(draft, used);
  draft.notes.push(
    ...assertAllWordsRead(
      draft,
      measured,
      dimensions,
      used,
      hints.columns.length > 0 || hints.flags.length > 0 || hints.ratio !== null,
      [...taken.modifiers, ...unansweredWords(draft, reading)],
    ),
    ...takenNotes(taken, reading),
  );
  return likeWithLike(
    table,
    await betweenMoments(
      table,
      await withPeriods(draft, withGroupsSaid({ ...reading, notes: draft.notes }, taken)),
    ),
    {
      isAsked: times.some(({ kind }) => kind === "same" || kind === "so-far"),
      isFixed: options.compare !== undefined,
    },
  );
}

/** Comparisons with numbers, with an average, and of columns with each other. */
async function allComparisons(
  draft: Draft,
  hints: Hints,
  times: readonly unknown[],
  members: readonly unknown[],
): Promise<PlacedCondition[]> {
  // An average of some of the rows is not known yet.
  const isOfAll = times.length === 0 && members.length === 0;
  const withAverage = isOfAll ? await comparedWithAverage(draft, hints) : [];
  const sold = soldAbove(draft);
  const inOrder = withAverage.length > 0 || sold.length > 0 ? [] : columnsInOrder(draft);
  const { question, claims, vocabulary } = draft;
  const withNumbers = findComparisons(question, claims, vocabulary.table.columns, rowWord(draft));
  return [...withAverage, ...sold, ...inOrder, ...withNumbers, ...binnedNumbers(draft)];
}

/**
 * Throws if a column in parentheses is not used in the interpretation. For example, if a question compares two prices,
 * the average of only one is a wrong answer.
 * @throws {AnalystError} NOT_IN_TABLE
 */
function assertHintsUsed(table: Table, { columns }: Hints, reading: Reading): void {
  const used = usedColumns(reading);
  const unused = columns.find(({ name }) => !used.has(name));
  if (unused !== undefined && columns.length > 1)
    throw refusal(
      table,
      `the question names ${quoteJson(unused.name)}, which nothing here computes with the others; --measure or --where says what is meant`,
    );
}

function periodsAsked(question: string): boolean {
  return /\bwhen\b|\b(?:which|what) (?:year|month|quarter|decade)\b/i.test(question);
}

async function askedConditions({ options, vocabulary, axis }: Draft): Promise<Condition[]> {
  const found: Condition[] = [];
  for (const text of options.where ?? []) found.push(await parseWhere(vocabulary.table, axis, text));
  return found;
}

async function askedPeriods(table: Table, axis: TimeAxis | null, compare: string): Promise<Period[]> {
  if (axis === null) throw refusal(table, "it has no column of dates or years to compare periods of");
  const { a, b } = await readComparison(table, axis.column, compare);
  return [a, b];
}

/** Adds the periods to a change without periods: the last two complete ones. */
async function withPeriods({ vocabulary: { table }, axis }: Draft, reading: Reading): Promise<Reading> {
  if (reading.operation !== "change" || reading.periods.length === 2) return reading;
  if (axis === null)
    throw refusal(table, "it has no column of dates or years, so nothing in it changes over time");
  const whole = await lastWholePeriods(table, axis.column);
  if (whole === null) throw refusal(table, `it has no two whole periods of ${axis.column.name} to compare`);
  const said = `No periods were named: ${whole.a.label} and ${whole.b.label}, the last two whole ones of ${axis.column.name}, were taken.`;
  return { ...reading, periods: [whole.a, whole.b], assumptions: [...reading.assumptions, said] };
}
