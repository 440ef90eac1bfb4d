import { gapAt, type Rule } from "../rule.js";

/**
 * Which parts are unevaluated depends on all adjacent and enclosing keywords: only an identical schema is
 * known to enforce it.
 */
export const unevaluatedRules: readonly Rule[] = ["unevaluatedProperties", "unevaluatedItems"].map(
  (keyword) => ({
    keywords: [keyword],
    group: [],
    types: [keyword === "unevaluatedItems" ? "array" : "object"],
    proves: (_a, b) => {
      const accepted = b.schema[keyword];
      return accepted === true ? [] : [gapAt(b, `${keyword} is not reasoned about`, keyword)];
    },
    *refutes(a, b, search) {
      yield* search.values(a);
      for (const name of search.newNames(a, b)) yield* search.withMember(a, b, name, 1);
    },
  }),
);
