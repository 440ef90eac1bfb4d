import { maxCandidates, maxValues } from "../limits.js";
import {
  and,
  type Conjunction,
  conjunctionOf,
  splitUnion,
  valuesAt,
  violates,
} from "../proof/conjunction.js";
import { elementSchemas } from "../proof/elements.js";
import { finiteValues, possibleTypes } from "../proof/possible-values.js";
import { distinct } from "../schema/json.js";
import type { JsonType } from "../schema/json-types.js";
import { childAt, childMap } from "../schema/node.js";
import { arraysFor, type ItemSource } from "./arrays.js";
import { LazyList } from "./lazy-list.js";
import { numbersFor } from "./numbers.js";
import { objectsFor } from "./objects.js";
import { inTurns, take } from "./sequences.js";
import { textsFor } from "./texts.js";

/** Generates values that schemas accept: ordinary values, and values at their limits. */
export class Sampler {
  readonly #known = new Map<string, LazyList>();
  #left = Number.POSITIVE_INFINITY;

  /** Allows this many more values to be tried. */
  allow(values: number): void {
    this.#left = values;
  }

  /** Whether one more value may be tried. Each call counts one value. */
  mayTry(): boolean {
    this.#left -= 1;
    return this.#left >= 0;
  }

  /**
   * Returns some values that a conjunction accepts, that is, that all of its schemas accept. Simple values come
   * first. The list is empty if none is found.
   */
  values(a: Conjunction): LazyList {
    const known = this.#known.get(a.key);
    if (known !== undefined) return known;
    const values = new LazyList(take(this.#accepted(a), maxValues));
    this.#known.set(a.key, values);
    return values;
  }

  /** Returns the candidates for each item of an array that a conjunction accepts, by the index of the item. */
  items(a: Conjunction): ItemSource {
    return (index) => this.values(conjunctionOf(elementSchemas(a, index)));
  }

  *#accepted(a: Conjunction): Generator<unknown> {
    const finite = finiteValues(a);
    if (finite !== undefined) yield* finite;
    else
      for (const value of distinct(this.#candidates(a))) {
        if (!this.mayTry()) return;
        if (!violates(value, a)) yield value;
      }
  }

  *#candidates(a: Conjunction): Generator<unknown> {
    const branches = splitUnion(a);
    if (branches !== null) {
      yield* inTurns(branches.map((branch) => this.values(branch)));
      return;
    }
    const examples = valuesAt(a, "examples").flatMap((list): unknown[] => (Array.isArray(list) ? list : []));
    const shown = [...examples, ...valuesAt(a, "default")];
    const kinds = [...possibleTypes(a)].map((type) => take(this.#ofType(type, a), maxCandidates));
    // An author's examples are the most readable values and come first. Objects and arrays among them come last,
    // because a small counterexample is easier to read.
    yield* shown.filter((value) => !isStructured(value));
    yield* inTurns([...kinds, ...conditionsOf(a).map((part) => this.values(part))]);
    yield* shown;
  }

  #ofType(type: JsonType, a: Conjunction): Iterable<unknown> {
    const makers: Readonly<Record<JsonType, () => Iterable<unknown>>> = {
      null: () => [null],
      boolean: () => [true, false],
      integer: () => numbersFor(a).filter(Number.isInteger),
      fraction: () => numbersFor(a).filter((number) => !Number.isInteger(number)),
      string: () => textsFor(a),
      array: () => arraysFor(a, this.items(a)),
      object: () => objectsFor(a, this),
    };
    return makers[type]();
  }
}

/**
 * Maximum number of conditions of a conjunction. If there are more, none is tried, because they can be combined in too
 * many ways.
 */
const maxConditions = 4;

/**
 * Returns a conjunction for each branch of a condition, extended by the schemas that apply in it: `if` with `then`,
 * `else`, and each dependent schema.
 */
function conditionsOf(a: Conjunction): readonly Conjunction[] {
  const parts = a.nodes.flatMap((node) => [
    [childAt(node, "if"), childAt(node, "then")],
    [childAt(node, "else")],
    ...[...childMap(node, "dependentSchemas").values()].map((schema) => [schema]),
  ]);
  if (parts.length > 2 * maxConditions) return [];
  return parts.flatMap((schemas) => {
    const extended = schemas.reduce((all, schema) => (schema === undefined ? all : and(all, schema)), a);
    return extended.key === a.key ? [] : [extended];
  });
}

function isStructured(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
