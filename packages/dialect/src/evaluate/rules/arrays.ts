import { indexOfRepeat } from "../../run-time/index-of-repeat.js";
import { filled, words } from "../../violations/words.js";
import { type NodeCheck, type Path, type Rule, violated } from "../node-check.js";

const countHolds = {
  minItems: (items: readonly unknown[], limit: number) => items.length >= limit,
  maxItems: (items: readonly unknown[], limit: number) => items.length <= limit,
} as const;

const countRules = (["minItems", "maxItems"] as const).map(
  (keyword): Rule =>
    ({ [keyword]: limit }) => {
      if (typeof limit !== "number") return null;
      return (value, path, report) =>
        !Array.isArray(value) ||
        countHolds[keyword](value, limit) ||
        violated(report, path, keyword, () => words[keyword](limit));
    },
);

const uniqueRule: Rule = ({ uniqueItems }) => {
  if (uniqueItems !== true) return null;
  return (value, path, report) => {
    const index = Array.isArray(value) ? indexOfRepeat(value) : -1;
    return index < 0 || violated(report, path, "uniqueItems", () => filled(words.uniqueItems(), index));
  };
};

/** The rule for items: `prefixItems` for the first ones, `items` for the others. */
const itemsRule: Rule = ({ prefixItems, items }, compiling) => {
  const first = Array.isArray(prefixItems) ? prefixItems.map((schema) => compiling.check(schema)) : [];
  if (first.length === 0 && items === undefined) return null;
  const other =
    items === undefined || items === true ? null : items === false ? surplus : compiling.check(items);
  return (value, path, report, seen) => {
    if (!Array.isArray(value)) return true;
    seen?.addItemsBefore(items === undefined ? first.length : Number.POSITIVE_INFINITY);
    let valid = true;
    for (const [index, item] of value.entries()) {
      const check = first[index] ?? other;
      if (check === null) break;
      const at: Path = { parent: path, key: index };
      if (check(item, at, report, null)) continue;
      if (report === null) return false;
      valid = false;
    }
    return valid;
  };
};

/** An item after the last that a list may have. */
const surplus: NodeCheck = (_value, path, report) =>
  violated(report, path === null ? null : path.parent, "items", () => filled(words.items(), path?.key ?? 0));

const containsRule: Rule = ({ contains, minContains, maxContains }, compiling) => {
  if (contains === undefined) return null;
  const check = compiling.check(contains);
  const least = typeof minContains === "number" ? minContains : 1;
  const most = typeof maxContains === "number" ? maxContains : undefined;
  return (value, path, report, seen) => {
    if (!Array.isArray(value)) return true;
    let count = 0;
    for (const [index, item] of value.entries()) {
      if (!check(item, null, null, null)) continue;
      count += 1;
      seen?.addItem(index);
    }
    if (count >= least && count <= (most ?? count)) return true;
    return violated(report, path, "contains", () => words.contains(least, most));
  };
};

/** A rule for each keyword that constrains arrays. */
export const arrayRules: readonly Rule[] = [...countRules, uniqueRule, itemsRule, containsRule];
