import { type Conjunction, conjunctionOf, violates } from "../proof/conjunction.js";
import type { Prover } from "../proof/prover.js";
import { gapAt, type Rule, speaksOf } from "../proof/rule.js";
import type { Gap } from "../proof/rule-proof.js";
import type { RuleSearch } from "../proof/rule-search.js";
import { formatValue } from "../schema/json.js";
import { isPlain, type SchemaNode } from "../schema/node.js";

/**
 * That what changed between two schemas refuses nothing: `a` is the schema values were written under, `b` the one
 * they are read under. The same claim is made in both directions.
 */
export interface Claim {
  readonly proves: (a: SchemaNode, b: SchemaNode, prover: Prover) => readonly Gap[];
  /** Values of `a` that may speak against it. */
  readonly refutes: (a: SchemaNode, b: SchemaNode, search: RuleSearch) => Iterable<unknown>;
}

/** That the values keep the keywords of a rule. */
export function ruleClaim(rule: Rule): Claim {
  return claimOf((a) => a, rule);
}

/** That the values which one branch of `a` accepts keep the keywords of a rule. */
export function claimOf(narrow: (a: Conjunction) => Conjunction, rule: Rule): Claim {
  return {
    proves: (a, b, prover) =>
      isPlain(b) && speaksOf(rule, b) ? prover.keeps(rule, narrow(conjunctionOf([a])), b) : [],
    *refutes(a, b, search) {
      if (isPlain(b)) yield* rule.refutes(narrow(conjunctionOf([a])), b, search);
    },
  };
}

/** That whatever one schema accepts is accepted. */
export const wholeClaim: Claim = {
  proves: (a, b, prover) => prover.entails(conjunctionOf([a]), b),
  refutes: (a, b, search) => search.counterexamples(conjunctionOf([a]), b),
};

/** That one value is accepted if it was. */
export function valueClaim(value: unknown): Claim {
  return {
    proves: (a, b) =>
      violates(value, conjunctionOf([a])) || b.document.accepts(b, value) === true
        ? []
        : [gapAt(b, `${formatValue(value)} is refused`)],
    refutes: () => [value],
  };
}
