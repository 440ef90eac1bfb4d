import type { Draft } from "./draft.js";
import { matchName } from "./name-match.js";
import { isEntity } from "./neutral-words.js";
import { tokenise } from "./token.js";

const phrases: readonly RegExp[] = [
  /\b(?:over|across|taking|for|in) all (?:of )?(?:the |these )?([\p{L}-]+) (?:taken )?(?:together|combined)\b/iu,
  /\b(?:over|across) all (?:of )?(?:the |these )?([\p{L}-]+)(?=\s*[?.!]*$)/iu,
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
      ({ name, kind }) => kind !== "number" && matchName(name, named).score >= 0.9,
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
