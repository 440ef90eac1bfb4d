import { quoteJson } from "@concordat/llm";
import type { Table } from "../table/open-table.js";
import type { TimeAxis } from "./axis.js";
import type { Draft } from "./draft.js";
import { matchName } from "./name-match.js";
import type { Reading } from "./reading.js";
import { refusal } from "./refusal.js";
import type { Token } from "./token.js";

const plainRows = /^(?:rows?|records?|observations?|entries|lines?|cases?|points?|readings?|measurements?)$/;
const times = /^(?:days?|months?|years?|weeks?|hours?|times?|quarters?|periods?|decades?)$/;
/** Minimum number of rows of a panel, as a share of the number with one row per group and period. */
const minBalance = 0.8;
const minPeriods = 3;
const maxMembers = 2_000;

/**
 * Throws if the rows are not the things that the question counts. In a table of states and years, each row is one state
 * in one year, so the number of rows is not the number of smokers.
 * @throws {AnalystError} NOT_IN_TABLE
 */
export async function assertRowsCountable(table: Table, draft: Draft, reading: Reading): Promise<void> {
  const { measure, axis, by, operation } = reading;
  if (measure.column !== null || draft.options.aggregate !== undefined) return;
  const isRanked = operation === "ranking" && draft.cues.order !== null;
  if (!draft.cues.counts && !isRanked) return;
  if (axis === null) return assertNoCells(table, draft, reading);
  const named = draft.claims.tokens.filter((token) => draft.claims.useOf(token) === "row");
  const nouns = named.length > 0 ? named : membersCounted(draft);
  const [noun] = nouns;
  if (noun === undefined || nouns.some(({ lower }) => plainRows.test(lower) || times.test(lower))) return;
  if (by?.chronological === true) return;
  const row = await rowOf(table, axis);
  if (row === null || (row !== axis.column.name && matchName(row, nouns).score >= 0.6)) return;
  const what =
    row === axis.column.name ? `a time of ${row}` : `one ${quoteJson(row)} at a time of ${axis.column.name}`;
  throw refusal(
    table,
    `each row is ${what} and none of the ${noun.text}, so the number of rows is not theirs; --aggregate count counts rows`,
  );
}

/** Returns the words for the counted values, as `bolts` in `how many bolts`. */
function membersCounted({ question, claims }: Draft): Token[] {
  const match = /\bhow many\b|\b(?:number|count) of\b/i.exec(question);
  const next = claims.tokens.find(({ start }) => match !== null && start >= match.index + match[0].length);
  return next !== undefined && claims.useOf(next) === "member" ? [next] : [];
}

/**
 * Describes what each row of a time series or panel represents: a point in time, or one group in one period. Returns
 * `null` for other tables.
 */
async function rowOf(table: Table, axis: TimeAxis): Promise<string | null> {
  const { column: time, parts, moments } = axis;
  if (moments < minPeriods) return null;
  // Days without rows may be those on which nothing happened.
  if (axis.grain === "day") return panelOf(table, axis);
  // Years with nothing but numbers are a series, though some years are missing.
  const isOfNumbers = table.columns.every(
    (column) => column.kind === "number" || axis.parts.includes(column) || column === time,
  );
  const isSeries = isRegular(axis);
  if (moments === table.rows && (isSeries || isOfNumbers)) return time.name;
  // Every fifth year is no regular series, and may have a row for every cell.
  if (!isSeries) return panelOf(table, axis, 1);
  for (const { id, name, role, distinct } of table.columns) {
    if (role === "measure" || role === "time" || role === "year" || parts.some((part) => part.id === id))
      continue;
    if (distinct === null || distinct < 2 || distinct > maxMembers) continue;
    if (table.rows > distinct * moments || table.rows < minBalance * distinct * moments) continue;
    const [[isKey = false] = []] = await table.select(
      `SELECT count(*) = count(DISTINCT (${id}, ${time.id})) FROM data`,
      [],
    );
    if (isKey === true) return name;
  }
  return panelOf(table, axis);
}

/**
 * Throws if the rows are the cells of a cross table, such as one row for each cause of death, sex and place: every
 * group has as many rows as every other.
 */
async function assertNoCells(table: Table, draft: Draft, { by, measure }: Reading): Promise<void> {
  const texts = table.columns.filter(
    ({ kind, role, distinct }) => kind === "text" && role === "category" && (distinct ?? 0) > 1,
  );
  const cells = texts.reduce((product, { distinct }) => product * (distinct ?? 1), 1);
  const hasNumbers = table.columns.some(({ role }) => role === "measure");
  if (texts.length < 2 || cells !== table.rows || !hasNumbers || measure.aggregate === "distinct") return;
  const [[isKey = false] = []] = await table.select(
    `SELECT count(*) = count(DISTINCT (${texts.map(({ id }) => id).join(", ")})) FROM data`,
    [],
  );
  const noun = draft.claims.tokens.find((token) => draft.claims.useOf(token) === "row");
  if (isKey !== true || (by === null && (noun === undefined || plainRows.test(noun.lower)))) return;
  const what = by?.name ?? noun?.text ?? "it";
  throw refusal(
    table,
    `each row is one cell of ${texts.map(({ name }) => name).join(" by ")}, so the number of rows says nothing of ${what}; --measure names a column, and --aggregate count counts rows`,
  );
}

/**
 * Returns the text columns whose combined values have one row in every period, for example items in warehouses for each
 * week. Returns `null` if there are none.
 */
async function panelOf(
  table: Table,
  { column: time, moments }: TimeAxis,
  balance = minBalance,
): Promise<string | null> {
  const texts = table.columns.filter(
    ({ kind, role, distinct }) =>
      kind === "text" && role === "category" && distinct !== null && distinct > 1 && distinct <= maxMembers,
  );
  if (texts.length === 0) return null;
  const key = texts.map(({ id }) => id).join(", ");
  const [[members = 0, isKey = false] = []] = await table.select(
    `SELECT count(DISTINCT (${key})), count(*) = count(DISTINCT (${key}, ${time.id})) FROM data`,
    [],
  );
  const all = Number(members) * moments;
  const isPanel = isKey === true && Number(members) > 1 && table.rows >= balance * all;
  return isPanel ? texts.map(({ name }) => name).join(" and ") : null;
}

const monthsOf = { year: 12, quarter: 3, month: 1 } as const;

/**
 * Whether at least the minimum share of the periods between the first and the last has rows. Always false for days,
 * because the days of events are not a regular series.
 */
function isRegular({ first, last, grain, moments }: TimeAxis): boolean {
  if (grain === "day") return false;
  const month = (day: string): number => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));
  return moments >= minBalance * (Math.floor((month(last) - month(first)) / monthsOf[grain]) + 1);
}
