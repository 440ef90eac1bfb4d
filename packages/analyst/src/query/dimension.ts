import type { Column, ColumnKind } from "../table/column.js";
import { type DatePart, dateParts } from "./date-part.js";

/** A property by which rows can be grouped and filtered: a column, or a part of a date. */
export interface Dimension {
  /** The name of the column, or the names of the column and the date part, such as `date.year`. */
  readonly name: string;
  readonly column: Column;
  /** The part of the date; `null` for an unchanged column. */
  readonly part: DatePart | null;
  /** The kind of the dimension's members. */
  readonly kind: ColumnKind;
  /** Whether the groups follow one another in time, so that results by this dimension are trends. */
  readonly chronological: boolean;
  /** The SQL expression by which rows are grouped. */
  readonly key: string;
  /** Returns the group's label, which is displayed and used in filters, from its key. */
  label(key: string): string;
}

/** The dimensions of a table, by name. If a dimension has the same name as a column, the name means the column. */
export type Dimensions = ReadonlyMap<string, Dimension>;

/** Returns the dimensions of a table: each column, and the year, quarter, month and weekday of each date. */
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
