import { matchingMembersRule, memberRule } from "../../proof/rules/properties.js";
import { childMap } from "../../schema/node.js";
import { at, type Detector } from "../finding.js";
import { ruleClaim } from "../inclusion-claim.js";
import { member, memberNamed } from "../nesting.js";
import { matchByName } from "../pairs.js";

export const propertiesDetector: Detector = {
  keywords: ["properties"],
  *find({ old: oldNode, new: newNode }) {
    const { added, removed } = matchByName(childMap(oldNode, "properties"), childMap(newNode, "properties"));
    for (const [name, node] of added) {
      const claim = ruleClaim(memberRule(name));
      yield { name: "property-added", ...at(node), message: `'${name}' is described now`, claim };
    }
    for (const [name, node] of removed) {
      const claim = ruleClaim(memberRule(name));
      yield { name: "property-removed", ...at(node), message: `'${name}' is no longer described`, claim };
    }
  },
  *inside({ old: oldNode, new: newNode }) {
    const { both } = matchByName(childMap(oldNode, "properties"), childMap(newNode, "properties"));
    for (const [name, before, after] of both) yield { old: before, new: after, nesting: member(name) };
  },
};

export const patternPropertiesDetector: Detector = {
  keywords: ["patternProperties"],
  *find({ old: oldNode, new: newNode }) {
    const maps = [childMap(oldNode, "patternProperties"), childMap(newNode, "patternProperties")] as const;
    const { added, removed } = matchByName(...maps);
    for (const [pattern, node] of added) {
      const claim = ruleClaim(matchingMembersRule(pattern));
      const message = `properties that match ${pattern} are described now`;
      yield { name: "pattern-property-added", ...at(node), message, claim };
    }
    for (const [pattern, node] of removed) {
      const claim = ruleClaim(matchingMembersRule(pattern));
      const message = `properties that match ${pattern} are no longer described`;
      yield { name: "pattern-property-removed", ...at(node), message, claim };
    }
  },
  *inside({ old: oldNode, new: newNode }) {
    const { both } = matchByName(
      childMap(oldNode, "patternProperties"),
      childMap(newNode, "patternProperties"),
    );
    for (const [pattern, before, after] of both)
      yield { old: before, new: after, nesting: memberNamed((_, search) => search.matching(pattern)) };
  },
};
