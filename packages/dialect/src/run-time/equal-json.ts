/**
 * Whether two JSON values are equal as JSON Schema defines it: the order of keys does not matter. Only own keys
 * count, so that a key such as `valueOf` or `__proto__` is data like any other.
 */
export function equalJson(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const others = new Map(Object.entries(right));
  const entries = Object.entries(left);
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && equalJson(value, others.get(key)))
  );
}
