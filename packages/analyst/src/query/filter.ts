import { isRecord } from "@concordat/contracts/options";
import { quoteJson } from "@concordat/llm";
import { maxFilterValues } from "../limits.js";
import type { BoundValue } from "../table/cell.js";
import type { Dimension, Dimensions } from "./dimension.js";
import { listKeywords, listNames } from "./list-names.js";
import { literals } from "./literal.js";
import { type Operand, type OperatorName, operatorNamed, operators, operatorsFor } from "./operator.js";
import { type Parsed, refused } from "./parsed.js";

/** A condition on rows. */
export interface Filter {
  readonly dimension: Dimension;
  readonly operator: OperatorName;
  readonly values: readonly BoundValue[];
}

/**
 * Parses a filter `{ dimension_name, operator, value }`. An unknown dimension or operator, or a value of the wrong
 * type, is a violation; no part is dropped or guessed.
 */
export function readFilter(raw: unknown, dimensions: Dimensions, path: string): Parsed<Filter> {
  if (!isRecord(raw)) return refused(path, "type", "must be an object {dimension_name, operator, value}");
  const { dimension_name: name, operator, value, ...rest } = raw;
  const [extra] = Object.keys(rest);
  if (extra !== undefined)
    return refused(path, "additionalProperties", `must not have the property '${extra}'`);
  const dimension = typeof name === "string" ? dimensions.get(name) : undefined;
  if (dimension === undefined) return unknownDimension(`${path}/dimension_name`, name, dimensions);
  const known = typeof operator === "string" ? operatorNamed(operator) : null;
  const fitting = operatorsFor(dimension.kind);
  if (known === null || !fitting.includes(known)) {
    return refused(
      `${path}/operator`,
      "enum",
      `must be one of ${listKeywords(fitting)} for ${quoteJson(dimension.name)}`,
    );
  }
  const values = readValues(value, operators[known].operand, dimension, `${path}/value`);
  return values.violations ? values : { value: { dimension, operator: known, values: values.value } };
}

export function unknownDimension(path: string, name: unknown, dimensions: Dimensions): Parsed<never> {
  return refused(
    path,
    "enum",
    `there is no dimension ${name === undefined ? "without a name" : quoteJson(name)}; there are ${listNames(dimensions.keys())}`,
  );
}

/** The number of values of each operand, and its description. */
const operandReaders: Readonly<
  Record<Operand, { expected: (item: string) => string; take: (value: unknown) => readonly unknown[] | null }>
> = {
  one: { expected: (item) => item, take: (value) => [value] },
  list: {
    expected: (item) => `a list of 1 to ${maxFilterValues} values, each ${item}`,
    take: (value) =>
      Array.isArray(value) && value.length > 0 && value.length <= maxFilterValues ? value : null,
  },
  pair: {
    expected: (item) => `a list of two values, each ${item}`,
    take: (value) => (Array.isArray(value) && value.length === 2 ? value : null),
  },
  none: {
    expected: () => "absent or null",
    take: (value) => (value === undefined || value === null ? [] : null),
  },
};

function readValues(
  value: unknown,
  operand: Operand,
  { kind }: Dimension,
  path: string,
): Parsed<BoundValue[]> {
  const { expected, take } = operandReaders[operand];
  const literal = literals[kind];
  const read = take(value)?.map((item) => literal.read(item));
  if (read === undefined || read.includes(null))
    return refused(path, "type", `must be ${expected(literal.expected)}`);
  return { value: read.filter((item) => item !== null) };
}

/** Returns the SQL of a condition, and the values to bind. */
export function compileFilter({ dimension, operator, values }: Filter): {
  sql: string;
  values: readonly BoundValue[];
} {
  const { placeholder } = literals[dimension.kind];
  const sql = operators[operator].sql(
    `(${dimension.label(dimension.key)})`,
    values.map(() => placeholder),
  );
  return { sql, values };
}
