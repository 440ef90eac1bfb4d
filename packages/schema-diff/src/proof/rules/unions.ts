import { childList, type PlainNode } from "../../schema/node.js";
import { and, type Conjunction, conjunctionOf } from "../conjunction.js";
import { areDisjoint } from "../disjoint.js";
import { gapAt, type ProofRule } from "../rule.js";
import type { Gap, RuleProof } from "../rule-proof.js";

export const anyOfRule: ProofRule = {
  keywords: ["anyOf"],
  proves: (a, b, proof) =>
    childList(b, "anyOf").some((branch) => proof.entails(a, branch).length === 0)
      ? []
      : [gapAt(b, "no branch is proved to accept every value that may come", "anyOf")],
  *refutes(a, b, search) {
    for (const branch of childList(b, "anyOf")) yield* search.counterexamples(a, branch);
    yield* search.values(a);
  },
};

export const oneOfRule: ProofRule = {
  keywords: ["oneOf"],
  proves: (a, b, proof) => {
    if (a.nodes.some((node) => hasEqualBranches(node, b, proof))) return [];
    return exactlyOne(a, b, proof);
  },
  *refutes(a, b, search) {
    const branches = childList(b, "oneOf");
    for (const branch of branches) yield* search.counterexamples(a, branch);
    for (const [index, branch] of branches.entries())
      for (const other of branches.slice(index + 1)) yield* search.values(and(and(a, branch), other));
    yield* search.values(a);
  },
};

function exactlyOne(a: Conjunction, b: PlainNode, proof: RuleProof): readonly Gap[] {
  const branches = childList(b, "oneOf");
  const chosen = branches.find((branch) => proof.entails(a, branch).length === 0);
  if (chosen === undefined)
    return [gapAt(b, "no branch is proved to accept every value that may come", "oneOf")];
  const others = branches.filter((branch) => branch !== chosen);
  return others.every((other) => areDisjoint(a, conjunctionOf([other])))
    ? []
    : [gapAt(b, "more than one branch may accept a value", "oneOf")];
}

/**
 * Whether both unions have branches that accept the same values, in any order. The unions then accept the same values,
 * even if branches overlap.
 */
function hasEqualBranches(a: PlainNode, b: PlainNode, proof: RuleProof): boolean {
  const [own, wanted] = [childList(a, "oneOf"), [...childList(b, "oneOf")]];
  if (own.length === 0 || own.length !== wanted.length) return false;
  // A value may be written under one branch and have a property that another describes: nothing is assumed of
  // it here.
  const { strict } = proof;
  return own.every((branch) => {
    const equal = wanted.findIndex(
      (other) =>
        strict.entails(conjunctionOf([branch]), other).length === 0 &&
        strict.entails(conjunctionOf([other]), branch).length === 0,
    );
    if (equal >= 0) wanted.splice(equal, 1);
    return equal >= 0;
  });
}
