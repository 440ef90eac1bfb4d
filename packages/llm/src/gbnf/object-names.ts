import type { JsonSchema } from "@concordat/contracts/contract";
import { type Automaton, anyText } from "@concordat/pattern";
import type { Conjunction } from "./alternatives.js";
import type { Automata } from "./automata.js";
import type { GrammarContext } from "./grammar-context.js";
import { attempt } from "./name-attempt.js";
import { stringRules } from "./string-grammar.js";

/** Keywords that a grammar does not enforce inside `propertyNames`. */
const unheldOfNames = ["$ref", "allOf", "anyOf", "oneOf", "not", "if"] as const;

/** Returns the names that `propertyNames` allows, other than those that the schema lists. */
export function allowedNames(
  schemas: Conjunction,
  listed: readonly string[],
  context: GrammarContext,
): Automaton {
  const { automata } = context;
  const asked = schemas.flatMap(({ propertyNames }) => propertyNames ?? []);
  if (asked.some((schema) => unheldOfNames.some((keyword) => schema[keyword] !== undefined)))
    context.leaveIn(schemas, ["propertyNames"], "only its patterns, lengths and lists of names are held");
  const { texts, min, max } = stringRules(asked, context);
  const narrower = (make: () => Automaton, wider: Automaton): Automaton =>
    attempt(make, wider, "propertyNames", schemas, context);
  let names = texts ?? anyText;
  for (const list of asked.flatMap(listsOf))
    names = narrower(() => automata.both(names, automata.listed(list)), names);
  if (min > 0 || max < Number.POSITIVE_INFINITY)
    names = narrower(() => automata.counted(names, min, max), names);
  if (listed.length === 0) return names;
  return attempt(
    () => automata.except(names, automata.listed(listed)),
    names,
    "properties",
    schemas,
    context,
  );
}

/** Returns the lists of names that a schema allows. Values other than strings are ignored. */
function listsOf(schema: JsonSchema): (readonly string[])[] {
  const { enum: values, const: only, type } = schema;
  const isText = type === undefined || [type].flat().includes("string");
  const lists = [...(values === undefined ? [] : [values]), ...(only === undefined ? [] : [[only]])];
  return [
    ...(isText ? [] : [[]]),
    ...lists.map((list) => list.filter((value): value is string => typeof value === "string")),
  ];
}

/** Whether the part of `propertyNames` that the grammar enforces allows a name. */
export function isAllowedName(name: string, asked: JsonSchema, automata: Automata): boolean {
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = asked;
  const length = [...name].length;
  return (
    listsOf(asked).every((list) => list.includes(name)) &&
    length >= minLength &&
    length <= maxLength &&
    (pattern === undefined || automata.isFound(pattern, name))
  );
}
