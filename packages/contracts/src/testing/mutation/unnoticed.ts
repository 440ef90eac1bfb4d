import { isSchema, type JsonSchema } from "@concordat/dialect";
import type { Vector } from "../schema-folder.js";
import { type AppliedInstances, appliedInstances } from "./applied-instances.js";
import { interpret } from "./interpret.js";
import { type Mutant, mutants } from "./mutants.js";

/** Every change of one rule of a schema that changes no vector's verdict. */
export function unnoticedMutants(schema: JsonSchema, vectors: readonly Vector[]): Mutant[] {
  const reach = vectors.map((vector) => ({ vector, applied: appliedInstances(schema, vector.data) }));
  return mutants(schema).filter(
    (mutant) =>
      !reach.some(
        ({ vector, applied }) =>
          mayNotice(mutant, applied) && interpret(mutant.schema, vector.data) !== vector.valid,
      ),
  );
}

/**
 * Whether the changed rule, alone, judges any part of a vector differently. Only then is the whole vector worth a
 * look, which takes many times longer.
 */
function mayNotice({ holder, keyword, changed, part }: Mutant, applied: AppliedInstances): boolean {
  const instances = applied.get(holder) ?? [];
  if (keyword === "oneOf" || keyword === "items") return instances.length > 0;
  if (keyword === "properties") {
    return instances.some((instance) => isSchema(instance) && Object.hasOwn(instance, String(part)));
  }
  const beside = keyword === "additionalProperties" ? { properties: namesOnly(holder.properties) } : {};
  const before = { ...beside, [keyword]: holder[keyword] };
  const after = changed === undefined ? beside : { ...beside, [keyword]: changed };
  return instances.some((instance) => interpret(before, instance) !== interpret(after, instance));
}

/** The properties of a schema, every value of which is accepted. */
function namesOnly(properties: unknown): JsonSchema {
  return isSchema(properties) ? Object.fromEntries(Object.keys(properties).map((name) => [name, true])) : {};
}
