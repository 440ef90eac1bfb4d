import type { JsonSchema } from "@concordat/contracts/contract";
import { fieldWords } from "../words/field-words.js";

/** A schema of the contract, and the branch of a union that it belongs to; `null` without a union. */
export interface LabelledSchema {
  readonly schema: JsonSchema;
  readonly label: string | null;
}

/** The schemas with the branches of their unions, each under its own name. */
export function opened(schemas: readonly LabelledSchema[]): LabelledSchema[] {
  return schemas.flatMap(({ schema, label }) => {
    const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
    const named = branches.map((branch) => ({ schema: branch, label: labelOf(branch) ?? label }));
    return [{ schema, label }, ...opened(named)];
  });
}

/** The label that distinguishes a branch from the others: the value of its first constant. */
export function labelOf({ properties = {} }: JsonSchema): string | null {
  const constant = Object.values(properties).find(({ const: only }) => only !== undefined);
  return constant === undefined ? null : JSON.stringify(constant.const);
}

/** The sentences about one field, each with the labels of its branches; no labels outside a union. */
export type Said = Map<string, Set<string>>;

/** Adds a schema's sentences about a field. A constant is labelled by its value, any other schema by its branch. */
export function say(said: Said, { schema, label }: LabelledSchema, isRoot: boolean): void {
  const words = fieldWords(schema, isRoot);
  if (words === "") return;
  const own = schema.const === undefined ? label : JSON.stringify(schema.const);
  said.set(words, new Set([...(said.get(words) ?? []), ...(own === null ? [] : [own])]));
}

/** Formats the sentences about a field. A sentence that only some branches have names these branches. */
export function sentencesOf(said: Said): string[] {
  if (said.size === 1) return [...said.keys()];
  return [...said].map(([sentence, labels]) =>
    labels.size === 0 ? sentence : `${[...labels].join(", ")}: ${sentence}`,
  );
}

/**
 * Returns the schemas of the contract that a branch of the lowered schema represents: those with the same constants
 * and type.
 */
export function counterparts(
  branch: JsonSchema,
  schemas: readonly LabelledSchema[],
): readonly LabelledSchema[] {
  return schemas.filter(
    ({ schema }) => schema.oneOf === undefined && schema.anyOf === undefined && isAlike(schema, branch),
  );
}

function isAlike(schema: JsonSchema, branch: JsonSchema): boolean {
  const types = [schema.type ?? []].flat();
  const written = [branch.type ?? []].flat();
  if (types.length > 0 && written.length > 0 && !written.some((type) => types.includes(type))) return false;
  return Object.entries(schema.properties ?? {}).every(([name, { const: only }]) => {
    const property = branch.properties?.[name];
    return only === undefined || property === undefined || property.const === only;
  });
}
