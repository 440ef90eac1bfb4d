import { valuesAt } from "../conjunction.js";
import { countRange } from "../possible-values.js";
import { gapAt, type ProofRule } from "../rule.js";

export const uniqueItemsRule: ProofRule = {
  keywords: ["uniqueItems"],
  types: ["array"],
  proves: (a, b) => {
    const isKept =
      b.schema.uniqueItems !== true ||
      valuesAt(a, "uniqueItems").includes(true) ||
      countRange(a, "minItems", "maxItems").max <= 1;
    return isKept ? [] : [gapAt(b, "an array with a repeated item may come", "uniqueItems")];
  },
  *refutes(a, b, search) {
    for (const value of search.bases(a, b)) {
      if (!Array.isArray(value)) continue;
      const [first, ...rest]: unknown[] = value;
      if (first === undefined) continue;
      yield [first, first];
      yield [first, first, ...rest];
      yield [first, first, ...rest.slice(1)];
    }
  },
};
