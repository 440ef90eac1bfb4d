import type { JsonSchema } from "@concordat/contracts/contract";
import { ownMember } from "@concordat/contracts/options";
import type { Automaton } from "@concordat/pattern";
import type { Conjunction } from "./alternatives.js";
import type { GrammarContext } from "./grammar-context.js";
import { grammarLimits } from "./grammar-limits.js";
import { attempt } from "./name-attempt.js";
import type { ObjectRules } from "./object-rules.js";

/** A set of names, and the schemas that apply to their values. */
export interface Region {
  readonly keys: Automaton;
  readonly values: readonly JsonSchema[];
}

/** Returns the set of names that each combination of patterns matches, with the schemas that apply to their values. */
export function regions(
  { patterns, others }: ObjectRules,
  names: Automaton,
  schemas: Conjunction,
  context: GrammarContext,
): Region[] {
  const narrower = <T>(make: () => T, wider: T): T =>
    attempt(make, wider, "patternProperties", schemas, context);
  const known = patterns.flatMap((pattern) => {
    const keys = narrower<Automaton | null>(() => context.automata.matching(pattern), null);
    return keys === null ? [] : [{ pattern, keys }];
  });
  if (known.length < patterns.length) {
    // A pattern that is not supported may match any name, so the values are not restricted.
    leaveOthers(schemas, context);
    return [{ keys: names, values: [] }];
  }
  if (known.length > grammarLimits.overlappingPatterns) {
    leaveOthers(schemas, context);
    const matched = known.map(({ pattern, keys }) => ({
      keys: narrower(() => context.automata.both(names, keys), keys),
      values: schemas.flatMap(({ patternProperties }) => ownMember(patternProperties, pattern) ?? []),
    }));
    return [...matched, { keys: names, values: others(new Set()) }];
  }
  let parts = [{ keys: names, matched: new Set<string>() }];
  for (const { pattern, keys } of known) {
    parts = parts.flatMap((part) => [
      {
        keys: narrower(() => context.automata.both(part.keys, keys), part.keys),
        matched: new Set([...part.matched, pattern]),
      },
      { ...part, keys: narrower(() => context.automata.except(part.keys, keys), part.keys) },
    ]);
  }
  return parts.map(({ keys, matched }) => ({ keys, values: others(matched) }));
}

/** Records that the grammar does not distinguish the names that the patterns match. */
function leaveOthers(schemas: Conjunction, context: GrammarContext): void {
  context.leaveIn(
    schemas,
    ["patternProperties", "additionalProperties", "unevaluatedProperties"],
    "there are too many patterns, or too intricate ones, to tell apart which names they match",
  );
}
