/**
 * Describes a value for a message: `a string`, `the number 7`, `null`. The content of strings is omitted, because it
 * may be long.
 */
export function describeValue(value: unknown): string {
  if (typeof value === "string") return "a string";
  if (typeof value === "number") return `the number ${value}`;
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}
