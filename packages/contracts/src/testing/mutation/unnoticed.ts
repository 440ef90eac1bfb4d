import { isSchema, type JsonSchema } from "@concordat/dialect";
import type { Vector } from "../schema-folder.js";
import { type AppliedPart, appliedParts } from "./applied-parts.js";
import { interpret } from "./interpret.js";
import { type Mutant, mutants, withKeyword } from "./mutants.js";

/** Every change of one rule of a schema that changes no vector's verdict. */
export function unnoticedMutants(schema: JsonSchema, vectors: readonly Vector[]): Mutant[] {
  // With an $id the interpreter resolves it for each reference, every time; our references need none.
  const { $id: _, ...root } = schema;
  const parts = appliedParts(root, vectors);
  const verdicts = new Map<AppliedPart, boolean>();
  return mutants(root).filter((mutant) => !isNoticed(mutant, parts.get(mutant.holder) ?? []));

  function isNoticed(mutant: Mutant, applied: readonly AppliedPart[]): boolean {
    const seen = new Set<Vector>();
    return applied.some(
      (part) =>
        mayNotice(mutant, part) &&
        part.vectors
          .filter((vector) => !seen.has(vector) && seen.add(vector))
          .some(({ data, valid }) => interpret(mutant.schema, data) !== valid),
    );
  }

  /**
   * Whether the changed rule makes the schema object that has it judge a part differently. Only then is a whole vector
   * worth a look, which takes many times longer.
   */
  function mayNotice(mutant: Mutant, part: AppliedPart): boolean {
    const { holder, keyword, changed } = mutant;
    if (!ruleMayNotice(mutant, part.instance)) return false;
    const before = verdicts.get(part) ?? interpret({ ...holder, $defs: root.$defs }, part.instance);
    verdicts.set(part, before);
    const after = { ...withKeyword(holder, keyword, changed), $defs: mutant.schema.$defs };
    return interpret(after, part.instance) !== before;
  }
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
