import { and, conjunctionOf } from "../../proof/conjunction.js";
import { areDisjoint } from "../../proof/disjoint.js";
import { gapAt, type ProofRule } from "../../proof/rule.js";
import { anyOfRule, oneOfRule } from "../../proof/rules/unions.js";
import { childList, type SchemaNode } from "../../schema/node.js";
import { at, type Detector, type Finding, type Pair } from "../finding.js";
import { claimOf, type InclusionClaim, ruleClaim } from "../inclusion-claim.js";
import { matchBranches } from "../match-branches.js";
import { type Nesting, oneOfBranch, sameValue } from "../nesting.js";

const unions: readonly (readonly [keyword: string, rule: ProofRule, nesting: Nesting])[] = [
  ["anyOf", anyOfRule, sameValue],
  ["oneOf", oneOfRule, oneOfBranch],
];

export const unionDetectors: readonly Detector[] = unions.map(([keyword, rule, nesting]) => ({
  keywords: [keyword],
  *find(pair) {
    const [oldBranches, newBranches] = [childList(pair.old, keyword), childList(pair.new, keyword)];
    if (oldBranches.length === 0 && newBranches.length === 0) return;
    if (oldBranches.length === 0) yield whole("union-added", pair.new, keyword, rule);
    else if (newBranches.length === 0) yield whole("union-removed", pair.old, keyword, rule);
    else yield* branchesMoved(pair, keyword, rule);
  },
  *inside(pair) {
    const [oldBranches, newBranches] = [childList(pair.old, keyword), childList(pair.new, keyword)];
    for (const [before, after] of matchBranches(oldBranches, newBranches).both)
      yield { old: before, new: after, nesting };
  },
}));

function whole(name: Finding["name"], node: SchemaNode, keyword: string, rule: ProofRule): Finding {
  const message = `the alternatives of ${keyword} are ${name === "union-added" ? "new" : "gone"}`;
  return { name, ...at(node, keyword), message, claim: ruleClaim(rule) };
}

function* branchesMoved(pair: Pair, keyword: string, rule: ProofRule): Generator<Finding> {
  const { added, removed } = matchBranches(childList(pair.old, keyword), childList(pair.new, keyword));
  for (const branch of added)
    yield {
      name: "branch-added",
      ...at(branch),
      message: `${keyword} has one more branch`,
      claim: branchClaim(branch, rule),
    };
  for (const branch of removed)
    yield {
      name: "branch-removed",
      ...at(branch),
      message: `${keyword} has one branch less`,
      claim: branchClaim(branch, rule),
    };
}

/**
 * Creates the claim that the values of a removed branch are still accepted, or that a new branch rejects no value of
 * the others.
 */
function branchClaim(branch: SchemaNode, rule: ProofRule): InclusionClaim {
  const isOf = ({ document }: SchemaNode): boolean => document === branch.document;
  const kept = claimOf((a) => and(a, branch), rule);
  return {
    proves: (a, b, prover) => {
      if (isOf(a)) return kept.proves(a, b, prover);
      if (rule === anyOfRule) return [];
      return areDisjoint(conjunctionOf([a]), conjunctionOf([branch]))
        ? []
        : [gapAt(branch, "this branch may accept what another one accepts")];
    },
    *refutes(a, b, search) {
      yield* search.values(and(conjunctionOf([a]), branch));
      if (isOf(a)) yield* kept.refutes(a, b, search);
    },
  };
}
