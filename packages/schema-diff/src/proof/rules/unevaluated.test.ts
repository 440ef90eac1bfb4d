import { describe, expect, it } from "vitest";
import { diffSchemas } from "../../diff-schemas.js";

const text = { type: "string" };

describe("what nothing evaluates is compared like additional members and items", () => {
  it.each<[string, object, object, string, string]>([
    [
      "a closed object, written in both ways",
      { properties: { a: text }, additionalProperties: false },
      { properties: { a: text }, unevaluatedProperties: false },
      "compatible",
      "compatible",
    ],
    [
      "a property that a schema in allOf evaluates",
      { properties: { a: text, b: text }, additionalProperties: false },
      { allOf: [{ properties: { a: text } }], properties: { b: text }, unevaluatedProperties: false },
      "compatible",
      "compatible",
    ],
    [
      "a property less",
      { properties: { a: text, b: text }, unevaluatedProperties: false },
      { properties: { a: text }, unevaluatedProperties: false },
      "breaking",
      "compatible",
    ],
    [
      "a property that a branch may evaluate",
      { anyOf: [{ properties: { a: true } }, true], unevaluatedProperties: false },
      { properties: {}, unevaluatedProperties: false },
      "breaking",
      "compatible",
    ],
    [
      "others that have a schema",
      { properties: { a: text }, unevaluatedProperties: { type: "integer" } },
      { properties: { a: text }, unevaluatedProperties: { type: "number" } },
      "compatible",
      "breaking",
    ],
  ])("%s", (_title, old, now, backward, forward) => {
    const diff = diffSchemas({ type: "object", ...old }, { type: "object", ...now }, { policy: "strict" });
    expect([diff.backward.verdict, diff.forward.verdict]).toEqual([backward, forward]);
  });

  it.each<[string, object, object, string, string]>([
    [
      "a closed list, written in both ways",
      { prefixItems: [text], items: false },
      { prefixItems: [text], unevaluatedItems: false },
      "compatible",
      "compatible",
    ],
    [
      "an item that a schema in allOf evaluates",
      { prefixItems: [text, text], items: false },
      { allOf: [{ prefixItems: [text, text] }], unevaluatedItems: false },
      "compatible",
      "compatible",
    ],
    [
      "an item less",
      { prefixItems: [text, text], unevaluatedItems: false },
      { prefixItems: [text], unevaluatedItems: false },
      "breaking",
      "compatible",
    ],
  ])("%s", (_title, old, now, backward, forward) => {
    const diff = diffSchemas({ type: "array", ...old }, { type: "array", ...now });
    expect([diff.backward.verdict, diff.forward.verdict]).toEqual([backward, forward]);
  });
});
