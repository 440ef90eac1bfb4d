import { parsePointer } from "@concordat/contracts/contract";
import { isRecord } from "@concordat/contracts/options";
import type { Outcome } from "../generate/outcome.js";
import type { OptionValue } from "../turns/turn-field.js";
import { drawnOdds } from "./drawn-odds.js";

/** An answer with the probabilities of its options. */
export interface AnswerWithOdds {
  /** The answer. */
  readonly value: unknown;
  /** The probability of each option. */
  readonly options: readonly { readonly value: OptionValue; readonly probability: number }[];
  /** Whether the answer was sampled from these probabilities. Otherwise the model wrote it. */
  readonly isDrawn: boolean;
}

const reasons = {
  drawn: "it was drawn at random from these odds, so every option comes up as often as its probability says",
  written:
    "the model wrote its answer itself, usually with some randomness, and the odds were computed next to it without changing it",
} as const;

/**
 * Explains in a sentence why an answer is not the option with the highest probability. Returns `null` if the answer
 * is that option, or is not among the options. Print the sentence wherever probabilities are shown next to an answer,
 * because the two seem to contradict each other.
 * @example
 * unlikelyAnswer({ value: false, options: [{ value: true, probability: 0.79 }, { value: false, probability: 0.21 }], isDrawn: false });
 * // "false is not the likeliest option: the model wrote its answer itself, …"
 */
export function unlikelyAnswer({ value, options, isDrawn }: AnswerWithOdds): string | null {
  const own = options.find((option) => option.value === value);
  if (own === undefined || options.every(({ probability }) => probability <= own.probability)) return null;
  return `${String(own.value)} is not the likeliest option: ${isDrawn ? reasons.drawn : reasons.written}`;
}

/**
 * Returns the sentences of {@link unlikelyAnswer} for an outcome, by JSON Pointer. A location whose answer is the
 * most probable option has no sentence. The result is empty if the outcome has no valid value.
 */
export function unlikelyAnswers(outcome: Outcome<unknown>): Readonly<Record<string, string>> {
  if (outcome.state !== "valid") return {};
  const { odds, value, attempts } = outcome;
  return Object.fromEntries(
    Object.entries(odds).flatMap(([pointer, found]) => {
      if (found.state === "absent") return [];
      const isDrawn = drawnOdds(attempts, pointer) !== null;
      const why = unlikelyAnswer({ value: valueAt(value, pointer), options: found.options, isDrawn });
      return why === null ? [] : [[pointer, why]];
    }),
  );
}

function valueAt(value: unknown, pointer: string): unknown {
  return parsePointer(pointer).reduce<unknown>(
    (at, token) => (isRecord(at) && Object.hasOwn(at, token) ? at[token] : undefined),
    value,
  );
}
