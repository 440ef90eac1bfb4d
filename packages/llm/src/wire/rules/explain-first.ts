import type { JsonSchema } from "@concordat/contracts/contract";
import type { LoweringRule } from "../lowering-rule.js";

/**
 * Names of texts that explain the rest of an answer. If a model writes its explanation first, its choice follows from
 * it.
 */
const explanations: ReadonlySet<string> = new Set(["reason", "rationale"]);

/** Puts an explanation before the first property that picks one of several values. */
export const explainFirst: LoweringRule = (node) => {
  const entries = Object.entries(node.properties ?? {});
  const choice = entries.findIndex(([, property]) => isChoice(property));
  if (choice < 0) return node;
  const late = entries.filter(([name], index) => index > choice && explanations.has(name));
  const others = entries.filter((entry) => !late.includes(entry));
  return {
    ...node,
    properties: Object.fromEntries([...others.slice(0, choice), ...late, ...others.slice(choice)]),
  };
};

function isChoice(property: JsonSchema): boolean {
  return property.const !== undefined || property.enum !== undefined;
}
