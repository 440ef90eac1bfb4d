import { afterEach, expect, it, vi } from "vitest";
import { defineContract } from "./define-contract.js";

const portable = { type: "object", properties: { a: { type: "string" } }, required: ["a"] };
const other = { ...portable, not: { required: ["b"] } };

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [portable, undefined, "code"],
  [portable, "code", "code"],
  [portable, "closures", "closures"],
  [other, undefined, "closures"],
  [other, "code", "code"],
  [other, "closures", "closures"],
] as const)("%j with compile %s is checked by %s", (schema, compile, engine) => {
  const contract = defineContract(schema, compile === undefined ? {} : { compile });
  expect(contract.engine).toBe(engine);
  expect(contract.is({ a: "x" })).toBe(true);
  expect(contract.is({ a: 1 })).toBe(false);
  expect(contract.validate({ a: 1 })).toEqual([
    { path: "/a", keyword: "type", message: "must be a string, not the number 1" },
  ]);
});

it.each([portable, other])("%j is checked by closures where a policy forbids code", (schema) => {
  vi.stubGlobal(
    "Function",
    class {
      constructor() {
        throw new EvalError("Code generation from strings disallowed for this context");
      }
    },
  );
  const contract = defineContract(schema, { compile: "code" });
  expect(contract.engine).toBe("closures");
  expect(contract.is({ a: 1 })).toBe(false);
});
