import { nameList } from "@concordat/dialect";
import type { Conjunction } from "../proof/conjunction.js";
import { childrenAt, conjunctionOf, valuesAt } from "../proof/conjunction.js";
import { memberSchemas, namesKnown, namesRequired } from "../proof/members.js";
import { countRange } from "../proof/possible-values.js";
import { isObject, type JsonObject } from "../schema/json.js";
import type { LazyList } from "./lazy-list.js";
import { textsMatching } from "./texts.js";

/** The source of the values of members. */
export interface ValueSource {
  values(a: Conjunction): LazyList;
}

/** Candidates for objects of a conjunction, the smallest first; not all satisfy it. */
export function* objectsFor(a: Conjunction, sampler: ValueSource): Generator<JsonObject> {
  const members = (name: string): LazyList => sampler.values(conjunctionOf(memberSchemas(a, name)));
  const base = objectOf([...namesRequired(a)], members);
  if (base === null) return;
  yield base;
  yield* objectOfSize(base, countRange(a, "minProperties", "maxProperties").min, a, sampler);
  const optional = namesKnown(a).filter((name) => !Object.hasOwn(base, name));
  const others = otherNames(a, sampler);
  for (const name of optional) yield* withEach(base, name, members(name).take(1));
  const full = withAll(base, optional, members);
  const mentioned = withAll(full, others, members);
  yield full;
  for (const name of Object.keys(full)) yield* withEach(base, name, members(name).take(8).slice(1));
  for (const name of others) yield* withEach(base, name, members(name).take(3));
  for (const all of [full, mentioned]) for (const name of Object.keys(all)) yield without(all, name);
}

/** Yields an object with more or fewer members. Required members are kept if possible. */
export function* objectOfSize(
  object: JsonObject,
  size: number,
  a: Conjunction,
  sampler: ValueSource,
): Generator<JsonObject> {
  const required = namesRequired(a);
  const entries = Object.entries(object).sort(
    ([a], [b]) => Number(required.has(b)) - Number(required.has(a)),
  );
  if (entries.length >= size) return yield Object.fromEntries(entries.slice(0, size));
  for (const name of [...namesKnown(a), ...otherNames(a, sampler), ...numberedNames(size)]) {
    if (entries.length === size) break;
    if (Object.hasOwn(object, name) || entries.some(([key]) => key === name)) continue;
    const value = sampler.values(conjunctionOf(memberSchemas(a, name))).at(0);
    if (value !== undefined) entries.push([name, value]);
  }
  yield Object.fromEntries(entries);
}

function* withEach(base: JsonObject, name: string, values: readonly unknown[]): Generator<JsonObject> {
  for (const value of values) yield { ...base, [name]: value };
}

function withAll(
  base: JsonObject,
  names: readonly string[],
  members: (name: string) => LazyList,
): JsonObject {
  return {
    ...base,
    ...objectOf(
      names.filter((name) => members(name).at(0) !== undefined),
      members,
    ),
  };
}

function without(object: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
}

/** Returns an object with the first value of each member, or `null` if a member has none. */
function objectOf(names: readonly string[], members: (name: string) => LazyList): JsonObject | null {
  const entries = names.map((name): [string, unknown] => [name, members(name).at(0)]);
  return entries.some(([, value]) => value === undefined) ? null : Object.fromEntries(entries);
}

/** Returns names for additional properties: names that match patterns and other keywords, and one arbitrary name. */
function otherNames(a: Conjunction, sampler: ValueSource): readonly string[] {
  const patterns = valuesAt(a, "patternProperties").flatMap((map) => (isObject(map) ? Object.keys(map) : []));
  const named = childrenAt(a, "propertyNames").flatMap((schema) =>
    sampler.values(conjunctionOf([schema])).take(8),
  );
  return [
    ...a.nodes.flatMap(({ schema }) => namesMentioned(schema)),
    ...patterns.flatMap((pattern) => textsMatching(pattern).slice(0, 2)),
    ...named.filter((name) => typeof name === "string").slice(0, 4),
    "extra",
  ];
}

/**
 * Returns the names of properties in schemas that apply to only some objects: negations, conditions and dependencies.
 */
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
