import { comparedPairs } from "../changes/compared-pairs.js";
import { matchByName } from "../changes/pairs.js";
import { SchemaDocument, schemaReadOptions } from "../schema/document.js";
import type { Side } from "../schema/invalid-schema-error.js";
import type { SchemaNode } from "../schema/node.js";
import type { SchemaDiff } from "../schema-diff.js";
import { judged, type LocatedFinding } from "../verdict/judged.js";
import { bumpOf, countsOf } from "./bump-of.js";
import type { DefinitionDiff, DefinitionsDiff, DefinitionsOptions } from "./definitions-diff.js";
import { type DefinitionsFile, readDefinitions } from "./read-definitions.js";
import { likelyRenames } from "./renames.js";

/** The name of a collection's root among its entry points, if it constrains something. */
const rootName = "(root)";

/**
 * Compares two collections of definitions: JSON Schemas whose users refer to their `$defs` or `definitions`, or OpenAPI
 * 3.1 documents. Every definition is compared as a separate schema. The root is, too, if it constrains values.
 * Definitions are matched by name, even if one document has `$defs` and the other `definitions`.
 * @example
 * ```ts
 * const { counts, bump } = diffDefinitions(oldProtocol, newProtocol, { entries: ["Tool", "CallToolResult"] });
 * ```
 * @throws {InvalidSchemaError} when one of them is not a JSON Schema, or refers to something that is not in it
 * @throws {RangeError} when neither of them has one of `entries`
 */
export function diffDefinitions(
  oldDocument: unknown,
  newDocument: unknown,
  options: DefinitionsOptions = {},
): DefinitionsDiff {
  const before = open(oldDocument, "old", options);
  const after = open(newDocument, "new", options);
  assertKnownNames(options.entries ?? [], [before, after]);
  const { added, removed, both } = matchByName(before.entries, after.entries);
  const renames = likelyRenames(removed.map(named), added.map(named));
  const renamed = new Set(renames.values());
  const compare = (old: SchemaNode, now: SchemaNode): SchemaDiff =>
    inFile(judged(old, now, findingsOf(old, now), options), before, after);

  const kept = both.map(([name, old, now]): DefinitionDiff => {
    const diff = compare(old, now);
    const pointer = after.pointerInFile(now.pointer);
    return diff.changes.length === 0
      ? { state: "unchanged", name, pointer }
      : { state: "changed", name, pointer, diff };
  });
  const fresh = added
    .filter(([name]) => !renamed.has(name))
    .map(
      ([name, { pointer }]): DefinitionDiff => ({
        state: "added",
        name,
        pointer: after.pointerInFile(pointer),
      }),
    );
  const gone = removed.map(([name, old]): DefinitionDiff => {
    const pointer = before.pointerInFile(old.pointer);
    const newName = renames.get(name);
    const now = newName === undefined ? undefined : after.entries.get(newName);
    if (newName === undefined || now === undefined) return { state: "removed", name, pointer };
    const newPointer = after.pointerInFile(now.pointer);
    return { state: "renamed", name, pointer, newName, newPointer, diff: compare(old, now) };
  });
  const place = new Map([...after.entries.keys()].map((name, index) => [name, index]));
  const inOrder = [...kept, ...fresh].sort((a, b) => (place.get(a.name) ?? 0) - (place.get(b.name) ?? 0));
  const definitions = [...inOrder, ...gone];
  return { counts: countsOf(definitions), ...bumpOf(definitions), definitions };
}

/** Whether a file is a collection of definitions: it has definitions, and its root does not constrain values. */
export function isCollection(document: unknown): boolean {
  const { isOpen, definitions } = readDefinitions(document, "new");
  return isOpen && definitions.size > 0;
}

/** A collection whose definitions can be compared. */
interface OpenCollection extends Pick<DefinitionsFile, "pointerInFile"> {
  readonly entries: ReadonlyMap<string, SchemaNode>;
}

function open(document: unknown, side: Side, { entries, ...reading }: DefinitionsOptions): OpenCollection {
  const { schema, definitions, isOpen, pointerInFile } = readDefinitions(document, side);
  const opened = new SchemaDocument(schema, side, schemaReadOptions(reading));
  const all = new Map<string, SchemaNode>(isOpen ? [] : [[rootName, opened.root]]);
  for (const [name, pointer] of definitions) {
    const node = opened.nodeAt(pointer);
    if (node !== undefined) all.set(name, node);
  }
  const wanted = entries === undefined ? all : new Map([...all].filter(([name]) => entries.includes(name)));
  return { entries: wanted, pointerInFile };
}

function assertKnownNames(names: readonly string[], collections: readonly OpenCollection[]): void {
  const unknown = names.filter((name) => collections.every(({ entries }) => !entries.has(name)));
  if (unknown.length > 0) throw new RangeError(`neither schema has a definition named ${unknown.join(", ")}`);
}

/** Returns the differences between two definitions and between their references; different spellings do not count. */
function findingsOf(old: SchemaNode, now: SchemaNode): readonly LocatedFinding[] {
  const compared = comparedPairs(old, now);
  return compared.flatMap((pair) => pair.findings.map((finding) => ({ finding, compared: pair })));
}

function named([name, { schema }]: readonly [string, SchemaNode]): { name: string; schema: unknown } {
  return { name, schema };
}

/** Converts a diff to pointers into the given files. */
function inFile(diff: SchemaDiff, before: OpenCollection, after: OpenCollection): SchemaDiff {
  const changes = diff.changes.map((change) => {
    const { pointerInFile } = change.side === "old" ? before : after;
    return { ...change, pointer: pointerInFile(change.pointer) };
  });
  return { ...diff, changes };
}
