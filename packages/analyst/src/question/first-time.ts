import type { Table } from "../table/open-table.js";
import type { Claims } from "./claims.js";
import type { Condition } from "./condition.js";
import type { Draft } from "./draft.js";
import type { Reading } from "./reading.js";
import { refusal } from "./refusal.js";
import type { Settled } from "./settled.js";

const time = "(?:when|(?:in |at |on )?(?:which|what) (?:year|quarter|month|week|day|date|decade|season))";
const reaching =
  "(?:exceed|surpass|pass|reach|hit|cross|top|(?:rise|climb|go|get|grow|increase|jump) (?:above|over|beyond)|(?:fall|drop|sink|go|dip|decline|decrease|slip) (?:below|under|beneath))(?:s|es|ed)?";

const patterns: readonly RegExp[] = [
  new RegExp(`\\b${time}\\b.*\\bfirst ${reaching} `, "i"),
  new RegExp(`\\b${time}\\b.*\\b${reaching} .*\\bfor the first time\\b`, "i"),
  new RegExp(
    `\\b${time}\\b.*\\b(?:was|were|is|are) .*\\bfirst (?:above|over|below|under|at least|more than|less than) `,
    "i",
  ),
];

/** Whether a question asks when a measure first was above or below a number. */
export function asksForFirstTime(question: string): boolean {
  return patterns.some((pattern) => pattern.test(question));
}

/** Returns the conditions that compare the measure with a number. */
export function thresholdsOf(conditions: readonly Condition[], measured: string): readonly Condition[] {
  return conditions.filter(({ column, text }) => column.id === measured && / [<>]=? /.test(text));
}

/** Whether an interpretation names a measure, a bound of it and a time for the first time that is asked. */
export function isFirstTime({ question }: Draft, { by, measure: { measure }, conditions }: Settled): boolean {
  return (
    by?.isTime === true &&
    by.dimension.chronological &&
    measure.column !== null &&
    asksForFirstTime(question) &&
    thresholdsOf(conditions, measure.column.id).length > 0
  );
}

/**
 * Throws if a first time is asked of a table with several rows for a time: nothing says which of them is meant, or whether
 * all of them together are.
 * @throws {AnalystError} NOT_IN_TABLE
 */
export async function assertOneRowPerTime(
  table: Table,
  { operation, axis, measure: { column }, conditions }: Reading,
): Promise<void> {
  if (operation !== "first time" || axis === null || column === null) return;
  const thresholds = thresholdsOf(conditions, column.id);
  const others = conditions.filter((condition) => !thresholds.includes(condition));
  const where = others.length === 0 ? "" : ` WHERE ${others.map(({ sql }) => `(${sql})`).join(" AND ")}`;
  const [[rows = 0, times = 0] = []] = await table.select(
    `SELECT count(${column.id}), count(DISTINCT ${axis.column.id}) FROM data${where}`,
    others.flatMap(({ values }) => values),
  );
  if (Number(rows) > Number(times))
    throw refusal(
      table,
      `several of its rows have the same ${axis.column.name}, and nothing says which of them is meant; --where names it`,
    );
}

/** Marks the words that ask for the first time as read, as in `first fall below`. */
export function claimFirstTime(question: string, claims: Claims): void {
  if (!asksForFirstTime(question)) return;
  claims.claim(
    claims
      .free()
      .filter(({ lower }) =>
        /^(?:first|time|exceeds?|exceeded|surpass\w*|pass(?:es|ed)?|reach\w*|hits?|cross\w*|tops?|topped|rises?|climbs?|goe?s?|gets?|grows?|increases?|jumps?|falls?|drops?|sinks?|dips?|declines?|decreases?|slips?)$/.test(
          lower,
        ),
      ),
    "cue",
  );
}
