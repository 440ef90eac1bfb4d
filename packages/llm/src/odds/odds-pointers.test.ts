import { agentDecision } from "@concordat/contracts/agent-decision";
import { expect, it } from "vitest";
import { oddsPointers } from "./odds-pointers.js";

const yes = { type: "boolean" } as const;

it.each<[string, object, readonly string[]]>([
  ["enumerations and booleans in the order of the schema", agentDecision.schema, ["/choice"]],
  [
    "places in objects, with escaped names",
    { properties: { "a/b": { properties: { yes } } } },
    ["/a~1b/yes"],
  ],
  [
    "places behind references and in the branches of a union",
    {
      $defs: { sort: { enum: ["a", "b"] } },
      properties: { one: { anyOf: [{ properties: { sort: { $ref: "#/$defs/sort" } } }, { type: "null" }] } },
    },
    ["/one/sort"],
  ],
  ["no constant", { properties: { kind: { const: "a" } } }, []],
  ["no long list", { properties: { n: { enum: Array.from({ length: 51 }, (_, n) => n) } } }, []],
  ["nothing in a list", { properties: { list: { items: yes } } }, []],
  ["nothing in a fifth object", nested(5), []],
  ["what is in a fourth object", nested(4), ["/in/in/in/in"]],
])("has %s", (_, schema, pointers) => {
  expect(oddsPointers({ schema })).toEqual(pointers);
});

/** A boolean within so many objects. */
function nested(depth: number): object {
  return depth === 0 ? yes : { properties: { in: nested(depth - 1) } };
}
