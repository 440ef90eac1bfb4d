import type { JsonSchema } from "../schema/json-schema.js";

const schema = { $ref: "#" };
const schemas = { type: "array", minItems: 1, items: schema };
const schemaMap = { type: "object", additionalProperties: schema };
const names = { type: "array", minItems: 1, items: { type: "string" }, uniqueItems: true };
const count = { type: "integer", minimum: 0 };
const types = ["array", "boolean", "integer", "null", "number", "object", "string"];
const openOrSchema = { anyOf: [{ type: "boolean" }, schema] };

/** The meta-schema of draft-04. Ajv contains the meta-schemas of the later drafts, not this one. */
export const draft04MetaSchema: JsonSchema = {
  id: "http://json-schema.org/draft-04/schema#",
  $schema: "http://json-schema.org/draft-04/schema#",
  type: "object",
  properties: {
    id: { type: "string" },
    $schema: { type: "string" },
    title: { type: "string" },
    description: { type: "string" },
    multipleOf: { type: "number", minimum: 0, exclusiveMinimum: true },
    maximum: { type: "number" },
    exclusiveMaximum: { type: "boolean" },
    minimum: { type: "number" },
    exclusiveMinimum: { type: "boolean" },
    maxLength: count,
    minLength: count,
    pattern: { type: "string" },
    additionalItems: openOrSchema,
    items: { anyOf: [schema, schemas] },
    maxItems: count,
    minItems: count,
    uniqueItems: { type: "boolean" },
    maxProperties: count,
    minProperties: count,
    required: names,
    additionalProperties: openOrSchema,
    definitions: schemaMap,
    properties: schemaMap,
    patternProperties: schemaMap,
    dependencies: { type: "object", additionalProperties: { anyOf: [schema, names] } },
    enum: { type: "array" },
    type: {
      anyOf: [{ enum: types }, { type: "array", items: { enum: types }, minItems: 1, uniqueItems: true }],
    },
    format: { type: "string" },
    allOf: schemas,
    anyOf: schemas,
    oneOf: schemas,
    not: schema,
  },
  dependencies: { exclusiveMaximum: ["maximum"], exclusiveMinimum: ["minimum"] },
};
