/** The span of a value in a JSON text. */
export interface JsonSpan {
  readonly start: number;
  readonly end: number;
}

const token = /\s*("([^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+)/gy;

/**
 * Returns the span of the value at a path in a valid JSON text; `null` if absent. If a name occurs twice, the last
 * one counts.
 */
export function jsonSpan(text: string, place: readonly string[]): JsonSpan | null {
  let found: JsonSpan | null = null;
  token.lastIndex = 0;
  const next = (): { readonly word: string; readonly start: number; readonly end: number } => {
    const match = token.exec(text);
    const word = match?.[1] ?? "";
    const end = token.lastIndex;
    return { word, start: end - word.length, end };
  };
  const isAhead = (sign: string): boolean => {
    const from = token.lastIndex;
    const { word } = next();
    if (word !== sign) token.lastIndex = from;
    return word === sign;
  };
  /** Reads the members of an object or a list, up to its closing bracket. */
  const members = (close: string, member: (index: number) => void): void => {
    if (isAhead(close)) return;
    for (let index = 0; ; index++) {
      member(index);
      if (next().word !== ",") return;
    }
  };
  const value = (path: readonly string[]): void => {
    const { word, start, end } = next();
    if (word === "{")
      members("}", () => {
        const name: unknown = JSON.parse(next().word);
        next();
        value([...path, String(name)]);
      });
    else if (word === "[") members("]", (index) => value([...path, String(index)]));
    const isMeant = path.length === place.length && path.every((part, index) => part === place[index]);
    if (isMeant) found = { start, end: Math.max(end, token.lastIndex) };
  };
  value([]);
  return found;
}
