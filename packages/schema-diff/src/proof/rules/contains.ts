import { childAt, type PlainNode } from "../../schema/node.js";
import { and, conjunctionOf } from "../conjunction.js";
import { elementSchemas } from "../elements.js";
import { gapAt, type ProofRule } from "../rule.js";
import type { RuleProof } from "../rule-proof.js";

export const containsRule: ProofRule = {
  keywords: ["contains"],
  group: ["contains", "minContains", "maxContains"],
  types: ["array"],
  proves: (a, b, proof) => {
    const isKept = leastOf(b) === 0 && !("maxContains" in b.schema);
    return isKept || a.nodes.some((node) => containsMore(node, b, proof))
      ? []
      : [gapAt(b, "how many items match is not reasoned about", "contains")];
  },
  *refutes(a, b, search) {
    yield [];
    const wanted = childAt(b, "contains");
    const item = conjunctionOf(elementSchemas(a, 0));
    for (const value of wanted === undefined ? [] : search.inside(item, wanted))
      yield* search.withItem(a, b, 0, value);
    if (wanted === undefined || typeof b.schema.maxContains !== "number") return;
    const count = Math.min(b.schema.maxContains, 20) + 1;
    for (const value of search.values(and(item, wanted))) yield Array.from({ length: count }, () => value);
  },
};

/** Whether one schema requires at least as many items of at most the same kind. */
function containsMore(a: PlainNode, b: PlainNode, proof: RuleProof): boolean {
  const [own, wanted] = [childAt(a, "contains"), childAt(b, "contains")];
  if (own === undefined || wanted === undefined || "maxContains" in b.schema) return false;
  return leastOf(a) >= leastOf(b) && proof.entailsInside([own], wanted).length === 0;
}

function leastOf({ schema }: PlainNode): number {
  return typeof schema.minContains === "number" ? schema.minContains : 1;
}
