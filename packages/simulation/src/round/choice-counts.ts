import type { RoundRecord } from "@concordat/contracts/round-record";
import { type Choice, laterChoices } from "../world/choice.js";

/**
 * Returns the counts of a round's record from the count of each choice. Later choices are counted only if they were made,
 * so that records of older runs stay the same.
 */
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
