import { type Dimension, dimensionsOf } from "../../query/dimension.js";
import type { Column } from "../../table/column.js";
import { isIdentifier } from "../measure/measured-columns.js";
import type { Token } from "../token.js";
import type { Vocabulary } from "../vocabulary.js";

/**
 * Maximum number of different values of a numeric column by which rows are grouped. It does not apply to columns that
 * identify things.
 */
const maxNumbers = 40;

/** Returns the columns by which rows can be grouped: texts, codes, and whole numbers with few different values. */
export function groupingColumns(columns: readonly Column[]): Column[] {
  return columns.filter(
    (column) =>
      column.role === "category" ||
      column.role === "calendar" ||
      (column.kind === "number" &&
        column.role === "measure" &&
        ((column.distinct ?? Number.POSITIVE_INFINITY) <= maxNumbers || isIdentifier(column))),
  );
}

const labelName = /^(?:name|title|label|full.?name|titel|names)$/i;

/**
 * Returns the text column of names, such as `name`, if the file is named after the word, as storms.csv is after
 * `storm`. Several rows may have the same name.
 */
export function nameColumn(token: Token, { table, fileStems }: Vocabulary): Column | undefined {
  if (!fileStems.has(token.stem)) return undefined;
  return table.columns.find(
    ({ name, kind, distinct }) => kind === "text" && (distinct ?? 0) > 1 && labelName.test(name.trim()),
  );
}

/** Returns the column that names each row: `name`, `title`, or the only text column with unique values. */
export function labelColumn({ table }: Vocabulary): Column | undefined {
  const texts = table.columns.filter(({ kind, role }) => kind === "text" && role === "category");
  // Each name has a row in each year.
  const years = Math.max(1, table.columns.find(({ role }) => role === "year")?.distinct ?? 1);
  return (
    texts.find(
      ({ name, distinct }) =>
        /^(?:name|title|label|full.?name|item|model|car|player|titel)$/i.test(name.trim()) &&
        (distinct ?? 0) > (table.rows / years) * 0.3,
    ) ?? texts.find(({ distinct }) => distinct === table.rows && table.rows > 2)
  );
}

export function personColumn(vocabulary: Vocabulary): Column | null {
  const person = vocabulary.table.columns.find(
    ({ name, kind }) =>
      kind === "text" && /name|person|player|author|director|candidate|driver|employee|customer/i.test(name),
  );
  return person ?? labelColumn(vocabulary) ?? null;
}

/** Returns a column as a dimension. */
export function plain({ table }: Vocabulary, column: Column): Dimension {
  const found = dimensionsOf(table.columns).get(column.name);
  if (found !== undefined && found.column.id === column.id) return found;
  const { name, kind, id, role } = column;
  return {
    name,
    column,
    part: null,
    kind,
    chronological: role === "time" || role === "year",
    key: id,
    label: (key) => key,
  };
}
