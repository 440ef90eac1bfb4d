import { isSchema } from "../../schema/json-schema.js";
import { violationMessages } from "../../violations/violation-messages.js";
import { messageTemplate } from "../message-template.js";
import { holdsInside, type KeywordRule } from "../node-check.js";

const unknownMember = messageTemplate(violationMessages.unevaluatedProperties());

/**
 * The rule for `unevaluatedProperties`, which applies to members that no adjacent keyword has evaluated. It is checked
 * last.
 */
const membersRule: KeywordRule = ({ unevaluatedProperties }, compiling) => {
  if (unevaluatedProperties === undefined) return null;
  const node = unevaluatedProperties === false ? null : compiling.node(unevaluatedProperties);
  return (value, report, seen) => {
    if (!isSchema(value)) return true;
    let valid = true;
    for (const name of Object.keys(value)) {
      if (seen?.hasMember(name) === true) continue;
      if (node === null) {
        if (report === null) return false;
        valid = report.add("unevaluatedProperties", unknownMember(name));
        continue;
      }
      if (!holdsInside(node, value[name], name, report)) valid = false;
    }
    seen?.addAllMembers();
    return valid;
  };
};

const surplus = messageTemplate(violationMessages.unevaluatedItems());

/** `unevaluatedItems`: items that no sibling schema has evaluated. */
const itemsRule: KeywordRule = ({ unevaluatedItems }, compiling) => {
  if (unevaluatedItems === undefined) return null;
  const node = unevaluatedItems === false ? null : compiling.node(unevaluatedItems);
  return (value, report, seen) => {
    if (!Array.isArray(value)) return true;
    let valid = true;
    for (let index = 0; index < value.length; index++) {
      if (seen?.hasItem(index) === true) continue;
      if (node === null) {
        if (report === null) return false;
        valid = report.add("unevaluatedItems", surplus(index));
        continue;
      }
      if (!holdsInside(node, value[index], index, report)) valid = false;
    }
    seen?.addItemsBefore(Number.POSITIVE_INFINITY);
    return valid;
  };
};

/** The rules that are checked last, because they concern the parts that no other rule has evaluated. */
export const unevaluatedRules: readonly KeywordRule[] = [membersRule, itemsRule];
