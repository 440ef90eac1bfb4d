import type { JsonSchema } from "../schema/json-schema.js";

const schema = { $ref: "#" };
const schemas = { $ref: "#/definitions/schemaArray" };
const schemaMap = { type: "object", additionalProperties: schema, default: {} };
const names = { $ref: "#/definitions/stringArray" };
const length = { $ref: "#/definitions/positiveInteger" };
const least = { $ref: "#/definitions/positiveIntegerDefault0" };
const openOrSchema = { anyOf: [{ type: "boolean" }, schema], default: {} };
const text = { type: "string" };
const flag = { type: "boolean", default: false };
const type = { $ref: "#/definitions/simpleTypes" };

/**
 * The meta-schema of draft-04, including the definitions to which other documents refer. Ajv contains only the
 * meta-schemas of later drafts.
 */
export const draft04MetaSchema: JsonSchema = {
  id: "http://json-schema.org/draft-04/schema#",
  $schema: "http://json-schema.org/draft-04/schema#",
  description: "Core schema meta-schema",
  definitions: {
    schemaArray: { type: "array", minItems: 1, items: schema },
    positiveInteger: { type: "integer", minimum: 0 },
    positiveIntegerDefault0: { allOf: [length, { default: 0 }] },
    simpleTypes: { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] },
    stringArray: { type: "array", items: text, minItems: 1, uniqueItems: true },
  },
  type: "object",
  properties: {
    id: text,
    $schema: text,
    title: text,
    description: text,
    default: {},
    multipleOf: { type: "number", minimum: 0, exclusiveMinimum: true },
    maximum: { type: "number" },
    exclusiveMaximum: flag,
    minimum: { type: "number" },
    exclusiveMinimum: flag,
    maxLength: length,
    minLength: least,
    pattern: { type: "string", format: "regex" },
    additionalItems: openOrSchema,
    items: { anyOf: [schema, schemas], default: {} },
    maxItems: length,
    minItems: least,
    uniqueItems: flag,
    maxProperties: length,
    minProperties: least,
    required: names,
    additionalProperties: openOrSchema,
    definitions: schemaMap,
    properties: schemaMap,
    patternProperties: schemaMap,
    dependencies: { type: "object", additionalProperties: { anyOf: [schema, names] } },
    enum: { type: "array", minItems: 1, uniqueItems: true },
    type: { anyOf: [type, { type: "array", items: type, minItems: 1, uniqueItems: true }] },
    format: text,
    allOf: schemas,
    anyOf: schemas,
    oneOf: schemas,
    not: schema,
  },
  dependencies: { exclusiveMaximum: ["maximum"], exclusiveMinimum: ["minimum"] },
  default: {},
};

/**
 * The meta-schema that draft-04 documents must satisfy. The rules about `enum` are omitted, because later drafts
 * dropped them. An empty list and repeated values have a clear meaning.
 */
export const draft04Rules: JsonSchema = {
  ...draft04MetaSchema,
  properties: { ...(draft04MetaSchema.properties as JsonSchema), enum: { type: "array" } },
};
