import { checkValue } from "../options/check-options.js";
import { isRecord, type Rule, required } from "../options/rule.js";
import type { Contract } from "./contract.js";
import type { JsonSchema } from "./json-schema.js";

/** The keys that may be absent and may also be null. */
type NullableKeys<T> = {
  [Key in keyof T]-?: T extends { readonly [Required in Key]: unknown }
    ? never
    : null extends T[Key]
      ? Key
      : never;
}[keyof T];

/** A value in which every property that may be null is present. */
export type WithNulls<T> = T extends object
  ? Omit<T, NullableKeys<T>> & { [Key in NullableKeys<T>]: Exclude<T[Key], undefined> }
  : T;

const contractRule: Rule = required({
  message: "must be a contract of @concordat/contracts, or what its defineContract makes of a JSON Schema",
  test: (value) => isRecord(value) && typeof value.parse === "function" && isRecord(value.schema),
});

/**
 * Parses a value as `contract.parse` does, and writes null for every absent nullable property. A contract itself only
 * fills the defaults of its schema; an optional nullable property has none.
 * @throws {RangeError} when `contract` is not a contract
 * @throws {ContractViolationError} with every rule that the value violates
 * @example
 * parseWithNulls(agentDecision, { choice: "LIKE", reason: "Lovely." });
 * // { choice: "LIKE", reason: "Lovely.", content: null }
 */
export function parseWithNulls<Output extends object, Input>(
  contract: Contract<Output, Input>,
  value: unknown,
): WithNulls<Output> {
  checkValue(contract, contractRule, "contract");
  const parsed = contract.parse(value);
  const nulls = branchesOf(contract.schema)
    .filter((branch) => isMeant(branch, parsed))
    .flatMap(absentNulls(parsed));
  // The type has the same names: both follow from the schema.
  return { ...parsed, ...Object.fromEntries(nulls.map((name) => [name, null])) } as WithNulls<Output>;
}

/**
 * Returns the schemas of the objects that a value may be: the branches of `oneOf` or `anyOf`, or else the schema
 * itself.
 */
function branchesOf({ oneOf, anyOf, ...schema }: JsonSchema): readonly JsonSchema[] {
  return [...(oneOf ?? anyOf ?? [schema])].filter((branch) => typeof branch === "object");
}

/** Whether the value has the constants of a branch. */
function isMeant({ properties = {} }: JsonSchema, value: object): boolean {
  return Object.entries(properties).every(
    ([name, property]) => property.const === undefined || property.const === Reflect.get(value, name),
  );
}

const absentNulls =
  (value: object) =>
  ({ properties = {}, required = [] }: JsonSchema): string[] =>
    Object.entries(properties)
      .filter(([name, { type }]) => !required.includes(name) && [type].flat().includes("null"))
      .map(([name]) => name)
      .filter((name) => !Object.hasOwn(value, name));
