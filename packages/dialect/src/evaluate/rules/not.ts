import { isSchema, nameList } from "../../schema/json-schema.js";
import { descriptionOf, quotedNames } from "../../violations/summary.js";
import { violationMessages } from "../../violations/violation-messages.js";
import { failure, holds, type KeywordRule } from "../node-check.js";

/** The rule for `not`. If it excludes several alternatives, the message names the first one that the value matches. */
export const notRule: KeywordRule = ({ not }, { node }) => {
  if (not === undefined) return null;
  const excluded = node(not);
  const parts = excludedParts(not).map((part) => ({
    matches: node(part),
    fail: failure("not", () => notWords(part)),
  }));
  const fail = failure("not", () => notWords(not));
  return (value, report) => {
    if (!holds(excluded, value, null, null)) return true;
    if (report === null) return false;
    const matched = parts.find(({ matches }) => holds(matches, value, null, null));
    return (matched?.fail ?? fail)(report);
  };
};

/** Returns the schemas that a `not` excludes individually: the branches of its union, or the schema itself. */
function excludedParts(not: unknown): readonly unknown[] {
  if (!isSchema(not) || Object.keys(not).length !== 1) return [];
  return Array.isArray(not.anyOf) ? not.anyOf : [];
}

function notWords(excluded: unknown): string {
  if (!isSchema(excluded)) return violationMessages.not(descriptionOf(excluded));
  if (Object.keys(excluded).length === 0) return violationMessages.never();
  const { required, ...rest } = excluded;
  const names = nameList(required);
  if (names.length === 0 || Object.keys(rest).length > 0)
    return violationMessages.not(descriptionOf(excluded));
  return violationMessages.notWith(
    `${names.length === 1 ? "the property" : "together the properties"} ${quotedNames(names)}`,
  );
}
