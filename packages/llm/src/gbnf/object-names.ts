import type { JsonSchema } from "@concordat/contracts/contract";
import { type Automaton, AutomatonTooLargeError, anyText, UnsupportedPatternError } from "@concordat/pattern";
import type { Conjunction } from "./alternatives.js";
import type { GrammarContext } from "./grammar-context.js";
import { grammarLimits } from "./grammar-limits.js";
import type { Member, ObjectRules } from "./object-rules.js";
import { stringRules } from "./string-grammar.js";

/** Names that are not listed, and that `propertyNames` allows. */
export function allowedNames(
  schemas: Conjunction,
  members: readonly Member[],
  context: GrammarContext,
): Automaton {
  const asked = schemas.flatMap(({ propertyNames }) => (propertyNames === undefined ? [] : [propertyNames]));
  const { texts } = stringRules(asked, context);
  const lists = asked.flatMap((schema) => schema.enum ?? (schema.const === undefined ? [] : [schema.const]));
  const holder = schemas.find(({ propertyNames }) => propertyNames !== undefined) ?? {};
  let names = texts ?? anyText;
  const strings = lists.filter((name) => typeof name === "string");
  if (strings.length > 0)
    names = attempt(
      () => context.automata.both(names, context.automata.listed(strings)),
      names,
      holder,
      "propertyNames",
      context,
    );
  for (const { minLength, maxLength, $ref, not, anyOf, oneOf, allOf } of asked) {
    if ([minLength, maxLength, $ref, not, anyOf, oneOf, allOf].some((part) => part !== undefined))
      context.leave(holder, "propertyNames", "only its patterns and lists of names are held");
  }
  if (members.length === 0) return names;
  const own = members.map(({ name }) => name);
  return attempt(
    () => context.automata.except(names, context.automata.listed(own)),
    names,
    schemas[0] ?? {},
    "properties",
    context,
  );
}

/** Names, and what holds of the values under them. */
export interface Region {
  readonly keys: Automaton;
  readonly values: readonly JsonSchema[];
}

/** The names that each combination of patterns matches, with what holds of the values under them. */
export function regions(
  patterns: ObjectRules["patterns"],
  others: readonly JsonSchema[],
  names: Automaton,
  schemas: Conjunction,
  context: GrammarContext,
): Region[] {
  const holder = schemas.find(({ patternProperties }) => patternProperties !== undefined) ?? {};
  const known = patterns.flatMap(([pattern, schema]) => {
    const keys = attempt<Automaton | null>(
      () => context.automata.matching(pattern),
      null,
      holder,
      "patternProperties",
      context,
    );
    return keys === null ? [] : [{ keys, schema }];
  });
  // A pattern that cannot be followed may match any name: nothing is said of the values then.
  if (known.length < patterns.length) return [{ keys: names, values: [] }];
  if (known.length > grammarLimits.overlappingPatterns) {
    context.leave(holder, "patternProperties", "there are too many patterns to tell their overlaps apart");
    const matched = known.map(({ keys, schema }) => ({
      keys: attempt(() => context.automata.both(names, keys), keys, holder, "patternProperties", context),
      values: [schema],
    }));
    return [
      ...matched,
      ...(others.length > 0 && others.every(isNever) ? [] : [{ keys: names, values: others }]),
    ];
  }
  let parts: { keys: Automaton; own: readonly JsonSchema[] }[] = [{ keys: names, own: [] }];
  for (const { keys, schema } of known) {
    parts = parts.flatMap((part) => [
      {
        keys: attempt(
          () => context.automata.both(part.keys, keys),
          part.keys,
          holder,
          "patternProperties",
          context,
        ),
        own: [...part.own, schema],
      },
      {
        ...part,
        keys: attempt(
          () => context.automata.except(part.keys, keys),
          part.keys,
          holder,
          "patternProperties",
          context,
        ),
      },
    ]);
  }
  return parts.map(({ keys, own }) => ({ keys, values: own.length > 0 ? own : others }));
}

function isNever({ not }: JsonSchema): boolean {
  return not !== undefined && Object.keys(not).length === 0;
}

/** What a step makes; where it is too large or cannot be followed, something wider instead, and that is noted. */
function attempt<T>(
  make: () => T,
  wider: T,
  schema: JsonSchema,
  keyword: string,
  context: GrammarContext,
): T {
  try {
    return make();
  } catch (error) {
    if (
      !(
        error instanceof AutomatonTooLargeError ||
        error instanceof UnsupportedPatternError ||
        error instanceof SyntaxError
      )
    )
      throw error;
    context.leave(schema, keyword, "names are too many or too intricate for a grammar");
    return wider;
  }
}
