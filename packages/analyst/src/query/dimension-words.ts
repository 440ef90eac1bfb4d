import type { Dimension } from "./dimension.js";

const spoken: Readonly<Record<string, string>> = { weekday: "day of the week" };

/**
 * A dimension as a sentence names it: `month` for the months of a column `date`, and the column's own name for a
 * column. An option needs the dimension's name, `date.month`.
 */
export function dimensionWords({ name, column }: Pick<Dimension, "name" | "column">): string {
  if (name === column.name || !name.startsWith(column.name)) return name;
  const part = name
    .slice(column.name.length)
    .replace(/^\.|'+$/g, "")
    .replace(/^ ?\((.*)\)$/, "$1");
  return spoken[part] ?? part;
}
