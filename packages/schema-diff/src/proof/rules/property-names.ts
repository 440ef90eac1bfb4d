import { childAt, madeUp, type PlainNode, type SchemaNode } from "../../schema/node.js";
import { type Conjunction, childrenAt, conjunctionOf } from "../conjunction.js";
import { memberSchemas, namesKnown, otherMemberSchemas } from "../members.js";
import { gapAt, type ProofRule } from "../rule.js";

export const propertyNamesRule: ProofRule = {
  keywords: ["propertyNames"],
  types: ["object"],
  proves: (a, b, proof) => {
    const schema = childAt(b, "propertyNames");
    if (schema === undefined) return [];
    if (proof.entailsInside(possibleNames(a, b), schema).length === 0) return [];
    const others = conjunctionOf(otherMemberSchemas(a));
    const possible = namesKnown(a).filter((name) => !conjunctionOf(memberSchemas(a, name)).impossible);
    if (others.impossible && possible.every((name) => schema.document.accepts(schema, name) === true))
      return [];
    return [gapAt(b, "which names an object may have is not known to be enough", "propertyNames")];
  },
  *refutes(a, b, search) {
    for (const schema of [childAt(b, "propertyNames") ?? []].flat())
      for (const name of search.inside(conjunctionOf(possibleNames(a, b)), schema))
        if (typeof name === "string")
          for (const value of search.values(conjunctionOf(memberSchemas(a, name))))
            yield* search.withMember(a, b, name, value);
  },
};

function possibleNames(a: Conjunction, b: PlainNode): readonly SchemaNode[] {
  return [...childrenAt(a, "propertyNames"), madeUp({ type: "string" }, b.document)];
}
