import { type Conjunction, conjunctionOf, violates } from "../proof/conjunction.js";
import type { Prover } from "../proof/prover.js";
import { gapAt, type ProofRule, speaksOf } from "../proof/rule.js";
import type { Gap } from "../proof/rule-proof.js";
import type { RuleSearch } from "../proof/rule-search.js";
import { shortJson } from "../schema/json.js";
import { isPlainNode, type SchemaNode } from "../schema/node.js";

/**
 * The claim that a difference between two schemas rejects no value. `a` is the schema of the writer, and `b` is that of
 * the reader. It is examined in both directions.
 */
export interface InclusionClaim {
  readonly proves: (a: SchemaNode, b: SchemaNode, prover: Prover) => readonly Gap[];
  /** Yields values of `a` that may be counterexamples. */
  readonly refutes: (a: SchemaNode, b: SchemaNode, search: RuleSearch) => Iterable<unknown>;
}

/** Claims that the values satisfy the keywords of a rule. */
export function ruleClaim(rule: ProofRule): InclusionClaim {
  return claimOf((a) => a, rule);
}

/** Claims that the values of one branch of `a` satisfy the keywords of a rule. */
export function claimOf(narrow: (a: Conjunction) => Conjunction, rule: ProofRule): InclusionClaim {
  return {
    proves: (a, b, prover) =>
      isPlainNode(b) && speaksOf(rule, b) ? prover.keeps(rule, narrow(conjunctionOf([a])), b) : [],
    *refutes(a, b, search) {
      if (isPlainNode(b)) yield* rule.refutes(narrow(conjunctionOf([a])), b, search);
    },
  };
}

/** Claims that every value that `a` accepts is accepted by `b`. */
export const wholeClaim: InclusionClaim = {
  proves: (a, b, prover) => prover.entails(conjunctionOf([a]), b),
  refutes: (a, b, search) => search.counterexamples(conjunctionOf([a]), b),
};

/** Claims that `b` accepts one value if `a` does. */
export function valueClaim(value: unknown): InclusionClaim {
  return {
    proves: (a, b) =>
      violates(value, conjunctionOf([a])) || b.document.accepts(b, value) === true
        ? []
        : [gapAt(b, `${shortJson(value)} is refused`)],
    refutes: () => [value],
  };
}
