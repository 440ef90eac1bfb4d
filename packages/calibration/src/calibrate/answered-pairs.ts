import { minAnswers } from "../limits.js";

/** People who answered a question about two messages. */
export interface AnsweredPair {
  /** The id of the question. */
  readonly question: string;
  /** The number of people who answered about the first message. */
  readonly a: number;
  /** The number of people who answered about the second message. */
  readonly b: number;
  /** The number of people who answered about both. */
  readonly both: number;
}

/**
 * Returns whether the same people answered about two messages.
 * @param pair numbers of people who answered about each message, and about both
 * @throws {RangeError} when some people answered about both, and others about only one of them
 */
export function haveSameAnswered({ question, a, b, both }: AnsweredPair): boolean {
  if (a >= minAnswers && b >= minAnswers && both > 0 && (both < a || both < b))
    throw new RangeError(
      `${question}: ${both} people answered about both messages, and ${a + b - 2 * both} about one of them. Keep the answers of either kind alone`,
    );
  return both > 0;
}
