import type { Reading } from "../question/reading.js";
import { periodText } from "../report/period-text.js";

/** Describes the rows of an answer: ` in 2007, where continent is Africa`. */
export function scopeOf({ periods, conditions }: Pick<Reading, "periods" | "conditions">): string {
  const [period, second] = periods;
  const time = period === undefined || second !== undefined ? "" : ` in ${periodText(period.label)}`;
  const where = conditions.map(({ text }) => text.replace(" = ", " is ").replaceAll(" | ", " or "));
  return `${time}${where.length === 0 ? "" : ` where ${where.join(" and ")}`}`;
}
