import type { RoundRecord } from "@concordat/contracts/round-record";
import type { Choice } from "../world/choice.js";

/** The choices that the record of a round counts only if they were made, so that records of older runs stay the same. */
const laterChoices = ["QUOTE", "FOLLOW", "UNFOLLOW", "MUTE"] as const satisfies readonly Choice[];

/** Returns the counts of a round's record from the count of each choice. */
export function choiceCounts(countOf: (choice: Choice) => number): RoundRecord["choices"] {
  const later = laterChoices.map((choice) => [choice, countOf(choice)] as const);
  return {
    LIKE: countOf("LIKE"),
    REPLY: countOf("REPLY"),
    RESHARE: countOf("RESHARE"),
    SCROLL: countOf("SCROLL"),
    COMPOSE: countOf("COMPOSE"),
    ...Object.fromEntries(later.filter(([, count]) => count > 0)),
  };
}
