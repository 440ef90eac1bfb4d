/** Truncates a text to a length and marks the end. No surrogate pair is split. */
export function boundedText(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/u, "")}…`;
}
