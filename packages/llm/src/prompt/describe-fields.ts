import type { JsonSchema } from "@concordat/contracts/contract";
import { branchesOf } from "../wire/rewrite-schema.js";
import { labelOf, type Said, say, sentencesOf } from "./labelled-schema.js";

/**
 * The meaning of an answer's fields, a line for each: the descriptions, bounds and patterns of the schema.
 *
 * @param schema the contract of the request
 * @param wire the schema sent to the engine; a field that it lacks is not described
 * @returns lines such as `- urgency: How urgent it is. From 1 to 5.`; empty if no field has one
 */
export function describeFields(schema: JsonSchema, wire: JsonSchema): string[] {
  const fields = new Map<string, Said>();
  collect(schema, wire, "", null, fields);
  return [...fields].flatMap(([path, said]) =>
    said.size === 0 ? [] : [`- ${path === "" ? "the whole" : path}: ${sentencesOf(said).join(" ")}`],
  );
}

function collect(
  schema: JsonSchema,
  written: JsonSchema,
  path: string,
  label: string | null,
  fields: Map<string, Said>,
): void {
  // A nullable value is written as a union with null if every property is required.
  const wire = isUnion(schema) ? written : counterpart(schema, written);
  const said: Said = fields.get(path) ?? new Map();
  fields.set(path, said);
  say(said, { schema, label }, path === "");
  for (const branch of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
    collect(branch, counterpart(branch, wire), path, labelOf(branch) ?? label, fields);
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const asked = wire.properties?.[name];
    if (asked !== undefined) collect(property, asked, path === "" ? name : `${path}.${name}`, label, fields);
  }
  const { items, additionalProperties: entries } = schema;
  if (typeof items === "object") collect(items, inner(wire.items), `${path}[]`, label, fields);
  if (typeof entries === "object")
    collect(entries, inner(wire.additionalProperties), `${path}.*`, label, fields);
}

function isUnion({ oneOf, anyOf }: JsonSchema): boolean {
  return oneOf !== undefined || anyOf !== undefined;
}

function inner(schema: boolean | JsonSchema | undefined): JsonSchema {
  return typeof schema === "object" ? schema : {};
}

/** The branch of the wire schema that represents a branch of the contract: the one with the same constants. */
function counterpart(branch: JsonSchema, wire: JsonSchema): JsonSchema {
  const constants = Object.entries(branch.properties ?? {}).filter(
    ([, { const: only }]) => only !== undefined,
  );
  const same = branchesOf(wire).find(({ properties }) =>
    constants.every(([name, { const: only }]) => properties?.[name]?.const === only),
  );
  return same ?? wire;
}
