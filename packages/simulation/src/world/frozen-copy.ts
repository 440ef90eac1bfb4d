/** Makes a JSON value, and all that it holds, impossible to write to. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}

/** The same for a copy, where the value is someone else's. */
export function frozenCopy<Value>(value: Value): Value {
  return frozen(structuredClone(value));
}
