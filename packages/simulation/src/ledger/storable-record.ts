import { isStorable } from "@concordat/llm";

/**
 * Makes a record storable in every database. Lone surrogates and U+0000 in texts are replaced with `\uXXXX`. A record
 * without them is returned unchanged.
 */
export function storableRecord<Made>(record: Made): Made {
  return isStorableValue(record) ? record : JSON.parse(JSON.stringify(record), escaped);
}

/** Whether every string in a value can be stored in every database. */
export function isStorableValue(value: unknown): boolean {
  if (typeof value === "string") return isStorable(value);
  if (typeof value !== "object" || value === null) return true;
  const members: Readonly<Record<string, unknown>> = Object(value);
  for (const name in members) if (!isStorableValue(members[name])) return false;
  return true;
}

function escaped(_key: string, value: unknown): unknown {
  if (typeof value !== "string" || isStorable(value)) return value;
  // The iteration is over code points, so a surrogate that appears alone is a lone one.
  return Array.from(value, (character) => (isStorable(character) ? character : asEscape(character))).join("");
}

function asEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
