import { equalJson } from "@concordat/dialect";
import { shortJson } from "../../schema/json.js";
import type { PlainNode } from "../../schema/node.js";
import { finiteValues } from "../possible-values.js";
import { gapAt, type ProofRule } from "../rule.js";

/** The rule for `enum` and `const`, which both list all allowed values. */
export const enumRule: ProofRule = {
  keywords: ["enum", "const"],
  proves: (a, b) => {
    const missing = finiteValues(a)?.filter((value) => !isListed(value, b));
    if (missing === undefined) return [gapAt(b, "values may come that are not listed", keywordOf(b))];
    return missing.map((value) => gapAt(b, `${shortJson(value)} may come and is not listed`, keywordOf(b)));
  },
  *refutes(a, b, search) {
    for (const value of finiteValues(a) ?? search.values(a)) if (!isListed(value, b)) yield value;
  },
};

function isListed(value: unknown, { schema }: PlainNode): boolean {
  const isConst = !("const" in schema) || equalJson(schema.const, value);
  return isConst && (!Array.isArray(schema.enum) || schema.enum.some((allowed) => equalJson(allowed, value)));
}

function keywordOf({ schema }: PlainNode): string {
  return "const" in schema ? "const" : "enum";
}
