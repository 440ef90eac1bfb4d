import type { JsonSchema } from "@concordat/contracts/contract";
import { literals } from "../query/literal.js";
import { type Operand, operators, operatorsFor } from "../query/operator.js";
import type { OfferedDimension } from "./offered-dimensions.js";

/** Operators that a model does not need if all values of a dimension are known. */
const forUnknownMembers: ReadonlySet<string> = new Set(["like", "ilike"]);

/**
 * Returns the schema of a filter for an engine. It contains the operators of each dimension, and its values if there
 * are few.
 */
export function filterSchema(offered: readonly OfferedDimension[]): JsonSchema {
  return { type: "object", oneOf: offered.flatMap(branchesFor) };
}

function branchesFor({ dimension, values }: OfferedDimension): JsonSchema[] {
  const known = values.filter((value) => value !== null);
  const literal: JsonSchema = known.length > 0 ? { enum: known } : literals[dimension.kind].schema;
  const fitting = operatorsFor(dimension.kind).filter(
    (name) => name !== "<>" && !(known.length > 0 && forUnknownMembers.has(name)),
  );
  return (["one", "list", "pair"] as const).flatMap((operand) => {
    const names = fitting.filter((name) => operators[name].operand === operand);
    if (names.length === 0) return [];
    return [
      {
        type: "object",
        properties: {
          dimension_name: { const: dimension.name },
          operator: { type: "string", enum: names },
          value: valueSchemas[operand](literal),
        },
        required: ["dimension_name", "operator", "value"],
        additionalProperties: false,
      } as const,
    ];
  });
}

const valueSchemas: Readonly<Record<Exclude<Operand, "none">, (literal: JsonSchema) => JsonSchema>> = {
  one: (literal) => literal,
  list: (literal) => ({ type: "array", items: literal, minItems: 1 }),
  pair: (literal) => ({ type: "array", items: literal, minItems: 2, maxItems: 2 }),
};
