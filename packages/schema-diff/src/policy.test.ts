import { describe, expect, it } from "vitest";
import { diffSchemas } from "./diff-schemas.js";
import { toMarkdown } from "./report/to-markdown.js";

const open = (properties: object, more: object = {}): object => ({ type: "object", properties, ...more });
const text = { type: "string" };
const verdicts = (before: unknown, after: unknown): Record<string, string> =>
  Object.fromEntries(
    (["usual", "strict"] as const).map((policy) => [
      policy,
      diffSchemas(before, after, { policy }).backward.verdict,
    ]),
  );

describe("what the policy decides is whether an open object may hold what it does not describe", () => {
  it.each<[title: string, before: object, after: object, usual: string, strict: string]>([
    ["an optional property is added", open({}), open({ a: text }), "compatible", "breaking"],
    ["deep inside, too", open({ b: open({}) }), open({ b: open({ a: text }) }), "compatible", "breaking"],
    [
      "through a reference and in a list",
      { $ref: "#/$defs/x", $defs: { x: { items: open({}) } } },
      { $ref: "#/$defs/x", $defs: { x: { items: open({ a: text }) } } },
      "compatible",
      "breaking",
    ],
    [
      "names with a prefix are described",
      open({}),
      open({}, { patternProperties: { "^x-": text } }),
      "compatible",
      "breaking",
    ],
    [
      "a required property is added",
      open({}),
      open({ a: text }, { required: ["a"] }),
      "breaking",
      "breaking",
    ],
    ["the object is closed", open({}), open({}, { additionalProperties: false }), "breaking", "breaking"],
    [
      "the old schema says what others may be",
      open({}, { additionalProperties: { type: "integer" } }),
      open({ a: text }, { additionalProperties: { type: "integer" } }),
      "breaking",
      "breaking",
    ],
    [
      "it was required and not described",
      open({}, { required: ["a"] }),
      open({ a: text }),
      "breaking",
      "breaking",
    ],
    [
      "another alternative describes it",
      { anyOf: [open({ a: { type: "integer" } }, { required: ["a"] }), open({})] },
      open({ a: text }),
      "breaking",
      "breaking",
    ],
    ["a property becomes narrower", open({ a: {} }), open({ a: text }), "breaking", "breaking"],
  ])("%s", (_, before, after, usual, strict) => {
    expect(verdicts(before, after)).toEqual({ usual, strict });
  });

  it("usual is the default, and says which value it sets aside", () => {
    const diff = diffSchemas(open({}), open({ a: text }));
    expect(diff.bump).toBe("minor");
    expect(diff.changes[0]?.backward).toEqual({
      verdict: "compatible",
      reason:
        "old values are taken to have no property that their schema does not describe; one that has it may be refused",
      setAside: { instance: { a: null }, acceptedBy: "old", refusal: "/a must be a string, not null" },
    });
    expect(toMarkdown(diff)).toContain("### set aside by the usual policy");
    expect(toMarkdown(diffSchemas(open({}), open({}), {}))).not.toContain("set aside");
  });

  it("says the same of the other direction", () => {
    const diff = diffSchemas(open({ a: text }), open({}), { promised: "full" });
    expect([diff.forward.verdict, diff.bump]).toEqual(["compatible", "minor"]);
  });

  it("with both directions promised, strict finds what usual sets aside", () => {
    const diff = diffSchemas(open({ a: text }), open({}), { promised: "full", policy: "strict" });
    expect([diff.forward.verdict, diff.bump]).toEqual(["breaking", "major"]);
  });

  it("refuses a policy that there is not", () => {
    // @ts-expect-error from JavaScript
    expect(() => diffSchemas({}, {}, { policy: "lax" })).toThrow(
      "policy must be usual or strict, but is lax",
    );
  });
});
