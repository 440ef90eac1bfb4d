import type { JsonSchema } from "@concordat/contracts/contract";
import { ownMember } from "@concordat/contracts/options";
import { branchesOf } from "../wire/rewrite-schema.js";
import { type LabelledSchema, labelledBranches, sentencesAbout } from "./union-branch-labels.js";

/**
 * Describes an answer's fields from the descriptions, bounds and patterns of the schema, one line for each field.
 * @param schema the contract of the request
 * @param wire the schema sent to the engine; a field that it lacks is not described
 * @returns lines such as `- urgency: How urgent it is. From 1 to 5.`; empty if no field has one
 */
export function describeFields(schema: JsonSchema, wire: JsonSchema): string[] {
  const fields = new Map<string, readonly LabelledSchema[]>();
  collect({ schema, label: null }, wire, "", fields);
  return [...fields].flatMap(([path, schemas]) => {
    const sentences = sentencesAbout(schemas, path === "");
    return sentences.length === 0 ? [] : [`- ${path === "" ? "the whole" : path}: ${sentences.join(" ")}`];
  });
}

function collect(
  labelled: LabelledSchema,
  written: JsonSchema,
  path: string,
  fields: Map<string, readonly LabelledSchema[]>,
): void {
  const { schema, label } = labelled;
  // A nullable value is written as a union with null if every property is required.
  const wire = isUnion(schema) ? written : counterpart(schema, written);
  fields.set(path, [...(fields.get(path) ?? []), labelled]);
  for (const branch of labelledBranches(labelled)) {
    collect(branch, counterpart(branch.schema, wire), path, fields);
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const asked = ownMember(wire.properties, name);
    const inside = path === "" ? name : `${path}.${name}`;
    if (asked !== undefined) collect({ schema: property, label }, asked, inside, fields);
  }
  const { items, additionalProperties: entries } = schema;
  if (typeof items === "object") collect({ schema: items, label }, inner(wire.items), `${path}[]`, fields);
  if (typeof entries === "object")
    collect({ schema: entries, label }, inner(wire.additionalProperties), `${path}.*`, fields);
}

function isUnion({ oneOf, anyOf }: JsonSchema): boolean {
  return oneOf !== undefined || anyOf !== undefined;
}

function inner(schema: boolean | JsonSchema | undefined): JsonSchema {
  return typeof schema === "object" ? schema : {};
}

/**
 * Returns the branch of the lowered schema that corresponds to a branch of the contract: the one with the same
 * constants.
 */
function counterpart(branch: JsonSchema, wire: JsonSchema): JsonSchema {
  const constants = Object.entries(branch.properties ?? {}).filter(
    ([, { const: only }]) => only !== undefined,
  );
  const same = branchesOf(wire).find(({ properties }) =>
    constants.every(([name, { const: only }]) => ownMember(properties, name)?.const === only),
  );
  return same ?? wire;
}
