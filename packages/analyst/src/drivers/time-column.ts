import { quoteJson } from "@concordat/llm";
import { AnalystError } from "../error/analyst-error.js";
import { obstacleError } from "../measure/obstacle-error.js";
import { listNames } from "../query/list-names.js";
import { isYearName, isYearOfSomething } from "../table/calendar-name.js";
import type { Column } from "../table/column.js";
import type { Table } from "../table/open-table.js";

/** The user's options for time. */
interface TimeOptions {
  readonly time?: string;
  readonly compare?: string;
}

/**
 * Returns the column of dates or years: the one that the user names, or else the first one. Returns `null` if there is
 * none.
 * @param candidates the columns of dates and years
 * @throws {AnalystError} BAD_OPTION or NOT_NUMERIC if the named column, or the one that is likely meant, contains other
 *   values
 */
export async function timeColumn(
  table: Table,
  candidates: readonly Column[],
  { time, compare }: TimeOptions,
): Promise<Column | null> {
  if (time === undefined) return timeFor(candidates, compare) ?? (await assertNoUnreadDates(table));
  const column = candidates.find(({ name }) => name === time);
  if (column !== undefined) return column;
  const names = listNames(candidates.map(({ name }) => name)) || "none";
  const text = table.columns.find(({ name, kind }) => name === time && kind === "text");
  if (text !== undefined)
    throw await obstacleError(table, text, wantedOf(text), `columns of dates or years are: ${names}`);
  throw new AnalystError(
    "BAD_OPTION",
    `${quoteJson(time)} is not a column of dates or years; those are: ${names}`,
  );
}

/**
 * Throws if a column has mostly dates but cannot be read as dates because of a few values. Otherwise the analysis would
 * silently compare no periods.
 */
async function assertNoUnreadDates(table: Table): Promise<null> {
  const likely = table.columns.find((column) => column.likelyKind === "time" || isLikelyYear(column));
  if (likely === undefined) return null;
  throw await obstacleError(table, likely, wantedOf(likely), "no column holds dates or years");
}

/** Whether a column is named like years, and most of its values are numbers. */
function isLikelyYear({ likelyKind, name }: Column): boolean {
  return likelyKind === "number" && isYearName(name);
}

function wantedOf(column: Column): "dates" | "years" {
  return isLikelyYear(column) ? "years" : "dates";
}

/**
 * Returns the first column of dates or years. A year of an event, such as construction, is used only if there is no
 * other. Periods shorter than years require dates.
 */
function timeFor(candidates: readonly Column[], compare: string | undefined): Column | undefined {
  const finer = compare !== undefined && /\d-/.test(compare);
  const isTime = ({ role, name }: Column): boolean => role === "time" || (!finer && !isYearOfSomething(name));
  return candidates.find(isTime) ?? candidates[0];
}

/** Returns the assumption about the time column, if the user did not name one. */
export function timeAssumption(
  candidates: readonly Column[],
  time: Column | null,
  options: TimeOptions,
): string[] {
  if (options.time !== undefined) return [];
  if (time === null) return ["The table has no column of dates or years: no periods can be compared."];
  const others = candidates.filter((column) => column !== time).map(({ name }) => name);
  const why = others.length === 0 ? "the only one of dates or years" : `not ${others.join(" or ")}`;
  return [`No column of time was named: ${time.name} was taken, ${why}.`];
}
