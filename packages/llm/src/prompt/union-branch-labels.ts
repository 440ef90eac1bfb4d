import type { JsonSchema } from "@concordat/contracts/contract";
import { fieldWords } from "../words/field-words.js";

/** A schema of the contract with the label of its union branch; `null` if it is not in a union. */
export interface LabelledSchema {
  readonly schema: JsonSchema;
  readonly label: string | null;
}

/** Returns the branches of a schema's union, each with its label; empty if the schema has no union. */
export function labelledBranches({ schema, label }: LabelledSchema): LabelledSchema[] {
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return branches.map((branch) => ({ schema: branch, label: labelOf(branch) ?? label }));
}

/** Returns the label that distinguishes a branch from the others: the value of its first constant. */
function labelOf({ properties = {} }: JsonSchema): string | null {
  const constant = Object.values(properties).find(({ const: only }) => only !== undefined);
  return constant === undefined ? null : JSON.stringify(constant.const);
}

/**
 * Returns sentences that describe one field according to the schemas. A sentence that holds only for some branches
 * names these branches. A constant is described by its value.
 */
export function sentencesAbout(schemas: readonly LabelledSchema[], isRoot: boolean): string[] {
  const said = new Map<string, Set<string>>();
  for (const { schema, label } of schemas) {
    const words = fieldWords(schema, isRoot);
    if (words === "") continue;
    const own = schema.const === undefined ? label : JSON.stringify(schema.const);
    said.set(words, new Set([...(said.get(words) ?? []), ...(own === null ? [] : [own])]));
  }
  if (said.size === 1) return [...said.keys()];
  return [...said].map(([sentence, labels]) =>
    labels.size === 0 ? sentence : `${[...labels].join(", ")}: ${sentence}`,
  );
}
