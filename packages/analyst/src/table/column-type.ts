import type { ColumnKind } from "./column.js";

/** How a DuckDB type is loaded: the column's kind, and the SQL expression that converts it. */
interface ColumnType {
  readonly types: RegExp;
  readonly kind: ColumnKind;
  load(column: string): string;
}

const identity = (column: string): string => column;
const asText = (column: string): string => `CAST(${column} AS VARCHAR)`;

const columnTypes: readonly ColumnType[] = [
  { types: /^U?(TINY|SMALL|BIG|HUGE)?INT(EGER)?$|^DECIMAL|^DOUBLE$/, kind: "number", load: identity },
  // The shortest number with the same meaning: 0.1, not 0.10000000149.
  { types: /^FLOAT$/, kind: "number", load: (column) => `CAST(CAST(${column} AS VARCHAR) AS DOUBLE)` },
  { types: /^BOOLEAN$/, kind: "boolean", load: identity },
  { types: /^DATE$/, kind: "time", load: identity },
  { types: /^TIMESTAMP(_S|_MS|_NS)?$/, kind: "time", load: (column) => `CAST(${column} AS TIMESTAMP)` },
  { types: /^TIMESTAMP WITH TIME ZONE$/, kind: "time", load: (column) => `${column} AT TIME ZONE 'UTC'` },
  { types: /^(VARCHAR|UUID|TIME|ENUM\(.*\))$/s, kind: "text", load: asText },
  // Values of several types in one JSON column.
  { types: /^JSON$/, kind: "text", load: (column) => `${column} ->> '$'` },
];

/** Returns the handling of a type; `null` for lists and bytes, which cannot be grouped or added up. */
export function columnTypeOf(type: string): ColumnType | null {
  return columnTypes.find(({ types }) => types.test(type)) ?? null;
}
