import { conjunctionOf } from "../proof/conjunction.js";
import type { Candidate, Direction } from "./direction.js";
import { inWords } from "./judge-finding.js";
import type { Judgement } from "./judgement.js";

/** How many whole values are tried when no single change broke anything. */
const attempts = 3000;

/** Judges the two schemas as a whole, given how their changes were judged. */
export function judgeWhole(direction: Direction, judged: readonly Judgement[]): Judgement {
  if (direction.isProved)
    return {
      verdict: "compatible",
      reason: "every value that the one schema accepts is proved valid under the other",
    };
  const breaking = judged.find((one) => one.verdict === "breaking");
  if (breaking !== undefined) return breaking;
  const { writer, reader, search } = direction;
  const values = search.counterexamples(conjunctionOf([writer.root]), reader.root);
  const witness = direction.witnessAmong(candidatesOf(values), attempts);
  if (witness !== undefined) return { verdict: "breaking", reason: witness.refusal, witness };
  return { verdict: "undecided", reason: inWords(direction.gaps) };
}

function* candidatesOf(values: Iterable<unknown>): Generator<Candidate> {
  for (const whole of values) yield { whole };
}
