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
          mayNotice(schema, mutant, applied) && interpret(mutant.schema, vector.data) !== vector.valid,
      ),
  );
}

/**
 * Whether the changed rule makes the schema object that has it judge any part of a vector differently. Only then is
 * the whole vector worth a look, which takes many times longer.
 */
function mayNotice(root: JsonSchema, mutant: Mutant, applied: AppliedInstances): boolean {
  const { holder, keyword, changed } = mutant;
  const { [keyword]: _, ...without } = holder;
  const before = { ...holder, $defs: root.$defs };
  const after = {
    ...(changed === undefined ? without : { ...holder, [keyword]: changed }),
    $defs: mutant.schema.$defs,
  };
  return (applied.get(holder) ?? []).some(
    (instance) =>
      ruleMayNotice(mutant, instance) && interpret(before, instance) !== interpret(after, instance),
  );
}

/** Whether the changed rule, alone, may judge a part of a vector differently: quicker to tell than of the whole object. */
function ruleMayNotice({ holder, keyword, changed, part }: Mutant, instance: unknown): boolean {
  if (keyword === "oneOf" || keyword === "items") return true;
  if (keyword === "properties") return isSchema(instance) && Object.hasOwn(instance, String(part));
  const beside = keyword === "additionalProperties" ? { properties: namesOnly(holder.properties) } : {};
  const before = { ...beside, [keyword]: holder[keyword] };
  const after = changed === undefined ? beside : { ...beside, [keyword]: changed };
  return interpret(before, instance) !== interpret(after, instance);
}

/** The properties of a schema, every value of which is accepted. */
function namesOnly(properties: unknown): JsonSchema {
  return isSchema(properties) ? Object.fromEntries(Object.keys(properties).map((name) => [name, true])) : {};
}
