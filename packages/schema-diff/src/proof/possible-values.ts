import { type JsonType, jsonTypes, typeOf, typesNamed } from "../schema/json-types.js";
import { type Conjunction, valuesAt, violates } from "./conjunction.js";

/** Returns the types that a value of a conjunction can have. */
export function possibleTypes(a: Conjunction): ReadonlySet<JsonType> {
  if (a.impossible) return new Set();
  const allowed = valuesAt(a, "type").map(typesNamed);
  const isWhole = numbersAt(a, "multipleOf").some(Number.isInteger);
  const listed = enumValues(a)?.map(typeOf);
  const open = listed ?? jsonTypes.filter((type) => type !== "fraction" || !isWhole);
  return new Set(open.filter((type) => allowed.every((types) => types.has(type))));
}

/** Returns all values of a conjunction if they are enumerated or few by their type; otherwise `undefined`. */
export function finiteValues(a: Conjunction): readonly unknown[] | undefined {
  if (a.impossible) return [];
  const listed = enumValues(a) ?? valuesOfSmallTypes(possibleTypes(a));
  return listed?.filter((value) => !violates(value, a));
}

function enumValues(a: Conjunction): readonly unknown[] | undefined {
  const constants = valuesAt(a, "const");
  if (constants.length > 0) return constants.slice(0, 1);
  return valuesAt(a, "enum").find((list): list is unknown[] => Array.isArray(list));
}

function valuesOfSmallTypes(types: ReadonlySet<JsonType>): readonly unknown[] | undefined {
  const small = [null, true, false].filter((value) => types.has(typeOf(value)));
  return [...types].every((type) => type === "null" || type === "boolean") ? small : undefined;
}

/**
 * Returns the minimum and maximum that a pair of numeric keywords allows over all nodes, such as `minLength` and
 * `maxLength`.
 */
export function countRange(a: Conjunction, atLeast: string, atMost: string): { min: number; max: number } {
  return {
    min: Math.max(0, ...numbersAt(a, atLeast)),
    max: Math.min(Number.POSITIVE_INFINITY, ...numbersAt(a, atMost)),
  };
}

/** Returns the numbers of a keyword, on all nodes. */
export function numbersAt(a: Conjunction, keyword: string): readonly number[] {
  return valuesAt(a, keyword).filter((value) => typeof value === "number");
}
