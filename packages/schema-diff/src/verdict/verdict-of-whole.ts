import { maxCandidatesOfWhole } from "../limits.js";
import { conjunctionOf } from "../proof/conjunction.js";
import type { CompatibilityResult } from "./compatibility-result.js";
import type { CandidateWitness, Direction } from "./direction.js";
import { formatGaps } from "./verdict-of-change.js";

/** Determines the result for the two schemas from the results of their changes. */
export function verdictOfWhole(
  direction: Direction,
  judged: readonly CompatibilityResult[],
): CompatibilityResult {
  if (direction.isProved) return proved(judged);
  const breaking = judged.find((judgement) => judgement.verdict === "breaking");
  if (breaking !== undefined) return breaking;
  for (const { writer, reader, search } of [direction, direction.selfContained ?? []].flat()) {
    const values = search.counterexamples(conjunctionOf([writer]), reader);
    const witness = direction.witnessAmong(candidatesOf(values), maxCandidatesOfWhole);
    if (witness !== undefined) return { verdict: "breaking", reason: witness.refusal, witness };
  }
  return { verdict: "undecided", reason: formatGaps(direction.gaps) };
}

function proved(judged: readonly CompatibilityResult[]): CompatibilityResult {
  const reason = "every value that the one schema accepts is proved valid under the other";
  const setAside = judged.flatMap((one) => (one.verdict === "compatible" ? (one.setAside ?? []) : [])).at(0);
  return setAside === undefined
    ? { verdict: "compatible", reason }
    : {
        verdict: "compatible",
        reason: `${reason}, if it has no property that its schema does not describe`,
        setAside,
      };
}

function* candidatesOf(values: Iterable<unknown>): Generator<CandidateWitness> {
  for (const whole of values) yield { whole };
}
