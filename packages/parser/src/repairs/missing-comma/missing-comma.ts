/**
 * Whether a comma may be missing between two parts, or the text between them is a Chinese or Japanese comma. Two
 * numbers could be one number with a space in it, and are not separated. Two items without a space between them could
 * be one string, unless a bracket closes between them.
 */
export function bridges(text: string, from: number, to: number, kind: "object" | "array"): boolean {
  if (kind === "object") return true;
  if (from === to) return /[\]}]/.test(text.charAt(from - 1));
  return !/^\d[^，、]*[-+.\d]$/.test(text.slice(from - 1, to + 1));
}
