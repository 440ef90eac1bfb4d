import { isCalendarName } from "./calendar-name.js";
import { isCodeName } from "./code-name.js";
import type { Database } from "./database.js";
import type { LoadedColumn } from "./load.js";

/** Maximum integer that floating-point numbers represent exactly. Larger ones may differ from the original digits. */
const maxExact = 2 ** 53;

/**
 * Converts codes, years, quarters and months that are written as `1001.0` to integers. Programs that store columns with
 * missing values as floating-point numbers write integers this way.
 */
export async function wholeNumbers(
  database: Database,
  columns: readonly LoadedColumn[],
): Promise<LoadedColumn[]> {
  const suspects = columns.filter(
    ({ kind, type, name }) =>
      kind === "number" && !/INT/.test(type) && (isCodeName(name) || isCalendarName(name)),
  );
  if (suspects.length === 0) return [...columns];
  const checks = suspects.map(({ id }) => `bool_and(${id} = trunc(${id}) AND abs(${id}) < ${maxExact})`);
  const [found = []] = await database.select(`SELECT ${checks.join(", ")} FROM data`, []);
  const whole = new Set(suspects.filter((_, index) => found[index] === true));
  for (const { id } of whole) await database.run(`ALTER TABLE data ALTER ${id} TYPE BIGINT`);
  return columns.map((column) => (whole.has(column) ? { ...column, type: "BIGINT" } : column));
}
