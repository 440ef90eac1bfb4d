import type { JsonSchema } from "@concordat/dialect";
import { expect, it } from "vitest";
import { city } from "../testing/schema-folder.js";
import { typeNames, typesModule } from "./types-module.js";

const source = (schema: JsonSchema) => ({
  name: "city",
  version: 1,
  isCurrent: true,
  isCompiled: true,
  file: "",
  title: String(schema.title),
  schema,
});

/** The declarations, without comments and on one line each. */
async function declarations(schema: JsonSchema): Promise<string[]> {
  const text = await typesModule(source(schema));
  return text
    .replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, "")
    .replaceAll(/\s+/g, " ")
    .split(/(?=export )/)
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== "");
}

it("gives two forms where there are defaults: as given, and as parsed", async () => {
  expect(await declarations(city)).toEqual([
    "export interface City { name: string; people: number; }",
    "export interface CityInput { name: string; people?: number; }",
  ]);
  expect(typeNames(source(city))).toEqual({ output: "City", input: "CityInput" });
});

it("gives one form where there are none", async () => {
  const schema = { ...city, properties: { name: city.properties.name } };
  expect(await declarations(schema)).toEqual(["export interface City { name: string; }"]);
  expect(typeNames(source(schema))).toEqual({ output: "City", input: "City" });
});

it("gives two forms of the types that hold a default, and shares the others", async () => {
  const mayor = {
    title: "Mayor",
    type: "object",
    properties: { since: { type: "integer", default: 0 } },
    additionalProperties: false,
  };
  const river = {
    title: "River",
    type: "object",
    properties: { name: { type: "string" } },
    additionalProperties: false,
  };
  const schema = {
    title: "Town",
    type: "object",
    properties: { mayor: { $ref: "#/$defs/Mayor" }, river },
    required: ["mayor", "river"],
    additionalProperties: false,
    $defs: { Mayor: mayor },
  };
  expect(await declarations(schema)).toEqual([
    "export interface Town { mayor: Mayor; river: River; }",
    "export interface Mayor { since: number; }",
    "export interface River { name?: string; }",
    "export interface TownInput { mayor: MayorInput; river: River; }",
    "export interface MayorInput { since?: number; }",
  ]);
});

it("makes a union of titled branches, in both forms", async () => {
  const branch = (title: string, kind: string) => ({
    title,
    type: "object",
    properties: { kind: { const: kind }, n: { type: "integer", default: 0 } },
    required: ["kind"],
    additionalProperties: false,
  });
  const declared = await declarations({
    title: "Place",
    type: "object",
    oneOf: [branch("Land", "land"), branch("Sea", "sea")],
  });
  expect(declared).toContain("export type Place = Land | Sea;");
  expect(declared).toContain("export type PlaceInput = LandInput | SeaInput;");
  expect(declared).toContain('export interface Land { kind: "land"; n: number; }');
  expect(declared).toContain('export interface SeaInput { kind: "sea"; n?: number; }');
});

it("carries descriptions over, harmless in a comment", async () => {
  const text = await typesModule(source({ ...city, description: "Ends */ here." }));
  expect(text).toContain("What it is called.");
  expect(text).not.toContain("*/ here");
});

it("declares the type of a schema that any value satisfies", async () => {
  const schema = { title: "Headers", anyOf: [{ type: "array", items: { type: "string" } }, { link: "x" }] };
  expect(await declarations(schema)).toEqual(["export type Headers = unknown;"]);
});

it("reads only the keywords that types express", async () => {
  const schema = {
    title: "Tool",
    type: "object",
    additionalProperties: false,
    properties: { name: { type: "string", tsType: "Secret" } },
    "x-more": { $ref: "#/nowhere" },
    examples: [{ $ref: "#/nowhere" }],
  };
  expect(await declarations(schema)).toEqual(["export interface Tool { name?: string; }"]);
});
