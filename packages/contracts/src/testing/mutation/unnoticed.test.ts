import { expect, it } from "vitest";
import type { Vector } from "../schema-folder.js";
import { unnoticedMutants } from "./unnoticed.js";
import { wantedVector } from "./wanted-vector.js";

const city = {
  type: "object",
  properties: {
    name: { type: "string", minLength: 1 },
    size: { enum: ["small", "large"] },
    tags: { type: "array", items: { type: "string" }, maxItems: 2 },
  },
  required: ["name"],
  additionalProperties: false,
};

function wanted(schema: object, ...vectors: [valid: boolean, data: unknown][]): string[] {
  const written = vectors.map(([valid, data]): Vector => ({ description: "", valid, data }));
  return unnoticedMutants({ ...schema }, written).map(wantedVector);
}

it("names, for each rule that no vector watches, the vector to add", () => {
  expect(wanted(city, [true, { name: "Uppsala" }])).toEqual([
    '/type: type "object" removed is not noticed: add an invalid vector: a value of another type',
    '/properties/size: property "size" removed is not noticed: add a valid object that has "size"',
    '/properties/tags: property "tags" removed is not noticed: add a valid object that has "tags"',
    '/required/name: required key "name" removed is not noticed: add an invalid vector: an object without "name"',
    "/additionalProperties: additionalProperties removed is not noticed: add an invalid vector: an object with a key that breaks it",
    '/properties/name/type: type "string" removed is not noticed: add an invalid vector: a value of another type',
    "/properties/name/minLength: minLength 1 removed is not noticed: add an invalid vector: a string of length 0",
    "/properties/name/minLength: minLength 1 to 2 is not noticed: add a valid vector: a string of length 1",
    '/properties/size/enum: enum ["small","large"] removed is not noticed: add an invalid vector: a value that is not in the list',
    '/properties/size/enum/small: enum without "small" is not noticed: add a valid value with "small"',
    '/properties/size/enum/large: enum without "large" is not noticed: add a valid value with "large"',
    '/properties/tags/type: type "array" removed is not noticed: add an invalid vector: a value of another type',
    "/properties/tags/items: items removed is not noticed: add an invalid vector: an array with an item that breaks it",
    "/properties/tags/maxItems: maxItems 2 removed is not noticed: add an invalid vector: an array of length 3",
    "/properties/tags/maxItems: maxItems 2 to 1 is not noticed: add a valid vector: an array of length 2",
    '/properties/tags/items/type: type "string" removed is not noticed: add an invalid vector: a value of another type',
  ]);
});

it("asks for nothing more once each has been added", () => {
  const valid = [{ name: "N" }, { name: "N", size: "small" }, { name: "N", size: "large", tags: ["a", "b"] }];
  const invalid = [
    7,
    {},
    { name: "" },
    { name: 7 },
    { name: "N", size: "huge" },
    { name: "N", tags: "a" },
    { name: "N", tags: [7] },
    { name: "N", tags: ["a", "b", "c"] },
    { name: "N", extra: 1 },
  ];
  const vectors = [
    ...valid.map((data): [boolean, unknown] => [true, data]),
    ...invalid.map((data): [boolean, unknown] => [false, data]),
  ];
  expect(wanted(city, ...vectors)).toEqual([]);
});

it("looks through references and into every branch of a union", () => {
  const schema = {
    oneOf: [
      {
        type: "object",
        properties: { kind: { const: "a" }, on: { $ref: "#/$defs/day" } },
        required: ["kind"],
      },
      { type: "object", properties: { kind: { const: "b" } }, required: ["kind"] },
    ],
    $defs: { day: { type: "string", pattern: "^[0-9]+$" } },
  };
  const vectors: [boolean, unknown][] = [
    [true, { kind: "a", on: "1" }],
    [true, { kind: "b" }],
    [false, { kind: "c" }],
    [false, {}],
    [false, { kind: "a", on: 1 }],
  ];
  expect(wanted(schema, ...vectors).filter((line) => line.includes("$defs"))).toEqual([
    '/$defs/day/pattern: pattern "^[0-9]+$" removed is not noticed: add an invalid vector: a string that does not match',
  ]);
  expect(wanted(schema, ...vectors, [false, { kind: "a", on: "x" }]).join("\n")).not.toContain("$defs");
});
