import type { Exit } from "../changes/compared-pairs.js";
import { at } from "../changes/finding.js";
import { wholeClaim } from "../changes/inclusion-claim.js";
import { workOfApiChange } from "../limits.js";
import type { Direction } from "../verdict/direction.js";
import { carriesOutwards, verdictOfChange } from "../verdict/verdict-of-change.js";
import { apiChangeOf } from "./api-change-of.js";
import type { ApiChange } from "./api-diff.js";

/**
 * Returns the effect of a changed definition on unions that contain it and of which exactly one branch may match. Under
 * the usual policy, the branches are assumed to exclude each other.
 */
export function alternativesOverlap({ pair, way }: Exit, asked: Direction): readonly ApiChange[] {
  if (asked.prover.policy === "usual") return [];
  const inside = { pair, findings: [], ways: [way], firstWay: way };
  if (carriesOutwards(inside, asked)) return [];
  const outer = way.from;
  asked.allow(workOfApiChange);
  const finding = {
    name: "union-added" as const,
    ...at(outer.pair.new),
    message: "an alternative refers to a changed schema",
    claim: wholeClaim,
  };
  const judged = verdictOfChange(finding, outer, asked);
  return judged.verdict === "compatible"
    ? []
    : [{ ...apiChangeOf(finding, judged), name: "alternatives-overlap" }];
}
