import { typeRule } from "../../proof/rules/type.js";
import { typesNamed } from "../../schema/json-types.js";
import type { ChangeName } from "../change-kinds.js";
import { ruleClaim } from "../claim.js";
import { at, type Detector } from "../finding.js";

export const typeDetector: Detector = {
  keywords: ["type"],
  *find({ old, new: now }) {
    const name = nameOf(typesNamed(old.schema.type), typesNamed(now.schema.type));
    if (name === null) return;
    const message = `accepted ${inWords(old.schema.type)}, accepts ${inWords(now.schema.type)}`;
    const place = "type" in now.schema ? at(now, "type") : at(old, "type");
    yield { name, ...place, message, claim: ruleClaim(typeRule) };
  },
};

function nameOf(old: ReadonlySet<unknown>, now: ReadonlySet<unknown>): ChangeName | null {
  const [isLost, isGained] = [
    [...old].some((type) => !now.has(type)),
    [...now].some((type) => !old.has(type)),
  ];
  if (isLost && isGained) return "type-changed";
  if (isLost) return "type-narrowed";
  return isGained ? "type-widened" : null;
}

function inWords(type: unknown): string {
  return type === undefined ? "any type" : [type].flat().join(" or ");
}
