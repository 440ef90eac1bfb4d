import { gapAt, type Rule } from "../rule.js";

/** A set of texts is known to include another only if both have the same keyword value. */
export const textRules: readonly Rule[] = ["pattern", "format"].map((keyword) => ({
  keywords: [keyword],
  types: ["string"],
  proves: (a, b) => {
    const wanted = b.schema[keyword];
    if (keyword === "format" && !b.document.assertsFormat(wanted)) return [];
    return a.nodes.some(({ schema }) => schema[keyword] === wanted)
      ? []
      : [
          gapAt(
            b,
            `which texts keep the ${keyword} ${JSON.stringify(wanted)} is not reasoned about`,
            keyword,
          ),
        ];
  },
  *refutes(a, _b, search) {
    yield* search.texts(a);
    yield* search.values(a);
  },
}));
