import { type } from "arktype";
import { Type } from "typebox";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import * as z3 from "zod/v3";
import { createScriptedClient } from "../scripted/index.js";
import { generateObject } from "./index.js";

/** Asks for a value of a schema, and returns the error that refuses it. */
async function refusal(contract: unknown): Promise<string> {
  const client = createScriptedClient(["{}"]);
  const asked = generateObject({ client, contract: contract as z.ZodType, prompt: "When?" });
  const message = await asked.then(
    ({ state }) => state,
    (error: unknown) => (error instanceof TypeError ? error.message : `no TypeError: ${String(error)}`),
  );
  expect(client.requests).toEqual([]);
  return message;
}

it.each<[string, unknown]>([
  ["a schema of Zod 3", z3.object({ a: z3.string() })],
  ["z.date()", z.date()],
  ["Valibot's date", v.date()],
  ["ArkType's Date", type("Date")],
])("the stack of the refusal of %s leads to its caller", async (_, contract) => {
  const theCaller = async () =>
    generateObject({ client: createScriptedClient([]), contract: contract as z.ZodType, prompt: "When?" });
  const error: unknown = await theCaller().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TypeError);
  expect((error as TypeError).stack).toContain("theCaller");
});

describe("a type that JSON does not have", () => {
  it.each<[string, unknown, string]>([
    ["z.date()", z.object({ a: z.object({ b: z.array(z.date()) }) }), "(at /a/b/*)"],
    ["z.date() that is optional", z.object({ a: z.date().optional() }), "(at /a)"],
    ["z.date() in a union", z.object({ a: z.union([z.string(), z.date()]) }), "(at /a)"],
    ["z.bigint() in a record", z.object({ a: z.record(z.string(), z.bigint()) }), "(at /a/*)"],
    ["ArkType's Date", type({ a: { b: "Date[]" } }), "at /a/b/*; use a string and transform it"],
    ["ArkType's bigint", type({ a: "bigint" }), "at /a; use a string and transform it"],
    ["ArkType's Map", type("Map"), "at /; use a string and transform it"],
    ["Valibot's date", v.object({ a: v.array(v.date()) }), "(at /a/*)"],
    [
      "Valibot's record by picklist",
      v.object({ a: v.optional(v.record(v.picklist(["x", "y"]), v.number())) }),
      "(at /a)",
    ],
    [
      "TypeBox's Unsafe without a schema",
      Type.Object({ a: Type.Array(Type.Unsafe({})) }),
      "at /a/*; use a string",
    ],
    ["TypeBox's BigInt", Type.Object({ a: Type.Object({ b: Type.BigInt() }) }), "(at /a/b)"],
  ])("is refused with its place: %s", async (_, contract, place) => {
    expect(await refusal(contract)).toContain(place);
  });

  it("is refused the second time, too", async () => {
    const contract = type({ a: "Date" });
    expect(await refusal(contract)).toBe(await refusal(contract));
  });
});

it("a schema of Zod 3 is refused with the way to Zod 4", async () => {
  expect(await refusal(z3.z.object({ a: z3.z.string() }))).toBe(
    "a schema of Zod 3 does not say which JSON Schema it is: import Zod 4 (npm install zod@4)",
  );
});

it.each<[string, unknown]>([
  ["z.any()", z.object({ a: z.any() })],
  ["ArkType's unknown", type({ a: "unknown" })],
  ["a morph of ArkType", type({ a: "string.date.parse" })],
  ["Type.Any()", Type.Object({ a: Type.Any() })],
  ["Type.Unsafe() with a schema", Type.Object({ a: Type.Unsafe({ type: "string" }) })],
])("what accepts anything, or says what it accepts, is not refused: %s", async (_, contract) => {
  const client = createScriptedClient(['{"a":"2026-01-01"}']);
  const asked = { client, contract: contract as z.ZodType, prompt: "When?" };
  expect(await generateObject(asked)).toMatchObject({ state: "valid" });
});
