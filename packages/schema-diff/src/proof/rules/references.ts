import { childList } from "../../schema/node.js";
import { gapAt, type ProofRule } from "../rule.js";

export const referenceRule: ProofRule = {
  keywords: ["$ref"],
  proves: (a, b, proof) => {
    const target = b.document.resolve(b.schema.$ref);
    return target === undefined
      ? [gapAt(b, "where this reference leads depends on where it is read", "$ref")]
      : proof.entails(a, target);
  },
  *refutes(a, b, search) {
    const target = b.document.resolve(b.schema.$ref);
    yield* target === undefined ? search.values(a) : search.counterexamples(a, target);
  },
};

export const dynamicReferenceRule: ProofRule = {
  keywords: ["$dynamicRef"],
  proves: (_a, b) => [gapAt(b, "where a dynamic reference leads depends on where it is read")],
  refutes: (a, _b, search) => search.values(a),
};

export const allOfRule: ProofRule = {
  keywords: ["allOf"],
  proves: (a, b, proof) => childList(b, "allOf").flatMap((member) => proof.entails(a, member)),
  *refutes(a, b, search) {
    for (const member of childList(b, "allOf")) yield* search.counterexamples(a, member);
  },
};
