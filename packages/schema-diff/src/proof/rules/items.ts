import type { PlainNode, SchemaNode } from "../../schema/node.js";
import { type Conjunction, conjunctionOf } from "../conjunction.js";
import { elementSchemas, firstCount } from "../elements.js";
import { elementsOf } from "../node-elements.js";
import { countRange } from "../possible-values.js";
import type { ProofRule } from "../rule.js";

const group = ["items", "prefixItems", "additionalItems"];

/** Proves that the item at an index is accepted, if it exists. */
export function elementRule(index: number): ProofRule {
  return {
    keywords: group,
    types: ["array"],
    proves: (a, b, proof) => {
      const schema = elementAt(b, index);
      return schema === undefined || countRange(a, "minItems", "maxItems").max <= index
        ? []
        : proof.entailsInside(elementSchemas(a, index), schema);
    },
    *refutes(a, b, search) {
      const item = conjunctionOf(elementSchemas(a, index));
      for (const schema of [elementAt(b, index) ?? []].flat())
        for (const value of search.inside(item, schema)) yield* search.withItem(a, b, index, value);
    },
  };
}

/**
 * Proves that every item of an array is accepted: each item that one of the schemas names by its index, and one that
 * represents all later items.
 */
export const itemsRule: ProofRule = {
  keywords: group,
  types: ["array"],
  proves: (a, b, proof) => indexes(a, b).flatMap((index) => elementRule(index).proves(a, b, proof)),
  *refutes(a, b, search) {
    for (const index of indexes(a, b)) yield* elementRule(index).refutes(a, b, search);
  },
};

function indexes(a: Conjunction, b: PlainNode): readonly number[] {
  const named = Math.max(firstCount(a), elementsOf(b).first.length);
  return Array.from({ length: named + 1 }, (_, index) => index);
}

function elementAt(b: PlainNode, index: number): SchemaNode | undefined {
  const { first, rest } = elementsOf(b);
  return first[index] ?? rest;
}
