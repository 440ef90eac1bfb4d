import { lastWholePeriods } from "../drivers/whole-periods.js";
import { readComparison } from "../drivers/comparison.js";
import { chooseMeasure } from "../drivers/choose-measure.js";
import type { SubjectOptions } from "../drivers/subject.js";
import type { Period } from "../drivers/period.js";
import { isYearOfSomething } from "../table/calendar-name.js";
import type { Table } from "../table/open-table.js";
import { timeAxis, type TimeAxis } from "./axis.js";
import { Claims } from "./claims.js";
import type { Condition } from "./condition.js";
import { type Cues, numberOf, readCues } from "./cues.js";
import { findComparisons } from "./find-comparisons.js";
import { type DimensionMention, findDimension } from "./find-dimension.js";
import { findMembers } from "./find-members.js";
import { readHints } from "./hints.js";
import { settleConditions } from "./settle-conditions.js";
import { settleDimension } from "./settle-dimension.js";
import { settleMeasure } from "./settle-measure.js";
import { chooseOperation } from "./choose-operation.js";
import { parseWhere } from "./parse-where.js";
import { findPeriods } from "./periods/find-periods.js";
import type { Reading } from "./reading.js";
import { refusal } from "./refusal.js";
import { resolvePeriods } from "./resolve-periods.js";
import { tokenise } from "./token.js";
import { unreadWords } from "./unread-words.js";
import { readVocabulary, type Vocabulary } from "./vocabulary.js";

/** Everything that was found in a question, on the way to its reading. */
export interface Draft {
  readonly question: string;
  readonly claims: Claims;
  readonly vocabulary: Vocabulary;
  readonly cues: Cues;
  readonly axis: TimeAxis | null;
  readonly options: SubjectOptions;
  readonly notes: string[];
  readonly assumptions: string[];
}

/**
 * Reads a question without a model: each of its words that names something of the table is used, or the reading says which was not.
 * Null: it names nothing of the table and asks for nothing in particular.
 * @throws {AnalystError} NOT_IN_TABLE where the table cannot answer it, BAD_OPTION, MEASURE_UNCLEAR
 */
export async function readQuestion(table: Table, question: string, options: SubjectOptions): Promise<Reading | null> {
  const tokens = tokenise(question);
  const claims = new Claims(tokens);
  const axis = await timeAxis(table, options.time);
  const vocabulary = await readVocabulary(table, tokens);
  const cues = readCues(question, tokens);
  const draft: Draft = { question, claims, vocabulary, cues, axis, options, notes: [], assumptions: [] };

  const times = findPeriods(question).filter((mention) => isTime(mention, draft));
  for (const { start, end } of times) claims.claim(tokens.filter((token) => token.start < end && token.end > start), "time");
  const hints = readHints(draft);
  const members = findMembers(claims, vocabulary);
  claimLimit(draft);
  const dimensions = findDimension(claims, vocabulary, axis);
  const comparisons = findComparisons(question, claims, table.columns);
  const isPlain = times.length === 0 && members.length === 0 && comparisons.length === 0 && hints.columns.length === 0;
  const resolved = await resolvePeriods(table, question, times, axis, cues);
  const conditions = settleConditions(draft, members, dimensions);
  const measured = await settleMeasure(draft, hints, dimensions);
  if (isPlain && measured === null && dimensions.length === 0 && !asksSomething(cues)) return null;

  const asked = await askedConditions(draft);
  const by = settleDimension(draft, dimensions, conditions);
  refuseUnread(draft, measured !== null, dimensions);
  const measure = measured ?? (await assumedMeasure(draft));
  const periods = options.compare === undefined ? resolved.periods : await askedPeriods(table, axis, options.compare);
  const reading = chooseOperation(draft, {
    measure,
    conditions: [...conditions.where, ...comparisons, ...resolved.conditions, ...asked],
    members: conditions,
    by,
    periods,
  });
  return withPeriods(draft, reading);
}

/** A number that may be a year is one only where the table has time, or nothing else can be meant. */
function isTime(mention: { start: number; end: number; kind: string }, { question, vocabulary }: Draft): boolean {
  const text = question.slice(mention.start, mention.end);
  if (mention.kind !== "interval" || !/^\d{4}$/.test(text)) return true;
  return !/\b(?:than|above|below|over|under|least|most|exceed\w*)\s+\$?$/i.test(question.slice(0, mention.start)) || vocabulary.table.columns.some(({ role }) => role === "year");
}

function claimLimit({ claims, cues }: Draft): void {
  if (cues.limit === null) return;
  const token = claims.free().find(({ text }) => numberOf(text) === cues.limit);
  if (token !== undefined) claims.claim([token], "cue");
}

function asksSomething(cues: Cues): boolean {
  return cues.counts || cues.amounts || cues.when || cues.relationship || cues.distribution || cues.share || cues.order !== null || cues.aggregate !== null;
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

/** Words that nothing answers to are a reason to refuse, unless an option says what is meant. */
function refuseUnread(draft: Draft, isMeasured: boolean, dimensions: readonly DimensionMention[]): void {
  const { claims, vocabulary, options, notes } = draft;
  const { table } = vocabulary;
  const { names, narrowing, others } = unreadWords(claims, vocabulary);
  const isSettled = options.measure !== undefined || options.where !== undefined || options.compare !== undefined || options.by !== undefined || options.aggregate !== undefined;
  const list = (tokens: readonly { text: string }[]): string => tokens.map(({ text }) => `"${text}"`).join(", ");
  if (!isSettled) {
    if (names.length > 0)
      throw refusal(table, `no column, member or period of it is called ${list(names)}`);
    const unnamed = dimensions.find(({ dimension, isChoice }) => dimension === null && isChoice);
    if (unnamed !== undefined) throw refusal(table, `it has no column for ${list(unnamed.tokens)} to choose among`);
    if (narrowing.length > 0) throw refusal(table, `it has no column, member or period for ${list(narrowing)}`);
    if (!isMeasured && others.length > 0) throw refusal(table, `it has no column of numbers for ${list(others)}`);
  }
  const unread = [...names, ...narrowing, ...others];
  if (unread.length > 0)
    notes.push(`Not used, since no column, member or period of the table is called so: ${list(unread)}.`);
}

async function assumedMeasure({ vocabulary, options, question }: Draft): Promise<{ measure: Reading["measure"]; chosen: "asked" | "assumed"; against: null; assumptions: readonly string[] }> {
  const { measure, assumption } = await chooseMeasure(vocabulary.table, options, question);
  return { measure, chosen: options.measure === undefined ? "assumed" : "asked", against: null, assumptions: assumption === null ? [] : [assumption] };
}

/** A change without periods is that of the last two whole ones. */
async function withPeriods({ vocabulary: { table }, axis }: Draft, reading: Reading): Promise<Reading> {
  if (reading.operation !== "change" || reading.periods.length === 2) return reading;
  if (axis === null) throw refusal(table, "it has no column of dates or years, so nothing in it changes over time");
  const whole = await lastWholePeriods(table, axis.column);
  if (whole === null) throw refusal(table, `it has no two whole periods of ${axis.column.name} to compare`);
  const said = `No periods were named: ${whole.a.label} and ${whole.b.label}, the last two whole ones of ${axis.column.name}, were taken.`;
  return { ...reading, periods: [whole.a, whole.b], assumptions: [...reading.assumptions, said] };
}

export function isOwnTime(axis: TimeAxis | null): boolean {
  return axis !== null && !axis.parts.some(({ name }) => isYearOfSomething(name));
}
