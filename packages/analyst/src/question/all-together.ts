import type { Draft } from "./draft.js";
import { matchName } from "./name-match.js";
import { isEntity } from "./neutral-words.js";
import { tokenise } from "./token.js";

const phrases: readonly RegExp[] = [
  /\b(?:over|across|taking|for|in) all (?:of )?(?:the |these )?([\p{L}-]+) (?:taken )?(?:together|combined)\b/iu,
  /\b(?:over|across) all (?:of )?(?:the |these )?([\p{L}-]+)(?=\s*[?.!]*$)/iu,
  /(?<=\b(?:total|average|mean|combined)\b.{0,40}\b)of all (?:the |these )?([\p{L}-]+)(?=\s+(?:change|rise|fall|grow|increase|decrease|develop|in|from|between|during|since)\b)/iu,
  /^\W*(?:over|across) all (?:of )?(?:the |these )?([\p{L}-]+)(?=,)/iu,
];

/**
 * Marks words for all groups together as read, as in `over all the majors together` and `Across all disciplines, …`.
 * Such words do not ask for a grouping.
 */
export function claimAllTogether({ question, claims, vocabulary }: Draft): void {
  for (const phrase of phrases) {
    const match = phrase.exec(question);
    if (match === null) continue;
    const [text, noun = ""] = match;
    const named = tokenise(noun);
    const isGroup = vocabulary.table.columns.some(
      ({ name, kind, role }) =>
        (kind !== "number" || role === "category") && matchName(name, named).score >= 0.9,
    );
    if (isGroup || isEntity(noun.toLowerCase()))
      claims.claim(
        claims
          .within(match.index, match.index + text.length)
          .filter(({ lower }) => !/^(?:together|combined)$/.test(lower)),
        "gloss",
      );
  }
}

/** Matches the owner of all rows: `the museum` in `how many works by Hirst does the museum have`. */
const owner = /\bdo(?:es)? (?:the|our|this) ([\p{L}-]+) (?:have|hold|own)\s*[?.!]*$/iu;

/** Marks the owner of all rows as read, unless a column or a value is called so. */
export function claimOwner({ question, claims, vocabulary }: Draft): void {
  const match = owner.exec(question);
  if (match === null) return;
  const named = claims
    .within(match.index, match.index + match[0].length)
    .filter(({ lower }) => lower === match[1]?.toLowerCase());
  const isColumn = vocabulary.table.columns.some(({ name }) => matchName(name, named).score >= 0.5);
  if (!isColumn && named.every((token) => claims.useOf(token) === undefined)) claims.claim(named, "gloss");
}
