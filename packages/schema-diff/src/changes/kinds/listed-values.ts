import { listedValuesRule } from "../../proof/rules/listed-values.js";
import { inWords, sameJson } from "../../schema/json.js";
import type { PlainNode } from "../../schema/node.js";
import { ruleClaim, valueClaim } from "../claim.js";
import { at, type Detector, type Finding, type Pair } from "../finding.js";

export const listedValuesDetector: Detector = {
  keywords: ["enum", "const"],
  *find(pair) {
    const [old, now] = [listOf(pair.old), listOf(pair.new)];
    if (old === undefined && now === undefined) return;
    if (old === undefined) yield listed(pair.new, "enum-added", "the values are listed now");
    else if (now === undefined) yield listed(pair.old, "enum-removed", "the values are no longer listed");
    else yield* valuesMoved(pair, old, now);
  },
};

function* valuesMoved(pair: Pair, old: readonly unknown[], now: readonly unknown[]): Generator<Finding> {
  const removed = old.filter((value) => !now.some((one) => sameJson(one, value)));
  const added = now.filter((value) => !old.some((one) => sameJson(one, value)));
  const [before, after] = [removed[0], added[0]];
  if ("const" in pair.old.schema && "const" in pair.new.schema && removed.length > 0) {
    const message = `was ${inWords(before)}, is ${inWords(after)}`;
    yield { ...listed(pair.new, "const-changed", message) };
    return;
  }
  for (const value of removed)
    yield {
      ...listed(pair.old, "enum-value-removed", `${inWords(value)} is no longer listed`),
      claim: valueClaim(value),
    };
  for (const value of added)
    yield {
      ...listed(pair.new, "enum-value-added", `${inWords(value)} is listed too`),
      claim: valueClaim(value),
    };
}

function listed(node: PlainNode, name: Finding["name"], message: string): Finding {
  return {
    name,
    ...at(node, "const" in node.schema ? "const" : "enum"),
    message,
    claim: ruleClaim(listedValuesRule),
  };
}

function listOf({ schema }: PlainNode): readonly unknown[] | undefined {
  if ("const" in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}
