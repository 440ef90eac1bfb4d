import { type BoundKeyword, boundRules, bounds } from "../../proof/rules/bounds.js";
import type { ChangeName } from "../change-kinds.js";
import { at, type Detector } from "../finding.js";
import { ruleClaim } from "../inclusion-claim.js";

/** A detector for each keyword that limits a number, a length or a count. */
export const boundDetectors: readonly Detector[] = bounds.map((bound, index) => ({
  keywords: [bound.keyword],
  *find({ old: oldNode, new: newNode }) {
    const [before, after] = [oldNode.schema[bound.keyword], newNode.schema[bound.keyword]];
    const rule = boundRules[index];
    const name = nameOf(bound, before, after);
    if (rule === undefined || name === null) return;
    const place = at(after === undefined ? oldNode : newNode, bound.keyword);
    const message = `${bound.keyword} was ${formatLimit(before)}, is ${formatLimit(after)}`;
    yield { name, ...place, message, claim: ruleClaim(rule) };
  },
}));

function nameOf({ isLower }: BoundKeyword, before: unknown, after: unknown): ChangeName | null {
  if (before === after) return null;
  if (typeof before !== "number") return "bound-added";
  if (typeof after !== "number") return "bound-removed";
  return after > before === isLower ? "bound-tightened" : "bound-loosened";
}

function formatLimit(limit: unknown): string {
  return limit === undefined ? "not set" : String(limit);
}
