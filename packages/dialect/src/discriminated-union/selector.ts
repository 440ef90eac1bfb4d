import { isSchema, type JsonSchema, nameList, schemaMap } from "../schema/json-schema.js";
import { resolveRef } from "../schema/resolve.js";

type Tag = string | number | boolean | null;

/** How to select a branch of a union: each value of one property selects a branch or another selector. */
export interface Selector<Branch> {
  /** The property whose value selects the branch. */
  readonly property: string;
  /** The values that select each branch, in the order of the branches. */
  readonly cases: readonly SelectorCase<Branch>[];
}

interface SelectorCase<Branch> {
  readonly value: Tag;
  /** Whether this case is also selected if the property is absent, because its default is this value. */
  readonly whenAbsent: boolean;
  readonly then: Branch | Selector<Branch>;
}

interface Branch {
  readonly index: number;
  readonly tags: ReadonlyMap<string, Tag>;
  readonly absent: ReadonlySet<string>;
}

/**
 * Finds the const properties that discriminate the branches of a union of objects. A case contains the index of its
 * branch. Returns `null` if the branches cannot be discriminated.
 */
export function selectorOf(branches: readonly JsonSchema[], root: JsonSchema): Selector<number> | null {
  const candidates = branches.map((branch, index) => readBranch(resolveRef(branch, root), index));
  return candidates.every((branch) => branch !== null) ? select(candidates) : null;
}

/** Returns the discriminated union of a schema; `null` if it has none. */
export function selectableUnion(
  schema: JsonSchema,
  root: JsonSchema,
): { keyword: "oneOf" | "anyOf"; selector: Selector<number> } | null {
  for (const keyword of ["oneOf", "anyOf"] as const) {
    const branches = schema[keyword];
    if (!Array.isArray(branches)) continue;
    const selector = branches.every(isSchema) ? selectorOf(branches, root) : null;
    if (selector !== null) return { keyword, selector };
  }
  return null;
}

/** Whether a value is a selector. */
export function isSelector<B>(value: B | Selector<B>): value is Selector<B> {
  return typeof value === "object" && value !== null && "cases" in value;
}

function select(branches: readonly Branch[]): Selector<number> | null {
  const properties = [...(branches[0]?.tags.keys() ?? [])];
  for (const property of properties) {
    const groups = groupByTag(branches, property);
    if (groups === null || groups.size < 2) continue;
    const cases = [...groups].map(([value, group]) => toCase(property, value, group));
    // If two cases may be absent, absence does not distinguish them.
    if (cases.filter((branch) => branch?.whenAbsent).length > 1) continue;
    if (cases.every((branch) => branch !== null)) return { property, cases };
  }
  return null;
}

function toCase(property: string, value: Tag, group: readonly Branch[]): SelectorCase<number> | null {
  const [first] = group;
  const then = group.length === 1 && first !== undefined ? first.index : select(group);
  return then === null ? null : { value, whenAbsent: group.some(({ absent }) => absent.has(property)), then };
}

function groupByTag(branches: readonly Branch[], property: string): Map<Tag, Branch[]> | null {
  const groups = new Map<Tag, Branch[]>();
  for (const branch of branches) {
    const value = branch.tags.get(property);
    if (value === undefined) return null;
    groups.set(value, [...(groups.get(value) ?? []), branch]);
  }
  return groups;
}

function readBranch(schema: JsonSchema, index: number): Branch | null {
  if (schema.type !== "object" || !isSchema(schema.properties)) return null;
  const required = new Set(nameList(schema.required));
  const tags = new Map<string, Tag>();
  const absent = new Set<string>();
  for (const [name, { const: value, default: whenAbsent }] of schemaMap(schema.properties)) {
    if (!isTag(value)) continue;
    if (required.has(name)) tags.set(name, value);
    else if (whenAbsent === value) {
      tags.set(name, value);
      absent.add(name);
    }
  }
  return { index, tags, absent };
}

function isTag(value: unknown): value is Tag {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
