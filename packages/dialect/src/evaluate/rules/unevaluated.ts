import { isSchema } from "../../schema/json-schema.js";
import { filled, words } from "../../violations/words.js";
import { type NodeCheck, type Path, type Rule, violated } from "../node-check.js";
import { unknownMember } from "./objects.js";

/**
 * The rule `unevaluatedProperties`, for members that no sibling schema has evaluated. It is checked after all others.
 */
const membersRule: Rule = ({ unevaluatedProperties }, { check }) => {
  if (unevaluatedProperties === undefined) return null;
  const other =
    unevaluatedProperties === false ? unknownMember("unevaluatedProperties") : check(unevaluatedProperties);
  return (value, path, report, seen) => {
    if (!isSchema(value)) return true;
    const members = Object.entries(value).filter(([name]) => seen?.hasMember(name) !== true);
    let valid = true;
    for (const [name, member] of members) {
      if (!other(member, { parent: path, key: name }, report, null)) valid = false;
    }
    seen?.addAllMembers();
    return valid;
  };
};

/** The rule `unevaluatedItems`, for items that no sibling schema has evaluated. */
const itemsRule: Rule = ({ unevaluatedItems }, { check }) => {
  if (unevaluatedItems === undefined) return null;
  const other = unevaluatedItems === false ? surplus : check(unevaluatedItems);
  return (value, path, report, seen) => {
    if (!Array.isArray(value)) return true;
    let valid = true;
    for (const [index, item] of value.entries()) {
      if (seen?.hasItem(index) === true) continue;
      const at: Path = { parent: path, key: index };
      if (!other(item, at, report, null)) valid = false;
    }
    seen?.addItemsBefore(Number.POSITIVE_INFINITY);
    return valid;
  };
};

const surplus: NodeCheck = (_value, path, report) =>
  violated(report, path === null ? null : path.parent, "unevaluatedItems", () =>
    filled(words.unevaluatedItems(), path?.key ?? 0),
  );

/** Checked last, since these keywords concern the parts that the others have not evaluated. */
export const unevaluatedRules: readonly Rule[] = [membersRule, itemsRule];
