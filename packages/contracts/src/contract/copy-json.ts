/**
 * Returns a deep copy of a JSON value. An own key `__proto__` is copied as an ordinary key and never becomes a
 * prototype.
 */
export function copyJson(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyJson(item)]));
}
