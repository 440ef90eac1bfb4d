/** A text cut to a length, with a mark where it was cut. No surrogate pair is split. */
export function boundedText(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/u, "")}…`;
}
