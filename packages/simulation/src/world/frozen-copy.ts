/** Freezes a JSON value and all its parts, and returns it. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}

/** Returns a frozen copy of a value that belongs to the caller. */
export function frozenCopy<Value>(value: Value): Value {
  return frozen(structuredClone(value));
}
