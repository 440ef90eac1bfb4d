import type { RoundRecord } from "@concordat/contracts/round-record";
import { choiceCounts } from "./choice-counts.js";
import { plus } from "./known-counts.js";

/** The totals of the counts of one or several rounds. */
export type RoundTotals = Pick<
  RoundRecord,
  | "exposures"
  | "asked"
  | "by_rule"
  | "valid"
  | "invalid"
  | "failed"
  | "choices"
  | "answers"
  | "posts_made"
  | "requests"
  | "prompt_tokens"
  | "completion_tokens"
  | "duration_ms"
>;

/**
 * Adds up the counts of rounds, of one or several runs. Token counts are `null` if they are unknown for all rounds.
 * `answers` is absent if no round has surveys.
 * @example
 * const { asked, valid } = totalsOf(await closedRounds(ledger));
 */
export function totalsOf(rounds: readonly RoundRecord[]): RoundTotals {
  const sum = (of: (record: RoundRecord) => number): number =>
    rounds.reduce((total, record) => total + of(record), 0);
  const known = (of: (record: RoundRecord) => number | null): number | null =>
    rounds.reduce<number | null>((total, record) => plus(total, of(record)), null);
  return {
    exposures: sum(({ exposures }) => exposures),
    asked: sum(({ asked }) => asked),
    by_rule: sum(({ by_rule }) => by_rule),
    valid: sum(({ valid }) => valid),
    invalid: sum(({ invalid }) => invalid),
    failed: sum(({ failed }) => failed),
    choices: choiceCounts((choice) => sum(({ choices }) => choices[choice] ?? 0)),
    ...(rounds.some(({ answers }) => answers !== undefined)
      ? {
          answers: {
            asked: sum(({ answers }) => answers?.asked ?? 0),
            valid: sum(({ answers }) => answers?.valid ?? 0),
            invalid: sum(({ answers }) => answers?.invalid ?? 0),
            failed: sum(({ answers }) => answers?.failed ?? 0),
          },
        }
      : {}),
    posts_made: sum(({ posts_made }) => posts_made),
    requests: sum(({ requests }) => requests),
    prompt_tokens: known(({ prompt_tokens }) => prompt_tokens),
    completion_tokens: known(({ completion_tokens }) => completion_tokens),
    duration_ms: sum(({ duration_ms }) => duration_ms),
  };
}
