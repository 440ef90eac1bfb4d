import type { Column } from "../../table/column.js";
import type { Claims } from "../claims.js";

const inward = /\b(?:receiv\w*|arriv\w*|into|to|destination|inbound|attract\w*|end(?:ed|s)? up)\b/i;
const outward =
  /\b(?:sent|send\w*|leav\w*|left|depart\w*|out of|originat\w*|source|lost|outbound|supplied)\b/i;

const destinations = /^(?:dest|target|to(?:$|[_ .])|arrival|receiver|importer)/i;
const origins = /^(?:origin|source|from(?:$|[_ .])|departure|sender|exporter)/i;

const motion =
  /^(?:leav(?:e|es|ing)|left|depart(?:s|ed|ing)?|arriv(?:e|es|ed|ing)|land(?:s|ed|ing)?|fly|flies|flew|flown|flying|head(?:s|ed|ing)?|bound|sent|send|sends|travel(?:s|ed|led)?)$/;

/**
 * Whether a word is a verb of motion, such as "flew" or "arrived", that adds nothing because the table has a column
 * of origins or destinations.
 */
export function isMotionOf(word: string, columns: Iterable<string>): boolean {
  return motion.test(word) && [...columns].some((name) => destinations.test(name) || origins.test(name));
}

/**
 * Returns the column of destinations if the origin is a condition, and the column of origins if the destination is
 * one. Returns `undefined` if both or neither are conditions.
 */
export function otherEnd(columns: readonly Column[], filtered: readonly Column[]): Column | undefined {
  const destination = columns.find(({ name }) => destinations.test(name));
  const origin = columns.find(({ name }) => origins.test(name));
  if (destination === undefined || origin === undefined) return undefined;
  const [isFrom, isTo] = [filtered.includes(origin), filtered.includes(destination)];
  if (isFrom === isTo) return undefined;
  return isFrom ? destination : origin;
}

/** Returns the column that the verb implies: the origin or the destination. */
export function byVerb(columns: readonly Column[], claims: Claims): Column | undefined {
  // `from 1990 to 2000` is not a journey.
  const text = claims.tokens
    .filter((token) => claims.useOf(token) !== "time")
    .map(({ lower }) => lower)
    .join(" ");
  const destination = columns.find(({ name }) => destinations.test(name));
  const origin = columns.find(({ name }) => origins.test(name));
  if (destination === undefined || origin === undefined) return undefined;
  if (outward.test(text)) return origin;
  return inward.test(text) ? destination : undefined;
}
