import type { Claims } from "./claims.js";

/** The aspects of a trend that a question can ask about, with the words that express them. */
export const courseTopics = {
  season: /\bseasonal(?:ity)?\b(?! adjust)|\b(?:a|any|its|the) season\b(?! (?:of|with|when))/i,
  turns:
    /\bturning[- ]points?\b|\bturn(?:s|ed)? around\b|\bpeaks? and (?:troughs?|lows?)\b|\blevel shifts?\b/i,
  history: /\bunusual(?:ly)?\b|\babnormal(?:ly)?\b|\banomal\w+|\bout of the ordinary\b/i,
} as const;

/** Words of such a question that do not name anything in the table. */
const words =
  /^(?:turning|points?|turn(?:s|ed)?|around|peaks?|troughs?|lows?|levels?|shifts?|season\w*|pattern|unusual\w*|abnormal\w*|anomal\w*|ordinary|out|last|latest|recent|history|own)$/;

/** Whether a question asks for a property of a course over time. */
export function asksForCourse(question: string): boolean {
  return Object.values(courseTopics).some((pattern) => pattern.test(question));
}

/** Claims the words of such a question, so that they do not count as unread. */
export function claimCourse(question: string, claims: Claims): void {
  if (!asksForCourse(question)) return;
  claims.claim(
    claims.free().filter(({ lower }) => words.test(lower)),
    "cue",
  );
}
