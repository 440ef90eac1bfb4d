import type { Draft } from "./draft.js";
import { parseNumberWord } from "./number-word.js";

/** Marks the number of members that are asked, and the place of one, as read: `top five`, `the second largest`. */
export function claimLimit({ claims, cues }: Draft): void {
  const rank = claims
    .free()
    .find(({ lower }) => /^(?:second|third|fourth|fifth|2nd|3rd|4th|5th)$/.test(lower));
  if (cues.place > 1 && rank !== undefined) claims.claim([rank], "cue");
  if (cues.limit === null) return;
  const token = claims.free().find(({ text }) => parseNumberWord(text) === cues.limit);
  if (token !== undefined) claims.claim([token], "cue");
}
