import type { Column } from "../table/column.js";
import type { Measure } from "./aggregate.js";
import type { RowShare } from "./row-share.js";

/** A column computed from two others. */
export interface ColumnDifference extends Column {
  /** The minuend and the subtrahend. */
  readonly from: readonly [Column, Column];
}

/** Returns one column minus another, row by row. A row that lacks either value has no difference. */
export function differenceOf(minuend: Column, subtrahend: Column): ColumnDifference {
  const isFraction = [minuend, subtrahend].some(({ type }) => /^(?:FLOAT|DOUBLE)$/.test(type));
  return {
    name: `${minuend.name} - ${subtrahend.name}`,
    id: `(${operand(minuend)} - ${operand(subtrahend)})`,
    kind: "number",
    role: "measure",
    nature: minuend.nature === subtrahend.nature ? minuend.nature : "unknown",
    type: isFraction ? "DOUBLE" : minuend.type,
    unit: minuend.unit === subtrahend.unit ? minuend.unit : null,
    likelyKind: null,
    missing: Math.max(minuend.missing, subtrahend.missing),
    distinct: null,
    least: null,
    greatest: null,
    from: [minuend, subtrahend],
  };
}

/**
 * Returns the SQL of an operand in a wider type. Unsigned integers cannot have a negative difference, and the
 * difference of two small integers may not fit their type.
 */
function operand({ id, type }: Column): string {
  return type.endsWith("INT") || type.endsWith("INTEGER") ? `CAST(${id} AS HUGEINT)` : id;
}

/**
 * Returns the columns of the file from which the values of a column come: the column itself, or the columns that it
 * is computed from.
 */
function sourcesOf(column: Column | ColumnDifference | RowShare): readonly Column[] {
  return "from" in column ? column.from : [column];
}

/** Names of the columns of the file that a measure uses. */
export function columnsOfMeasure(measure: Measure): string[] {
  const columns = [
    ...(measure.column === null ? [] : sourcesOf(measure.column)),
    ...(measure.aggregate === "ratio" ? [measure.denominator] : []),
    ...(measure.aggregate === "weighted average" ? [measure.weight] : []),
  ];
  return columns.map(({ name }) => name);
}
