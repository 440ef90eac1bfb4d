import { equalJson, isObject } from "../schema/json.js";

/** A definition under its name. */
export interface Named {
  readonly name: string;
  readonly schema: unknown;
}

/** The share of what two definitions say that both must say. */
const minSimilarity = 0.7;

/** Fewer statements than this say too little to recognise a definition by: many are `{ "type": "string" }`. */
const minStatements = 4;

/**
 * Which of the new definitions each of the removed ones has become: the one that says most nearly the same, if each is
 * the other's nearest. Titles and descriptions count for nothing, they are rewritten with names.
 */
export function likelyRenames(
  removed: readonly Named[],
  added: readonly Named[],
): ReadonlyMap<string, string> {
  const before = removed.map(profileOf);
  const after = added.map(profileOf);
  const renames = new Map<string, string>();
  for (const profile of before) {
    const nearest = nearestOf(profile, after);
    if (nearest !== undefined && nearestOf(nearest, before) === profile)
      renames.set(profile.name, nearest.name);
  }
  return renames;
}

interface Profile extends Named {
  readonly statements: ReadonlySet<string>;
}

function profileOf({ name, schema }: Named): Profile {
  return { name, schema, statements: new Set(statementsOf(schema, "", name)) };
}

function nearestOf(one: Profile, others: readonly Profile[]): Profile | undefined {
  const ranked = others
    .map((other) => ({ other, alike: likeness(one, other) }))
    .filter(({ alike }) => alike >= minSimilarity)
    .sort((a, b) => b.alike - a.alike);
  const [first, second] = ranked;
  // Two that are equally near leave it open which it is.
  return first === undefined || second?.alike === first.alike ? undefined : first.other;
}

function likeness(a: Profile, b: Profile): number {
  if (Math.max(a.statements.size, b.statements.size) < minStatements) return 0;
  if (equalJson(a.schema, b.schema)) return 1;
  const shared = [...a.statements].filter((statement) => b.statements.has(statement)).length;
  return shared / (a.statements.size + b.statements.size - shared);
}

const words: ReadonlySet<string> = new Set([
  "title",
  "description",
  "$comment",
  "examples",
  "$id",
  "$anchor",
]);

/** The statements of a schema, one for each leaf. A reference to itself is the same statement whatever its name. */
function* statementsOf(value: unknown, path: string, self: string): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value) yield* statementsOf(item, `${path}[]`, self);
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      if (!words.has(key) || isObject(inner)) yield* statementsOf(inner, `${path}/${key}`, self);
    }
  } else {
    const leaf = typeof value === "string" && value.endsWith(`/${self}`) ? "#" : JSON.stringify(value);
    yield `${path}=${leaf}`;
  }
}
