import { childAt } from "../../schema/node.js";
import { and, conjunctionOf } from "../conjunction.js";
import { areDisjoint } from "../disjoint.js";
import { gapAt, type ProofRule } from "../rule.js";

export const notRule: ProofRule = {
  keywords: ["not"],
  proves: (a, b) => {
    const schema = childAt(b, "not");
    return schema === undefined || areDisjoint(a, conjunctionOf([schema]))
      ? []
      : [gapAt(b, "what must not be accepted may come", "not")];
  },
  *refutes(a, b, search) {
    for (const schema of [childAt(b, "not") ?? []].flat()) yield* search.values(and(a, schema));
  },
};

export const conditionRule: ProofRule = {
  keywords: ["if"],
  group: ["if", "then", "else"],
  proves: (a, b, proof) => {
    const [condition, then, otherwise] = [childAt(b, "if"), childAt(b, "then"), childAt(b, "else")];
    if (condition === undefined) return [];
    const isNeverMet = areDisjoint(a, conjunctionOf([condition]));
    return [
      ...(then === undefined || isNeverMet ? [] : proof.entails(and(a, condition), then)),
      ...(otherwise === undefined ? [] : proof.entails(a, otherwise)),
    ];
  },
  *refutes(a, b, search) {
    const [condition, then, otherwise] = [childAt(b, "if"), childAt(b, "then"), childAt(b, "else")];
    if (condition !== undefined && then !== undefined) yield* search.counterexamples(and(a, condition), then);
    if (otherwise !== undefined) yield* search.counterexamples(a, otherwise);
  },
};
