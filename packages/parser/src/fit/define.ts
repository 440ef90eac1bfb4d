/** Defines an own key of the object, as `JSON.parse` does: `__proto__` is a key like any other. */
export function define(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== "__proto__") object[key] = value;
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}
