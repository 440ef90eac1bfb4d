import type { JsonSchema } from "@concordat/contracts/contract";
import { ruleWords } from "./rule-words.js";

/**
 * Describes a field: its description, and those of its bounds and patterns that the description does not mention. The
 * description of a whole contract is omitted, because the caller's messages state its purpose better.
 */
export function fieldWords(schema: JsonSchema, isRoot: boolean): string {
  const { description } = schema;
  const meaning = description === undefined || isRoot ? [] : [asSentence(description)];
  const known = description?.toLowerCase() ?? "";
  const rules = ruleWords(schema).filter((rule) => !known.includes(rule.slice(0, -1).toLowerCase()));
  return [...meaning, ...rules].join(" ");
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
