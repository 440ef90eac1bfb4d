import { otherMembersRule } from "../../proof/rules/properties.js";
import { childAt, isPlainNode, madeUp, type PlainNode, type SchemaNode } from "../../schema/node.js";
import type { ChangeName } from "../change-kinds.js";
import { at, type Detector } from "../finding.js";
import { ruleClaim } from "../inclusion-claim.js";
import { memberNamed } from "../nesting.js";

export const additionalPropertiesDetector: Detector = {
  keywords: ["additionalProperties"],
  *find({ old: oldNode, new: newNode }) {
    const name = nameOf(accepted(oldNode), accepted(newNode));
    if (name === null) return;
    const place = at("additionalProperties" in newNode.schema ? newNode : oldNode, "additionalProperties");
    const message = `properties that are not described: ${formatRest(accepted(oldNode))} before, ${formatRest(accepted(newNode))} now`;
    yield { name, ...place, message, claim: ruleClaim(otherMembersRule) };
  },
  *inside({ old: oldNode, new: newNode }) {
    const [before, after] = [accepted(oldNode), accepted(newNode)];
    if (isPlainNode(before) && isPlainNode(after))
      yield {
        old: before,
        new: after,
        nesting: memberNamed((outer, search) => search.newNames(outer, oldNode)),
      };
  },
};

function accepted(node: PlainNode): SchemaNode {
  return childAt(node, "additionalProperties") ?? madeUp(true, node.document);
}

function nameOf({ schema: before }: SchemaNode, { schema: after }: SchemaNode): ChangeName | null {
  if (before === after || (typeof before === "object" && typeof after === "object")) return null;
  if (after === false) return "additional-properties-closed";
  return after === true || before === false
    ? "additional-properties-opened"
    : "additional-properties-restricted";
}

function formatRest({ schema }: SchemaNode): string {
  if (typeof schema === "object") return "must keep a schema";
  return schema ? "accepted" : "refused";
}
