import { isSchema, nameList } from "../../schema/json-schema.js";
import { quotedNames, summaryOf } from "../../violations/summary.js";
import { words } from "../../violations/words.js";
import { type NodeCheck, type Rule, violated } from "../node-check.js";

/** The rule `not`. If it excludes several alternatives, the message names the first that the value matches. */
export const notRule: Rule = ({ not }, { check }) => {
  if (not === undefined) return null;
  const excluded = check(not);
  const parts = excludedParts(not).map((part): [unknown, NodeCheck] => [part, check(part)]);
  return (value, path, report) =>
    !excluded(value, null, null, null) ||
    violated(report, path, "not", () => {
      const matched = parts.find(([, matches]) => matches(value, null, null, null));
      return notWords(matched === undefined ? not : matched[0]);
    });
};

/** The schemas each of which `not` excludes. */
function excludedParts(not: unknown): readonly unknown[] {
  if (!isSchema(not) || Object.keys(not).length !== 1) return [];
  return Array.isArray(not.anyOf) ? not.anyOf : [];
}

function notWords(excluded: unknown): string {
  if (!isSchema(excluded)) return words.not(summaryOf(excluded));
  if (Object.keys(excluded).length === 0) return words.never();
  const { required, ...rest } = excluded;
  const names = nameList(required);
  if (names.length === 0 || Object.keys(rest).length > 0) return words.not(summaryOf(excluded));
  return words.notWith(
    `${names.length === 1 ? "the property" : "together the properties"} ${quotedNames(names)}`,
  );
}
