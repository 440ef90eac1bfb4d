import type { ColumnKind } from "../table/column.js";

/** The number of values that an operator takes. */
export type Operand = "one" | "list" | "pair" | "none";

/** A comparison of a filter. A missing value matches only `is null`. */
export interface Operator {
  readonly operand: Operand;
  /** The kinds of dimensions that it can compare. */
  readonly kinds: readonly ColumnKind[];
  sql(member: string, values: readonly string[]): string;
}

const all: readonly ColumnKind[] = ["number", "text", "boolean", "time"];
const ordered: readonly ColumnKind[] = ["number", "text", "time"];

const comparison = (symbol: string, kinds: readonly ColumnKind[]): Operator => ({
  operand: "one",
  kinds,
  sql: (member, [value]) => `${member} ${symbol} ${value}`,
});

/**
 * The operators by name. Texts are compared by code points; `like` supports `%` and `_`, without an escape.
 */
export const operators = {
  "=": comparison("=", all),
  "!=": comparison("<>", all),
  "<>": comparison("<>", all),
  ">": comparison(">", ordered),
  ">=": comparison(">=", ordered),
  "<": comparison("<", ordered),
  "<=": comparison("<=", ordered),
  like: comparison("LIKE", ["text"]),
  // DuckDB's own ILIKE ignores U+0000 in a pattern, which gives wrong results in both directions.
  ilike: {
    operand: "one",
    kinds: ["text"],
    sql: (member, [value]) => `lower(${member}) LIKE lower(${value})`,
  },
  in: { operand: "list", kinds: all, sql: (member, values) => `${member} IN (${values.join(", ")})` },
  between: {
    operand: "pair",
    kinds: ordered,
    sql: (member, [low, high]) => `${member} BETWEEN ${low} AND ${high}`,
  },
  "is null": { operand: "none", kinds: all, sql: (member) => `${member} IS NULL` },
  "is not null": { operand: "none", kinds: all, sql: (member) => `${member} IS NOT NULL` },
} as const satisfies Record<string, Operator>;

/** The name of an operator. */
export type OperatorName = keyof typeof operators;

/** Returns the operator with a name, in any case; `null` if there is none. */
export function operatorNamed(name: string): OperatorName | null {
  const lower = name.trim().toLowerCase().replace(/\s+/g, " ");
  return isOperatorName(lower) ? lower : null;
}

function isOperatorName(name: string): name is OperatorName {
  return Object.hasOwn(operators, name);
}

/** Returns the operators for a kind of dimension. */
export function operatorsFor(kind: ColumnKind): OperatorName[] {
  return Object.entries(operators)
    .filter(([, { kinds }]) => kinds.some((allowed) => allowed === kind))
    .flatMap(([name]) => operatorNamed(name) ?? []);
}
