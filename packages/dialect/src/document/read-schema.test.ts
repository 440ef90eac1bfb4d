import { describe, expect, it } from "vitest";
import { type ReadSchema, readSchema, readSchemas } from "./read-schema.js";

const draft07 = "http://json-schema.org/draft-07/schema#";

function notesOf(read: ReadSchema): string[] {
  if (read.problems !== undefined) throw new Error(JSON.stringify(read.problems));
  return read.notes.map(({ pointer, message }) => `${pointer}: ${message}`);
}

describe("a keyword that is ignored although its author expected an effect is noted", () => {
  it.each<[string, object, string[]]>([
    [
      "misspelt",
      { requird: ["a"], propertes: {}, minlenght: 3, anyof: [] },
      [
        "/requird: requird is not a keyword and is ignored; did you mean required?",
        "/propertes: propertes is not a keyword and is ignored; did you mean properties?",
        "/minlenght: minlenght is not a keyword and is ignored; did you mean minLength?",
        "/anyof: anyof is not a keyword and is ignored; did you mean anyOf?",
      ],
    ],
    [
      "of OpenAPI 3.0",
      { properties: { a: { type: "string", nullable: true } } },
      [
        '/properties/a/nullable: nullable is a keyword of OpenAPI 3.0 and is ignored in JSON Schema; add "null" to type instead',
      ],
    ],
    [
      "next to a reference",
      {
        $schema: draft07,
        definitions: { Name: { type: "string" } },
        items: { $ref: "#/definitions/Name", title: "name", minLength: 1 },
      },
      [
        "/items/minLength: minLength is ignored next to $ref in draft-07; put the $ref into allOf to have both",
      ],
    ],
    [
      "of another dialect",
      { $schema: draft07, prefixItems: [{}] },
      ["/prefixItems: prefixItems is not a keyword of draft-07 and is ignored"],
    ],
    [
      "without a `$`",
      { defs: {}, items: { ref: "#" } },
      [
        "/defs: defs is not a keyword and is ignored; did you mean $defs?",
        "/items/ref: ref is not a keyword and is ignored; did you mean $ref?",
      ],
    ],
    [
      "annotations of other tools are not",
      {
        "x-requird": 1,
        _format: "",
        $default: 1,
        example: 1,
        markdownDescription: "",
        discriminator: {},
        xml: {},
        enumNames: [],
        id: "a",
      },
      [],
    ],
    [
      "properties of data with such names are not",
      { properties: { requird: {} }, default: { requird: 1 } },
      [],
    ],
  ])("%s", (_title, schema, notes) => {
    expect(notesOf(readSchema(schema))).toEqual(notes);
  });

  it("keeps compiled code usable", () => {
    expect(readSchema({ requird: [] })).toMatchObject({ needsInterpreter: false });
    expect(readSchema({ type: "string", default: 1 })).toMatchObject({ needsInterpreter: true });
  });
});

it("gives places as the document has them", () => {
  const document = {
    $schema: draft07,
    definitions: {
      Pair: { items: [{ type: "string", default: 7 }] },
      Price: { pattern: "(" },
    },
    properties: { pair: { $ref: "#/definitions/Pair" } },
  };
  const read = readSchema(document);
  expect(notesOf(read)).toEqual([
    "/definitions/Pair/items/0/default: the default 7 does not match its own schema and is not filled in",
  ]);
  expect(read.problems === undefined && read.sourcePointer("/$defs/Pair/prefixItems/0/type")).toBe(
    "/definitions/Pair/items/0/type",
  );
  expect(readSchema({ ...document, items: { $ref: "#/definitions/Price" } }).problems).toEqual([
    { pointer: "/definitions/Price/pattern", message: "is not a regular expression: (" },
  ]);
});

it("reads several schemas of a document, each by itself", () => {
  const document = { $defs: { A: { type: "string" }, B: { $ref: "far.json" }, C: { $ref: "#/$defs/A" } } };
  const read = readSchemas(document, ["/$defs/A", "/$defs/B", "/$defs/C", "/$defs/D"]);
  expect(read.map((one) => one.problems?.[0]?.pointer ?? one)).toMatchObject([
    { schema: { type: "string" } },
    "/$defs/B",
    { schema: { $ref: "#/$defs/A", $defs: { A: { type: "string" } } } },
    "/$defs/D",
  ]);
  const documents = { "far.json": { const: 1 } };
  expect(readSchemas(document, ["/$defs/B"], { documents })).toMatchObject([
    { schema: { $defs: { "far.json_": { const: 1 } } } },
  ]);
  const moved = { documents: { "parts/far.json": { const: 1 } }, uri: "parts/near.json" };
  expect(readSchemas(document, ["/$defs/B"], moved)[0]?.problems).toBeUndefined();
});

it("knows the definitions of the meta-schema of draft-04, to which other documents refer", () => {
  const draft04 = "http://json-schema.org/draft-04/schema";
  const read = readSchema({
    $schema: `${draft04}#`,
    properties: {
      title: { $ref: `${draft04}#/properties/title` },
      sizes: { $ref: `${draft04}#/definitions/positiveIntegerDefault0` },
      names: { $ref: `${draft04}#/definitions/stringArray` },
    },
  });
  expect(read.problems).toBeUndefined();
  expect(readSchema({ $schema: `${draft04}#`, enum: [1, 1] }).problems).toBeUndefined();
});

describe("a document that accepts every value but contains schemas", () => {
  const city = { type: "object", properties: { name: { type: "string" } } };

  it.each<[string, object, string]>([
    ["an option of a client", { name: "city", schema: city }, "/schema"],
    [
      "a response format",
      { type: "json_schema", json_schema: { name: "city", schema: city } },
      "/json_schema/schema",
    ],
    [
      "a function",
      { type: "function", function: { name: "city", parameters: city } },
      "/function/parameters",
    ],
    ["a tool of Anthropic", { name: "city", input_schema: city }, "/input_schema"],
    ["a tool of MCP", { name: "city", title: "City", inputSchema: city }, "/inputSchema"],
  ])("is refused if it wraps one: %s", (_, document, pointer) => {
    expect(readSchema(document)).toEqual({
      problems: [
        {
          pointer: "",
          message: `has no constraint, so every value would be valid; it contains a schema: give the one at ${pointer}`,
        },
      ],
    });
  });

  it.each<[string, object, string]>([
    [
      "properties",
      { name: { type: "string" }, size: { enum: [1, 2] } },
      "2 schemas: give one of them, such as the one at /name, or write them under properties",
    ],
    ["a property", { name: { anyOf: [] } }, "a schema: give the one at /name"],
    ["definitions", { $defs: { City: city } }, "a schema: give the one at /$defs/City"],
    [
      "an OpenAPI document",
      { openapi: "3.1.0", paths: {}, components: { schemas: { City: city } } },
      "a schema: give the one at /components/schemas/City",
    ],
  ])("is noted otherwise: %s", (_, document, place) => {
    expect(notesOf(readSchema(document))).toEqual([
      `: has no constraint, so every value would be valid; it contains ${place}`,
    ]);
  });

  it.each<[string, object]>([
    ["an empty schema", {}],
    ["a description", { title: "Any", description: "Every value.", default: { type: "string" } }],
    ["annotations of others", { "x-form": { type: "string" }, _ui: { properties: {} }, discriminator: {} }],
    ["a reference", { $ref: "#/$defs/City", $defs: { City: city } }],
  ])("is not: %s", (_, document) => {
    expect(notesOf(readSchema(document))).toEqual([]);
  });
});
