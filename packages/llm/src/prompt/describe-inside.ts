import type { JsonSchema } from "@concordat/contracts/contract";
import { ownMember } from "@concordat/contracts/options";
import { mapValues } from "../wire/rewrite-schema.js";
import { type LabelledSchema, labelledBranches, sentencesAbout } from "./union-branch-labels.js";

/**
 * Returns the schema sent to an engine with a description in each field: the contract's description, bounds and
 * patterns.
 * @param wire the schema sent to the engine
 * @param schema the contract of the request
 */
export function describeInside(wire: JsonSchema, schema: JsonSchema): JsonSchema {
  return describeNode(wire, [{ schema, label: null }], true);
}

/**
 * Adds descriptions to a schema and everything in it.
 * @param isDescribed whether the schema itself is described elsewhere, so that only its parts get a description
 */
function describeNode(
  wire: JsonSchema,
  labelledSchemas: readonly LabelledSchema[],
  isDescribed: boolean,
): JsonSchema {
  const { anyOf, properties, items, ...rest } = wire;
  const description = isDescribed ? "" : sentencesAbout(labelledSchemas, false).join(" ");
  const schemas = opened(labelledSchemas);
  const inner = (schema: JsonSchema, found: readonly LabelledSchema[]): JsonSchema =>
    describeNode(schema, found, false);
  return {
    ...rest,
    ...(description === "" ? {} : { description }),
    ...(anyOf === undefined
      ? {}
      : { anyOf: anyOf.map((branch) => describeBranch(branch, schemas, labelledSchemas)) }),
    ...(properties === undefined
      ? {}
      : { properties: mapValues(properties, (property, name) => inner(property, members(schemas, name))) }),
    ...(typeof items === "object" ? { items: inner(items, itemsOf(schemas)) } : {}),
  };
}

function describeBranch(
  branch: JsonSchema,
  schemas: readonly LabelledSchema[],
  labelledSchemas: readonly LabelledSchema[],
): JsonSchema {
  const found = counterparts(branch, schemas);
  // A nullable value is not a branch of the contract: its meaning is next to the union.
  const isDescribed = found.every(({ schema }) => labelledSchemas.some((known) => known.schema === schema));
  return describeNode(branch, unlabelled(found), isDescribed);
}

/** Returns the schemas together with the branches of their unions, each branch with its label. */
function opened(schemas: readonly LabelledSchema[]): LabelledSchema[] {
  return schemas.flatMap((labelled) => [labelled, ...opened(labelledBranches(labelled))]);
}

/**
 * Returns the schemas of the contract that correspond to a branch of the lowered schema: those with the same
 * constants and type.
 */
function counterparts(branch: JsonSchema, schemas: readonly LabelledSchema[]): readonly LabelledSchema[] {
  return schemas.filter(
    ({ schema }) => schema.oneOf === undefined && schema.anyOf === undefined && isAlike(schema, branch),
  );
}

function isAlike(schema: JsonSchema, branch: JsonSchema): boolean {
  const types = [schema.type ?? []].flat();
  const written = [branch.type ?? []].flat();
  if (types.length > 0 && written.length > 0 && !written.some((type) => types.includes(type))) return false;
  return Object.entries(schema.properties ?? {}).every(([name, { const: only }]) => {
    const property = ownMember(branch.properties, name);
    return only === undefined || property === undefined || property.const === only;
  });
}

function members(schemas: readonly LabelledSchema[], name: string): LabelledSchema[] {
  return schemas.flatMap(({ schema, label }) => {
    const property = ownMember(schema.properties, name);
    return property === undefined ? [] : [{ schema: property, label }];
  });
}

function itemsOf(schemas: readonly LabelledSchema[]): LabelledSchema[] {
  return schemas.flatMap(({ schema: { items } }) =>
    typeof items === "object" ? [{ schema: items, label: null }] : [],
  );
}

/** Removes the label if there is only one schema, because no other schema has to be distinguished. */
function unlabelled(schemas: readonly LabelledSchema[]): LabelledSchema[] {
  return schemas.map(({ schema }) => ({ schema, label: null }));
}
