import { gapAt, type Rule } from "../rule.js";

/**
 * A `pattern` or `format` of `b` is proved only if `a` has the same one. Whether one set of strings includes
 * another is not computed.
 */
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
