import type { JsonType } from "../schema/json-types.js";
import type { PlainNode, SchemaNode } from "../schema/node.js";
import type { Conjunction } from "./conjunction.js";
import type { Policy } from "./policy.js";

/** The values and names that a rule may request from the search for a counterexample. */
export interface RuleSearch {
  /** The assumption about properties that the writer's schema does not describe. */
  readonly policy: Policy;
  /** Returns some values that a conjunction accepts. Simple values come first. */
  values(a: Conjunction): Iterable<unknown>;
  /** Returns values of `a` that are then changed in one respect. */
  bases(a: Conjunction, b: SchemaNode): Iterable<unknown>;
  /** Returns values that `a` accepts and `b` rejects. */
  counterexamples(a: Conjunction, b: SchemaNode): Iterable<unknown>;
  /** Returns values that `a` accepts and `b` rejects, for a part of the value. */
  inside(a: Conjunction, b: SchemaNode): Iterable<unknown>;
  /** Returns further strings that a conjunction accepts, including unusual ones. */
  texts(a: Conjunction): Iterable<unknown>;
  /** Strings that match a pattern. */
  matching(pattern: string): readonly string[];
  /** Returns values just beyond a limit: below it if `direction` is -1, above it if 1. */
  beyond(
    a: Conjunction,
    b: SchemaNode,
    types: readonly JsonType[],
    limit: number,
    direction: -1 | 1,
  ): Iterable<unknown>;
  /** Returns numbers that a conjunction accepts: the given ones and numbers next to them come first. */
  numbersNear(a: Conjunction, around: readonly number[]): Iterable<unknown>;
  /** Objects of a conjunction with the given value of a member. */
  withMember(a: Conjunction, b: SchemaNode, name: string, value: unknown): Iterable<unknown>;
  /** Arrays of a conjunction with the given value of the item at an index. */
  withItem(a: Conjunction, b: SchemaNode, index: number, value: unknown): Iterable<unknown>;
  /** Returns names that neither schema has, and names that only the second schema has. */
  newNames(a: Conjunction, b: PlainNode): readonly string[];
}
