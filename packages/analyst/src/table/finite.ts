import type { Database } from "./database.js";
import type { LoadedColumn } from "./load.js";

/**
 * Replaces NaN and infinity by missing values, because they would make every sum meaningless and JSON cannot represent
 * them. Returns notes about the replacements.
 */
export async function dropNonFinite(database: Database, columns: readonly LoadedColumn[]): Promise<string[]> {
  const suspects = columns.filter(({ kind, type }) => kind === "time" || /^(FLOAT|DOUBLE)$/.test(type));
  if (suspects.length === 0) return [];
  const counts = suspects.map(({ id }) => `count_if(NOT isfinite(${id}))`).join(", ");
  const [found = []] = await database.select(`SELECT ${counts} FROM data`, []);
  const notes: string[] = [];
  for (const [index, { name, id }] of suspects.entries()) {
    const count = Number(found[index]);
    if (count === 0) continue;
    await database.run(`UPDATE data SET ${id} = NULL WHERE NOT isfinite(${id})`);
    notes.push(`${count} values of ${name} are not finite (NaN or infinity); they count as missing.`);
  }
  return notes;
}
