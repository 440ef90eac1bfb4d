import { dependenciesRule } from "../../proof/rules/dependencies.js";
import { equalSchemas } from "../../schema/equal-schemas.js";
import { isObject } from "../../schema/json.js";
import type { PlainNode } from "../../schema/node.js";
import { at, type Detector } from "../finding.js";
import { ruleClaim } from "../inclusion-claim.js";
import { matchByName } from "../pairs.js";

const claim = ruleClaim(dependenciesRule);

/** A detector for each keyword that makes requirements depend on a property. */
export const dependencyDetectors: readonly Detector[] = [
  "dependentRequired",
  "dependentSchemas",
  "dependencies",
].map((keyword) => ({
  keywords: [keyword],
  *find({ old: oldNode, new: newNode }) {
    const { both, added, removed } = matchByName(entriesOf(oldNode, keyword), entriesOf(newNode, keyword));
    for (const [name] of added) {
      const message = `having '${name}' obliges to something now`;
      yield { name: "dependency-added", ...at(newNode, keyword, name), message, claim };
    }
    for (const [name] of removed) {
      const message = `having '${name}' no longer obliges to something`;
      yield { name: "dependency-removed", ...at(oldNode, keyword, name), message, claim };
    }
    for (const [name, before, after] of both) {
      if (equalSchemas(before, oldNode.document, after, newNode.document)) continue;
      const message = `having '${name}' obliges to something else`;
      yield { name: "dependency-changed", ...at(newNode, keyword, name), message, claim };
    }
  },
}));

function entriesOf({ schema }: PlainNode, keyword: string): ReadonlyMap<string, unknown> {
  const map = schema[keyword];
  return new Map(Object.entries(isObject(map) ? map : {}));
}
