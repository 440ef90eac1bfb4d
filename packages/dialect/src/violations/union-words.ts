import type { Alternatives } from "../run-time/union-ending.js";
import { isSchema, type JsonSchema, nameList } from "../schema/json-schema.js";
import { resolveRef } from "../schema/resolve.js";
import { quotedNames, summaryOf } from "./summary.js";
import { violationMessages } from "./violation-messages.js";

/** Text for the violation of a union: a value matches no branch, or more branches than allowed. */
export interface UnionWords extends Alternatives {
  /** The requirement, with all alternatives. */
  readonly message: string;
}

/** Maximum number of alternatives that a message lists. If there are more, it states only their number. */
const maxListed = 20;

/** Returns the text for violations of a union with these branches. */
export function unionWords(
  keyword: "anyOf" | "oneOf",
  branches: readonly unknown[],
  root: JsonSchema,
): UnionWords {
  const required = branches.map(requiredOnly);
  const isOfNames = required.every((names) => names.length > 0);
  const names = distinct(isOfNames ? required.map(quotedNames) : branches.map(summaryOf));
  const more = names.length - maxListed;
  const listed = [...names.slice(0, maxListed), ...(more > 0 ? [`${more} more`] : [])];
  return {
    message: isOfNames ? violationMessages.requirements(keyword, listed) : violationMessages[keyword](listed),
    names,
    requiredCounts: branches.map((branch) =>
      isSchema(branch) ? nameList(resolveRef(branch, root).required).length : 0,
    ),
  };
}

/** Returns the properties that a schema requires, if it has no other rules. */
function requiredOnly(schema: unknown): readonly string[] {
  if (!isSchema(schema)) return [];
  const { required, type, ...rest } = schema;
  const isPlain = (type === undefined || type === "object") && Object.keys(rest).length === 0;
  return isPlain ? nameList(required) : [];
}

/** Makes names unique by numbering equal ones. */
function distinct(names: readonly string[]): string[] {
  return names.map((name, index) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (alternative ${index + 1})`,
  );
}
