import { typeRule } from "../../proof/rules/type.js";
import { typesNamed } from "../../schema/json-types.js";
import type { ChangeName } from "../change-kinds.js";
import { at, type Detector } from "../finding.js";
import { ruleClaim } from "../inclusion-claim.js";

export const typeDetector: Detector = {
  keywords: ["type"],
  *find({ old: oldNode, new: newNode }) {
    const name = nameOf(typesNamed(oldNode.schema.type), typesNamed(newNode.schema.type));
    if (name === null) return;
    const message = `accepted ${formatTypes(oldNode.schema.type)}, accepts ${formatTypes(newNode.schema.type)}`;
    const place = "type" in newNode.schema ? at(newNode, "type") : at(oldNode, "type");
    yield { name, ...place, message, claim: ruleClaim(typeRule) };
  },
};

function nameOf(oldNode: ReadonlySet<unknown>, newNode: ReadonlySet<unknown>): ChangeName | null {
  const [isLost, isGained] = [
    [...oldNode].some((type) => !newNode.has(type)),
    [...newNode].some((type) => !oldNode.has(type)),
  ];
  if (isLost && isGained) return "type-changed";
  if (isLost) return "type-narrowed";
  return isGained ? "type-widened" : null;
}

function formatTypes(type: unknown): string {
  return type === undefined ? "any type" : [type].flat().join(" or ");
}
