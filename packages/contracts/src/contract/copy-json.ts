/** A deep copy of a JSON value. An own `__proto__` key stays an own key and never becomes a prototype. */
export function copyJson(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyJson(item)]));
}
