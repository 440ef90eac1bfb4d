import type { JsonSchema } from "@concordat/contracts/contract";
import { ruleWords } from "./rule-words.js";

/**
 * What a field means: its description, and those of its bounds and patterns that the description does not state. What a
 * whole contract is for, the caller's messages say better than its description.
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
