import { balancedEnd } from "../scan/balanced-end.js";

/**
 * A text that lacks only the `}` of its outermost object, after a finished string, literal or bracketed value,
 * closed; null for any other text that was cut off. A trailing number might have gone on, so it never counts.
 */
export function closeObject(text: string, start: number): string | null {
  const { open, inString } = balancedEnd(text, start);
  const cut = text.slice(start).trimEnd();
  const finished = /(["}\]]|\b(?:true|false|null))$/.test(cut);
  return open === 1 && !inString && cut.startsWith("{") && finished ? `${cut}}` : null;
}
