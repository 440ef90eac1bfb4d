import type { Column, ColumnKind } from "../table/column.js";
import { type DatePart, dateParts } from "./date-part.js";

/** Something that rows can be grouped and filtered by: a column, or a part of a date. */
export interface Dimension {
  /** How it is called: the column's name, or the column's and the part's, as `date.year`. */
  readonly name: string;
  readonly column: Column;
  /** The part of the date; null for a column as it is. */
  readonly part: DatePart | null;
  /** What kind of values its members are. */
  readonly kind: ColumnKind;
  /** Its members follow one another in time: results grouped by it are trends. */
  readonly chronological: boolean;
  /** The SQL expression that rows are grouped by. */
  readonly key: string;
  /** The member as it is shown and filtered, from the key. */
  label(key: string): string;
}

/** Every dimension of a table by name. A column's own name always means the column. */
export type Dimensions = ReadonlyMap<string, Dimension>;

/** The dimensions of a table: each column, and year, quarter, month and weekday of each date. */
export function dimensionsOf(columns: readonly Column[]): Dimensions {
  const plain = columns.map((column): [string, Dimension] => [column.name, plainDimension(column)]);
  const names = new Set(columns.map(({ name }) => name));
  const parts = columns
    .filter(({ kind }) => kind === "time")
    .flatMap((column) =>
      dateParts.map((part): [string, Dimension] => {
        const dimension = partOf(column, part, names);
        return [dimension.name, dimension];
      }),
    );
  return new Map([...plain, ...parts]);
}

function plainDimension(column: Column): Dimension {
  const { name, kind, role, id } = column;
  const chronological = role === "time" || role === "year";
  return { name, column, part: null, kind, chronological, key: id, label: (key) => key };
}

function partOf(column: Column, part: DatePart, taken: ReadonlySet<string>): Dimension {
  const { kind, chronological } = part;
  let name = `${column.name}.${part.name}`;
  while (taken.has(name)) name = `${name}'`;
  return { name, column, part, kind, chronological, key: part.key(column.id), label: part.label };
}
