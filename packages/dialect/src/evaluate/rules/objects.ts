import { isSchema, nameList } from "../../schema/json-schema.js";
import { violationMessages } from "../../violations/violation-messages.js";
import { messageTemplate } from "../message-template.js";
import { failure, holds, type KeywordRule } from "../node-check.js";
import { membersRule } from "./members.js";

const minPropertiesRule: KeywordRule = ({ minProperties: limit }) => {
  if (typeof limit !== "number") return null;
  const fail = failure("minProperties", () => violationMessages.minProperties(limit));
  return (value, report) => !isSchema(value) || Object.keys(value).length >= limit || fail(report);
};

const maxPropertiesRule: KeywordRule = ({ maxProperties: limit }) => {
  if (typeof limit !== "number") return null;
  const fail = failure("maxProperties", () => violationMessages.maxProperties(limit));
  return (value, report) => !isSchema(value) || Object.keys(value).length <= limit || fail(report);
};

const dependentRequiredRule: KeywordRule = ({ dependentRequired }) => {
  const entries = isSchema(dependentRequired) ? Object.entries(dependentRequired) : [];
  if (entries.length === 0) return null;
  const pairs = entries.flatMap(([beside, names]) =>
    nameList(names).map((name) => ({
      beside,
      name,
      fail: failure("dependentRequired", () =>
        messageTemplate(violationMessages.dependentRequired(beside))(name),
      ),
    })),
  );
  return (value, report) => {
    if (!isSchema(value)) return true;
    let valid = true;
    for (const { beside, name, fail } of pairs) {
      if (!Object.hasOwn(value, beside) || Object.hasOwn(value, name)) continue;
      valid = fail(report);
      if (report === null) return false;
    }
    return valid;
  };
};

const namesRule: KeywordRule = ({ propertyNames }, compiling) => {
  if (propertyNames === undefined) return null;
  const node = compiling.node(propertyNames);
  const message = messageTemplate(violationMessages.propertyNames());
  return (value, report) => {
    if (!isSchema(value)) return true;
    let valid = true;
    for (const name of Object.keys(value)) {
      if (holds(node, name, null, null)) continue;
      if (report === null) return false;
      valid = report.add("propertyNames", message(name));
    }
    return valid;
  };
};

/** A rule for each keyword that constrains objects. */
export const objectRules: readonly KeywordRule[] = [
  membersRule,
  minPropertiesRule,
  maxPropertiesRule,
  dependentRequiredRule,
  namesRule,
];
