import { sentenceList } from "@concordat/report-kit";
import type { Grain } from "../../drivers/period.js";
import { trendOf } from "../../drivers/trend.js";
import type { Reading } from "../../question/reading.js";
import type { QueryOptions } from "../../table/database.js";
import type { Table } from "../../table/open-table.js";

/** Returns the first and the last period, if the table covers only a part of them. */
export async function cutPeriods(
  table: Table,
  { measure, axis }: Reading,
  part: string | undefined,
  options: QueryOptions,
): Promise<string[]> {
  const grains: readonly Grain[] = ["year", "quarter", "month"];
  const grain = grains.find((name) => name === part);
  if (axis === null || grain === undefined || axis.column.kind !== "time" || axis.grain === grain) return [];
  const trend = await trendOf(table, measure, axis.column, grain, options);
  if (trend.grain !== grain) return [];
  return trend.points.filter(({ complete }) => !complete).map(({ period }) => period);
}

/**
 * Returns a sentence about periods that are omitted because the table covers only a part of them; empty if there are
 * none.
 */
export function leftOutSentences(cut: readonly string[]): string[] {
  if (cut.length === 0) return [];
  return [
    `The table has a part of ${sentenceList(cut)} only: ${cut.length === 1 ? "it was" : "they were"} left out.`,
  ];
}
