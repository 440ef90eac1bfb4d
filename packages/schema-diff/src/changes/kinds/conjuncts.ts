import { conjunctionOf } from "../../proof/conjunction.js";
import { childList, type PlainNode, type SchemaNode } from "../../schema/node.js";
import { at, type Detector } from "../finding.js";
import { type InclusionClaim, wholeClaim } from "../inclusion-claim.js";
import { matchBranches } from "../match-branches.js";
import { sameValue } from "../nesting.js";

/** Finds changes of `allOf`, and of a `$ref` with other keywords next to it: both add a schema to satisfy. */
export const conjunctsDetector: Detector = {
  keywords: ["allOf", "$ref"],
  *find({ old: oldNode, new: newNode }) {
    if (isUnfollowed(oldNode) || isUnfollowed(newNode)) {
      const isSame = oldNode.schema.$ref === newNode.schema.$ref;
      const message = "the reference leads somewhere that is not told by it alone";
      if (!isSame) yield { name: "reference-changed", ...at(newNode, "$ref"), message, claim: wholeClaim };
    }
    const { added, removed } = matchBranches(conjunctsOf(oldNode), conjunctsOf(newNode));
    for (const node of added)
      yield {
        name: "conjunct-added",
        ...at(node),
        message: "one more schema must be kept",
        claim: keptClaim(node),
      };
    for (const node of removed)
      yield {
        name: "conjunct-removed",
        ...at(node),
        message: "one schema less must be kept",
        claim: keptClaim(node),
      };
  },
  *inside({ old: oldNode, new: newNode }) {
    for (const [before, after] of matchBranches(conjunctsOf(oldNode), conjunctsOf(newNode)).both)
      yield { old: before, new: after, nesting: sameValue };
  },
};

function isUnfollowed({ schema, document }: PlainNode): boolean {
  return "$ref" in schema && document.resolve(schema.$ref) === undefined;
}

function conjunctsOf(node: PlainNode): readonly SchemaNode[] {
  const target = node.document.resolve(node.schema.$ref);
  return [...(target === undefined ? [] : [target]), ...childList(node, "allOf")];
}

/** Claims that values read under this schema satisfy the conjunct. */
function keptClaim(conjunct: SchemaNode): InclusionClaim {
  return {
    proves: (a, b, prover) =>
      b.document === conjunct.document ? prover.entails(conjunctionOf([a]), conjunct) : [],
    *refutes(a, b, search) {
      if (b.document === conjunct.document) yield* search.counterexamples(conjunctionOf([a]), conjunct);
    },
  };
}
