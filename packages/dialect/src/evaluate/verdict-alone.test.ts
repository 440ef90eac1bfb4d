import { expect, it } from "vitest";
import { compileCheck } from "../ajv/compile-check.js";
import type { JsonSchema } from "../schema/json-schema.js";
import { compileCode } from "./code/compile-code.js";
import { compileEvaluation } from "./compile-evaluation.js";

const schema: JsonSchema = { type: "array", items: { type: "string" } };

/** A list that counts how many of its items are read. */
function counting(items: readonly unknown[]): { readonly list: unknown[]; readonly reads: () => number } {
  let reads = 0;
  const list = new Proxy([...items], {
    get(target, key, receiver) {
      if (typeof key === "string" && /^\d+$/.test(key)) reads += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  return { list, reads: () => reads };
}

it.each([
  ["closures", compileEvaluation(schema)],
  ["code", compileCode(schema)],
  ["code by Ajv", compileCheck(schema)],
])("%s: a verdict ends at the first broken rule and leaves the errors as they are", (_, check) => {
  const { list, reads } = counting([1, 2, 3, 4]);
  expect(check(7)).toBe(false);
  const { errors } = check;
  expect(check.is(list)).toBe(false);
  expect(reads()).toBe(1);
  expect(check.errors).toBe(errors);
  expect(check(list)).toBe(false);
  expect(check.errors).toHaveLength(4);
});
