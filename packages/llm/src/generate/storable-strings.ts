import { pointerTo, type Violation } from "@concordat/contracts/contract";

const message = "has a character that cannot be stored (U+0000 or half of a surrogate pair); leave it out";

/**
 * Strings of an answer, names of properties included, that not every file, database and hash can hold: with U+0000 or
 * with half of a surrogate pair. A record would have to change them, and would differ from the answer.
 * @returns a violation for each, in the format of contracts
 */
export function unstorableStrings(value: unknown, path = ""): Violation[] {
  if (typeof value === "string") return isStorable(value) ? [] : [{ path, keyword: "pattern", message }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    isStorable(name)
      ? unstorableStrings(member, pointerTo(path, name))
      : [{ path, keyword: "pattern", message: `has a property whose name ${message}` }],
  );
}

/**
 * Whether every file, database and hash can hold a string: no U+0000, and no half of a surrogate pair. (In a pattern that
 * reads whole characters a surrogate that matches has no partner.)
 */
export function isStorable(text: string): boolean {
  return !text.includes("\u0000") && !/\p{Cs}/u.test(text);
}
