import type { SourceEntry } from "../entry.js";
import { isBlank } from "../entry.js";
import { ImportError } from "../error/import-error.js";
import { comparable, type Field } from "./field.js";

/**
 * The source of a field's values: one path, all paths below one, or several paths that form a list; `null` if there is
 * none.
 */
export type FieldSource = {
  readonly path: string;
  readonly below: readonly string[];
  /** Whether the values of several paths form one list. */
  readonly isList?: boolean;
} | null;

/** Counts the entries with a value at each path. Paths are in the order of their first occurrence. */
export function filledPaths(entries: readonly SourceEntry[]): Map<string, number> {
  const filled = new Map<string, number>();
  for (const { fields } of entries)
    for (const [path, value] of fields) filled.set(path, (filled.get(path) ?? 0) + (isBlank(value) ? 0 : 1));
  return filled;
}

/**
 * Finds the source of a field's values: the path that the user chose, or the first of its known names with a value in
 * some entry.
 * @throws {ImportError} BAD_OPTION when the file does not have the path that the user chose
 */
export function fieldSource(
  { name, from, read }: Field,
  filled: ReadonlyMap<string, number>,
  told: Readonly<Record<string, string>>,
): FieldSource {
  const isGroup = read.kind === "group";
  const below = (path: string): string[] =>
    isGroup ? [...filled.keys()].filter((other) => comparable(other).startsWith(`${comparable(path)}.`)) : [];
  const wanted = told[name];
  if (wanted !== undefined) {
    const paths = below(wanted);
    if (filled.has(wanted) || paths.length > 0) return { path: wanted, below: paths };
    const several = wanted.split(",").map((path) => path.trim());
    if (read.kind === "list" && several.every((path) => filled.has(path)))
      return { path: wanted, below: several, isList: true };
    throw new ImportError(
      "BAD_OPTION",
      `the file has no field ${JSON.stringify(wanted)}; it has ${listedFields(filled)}`,
    );
  }
  for (const candidate of from) {
    const path = [...filled].find(([other, count]) => count > 0 && comparable(other) === candidate)?.[0];
    if (path !== undefined) return { path, below: [] };
    const paths = below(candidate);
    if (paths.length > 0) return { path: candidate, below: paths };
  }
  return null;
}

/** Maximum number of field names in one message. */
const maxListed = 20;

/** Lists the names of a file's fields for a sentence. */
export function listedFields(filled: ReadonlyMap<string, number>): string {
  const names = [...filled.keys()];
  const more = names.length > maxListed ? ` and ${names.length - maxListed} more` : "";
  return `${names.slice(0, maxListed).join(", ") || "none"}${more}`;
}
