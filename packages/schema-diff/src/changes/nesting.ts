import { type Conjunction, conjunctionOf } from "../proof/conjunction.js";
import { areDisjoint } from "../proof/disjoint.js";
import type { RuleSearch } from "../proof/rule-search.js";
import { childList, type PlainNode, type SchemaNode } from "../schema/node.js";

/** The relation of the values of an inner schema to those of the outer one. */
export interface Nesting {
  /** Values of the outer schema that contain a value of the inner one. */
  readonly place: (
    value: unknown,
    outer: Conjunction,
    reader: SchemaNode,
    search: RuleSearch,
  ) => Iterable<unknown>;
  /** Whether an inner schema that accepts no less makes the outer one accept no less. */
  readonly carries: (reader: PlainNode) => boolean;
}

const always = (): boolean => true;

/** The inner value is the outer value. */
export const sameValue: Nesting = { place: (value) => [value], carries: always };

/**
 * The step to a branch of a `oneOf` for the same value. The value must satisfy exactly one branch. If a branch accepts
 * more, the union is compatible only if the branches do not overlap.
 */
export const oneOfBranch: Nesting = {
  place: (value) => [value],
  carries: (reader) => {
    const branches = childList(reader, "oneOf").map((branch) => conjunctionOf([branch]));
    return branches.every((branch, index) =>
      branches.slice(index + 1).every((other) => areDisjoint(branch, other)),
    );
  },
};

/** Returns the member with a name. */
export function member(name: string): Nesting {
  return {
    place: (value, outer, reader, search) => search.withMember(outer, reader, name, value),
    carries: always,
  };
}

/** Creates a nesting for a member with one of several names. The names are computed only when needed. */
export function memberNamed(names: (outer: Conjunction, search: RuleSearch) => readonly string[]): Nesting {
  return {
    *place(value, outer, reader, search) {
      for (const name of names(outer, search)) yield* search.withMember(outer, reader, name, value);
    },
    carries: always,
  };
}

/** Returns the item at an index. */
export function item(index: number): Nesting {
  return {
    place: (value, outer, reader, search) => search.withItem(outer, reader, index, value),
    carries: always,
  };
}
