import { equalJson } from "@concordat/dialect";
import { isObject } from "../schema/json.js";

/** A definition with its name. */
export interface Named {
  readonly name: string;
  readonly schema: unknown;
}

/** Minimum share of equal statements in two definitions. */
const minSimilarity = 0.7;

/**
 * Minimum number of statements by which a definition can be recognized: many are only `{ "type": "string" }`.
 */
const minStatements = 4;

/**
 * Matches each removed definition with the new one that it has probably become: the most similar one, if the
 * similarity is mutual. Titles and descriptions are ignored, because they are usually changed together with the name.
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
    .map((other) => ({ other, similarity: similarityOf(one, other) }))
    .filter(({ similarity }) => similarity >= minSimilarity)
    .sort((a, b) => b.similarity - a.similarity);
  const [first, second] = ranked;
  // If two definitions are equally similar, the match is ambiguous.
  return first === undefined || second?.similarity === first.similarity ? undefined : first.other;
}

function similarityOf(a: Profile, b: Profile): number {
  if (Math.max(a.statements.size, b.statements.size) < minStatements) return 0;
  if (equalJson(a.schema, b.schema)) return 1;
  const shared = [...a.statements].filter((statement) => b.statements.has(statement)).length;
  return shared / (a.statements.size + b.statements.size - shared);
}

const annotations: ReadonlySet<string> = new Set([
  "title",
  "description",
  "$comment",
  "examples",
  "$id",
  "$anchor",
]);

/**
 * Yields the statements of a schema, one per leaf. A reference to itself is the same statement regardless of its
 * name.
 */
function* statementsOf(value: unknown, path: string, self: string): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value) yield* statementsOf(item, `${path}[]`, self);
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      if (!annotations.has(key) || isObject(inner)) yield* statementsOf(inner, `${path}/${key}`, self);
    }
  } else {
    const leaf = typeof value === "string" && value.endsWith(`/${self}`) ? "#" : JSON.stringify(value);
    yield `${path}=${leaf}`;
  }
}
