import type { JsonSchema, JsonValue } from "@concordat/contracts/contract";
import type { LoweringRule } from "../lowering-rule.js";
import { nullable } from "./require-all.js";

/** Writes a union as the engine takes it: under the keyword it knows, or as one object. */
export const plainUnion: LoweringRule = (node, { form }) => {
  const { oneOf, ...rest } = node;
  if (oneOf === undefined) return node;
  if (form.unions === "flat") return flatten(oneOf);
  return form.unions === "oneOf" ? { oneOf, ...withoutType(rest) } : { anyOf: oneOf, ...withoutType(rest) };
};

/** The branches are objects already. */
function withoutType({ type: _, ...rest }: JsonSchema): JsonSchema {
  return rest;
}

/** One object with the properties of all branches; those that some branch lacks may be null. */
function flatten(branches: readonly JsonSchema[]): JsonSchema {
  const names = [...new Set(branches.flatMap(({ properties }) => Object.keys(properties ?? {})))];
  const properties = names.map((name): [string, JsonSchema] => {
    const found = branches.flatMap(({ properties: own }) => own?.[name] ?? []);
    const merged = merge(found);
    return [name, found.length < branches.length ? nullable(merged) : merged];
  });
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required: names,
    additionalProperties: false,
  };
}

function merge(schemas: readonly JsonSchema[]): JsonSchema {
  const [first = {}] = schemas;
  const values = schemas.flatMap(
    (schema): readonly JsonValue[] => schema.enum ?? (schema.const === undefined ? [] : [schema.const]),
  );
  if (values.length === 0) return first;
  const { const: _, ...rest } = first;
  return { ...rest, enum: [...new Set(values)] };
}
