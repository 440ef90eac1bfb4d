import type { Database } from "../table/database.js";
import type { CellSource } from "./distinct-cells.js";
import { hasSpaces, trimmed } from "./value-shape.js";

/** Reports how many members of a text column were trimmed: ` n ` and `n` are one member. */
export async function spacesNote(
  database: Database,
  { id, name }: { readonly id: string; readonly name: string },
  { from }: CellSource,
): Promise<string[]> {
  const [[count] = []] = await database.run(
    `SELECT sum(n) FROM ${from} WHERE ${hasSpaces(id)} AND ${trimmed(id)} <> ''`,
  );
  if (count === null || count === undefined) return [];
  return [
    count === 1
      ? `1 value of ${name} is read without the spaces around it.`
      : `${count} values of ${name} are read without the spaces around them.`,
  ];
}
