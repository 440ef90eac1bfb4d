import type { Table } from "../../table/open-table.js";
import type { TimeAxis } from "../axis.js";
import { refusal } from "../refusal.js";
import type { TimeMention } from "./mention.js";
import { partLabel } from "./paired-periods.js";
import { lastNamed } from "./period-arithmetic.js";

/** Words of a question about the months of all years. */
const inAnyYear =
  /^\s*(?:is|are|do|does)\b|\b(?:on average|usually|typically|generally|normally|always|ever)\b/i;

/**
 * Returns a sentence that says which year is assumed for months or quarters without one; empty if the table has only
 * one year.
 * @throws {AnalystError} NOT_IN_TABLE when the question is about all years
 */
export function yearsAssumed(
  table: Table,
  question: string,
  mentions: readonly TimeMention[],
  axis: TimeAxis,
): string[] {
  if (axis.first.slice(0, 4) === axis.last.slice(0, 4)) return [];
  const named = mentions.filter((mention) => mention.kind === "of-year");
  if (named.length === 0) return [];
  const labels = lastNamed(axis, named).map(({ label }) => label);
  if (inAnyYear.test(question))
    throw refusal(
      table,
      `it has several years, and the question names none of them; --compare ${labels.join(":")} compares two of them`,
    );
  const parts = named.map(({ month, grain }) => partLabel(month, grain)).join(" and ");
  return [
    `${parts} were read as ${labels.join(" and ")}, the last in ${axis.column.name}; --compare names others.`,
  ];
}
