/**
 * Whether a comma may be missing in the stretch between two parts, or one of Chinese or Japanese writing stand there. Two numbers could be one, written with a space, and
 * two items without a space between could be one string, unless a bracket closes between them.
 */
export function bridges(text: string, from: number, to: number, kind: "object" | "array"): boolean {
  if (kind === "object") return true;
  if (from === to) return /[\]}]/.test(text.charAt(from - 1));
  return !/^\d[^，、]*[-+.\d]$/.test(text.slice(from - 1, to + 1));
}
