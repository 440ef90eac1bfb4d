import { nameList } from "@concordat/dialect";
import { isObject } from "../../schema/json.js";
import { namesRequired } from "../members.js";
import { gapAt, type ProofRule } from "../rule.js";

/** Proves that a name is among the required names. */
export function requiredNameRule(name: string): ProofRule {
  return {
    keywords: ["required"],
    types: ["object"],
    proves: (a, b) => {
      if (!nameList(b.schema.required).includes(name) || namesRequired(a).has(name)) return [];
      return [gapAt(b, `an object without ${JSON.stringify(name)} may come`, "required")];
    },
    *refutes(a, b, search) {
      for (const value of search.bases(a, b)) {
        if (!isObject(value) || !Object.hasOwn(value, name)) yield value;
        else yield Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
      }
    },
  };
}

export const requiredRule: ProofRule = {
  keywords: ["required"],
  types: ["object"],
  proves: (a, b, proof) =>
    nameList(b.schema.required).flatMap((name) => requiredNameRule(name).proves(a, b, proof)),
  *refutes(a, b, search) {
    for (const name of nameList(b.schema.required)) yield* requiredNameRule(name).refutes(a, b, search);
  },
};
