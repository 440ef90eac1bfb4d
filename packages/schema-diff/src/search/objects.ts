import type { Conjunction } from "../proof/conjunction.js";
import { childrenAt, conjunctionOf, valuesAt } from "../proof/conjunction.js";
import { countRange } from "../proof/facts.js";
import { memberSchemas, namesKnown, namesRequired } from "../proof/members.js";
import { isObject, type JsonObject, nameList } from "../schema/json.js";
import type { Sampler } from "./sampler.js";
import { textsMatching } from "./texts.js";

/** Candidates for objects of a conjunction; not all satisfy it. */
export function* objectsFor(a: Conjunction, sampler: Sampler): Generator<JsonObject> {
  const members = (name: string): readonly unknown[] => sampler.values(conjunctionOf(memberSchemas(a, name)));
  const base = objectOf([...namesRequired(a)], members);
  if (base === null) return;
  const { min } = countRange(a, "minProperties", "maxProperties");
  yield base;
  const optional = namesKnown(a).filter((name) => !Object.hasOwn(base, name) && members(name).length > 0);
  const full = { ...base, ...objectOf(optional, members) };
  yield* objectOfSize(base, min, a, sampler);
  yield full;
  for (const name of optional) yield { ...base, [name]: members(name)[0] };
  for (const name of Object.keys(full))
    for (const value of members(name).slice(1, 8)) yield { ...base, [name]: value };
  for (const name of otherNames(a, sampler))
    for (const value of members(name).slice(0, 3)) yield { ...base, [name]: value };
  const mentioned = {
    ...full,
    ...objectOf(
      otherNames(a, sampler).filter((name) => members(name).length > 0),
      members,
    ),
  };
  for (const all of [full, mentioned])
    for (const name of Object.keys(all))
      yield Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));
}

/** An object made larger or smaller: required members stay, unless there is no other way. */
export function* objectOfSize(
  object: JsonObject,
  size: number,
  a: Conjunction,
  sampler: Sampler,
): Generator<JsonObject> {
  const required = namesRequired(a);
  const entries = Object.entries(object).sort(
    ([one], [other]) => Number(required.has(other)) - Number(required.has(one)),
  );
  if (entries.length >= size) return yield Object.fromEntries(entries.slice(0, size));
  for (const name of [...namesKnown(a), ...otherNames(a, sampler), ...numberedNames(size)]) {
    if (entries.length === size) break;
    if (Object.hasOwn(object, name) || entries.some(([key]) => key === name)) continue;
    const [value] = sampler.values(conjunctionOf(memberSchemas(a, name)));
    if (value !== undefined) entries.push([name, value]);
  }
  yield Object.fromEntries(entries);
}

function objectOf(
  names: readonly string[],
  members: (name: string) => readonly unknown[],
): JsonObject | null {
  const entries = names.map((name): [string, unknown] => [name, members(name)[0]]);
  return entries.some(([, value]) => value === undefined) ? null : Object.fromEntries(entries);
}

/** Names that are not properties: those that patterns and other keywords speak of, and one of no meaning. */
function otherNames(a: Conjunction, sampler: Sampler): readonly string[] {
  const patterns = valuesAt(a, "patternProperties").flatMap((map) => (isObject(map) ? Object.keys(map) : []));
  const named = childrenAt(a, "propertyNames").flatMap((schema) => sampler.values(conjunctionOf([schema])));
  return [
    ...a.nodes.flatMap(({ schema }) => namesMentioned(schema)),
    ...patterns.flatMap((pattern) => textsMatching(pattern).slice(0, 2)),
    ...named.filter((name) => typeof name === "string").slice(0, 4),
    "extra",
  ];
}

/** Names in schemas that only some objects keep: what is refused, conditions, dependencies. */
function namesMentioned(schema: JsonObject): readonly string[] {
  const conditions = ["not", "if", "then", "else"].map((keyword) => schema[keyword]).filter(isObject);
  const dependencies = ["dependentRequired", "dependentSchemas", "dependencies"]
    .map((keyword) => schema[keyword])
    .filter(isObject);
  const owed = dependencies.flatMap((map) => Object.values(map));
  return [
    ...dependencies.flatMap((map) => Object.keys(map)),
    ...owed.flatMap(nameList),
    ...[...conditions, ...owed.filter(isObject)].flatMap((inner) => [
      ...nameList(inner.required),
      ...(isObject(inner.properties) ? Object.keys(inner.properties) : []),
      ...namesMentioned(inner),
    ]),
  ];
}

function numberedNames(count: number): readonly string[] {
  return Array.from({ length: Math.min(count, 200) }, (_, index) => `extra${index + 1}`);
}
