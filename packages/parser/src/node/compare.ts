/** Whether an unfinished value agrees with a finished one, so that it may be the start of a repetition. */
export function agrees(unfinished: unknown, finished: unknown): boolean {
  if (unfinished === undefined || unfinished === finished) return true;
  if (typeof unfinished === "string") return typeof finished === "string" && finished.startsWith(unfinished);
  return (
    isObjectOrArray(unfinished) &&
    isObjectOrArray(finished) &&
    Array.isArray(unfinished) === Array.isArray(finished) &&
    Object.entries(unfinished).every(([key, value]) => agrees(value, property(finished, key)))
  );
}

/** Whether two values of JSON are equal; the order of an object's keys does not count. */
export function deepEqual(left: unknown, right: unknown): boolean {
  return agrees(left, right) && agrees(right, left);
}

/** Returns an object's own property; `undefined` if it does not have one of that name. */
export function property(value: unknown, key: string): unknown {
  return isObjectOrArray(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

/** Whether a value is an object or an array. */
export function isObjectOrArray(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
