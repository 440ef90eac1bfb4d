import type { Dimension } from "./dimension.js";

const spoken: Readonly<Record<string, string>> = { weekday: "day of the week" };

/**
 * Returns the name of a dimension for a sentence: `month` for the months of a column `date`, and the column's name for
 * a column. In options, the name is `date.month` instead.
 */
export function dimensionWords({ name, column }: Pick<Dimension, "name" | "column">): string {
  if (name === column.name || !name.startsWith(column.name)) return name;
  const part = name
    .slice(column.name.length)
    .replace(/^\.|'+$/g, "")
    .replace(/^ ?\((.*)\)$/, "$1");
  return spoken[part] ?? part;
}
