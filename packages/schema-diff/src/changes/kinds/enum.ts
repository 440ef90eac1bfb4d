import { equalJson } from "@concordat/dialect";
import { enumRule } from "../../proof/rules/enum.js";
import { shortJson } from "../../schema/json.js";
import type { PlainNode } from "../../schema/node.js";
import { at, type Detector, type Finding, type Pair } from "../finding.js";
import { ruleClaim, valueClaim } from "../inclusion-claim.js";

export const enumDetector: Detector = {
  keywords: ["enum", "const"],
  *find(pair) {
    const [oldValues, newValues] = [listOf(pair.old), listOf(pair.new)];
    if (oldValues === undefined && newValues === undefined) return;
    if (oldValues === undefined) yield listed(pair.new, "enum-added", "the values are listed now");
    else if (newValues === undefined)
      yield listed(pair.old, "enum-removed", "the values are no longer listed");
    else yield* valuesMoved(pair, oldValues, newValues);
  },
};

function* valuesMoved(
  pair: Pair,
  oldValues: readonly unknown[],
  newValues: readonly unknown[],
): Generator<Finding> {
  const removed = oldValues.filter((value) => !newValues.some((listed) => equalJson(listed, value)));
  const added = newValues.filter((value) => !oldValues.some((listed) => equalJson(listed, value)));
  const [before, after] = [removed[0], added[0]];
  if ("const" in pair.old.schema && "const" in pair.new.schema && removed.length > 0 && added.length > 0) {
    const message = `was ${shortJson(before)}, is ${shortJson(after)}`;
    yield { ...listed(pair.new, "const-changed", message) };
    return;
  }
  for (const value of removed)
    yield {
      ...listed(pair.old, "enum-value-removed", `${shortJson(value)} is no longer listed`),
      claim: valueClaim(value),
    };
  for (const value of added)
    yield {
      ...listed(pair.new, "enum-value-added", `${shortJson(value)} is listed too`),
      claim: valueClaim(value),
    };
}

function listed(node: PlainNode, name: Finding["name"], message: string): Finding {
  return {
    name,
    ...at(node, "const" in node.schema ? "const" : "enum"),
    message,
    claim: ruleClaim(enumRule),
  };
}

/** Returns the values that `enum` and `const` allow; if both are present, a value must satisfy both. */
function listOf({ schema }: PlainNode): readonly unknown[] | undefined {
  const listed = Array.isArray(schema.enum) ? schema.enum : undefined;
  if (!("const" in schema)) return listed;
  const isListed = listed?.some((value) => equalJson(value, schema.const)) ?? true;
  return isListed ? [schema.const] : [];
}
