/**
 * Whether a comma may be missing in the stretch between two parts. Two numbers could be one, written with a space, and
 * two items without a space between could be one string, unless a bracket closes between them.
 */
export function bridges(text: string, from: number, to: number, kind: "object" | "array"): boolean {
  if (kind === "object") return true;
  const before = text.charAt(from - 1);
  if (from === to) return before === "}" || before === "]";
  return !(/\d/.test(before) && /[-+.\d]/.test(text.charAt(to)));
}
