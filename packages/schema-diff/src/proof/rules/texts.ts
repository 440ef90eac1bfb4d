import { isEmpty } from "@concordat/pattern";
import { gapAt, type ProofRule } from "../rule.js";
import { shortestText, textsOutside } from "../text-languages.js";

/** Proves a `pattern` of `b` if `a` has the same pattern, or if automata show that every text of `a` matches it. */
const patternRule: ProofRule = {
  keywords: ["pattern"],
  types: ["string"],
  proves: (a, b) => {
    const { pattern } = b.schema;
    if (typeof pattern !== "string" || a.nodes.some(({ schema }) => schema.pattern === pattern)) return [];
    const others = textsOutside(a, pattern);
    return others !== null && isEmpty(others)
      ? []
      : [gapAt(b, `which texts match the pattern ${JSON.stringify(pattern)} is not known`, "pattern")];
  },
  *refutes(a, b, search) {
    const { pattern } = b.schema;
    const others = typeof pattern === "string" ? textsOutside(a, pattern) : null;
    const text = others === null ? null : shortestText(others);
    if (text !== null) yield text;
    yield* search.texts(a);
    yield* search.values(a);
  },
};

/** Proves a `format` of `b` only if `a` has the same format, because the texts with a format are not computed. */
const formatRule: ProofRule = {
  keywords: ["format"],
  types: ["string"],
  proves: (a, b) => {
    const { format } = b.schema;
    return !b.document.assertsFormat(format) || a.nodes.some(({ schema }) => schema.format === format)
      ? []
      : [gapAt(b, `which texts have the format ${JSON.stringify(format)} is not computed`, "format")];
  },
  *refutes(a, _b, search) {
    yield* search.texts(a);
    yield* search.values(a);
  },
};

/** The rules for `pattern` and for `format`. */
export const textRules: readonly [pattern: ProofRule, format: ProofRule] = [patternRule, formatRule];
