import type { JsonType } from "../../schema/json-types.js";
import { gapAt, type Rule } from "../rule.js";

/** Some formats, such as `int32`, speak of numbers. */
const typesOfKeyword: readonly (readonly [keyword: string, types: readonly JsonType[]])[] = [
  ["pattern", ["string"]],
  ["format", ["string", "integer", "fraction"]],
];

/** One set of texts is only ever known to be another when both are written alike. */
export const textRules: readonly Rule[] = typesOfKeyword.map(([keyword, types]) => ({
  keywords: [keyword],
  types,
  proves: (a, b) => {
    const wanted = b.schema[keyword];
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
