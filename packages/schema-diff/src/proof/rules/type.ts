import { type JsonType, typesNamed } from "../../schema/json-types.js";
import { madeUp } from "../../schema/node.js";
import { and, type Conjunction } from "../conjunction.js";
import { possibleTypes } from "../possible-values.js";
import { gapAt, type ProofRule } from "../rule.js";

export const typeRule: ProofRule = {
  keywords: ["type"],
  proves: (a, b) => {
    const missing = typesMissing(a, b.schema.type);
    return missing.length === 0
      ? []
      : [gapAt(b, `${formatTypes(missing)} may come and is not accepted`, "type")];
  },
  *refutes(a, b, search) {
    for (const type of typesMissing(a, b.schema.type))
      yield* search.values(and(a, madeUp({ type: type === "fraction" ? "number" : type }, b.document)));
  },
};

function formatTypes(types: readonly JsonType[]): string {
  return types.map((type) => (type === "fraction" ? "a number that is not an integer" : type)).join(" or ");
}

function typesMissing(a: Conjunction, type: unknown): readonly JsonType[] {
  const accepted = typesNamed(type);
  return [...possibleTypes(a)].filter((type) => !accepted.has(type));
}
