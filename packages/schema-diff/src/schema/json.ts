/** A JSON object with only its own keys and values. */
export interface JsonObject {
  readonly [key: string]: unknown;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns a canonical text: equal for equal JSON values, regardless of the order of keys. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isObject(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : part,
  );
}

/** Yields the values without duplicates, in order of first occurrence. */
export function* distinct<T>(values: Iterable<T>): Generator<T> {
  const seen = new Set<string>();
  for (const value of values) {
    const text = canonicalText(value);
    if (seen.has(text)) continue;
    seen.add(text);
    yield value;
  }
}

/** Returns a value for a sentence: its JSON, shortened. */
export function shortJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
