import type { Place } from "../repairs/repair-unit.js";
import { type Cursor, isOver } from "./cursor.js";
import { afterSpace } from "./skip-space.js";

/** An object's key and its colon. Bounded, so that looking ahead from every quote stays linear. */
const key =
  /(?:(?:"(?:[^"\\\n]|\\.){0,200}"|'[^'\n]{0,200}'|`[^`\n]{0,200}`|[“„”][^”“"\n]{0,200}[”“"]|[‘’][^‘’\n]{0,200}’|[\p{L}_$][\p{L}\p{N}_$-]{0,127})\s{0,200}(?:[:=]|$)|"[^"\\\n]{200}|["'“„‘`][^"'”“’`\n]{0,200}$)/uy;

/** How a value begins. */
const value = /["'“„‘`{[\]\-+.\d]|(?:true|false|null|True|False|None)\b/uy;

/**
 * Whether a quote is the one that closes its string: what follows, from `after` on, is what follows a string in
 * that place. Where no unit tells inner quotes, the first one closes, as in JSON.
 */
export function closes(cursor: Cursor, after: number, place: Place): boolean {
  const { text, units } = cursor;
  if (units.tellsInnerQuotes === undefined || place === "root" || place === "key") return true;
  const next = afterSpace(cursor, after);
  if (isOver(text, next)) return true;
  const code = text.charCodeAt(next);
  if (code === 0x2c /* , */) return followsComma(cursor, afterSpace(cursor, next + 1), place);
  if (place === "object") return code === 0x7d /* } */ || matches(key, text, next);
  return code === 0x5d /* ] */ || (next > after && /["'“„‘`{[]/.test(text[next] ?? ""));
}

function followsComma({ text }: Cursor, at: number, place: Place): boolean {
  if (isOver(text, at)) return true;
  const code = text.charCodeAt(at);
  if (code === 0x2c /* , */) return true;
  return place === "object" ? code === 0x7d /* } */ || matches(key, text, at) : matches(value, text, at);
}

function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
