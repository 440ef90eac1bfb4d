import type { JsonSchema } from "@concordat/contracts/contract";
import { describe, expect, it } from "vitest";
import { type Narrowing, narrowSchema } from "./narrow-schema.js";

/** A schema with all its narrowings. */
const narrowed = (schema: JsonSchema, narrowing: Narrowing) => narrowSchema(schema, narrowing).narrowed;

const tagged = (choice: string, ...written: string[]): JsonSchema => ({
  type: "object",
  properties: {
    choice: { const: choice },
    ...Object.fromEntries(written.map((name) => [name, { type: "string" }])),
  },
  required: ["choice", ...written],
});
const decision: JsonSchema = { oneOf: [tagged("LIKE"), tagged("REPLY", "content"), tagged("SCROLL")] };

describe("a narrowed schema", () => {
  it("closes the branches of a union that are tagged with another value", () => {
    expect(narrowed(decision, { "/choice": ["REPLY"] })).toEqual({
      oneOf: [
        {
          type: "object",
          properties: { choice: { type: "string", enum: ["REPLY"] }, content: { type: "string" } },
          required: ["choice", "content"],
        },
      ],
    });
    const { oneOf = [] } = narrowed(decision, { "/choice": ["SCROLL", "LIKE"] });
    expect(oneOf.map(({ properties }) => properties?.choice)).toEqual([
      { type: "string", enum: ["LIKE"] },
      { type: "string", enum: ["SCROLL"] },
    ]);
  });

  it("keeps a branch without the place, and narrows the others", () => {
    const either: JsonSchema = { anyOf: [{ type: "null" }, tagged("LIKE"), tagged("REPLY")] };
    expect(narrowed(either, { "/choice": ["LIKE"] })).toMatchObject({
      anyOf: [{ type: "null" }, { properties: { choice: { enum: ["LIKE"] } } }],
    });
  });

  it("allows no value that the contract does not list", () => {
    const listed: JsonSchema = { type: "object", properties: { to: { enum: ["a", "b"] } } };
    expect(narrowed(listed, { "/to": ["b", "c"] }).properties?.to).toEqual({
      type: "string",
      enum: ["b"],
    });
  });

  it.each<[string, JsonSchema, Record<string, string[]>, RegExp]>([
    ["a branch", decision, { "/choice": ["SHARE"] }, /allows none of the values that are open at \/choice/],
    ["a value", tagged("LIKE"), { "/choice": ["REPLY"] }, /allows none of the values/],
    ["a place", decision, { "/verdict": ["LIKE"] }, /has no place \/verdict/],
    ["a place of that name", decision, { "/constructor": ["LIKE"] }, /has no place \/constructor/],
    ["an open value", decision, { "/choice": [] }, /nothing is open at \/choice/],
  ])("is refused where there would not be %s", (_, schema, narrowing, message) => {
    expect(() => narrowed(schema, narrowing)).toThrow(message);
  });
});
