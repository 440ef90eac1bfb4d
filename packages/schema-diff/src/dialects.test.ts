import { expect, it } from "vitest";
import { diffSchemas } from "./diff-schemas.js";

const draft04 = { $schema: "http://json-schema.org/draft-04/schema#" };
const draft06 = { $schema: "http://json-schema.org/draft-06/schema#" };
const draft201909 = { $schema: "https://json-schema.org/draft/2019-09/schema" };

it("draft-04: a limit that is excluded by the word next to it", () => {
  const [excluded, included] = [
    { ...draft04, type: "number", minimum: 0, exclusiveMinimum: true },
    { ...draft04, type: "number", minimum: 0 },
  ];
  expect(diffSchemas(included, excluded)).toMatchObject({
    backward: { verdict: "breaking", witness: { instance: 0, acceptedBy: "old" } },
    forward: { verdict: "compatible" },
  });
  expect(
    diffSchemas(excluded, { ...draft04, type: "number", minimum: 0, exclusiveMinimum: false }),
  ).toMatchObject({
    backward: { verdict: "compatible" },
    forward: { verdict: "breaking" },
  });
});

it("draft-04: `id` names the document, and words of later dialects say nothing", () => {
  const schema = {
    ...draft04,
    id: "https://example.com/city.json",
    definitions: { name: { type: "string" } },
  };
  const before = {
    ...schema,
    properties: { name: { $ref: "https://example.com/city.json#/definitions/name" } },
  };
  const after = { ...schema, properties: { name: { type: "string", const: "Uppsala", contains: {} } } };
  expect(diffSchemas(before, after)).toMatchObject({
    backward: { verdict: "compatible" },
    forward: { verdict: "compatible" },
  });
});

it("draft-04 and 2020-12: the same in other words", () => {
  const old = { ...draft04, type: "array", items: [{ type: "integer", minimum: 1, exclusiveMinimum: true }] };
  const now = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    type: "array",
    prefixItems: [{ type: "integer", exclusiveMinimum: 1 }],
  };
  const { backward, forward, changes } = diffSchemas(old, now);
  expect([backward.verdict, forward.verdict]).toEqual(["compatible", "compatible"]);
  expect(changes.map(({ name }) => name)).toContain("dialect-changed");
});

it("draft-06: `if` says nothing yet", () => {
  const before = { ...draft06, type: "string", if: { maxLength: 1 }, else: false };
  expect(diffSchemas(before, { ...draft06, type: "string" })).toMatchObject({
    backward: { verdict: "compatible" },
    forward: { verdict: "compatible" },
  });
});

it("2019-09: a recursive reference leads to the root where nothing else is anchored", () => {
  const tree = (value: object): object => ({
    ...draft201909,
    type: "object",
    properties: { value, next: { $recursiveRef: "#" } },
    additionalProperties: false,
  });
  const diff = diffSchemas(tree({ type: "string", maxLength: 5 }), tree({ type: "string" }));
  expect(diff).toMatchObject({ backward: { verdict: "compatible" }, forward: { verdict: "breaking" } });
});

it("a schema that breaks the rules of its own dialect is refused, with the place", () => {
  const wrong = { ...draft04, properties: { a: { exclusiveMinimum: 3, minimum: 3 } } };
  expect(() => diffSchemas({}, wrong)).toThrow(/^the new schema is not valid: \/properties\/a.* draft-04/);
});

it("references that depend on where they are read are followed", () => {
  const listOf = (item: object) => ({
    $id: "https://example.com/list",
    $ref: "base",
    $defs: {
      item: { $dynamicAnchor: "item", ...item },
      base: {
        $id: "base",
        items: { $dynamicRef: "#item" },
        $defs: { any: { $dynamicAnchor: "item" } },
      },
    },
  });
  const [integers, numbers] = [listOf({ type: "integer" }), listOf({ type: "number" })];
  expect(diffSchemas(integers, numbers)).toMatchObject({
    backward: { verdict: "compatible" },
    forward: { verdict: "breaking", witness: { acceptedBy: "new" } },
  });
  expect(diffSchemas(integers, { items: { type: "integer" } })).toMatchObject({
    backward: { verdict: "compatible" },
    forward: { verdict: "compatible" },
  });
});
