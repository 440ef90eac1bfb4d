/** Strict JSON read whole; null when the text is none. */
export function parseStrict(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/**
 * Whether the value of a strict text holds every key that stands in it, and is no deeper than allowed. `JSON.parse`
 * keeps the last of two equal keys, which would be choosing between two answers.
 *
 * Every key is followed by a colon; a colon after a quote within a string only makes this say no, and then the
 * text is read with care.
 */
export function isPlain(text: string, value: unknown, maxDepth: number): boolean {
  return colonsAfterQuotes(text) === keys(value, maxDepth);
}

function colonsAfterQuotes(text: string): number {
  let count = 0;
  for (let at = text.indexOf(":"); at >= 0; at = text.indexOf(":", at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) <= 0x20) before--;
    if (text.charCodeAt(before) === 0x22 /* " */) count++;
  }
  return count;
}

/** How many keys a value holds; not a number when it is nested deeper than `depth`. */
function keys(value: unknown, depth: number): number {
  if (!isContainer(value)) return 0;
  if (depth === 0) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) if (isContainer(item)) count += keys(item, depth - 1);
    return count;
  }
  for (const key in value) {
    count++;
    const part = value[key];
    if (isContainer(part)) count += keys(part, depth - 1);
  }
  return count;
}

function isContainer(value: unknown): value is Record<string, unknown> | unknown[] {
  return typeof value === "object" && value !== null;
}
