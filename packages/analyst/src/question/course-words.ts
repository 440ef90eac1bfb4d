import type { Claims } from "./claims.js";

/** Aspects of a trend that a question can ask about, with the patterns of their words. */
export const courseTopics = {
  season: /\bseasonal(?:ity)?\b(?! adjust)|\b(?:a|any|its|the) season\b(?! (?:of|with|when))/i,
  turns:
    /\bturning[- ]points?\b|\bturn(?:s|ed)? around\b|\bpeaks? and (?:troughs?|lows?)\b|\blevel shifts?\b/i,
  history:
    /\bunusual(?:ly)?\b|\babnormal(?:ly)?\b|(?<!\b(?:average|mean|median|highest|lowest|maximum|minimum|largest|smallest|temperature) )\banomal\w+|\bout of the ordinary\b/i,
} as const;

/** Matches words of questions about trends that do not name anything in the table. */
const words =
  /^(?:turning|points?|turn(?:s|ed)?|around|peaks?|troughs?|lows?|levels?|shifts?|season\w*|pattern|unusual\w*|abnormal\w*|anomal\w*|ordinary|out|last|latest|recent|history|own)$/;

/** Whether a question asks for a property of a course over time. */
export function asksForCourse(question: string): boolean {
  return Object.values(courseTopics).some((pattern) => pattern.test(question));
}

/** Marks the words of a question about a trend as read. */
export function claimCourse(question: string, claims: Claims): void {
  if (!asksForCourse(question)) return;
  claims.claim(
    claims.free().filter(({ lower }) => words.test(lower)),
    "cue",
  );
}
