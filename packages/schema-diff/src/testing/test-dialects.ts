import type { DialectName } from "@concordat/dialect";
import { Ajv, type ValidateFunction } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { isObject } from "../schema/json.js";

/** A dialect for property tests: how random schemas are written in it, and an independent validator. */
export interface TestDialect {
  readonly name: DialectName;
  readonly write: (schema: unknown) => unknown;
  readonly validator: (schema: unknown) => ValidateFunction;
}

/** The spelling in draft-07 of the keywords of random schemas. */
const oldSpelling: Readonly<Record<string, string>> = {
  dependentRequired: "dependencies",
  $defs: "definitions",
};

export const testDialects: readonly TestDialect[] = [
  {
    name: "2020-12",
    write: (schema) => schema,
    validator: (schema) =>
      compile(new Ajv2020({ strict: false, allErrors: true, ownProperties: true, logger: false }), schema),
  },
  {
    name: "2019-09",
    write: withListedItems,
    validator: (schema) =>
      compile(new Ajv2019({ strict: false, allErrors: true, ownProperties: true, logger: false }), schema),
  },
  {
    name: "draft-07",
    write: inDraft07,
    validator: (schema) =>
      compile(
        new Ajv({ strict: false, allErrors: true, ownProperties: true, logger: false }),
        withoutSiblingsOfReferences(schema),
      ),
  },
];

function compile(ajv: Ajv, schema: unknown): ValidateFunction {
  addFormats.default(ajv);
  return ajv.compile(typeof schema === "boolean" ? schema : Object(schema));
}

/** Writes the schemas of the first items as a list in `items`, as dialects before 2020-12 do. */
function withListedItems(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withListedItems);
  if (!isObject(schema)) return schema;
  const { prefixItems, items, ...rest } = schema;
  const tuple =
    prefixItems === undefined
      ? { items }
      : { items: prefixItems, ...(items === undefined ? {} : { additionalItems: items }) };
  const all = { ...rest, ...(prefixItems === undefined && items === undefined ? {} : tuple) };
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, withListedItems(value)]));
}

function inDraft07(schema: unknown): unknown {
  return inOldSpelling(withListedItems(schema));
}

function inOldSpelling(schema: unknown): unknown {
  if (typeof schema === "string") return schema.replace("#/$defs/", "#/definitions/");
  if (Array.isArray(schema)) return schema.map(inOldSpelling);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [oldSpelling[key] ?? key, inOldSpelling(value)]),
  );
}

/** In draft-07, keywords next to a `$ref` are ignored; Ajv, configured to ignore them, still reads `type`. */
function withoutSiblingsOfReferences(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutSiblingsOfReferences);
  if (!isObject(schema)) return schema;
  const counting = Object.entries(schema).filter(
    ([key]) => typeof schema.$ref !== "string" || key === "$ref" || key === "definitions",
  );
  return Object.fromEntries(
    counting.map(([key, value]) => [
      key,
      key === "const" || key === "enum" ? value : withoutSiblingsOfReferences(value),
    ]),
  );
}
