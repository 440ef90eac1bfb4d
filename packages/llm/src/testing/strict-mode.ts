import type { JsonSchema } from "@concordat/contracts/contract";
import { defineContract } from "@concordat/contracts/define";

/**
 * The schemas that OpenAI's strict mode accepts, as a schema of schemas written from its documentation: an object that
 * is not a union at the root, every object closed with all of its keys required, every array with its items, every
 * value with a type, no other keyword. Code checks that all keys are required and that alternatives begin differently.
 */
const metaschema = defineContract({
  $ref: "#/$defs/object",
  $defs: {
    schema: {
      anyOf: [
        { $ref: "#/$defs/object" },
        { $ref: "#/$defs/array" },
        { $ref: "#/$defs/scalar" },
        { $ref: "#/$defs/union" },
        { $ref: "#/$defs/reference" },
      ],
    },
    definitions: { type: "object", additionalProperties: { $ref: "#/$defs/schema" } },
    object: {
      type: "object",
      properties: {
        type: { const: "object" },
        description: { type: "string" },
        properties: { $ref: "#/$defs/definitions" },
        required: { type: "array", items: { type: "string" }, uniqueItems: true },
        additionalProperties: { const: false },
        $defs: { $ref: "#/$defs/definitions" },
      },
      required: ["type", "properties", "required", "additionalProperties"],
      additionalProperties: false,
    },
    array: {
      type: "object",
      properties: {
        type: { const: "array" },
        description: { type: "string" },
        items: { $ref: "#/$defs/schema" },
      },
      required: ["type", "items"],
      additionalProperties: false,
    },
    scalar: {
      type: "object",
      properties: {
        type: {
          anyOf: [
            { $ref: "#/$defs/name" },
            { type: "array", items: { $ref: "#/$defs/name" }, minItems: 2, uniqueItems: true },
          ],
        },
        description: { type: "string" },
        enum: { type: "array", items: { type: ["string", "number", "boolean", "null"] }, minItems: 1 },
        const: { type: ["string", "number", "boolean", "null"] },
      },
      required: ["type"],
      additionalProperties: false,
    },
    name: { enum: ["string", "number", "integer", "boolean", "null"] },
    union: {
      type: "object",
      properties: {
        description: { type: "string" },
        anyOf: { type: "array", items: { $ref: "#/$defs/schema" }, minItems: 1 },
      },
      required: ["anyOf"],
      additionalProperties: false,
    },
    reference: {
      type: "object",
      properties: {
        description: { type: "string" },
        $ref: { type: "string", pattern: "^#(/\\$defs/[A-Za-z0-9_.-]+)?$" },
      },
      required: ["$ref"],
      additionalProperties: false,
    },
  },
});

/** The rules of strict mode that a schema breaks; empty when OpenAI takes it. */
export function strictModeProblems(schema: unknown): string[] {
  const problems = metaschema.validate(schema).map(({ path, message }) => `${path}: ${message}`);
  JSON.stringify(schema, (_, node) => {
    problems.push(...objectProblems(node));
    return node;
  });
  return problems;
}

function objectProblems(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  if ("additionalProperties" in node && "properties" in node && "required" in node) {
    const names = Object.keys(Object(node.properties)).sort();
    const required = [node.required].flat().sort();
    if (JSON.stringify(names) !== JSON.stringify(required)) return [`required is not all of ${names}`];
  }
  return "anyOf" in node && Array.isArray(node.anyOf) ? firstKeyProblems(node.anyOf) : [];
}

/** Finds alternatives that begin with the same key. OpenAI refuses them, unless the key's values distinguish them. */
function firstKeyProblems(branches: readonly unknown[]): string[] {
  const starts = branches.flatMap((branch) => {
    const [first] = Object.entries<JsonSchema>(Object(Object(branch).properties));
    if (first === undefined) return [];
    const [name, { const: only, enum: listed }] = first;
    return (listed ?? [only ?? "*"]).map((value) => JSON.stringify([name, value]));
  });
  return starts
    .filter((start, index) => starts.indexOf(start) !== index)
    .map((start) => `two begin with ${start}`);
}
