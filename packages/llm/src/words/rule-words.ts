import type { JsonSchema } from "@concordat/contracts/contract";
import { nonBlankPattern } from "./non-blank-pattern.js";

/** The sentence for each rule; `null` if the schema has no such rule. */
const rules: readonly ((schema: JsonSchema) => string | null)[] = [
  ({ minLength, maxLength }) => range(minLength, maxLength, "character"),
  ({ minItems, maxItems }) => range(minItems, maxItems, "item"),
  ({ minProperties, maxProperties }) => range(minProperties, maxProperties, "entry"),
  ({ minimum, maximum }) => range(minimum, maximum, ""),
  ({ exclusiveMinimum: bound }) => (bound === undefined ? null : `More than ${bound}.`),
  ({ exclusiveMaximum: bound }) => (bound === undefined ? null : `Less than ${bound}.`),
  ({ uniqueItems }) => (uniqueItems === true ? "All different." : null),
  ({ pattern }) => patternWords(pattern),
  // For a format with a pattern next to it, the format's name is clearer.
  ({ format }) => (format === undefined ? null : `Written as ${format}.`),
];

/** Describes the bounds and patterns of a schema in sentences. */
export function ruleWords(schema: JsonSchema): string[] {
  return rules.flatMap((rule) => rule(schema) ?? []).filter((text) => text !== "");
}

/** Maximum length of a pattern in a description for a model. Longer patterns do not help it. */
const maxPatternLength = 60;

function patternWords(pattern: string | undefined): string | null {
  if (pattern === undefined || pattern.length > maxPatternLength) return null;
  return pattern === nonBlankPattern ? "Not blank." : `Matches ${pattern}`;
}

function range(min: number | undefined, max: number | undefined, unit: string): string | null {
  const from = min === undefined || (min === 0 && unit !== "") ? null : min;
  if (from === null && max === undefined) return null;
  const count = (bound: number): string => `${bound}${unit === "" ? "" : ` ${plural(unit, bound)}`}`;
  if (from === null) return `At most ${count(max ?? 0)}.`;
  if (max === undefined) return `At least ${count(from)}.`;
  return from === max ? `Exactly ${count(from)}.` : `From ${from} to ${count(max)}.`;
}

function plural(unit: string, count: number): string {
  if (count === 1) return unit;
  return unit === "entry" ? "entries" : `${unit}s`;
}
