import type { Database } from "../table/database.js";
import type { CellSource } from "./distinct-cells.js";
import { hasSpaces, trimmed } from "./value-shape.js";

/** Describes how many values of a text column were trimmed. For example, ` n ` and `n` are the same value. */
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
