import { quoteJson } from "@concordat/llm";
import type { Table } from "../table/open-table.js";
import type { TimeAxis } from "./axis.js";
import type { Draft } from "./draft.js";
import { matchName } from "./name-match.js";
import type { Reading } from "./reading.js";
import { refusal } from "./refusal.js";

const plainRows = /^(?:rows?|records?|observations?|entries|lines?|cases?|points?|readings?|measurements?)$/;
const times = /^(?:days?|months?|years?|weeks?|hours?|times?|quarters?|periods?|decades?)$/;
/** Minimum share of rows for a panel, relative to one row per member and period. */
const minBalance = 0.8;
const minPeriods = 3;
const maxMembers = 2_000;

/**
 * Throws if rows are not the things that the question counts. In a table of states and years, each row is one
 * state in one year, so the number of rows does not answer how many smokers there were.
 * @throws {AnalystError} NOT_IN_TABLE
 */
export async function assertRowsCountable(table: Table, draft: Draft, reading: Reading): Promise<void> {
  const { measure, axis, by } = reading;
  if (measure.column !== null || axis === null || draft.options.aggregate !== undefined || !draft.cues.counts)
    return;
  const nouns = draft.claims.tokens.filter((token) => draft.claims.useOf(token) === "row");
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

/** What each row of a series or panel represents: a time, or a column whose members have a row per period. */
async function rowOf(table: Table, axis: TimeAxis): Promise<string | null> {
  const { column: time, parts, moments } = axis;
  if (moments < minPeriods || !isRegular(axis)) return null;
  if (moments === table.rows) return time.name;
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
  return null;
}

const monthsOf = { year: 12, quarter: 3, month: 1 } as const;

/**
 * Whether nearly every period between the first and the last has rows. Days are excluded: they may be the
 * days of events.
 */
function isRegular({ first, last, grain, moments }: TimeAxis): boolean {
  if (grain === "day") return false;
  const month = (day: string): number => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));
  return moments >= minBalance * (Math.floor((month(last) - month(first)) / monthsOf[grain]) + 1);
}
