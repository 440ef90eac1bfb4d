import { conjunctionOf } from "../../proof/conjunction.js";
import { childList, type PlainNode, type SchemaNode } from "../../schema/node.js";
import { type Claim, wholeClaim } from "../claim.js";
import { at, type Detector } from "../finding.js";
import { matchBranches } from "../match-branches.js";
import { same } from "../step.js";

/** `allOf`, and a `$ref` that has keywords beside it: both are one more schema to keep. */
export const conjunctsDetector: Detector = {
  keywords: ["allOf", "$ref"],
  *find({ old, new: now }) {
    if (isUnfollowed(old) || isUnfollowed(now)) {
      const isSame = old.schema.$ref === now.schema.$ref;
      const message = "the reference leads somewhere that is not told by it alone";
      if (!isSame) yield { name: "reference-changed", ...at(now, "$ref"), message, claim: wholeClaim };
    }
    const { added, removed } = matchBranches(conjunctsOf(old), conjunctsOf(now));
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
  *inside({ old, new: now }) {
    for (const [before, after] of matchBranches(conjunctsOf(old), conjunctsOf(now)).both)
      yield { old: before, new: after, step: same };
  },
};

function isUnfollowed({ schema, document }: PlainNode): boolean {
  return "$ref" in schema && document.resolve(schema.$ref) === undefined;
}

function conjunctsOf(node: PlainNode): readonly SchemaNode[] {
  const target = node.document.resolve(node.schema.$ref);
  return [...(target === undefined ? [] : [target]), ...childList(node, "allOf")];
}

/** That what is read under this schema keeps it. */
function keptClaim(conjunct: SchemaNode): Claim {
  return {
    proves: (a, b, prover) =>
      b.document === conjunct.document ? prover.entails(conjunctionOf([a]), conjunct) : [],
    *refutes(a, b, search) {
      if (b.document === conjunct.document) yield* search.counterexamples(conjunctionOf([a]), conjunct);
    },
  };
}
