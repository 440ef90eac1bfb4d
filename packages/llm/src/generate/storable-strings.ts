import { pointerTo, type Violation } from "@concordat/contracts/contract";

const message = "has a character that cannot be stored (U+0000 or half of a surrogate pair); leave it out";

/**
 * Finds strings in an answer, including property names, that some file, database or hash cannot represent: strings with
 * U+0000 or half of a surrogate pair. A record would have to change such a string, and would then differ from the
 * answer.
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
 * Whether every file, database and hash can represent a string: it has no U+0000 and no half of a surrogate pair. (A
 * pattern with the `u` flag matches only unpaired surrogates.)
 */
export function isStorable(text: string): boolean {
  return !text.includes("\u0000") && !/\p{Cs}/u.test(text);
}
