import { childAt } from "../../schema/node.js";
import { conjunctionOf } from "../conjunction.js";
import { elementSchemas, firstCount } from "../elements.js";
import { certainlyEvaluated, evaluatesName, possiblyEvaluated } from "../evaluated.js";
import { memberSchemas, namesKnown, otherMemberSchemas } from "../members.js";
import { countRange } from "../possible-values.js";
import type { ProofRule } from "../rule.js";

/** Proves that each property which `b` may leave unevaluated is accepted. */
const unevaluatedPropertiesRule: ProofRule = {
  keywords: ["unevaluatedProperties"],
  group: [],
  types: ["object"],
  proves: (a, b, proof) => {
    const schema = childAt(b, "unevaluatedProperties");
    const seen = certainlyEvaluated(b);
    if (schema === undefined || seen.allProperties) return [];
    const named = namesKnown(a).filter((name) => !evaluatesName(seen, name));
    return [
      ...named.flatMap((name) => proof.entailsInside(memberSchemas(a, name), schema)),
      ...proof.entailsInside(otherMemberSchemas(a, seen.patterns), schema),
    ];
  },
  *refutes(a, b, search) {
    const seen = certainlyEvaluated(b);
    const known = [...namesKnown(a), ...a.nodes.flatMap((node) => [...possiblyEvaluated(node).names])];
    const names = [...new Set([...known, ...search.newNames(a, b)])];
    for (const schema of [childAt(b, "unevaluatedProperties") ?? []].flat())
      for (const name of names.filter((one) => !evaluatesName(seen, one)))
        for (const value of search.inside(conjunctionOf(memberSchemas(a, name)), schema))
          yield* search.withMember(a, b, name, value);
    yield* search.values(a);
  },
};

/** Proves that each item which `b` may leave unevaluated is accepted. */
const unevaluatedItemsRule: ProofRule = {
  keywords: ["unevaluatedItems"],
  group: [],
  types: ["array"],
  proves: (a, b, proof) => {
    const schema = childAt(b, "unevaluatedItems");
    const { allItems, firstItems } = certainlyEvaluated(b);
    if (schema === undefined || allItems) return [];
    const { max } = countRange(a, "minItems", "maxItems");
    const last = Math.min(Math.max(firstCount(a), firstItems), max - 1);
    const indexes = Array.from({ length: Math.max(0, last - firstItems + 1) }, (_, at) => firstItems + at);
    return indexes.flatMap((index) => proof.entailsInside(elementSchemas(a, index), schema));
  },
  *refutes(a, b, search) {
    const { firstItems } = certainlyEvaluated(b);
    for (const schema of [childAt(b, "unevaluatedItems") ?? []].flat())
      for (const index of [...new Set([firstItems, Math.max(firstItems, firstCount(a))])])
        for (const value of search.inside(conjunctionOf(elementSchemas(a, index)), schema))
          yield* search.withItem(a, b, index, value);
    yield* search.values(a);
  },
};

/** The rules for both keywords. */
export const unevaluatedRules: readonly ProofRule[] = [unevaluatedPropertiesRule, unevaluatedItemsRule];
