import { indexOfRepeat } from "../../run-time/index-of-repeat.js";
import { violationMessages } from "../../violations/violation-messages.js";
import { messageTemplate } from "../message-template.js";
import {
  type CompiledSchema,
  failure,
  holds,
  holdsInside,
  type KeywordRule,
  type NodeCheck,
} from "../node-check.js";
import type { ViolationCollector } from "../violation-collector.js";

const minItemsRule: KeywordRule = ({ minItems: limit }) => {
  if (typeof limit !== "number") return null;
  const fail = failure("minItems", () => violationMessages.minItems(limit));
  return (value, report) => !Array.isArray(value) || value.length >= limit || fail(report);
};

const maxItemsRule: KeywordRule = ({ maxItems: limit }) => {
  if (typeof limit !== "number") return null;
  const fail = failure("maxItems", () => violationMessages.maxItems(limit));
  return (value, report) => !Array.isArray(value) || value.length <= limit || fail(report);
};

const uniqueRule: KeywordRule = ({ uniqueItems }) => {
  if (uniqueItems !== true) return null;
  const message = messageTemplate(violationMessages.uniqueItems());
  return (value, report) => {
    if (!Array.isArray(value) || value.length < 2 || hasOnlyDifferentTexts(value)) return true;
    const index = indexOfRepeat(value);
    if (index < 0) return true;
    return report === null ? false : report.add("uniqueItems", message(index));
  };
};

/** Maximum number of items for which comparing every pair is faster than a set. */
const fewItems = 12;

function hasOnlyDifferentTexts(items: readonly unknown[]): boolean {
  if (items.length > fewItems) return false;
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (typeof item !== "string") return false;
    for (let other = 0; other < index; other++) if (items[other] === item) return false;
  }
  return true;
}

/** `prefixItems` for the first items, `items` for those after them. */
const itemsRule: KeywordRule = ({ prefixItems, items }, compiling) => {
  const first = Array.isArray(prefixItems) ? prefixItems.map((schema) => compiling.node(schema)) : [];
  if (first.length === 0 && items === undefined) return null;
  const evaluated = items === undefined ? first.length : Number.POSITIVE_INFINITY;
  const other = items === undefined || typeof items === "boolean" ? null : compiling.node(items);
  const each = other === null ? null : eachItem(other, first.length);
  return (value, report, seen) => {
    if (!Array.isArray(value)) return true;
    seen?.addItemsBefore(evaluated);
    let valid = first.length === 0 || firstItemsHold(first, value, report);
    if (!valid && report === null) return false;
    if (each !== null) valid = each(value, report, null) && valid;
    else if (items === false && value.length > first.length) return refuseFrom(first.length, value, report);
    return valid;
  };
};

function firstItemsHold(
  nodes: readonly CompiledSchema[],
  items: readonly unknown[],
  report: ViolationCollector | null,
): boolean {
  let valid = true;
  for (const [index, node] of nodes.entries()) {
    if (index >= items.length) break;
    if (holdsInside(node, items[index], index, report)) continue;
    if (report === null) return false;
    valid = false;
  }
  return valid;
}

/** Checks every item from an index on. */
function eachItem(node: CompiledSchema, from: number): NodeCheck {
  return (value, report) => {
    if (!Array.isArray(value)) return true;
    let valid = true;
    for (let index = from; index < value.length; index++) {
      if (holdsInside(node, value[index], index, report)) continue;
      if (report === null) return false;
      valid = false;
    }
    return valid;
  };
}

const surplus = messageTemplate(violationMessages.items());

/** Reports each item from an index on as surplus. Always returns false. */
function refuseFrom(from: number, items: readonly unknown[], report: ViolationCollector | null): false {
  if (report !== null)
    for (let index = from; index < items.length; index++) report.add("items", surplus(index));
  return false;
}

const containsRule: KeywordRule = ({ contains, minContains, maxContains }, compiling) => {
  if (contains === undefined) return null;
  const node = compiling.node(contains);
  const least = typeof minContains === "number" ? minContains : 1;
  const most = typeof maxContains === "number" ? maxContains : undefined;
  const fail = failure("contains", () => violationMessages.contains(least, most));
  return (value, report, seen) => {
    if (!Array.isArray(value)) return true;
    let count = 0;
    for (let index = 0; index < value.length; index++) {
      if (!holds(node, value[index], null, null)) continue;
      count += 1;
      seen?.addItem(index);
    }
    return (count >= least && count <= (most ?? count)) || fail(report);
  };
};

/** A rule for each keyword that constrains arrays. */
export const arrayRules: readonly KeywordRule[] = [
  minItemsRule,
  maxItemsRule,
  uniqueRule,
  itemsRule,
  containsRule,
];
