import { maxBases, maxCounterexamplesInside, maxSearchDepth } from "../limits.js";
import { and, type Conjunction, conjunctionOf, violates } from "../proof/conjunction.js";
import { namesKnown } from "../proof/members.js";
import type { Policy } from "../proof/policy.js";
import type { Prover } from "../proof/prover.js";
import { speaksOf } from "../proof/rule.js";
import type { RuleSearch } from "../proof/rule-search.js";
import { keywordRules } from "../proof/rules/index.js";
import { distinct, isObject } from "../schema/json.js";
import { type JsonType, typeOf } from "../schema/json-types.js";
import { isPlainNode, type PlainNode, type SchemaNode } from "../schema/node.js";
import { arrayOfSize } from "./arrays.js";
import { numbersAround } from "./numbers.js";
import { objectOfSize } from "./objects.js";
import type { Sampler } from "./sampler.js";
import { stockTexts, textOfLength, textsMatching } from "./texts.js";

/**
 * Searches for values that one schema accepts and another rejects, guided by the rules that the prover could
 * not prove. It checks its results if possible.
 */
export class Search implements RuleSearch {
  readonly #sampler: Sampler;
  readonly #prover: Prover;
  readonly #depth: number;
  readonly policy: Policy;

  constructor(sampler: Sampler, prover: Prover, depth = 0) {
    this.#sampler = sampler;
    this.#prover = prover;
    this.#depth = depth;
    this.policy = prover.policy;
  }

  /** Returns some values that a conjunction accepts. Simple values come first. */
  values(a: Conjunction): Iterable<unknown> {
    return this.#sampler.values(a);
  }

  /**
   * Yields values of `a` for modification. Values that `b` also accepts come first, so that a later rejection is caused
   * only by the modification.
   */
  *bases(a: Conjunction, b: SchemaNode): Generator<unknown> {
    yield* this.values(and(a, b));
    yield* this.values(a);
  }

  /** Yields values that `a` accepts and `b` rejects. */
  *counterexamples(a: Conjunction, b: SchemaNode): Generator<unknown> {
    if (this.#depth > maxSearchDepth || b.schema === true) return;
    const deeper = new Search(this.#sampler, this.#prover, this.#depth + 1);
    if (isPlainNode(b)) {
      for (const rule of keywordRules) {
        if (!speaksOf(rule, b) || this.#prover.keeps(rule, a, b).length === 0) continue;
        yield* this.#settingApart(rule.refutes(a, b, deeper), a, b);
      }
    }
    yield* this.#settingApart(this.values(a), a, b);
  }

  *#settingApart(values: Iterable<unknown>, a: Conjunction, b: SchemaNode): Generator<unknown> {
    for (const value of values) {
      if (!this.#sampler.mayTry()) return;
      if (setsApart(value, a, b)) yield value;
    }
  }

  /** Returns further texts that a conjunction accepts, including unusual ones. */
  *texts(a: Conjunction): Generator<unknown> {
    for (const text of stockTexts) if (!violates(text, a)) yield text;
  }

  /** Yields values just beyond a limit of texts, arrays or objects: below it if `direction` is -1, above it if 1. */
  *beyond(
    a: Conjunction,
    b: SchemaNode,
    types: readonly JsonType[],
    limit: number,
    direction: -1 | 1,
  ): Generator<unknown> {
    const size = Math.ceil(limit) + direction;
    if (types.includes("integer")) yield* this.numbersNear(a, [limit]);
    if (size < 0 || size > 10_000) return;
    for (const value of this.bases(a, b)) {
      if (!types.includes(typeOf(value))) continue;
      if (typeof value === "string") yield* textOfLength(value, size);
      if (Array.isArray(value)) yield* arrayOfSize(value, size, this.#sampler.items(a));
      if (isObject(value)) yield* objectOfSize(value, size, a, this.#sampler);
    }
  }

  /** Returns numbers that a conjunction accepts: numbers around the given ones first, then others. */
  *numbersNear(a: Conjunction, around: readonly number[]): Generator<unknown> {
    for (const number of distinct(around.flatMap(numbersAround))) if (!violates(number, a)) yield number;
    yield* this.values(a);
  }

  /** Objects of a conjunction with the given value of a member. */
  *withMember(a: Conjunction, b: SchemaNode, name: string, value: unknown): Generator<unknown> {
    for (const base of this.#basesThat(isObject, a, b)) yield { ...base, [name]: value };
  }

  /** Arrays of a conjunction with the given value of the item at an index. */
  *withItem(a: Conjunction, b: SchemaNode, index: number, value: unknown): Generator<unknown> {
    for (const base of this.#basesThat(Array.isArray, a, b)) {
      const items: unknown[] = [...base];
      for (let at = items.length; at < index; at += 1) items.push(this.#sampler.items(a)(at).at(0) ?? null);
      items[index] = value;
      yield items;
    }
    if (index === 0) yield [value];
  }

  /** Returns names that neither schema has, and names that only the second schema has. */
  newNames(a: Conjunction, b: PlainNode): readonly string[] {
    const known = new Set(namesKnown(a));
    const others = namesKnown(conjunctionOf([b])).filter((name) => !known.has(name));
    return [...["extra", "x-extra", "other2"].filter((name) => !known.has(name)), ...others];
  }

  /** Returns texts that match a pattern. */
  matching(pattern: string): readonly string[] {
    return textsMatching(pattern).slice(0, 4);
  }

  /** Searches for values of a part, one level deeper. Rules use it for the parts of a value. */
  *inside(a: Conjunction, b: SchemaNode): Generator<unknown> {
    let found = 0;
    for (const value of this.counterexamples(a, b)) {
      yield value;
      found += 1;
      if (found === maxCounterexamplesInside) return;
    }
  }

  *#basesThat<T>(isKind: (value: unknown) => value is T, a: Conjunction, b: SchemaNode): Generator<T> {
    let left = maxBases;
    for (const base of this.bases(a, b)) {
      if (!isKind(base)) continue;
      yield base;
      left -= 1;
      if (left === 0) return;
    }
  }
}

function setsApart(value: unknown, a: Conjunction, b: SchemaNode): boolean {
  return !violates(value, a) && b.document.accepts(b, value) !== true;
}
