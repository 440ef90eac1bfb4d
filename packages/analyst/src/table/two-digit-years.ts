import type { Database } from "./database.js";
import type { LoadedColumn } from "./load.js";
import { nameParts } from "./name-parts.js";

/** Smallest two-digit number that is read as a year of the 20th century. */
const earliest = 40;

/**
 * Converts the integers 40 to 99 in a column called year to 1940 to 1999. Smaller numbers could belong to either
 * century and are not converted.
 */
export async function twoDigitYears(
  database: Database,
  columns: readonly LoadedColumn[],
): Promise<{ readonly columns: LoadedColumn[]; readonly notes: string[] }> {
  const notes: string[] = [];
  const read: LoadedColumn[] = [];
  for (const column of columns) {
    const { id, name, kind, type } = column;
    const isYear =
      kind === "number" && /INT/.test(type) && /^(?:year|yr|jahr)$/.test(nameParts(name).join(" "));
    const [[least, greatest] = []] = isYear
      ? await database.select(`SELECT min(${id}), max(${id}) FROM data`, [])
      : [];
    if (Number(least) >= earliest && Number(greatest) <= 99) {
      await database.run(`ALTER TABLE data ALTER ${id} TYPE BIGINT USING CAST(${id} AS BIGINT) + 1900`);
      notes.push(`${name} has years of two digits: ${Number(least)} is read as ${1900 + Number(least)}.`);
      read.push({ ...column, type: "BIGINT" });
    } else read.push(column);
  }
  return { columns: read, notes };
}
