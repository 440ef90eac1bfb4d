import { childAt, madeUp } from "../../schema/node.js";
import { childrenAt, conjunctionOf } from "../conjunction.js";
import { memberSchemas, namesKnown, otherMemberSchemas } from "../members.js";
import { gapAt, type Rule } from "../rule.js";

export const propertyNamesRule: Rule = {
  keywords: ["propertyNames"],
  types: ["object"],
  proves: (a, b, prover) => {
    const schema = childAt(b, "propertyNames");
    if (schema === undefined) return [];
    const own = [...childrenAt(a, "propertyNames"), madeUp({ type: "string" }, b.document)];
    if (prover.entailsInside(own, schema).length === 0) return [];
    const others = conjunctionOf(otherMemberSchemas(a));
    const possible = namesKnown(a).filter((name) => !conjunctionOf(memberSchemas(a, name)).impossible);
    if (others.impossible && possible.every((name) => schema.document.accepts(schema, name) === true))
      return [];
    return [gapAt(b, "which names an object may have is not known to be enough", "propertyNames")];
  },
  *refutes(a, b, search) {
    for (const name of [...namesKnown(a), ...search.newNames(a, b)])
      for (const value of search.values(conjunctionOf(memberSchemas(a, name))))
        yield* search.withMember(a, b, name, value);
  },
};
