/**
 * Converts a tool's result to JSON. A value that `JSON.stringify` would replace or drop is refused: the model would take
 * what is left for the result.
 * @throws {TypeError} for a value that JSON does not have
 */
export function toJson(value: unknown): unknown {
  const text = JSON.stringify(value, function (this: unknown, key: string, member: unknown) {
    // `member` is what `toJSON` returned: null for an invalid date.
    const given = (this as Readonly<Record<string, unknown>>)[key];
    const name = inJson(member) ?? (given instanceof Date && member === null ? "an invalid date" : null);
    if (name === null) return member;
    throw new TypeError(`the tool gave a result that is not JSON: ${name}${key === "" ? "" : ` at ${key}`}`);
  });
  return JSON.parse(text);
}

/** Names a value that JSON does not have; `null` if JSON has it. An undefined member counts as absent. */
function inJson(value: unknown): string | null {
  if (typeof value === "number") return Number.isFinite(value) ? null : String(value);
  if (typeof value === "function" || typeof value === "symbol") return `a ${typeof value}`;
  if (value instanceof Map || value instanceof Set) return `a ${value.constructor.name}`;
  return null;
}
