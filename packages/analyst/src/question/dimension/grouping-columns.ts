import { type Dimension, dimensionsOf } from "../../query/dimension.js";
import type { Column } from "../../table/column.js";
import { isIdentifier } from "../measure/measured-columns.js";
import type { Token } from "../token.js";
import type { Vocabulary } from "../vocabulary.js";

/** Maximum number of different numbers by which rows are grouped, unless they identify things. */
const maxNumbers = 40;

/** Columns by which rows can be grouped: texts, codes and few whole numbers. */
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

/** The column of names in a file named after the things: storms.csv has a `name`. Rows may repeat names. */
export function nameColumn(token: Token, { table, fileStems }: Vocabulary): Column | undefined {
  if (!fileStems.has(token.stem)) return undefined;
  return table.columns.find(
    ({ name, kind, distinct }) => kind === "text" && (distinct ?? 0) > 1 && labelName.test(name.trim()),
  );
}

/** The column that names each row: `name`, `title`, or the only text column with unique values. */
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

/** A column as a dimension. */
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
