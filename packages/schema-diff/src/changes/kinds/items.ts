import { elementsOf } from "../../proof/node-elements.js";
import { elementRule, itemsRule } from "../../proof/rules/items.js";
import type { SchemaNode } from "../../schema/node.js";
import { at, type Detector, type Finding } from "../finding.js";
import { ruleClaim } from "../inclusion-claim.js";
import { item } from "../nesting.js";

export const itemsDetector: Detector = {
  keywords: ["items", "prefixItems", "additionalItems"],
  *find({ old: oldNode, new: newNode }) {
    const [before, after] = [elementsOf(oldNode), elementsOf(newNode)];
    for (const [index, node] of after.first.entries())
      if (before.first[index] === undefined) yield oneItem("prefix-item-added", node, index);
    for (const [index, node] of before.first.entries())
      if (after.first[index] === undefined) yield oneItem("prefix-item-removed", node, index);
    if (before.rest === undefined && after.rest !== undefined)
      yield allItems("items-added", after.rest, "items must keep a schema now");
    if (before.rest !== undefined && after.rest === undefined)
      yield allItems("items-removed", before.rest, "items need no longer match a schema");
  },
  *inside({ old: oldNode, new: newNode }) {
    const [before, after] = [elementsOf(oldNode), elementsOf(newNode)];
    for (const [index, node] of before.first.entries()) {
      const other = after.first[index];
      if (other !== undefined) yield { old: node, new: other, nesting: item(index) };
    }
    const index = Math.max(before.first.length, after.first.length);
    if (before.rest !== undefined && after.rest !== undefined)
      yield { old: before.rest, new: after.rest, nesting: item(index) };
  },
};

function oneItem(name: Finding["name"], node: SchemaNode, index: number): Finding {
  const message = `item ${index} ${name === "prefix-item-added" ? "has" : "no longer has"} a schema of its own`;
  return { name, ...at(node), message, claim: ruleClaim(elementRule(index)) };
}

function allItems(name: Finding["name"], node: SchemaNode, message: string): Finding {
  return { name, ...at(node), message, claim: ruleClaim(itemsRule) };
}
