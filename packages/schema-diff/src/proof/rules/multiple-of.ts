import { isMultiple } from "@concordat/dialect";
import type { Conjunction } from "../conjunction.js";
import { numbersAt, possibleTypes } from "../possible-values.js";
import { gapAt, type ProofRule } from "../rule.js";

export const multipleOfRule: ProofRule = {
  keywords: ["multipleOf"],
  types: ["integer", "fraction"],
  proves: (a, b) => {
    const step = b.schema.multipleOf;
    return typeof step !== "number" || isKept(a, step)
      ? []
      : [gapAt(b, `numbers that are not multiples of ${step} may come`, "multipleOf")];
  },
  *refutes(a, b, search) {
    const step = b.schema.multipleOf;
    if (typeof step === "number") yield* search.numbersNear(a, [step / 2, step * 1.5, step + 1, step + 0.1]);
  },
};

/**
 * Whether every number of a conjunction is a multiple of a step. Steps are compared in decimal notation, in which
 * values are divided by them.
 */
function isKept(a: Conjunction, step: number): boolean {
  if (step === 1 && !possibleTypes(a).has("fraction")) return true;
  return numbersAt(a, "multipleOf").some((own) => isMultiple(own, step));
}
