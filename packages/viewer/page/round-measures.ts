import type { RoundRecord } from "@concordat/contracts/round-record";
import { counted } from "./words.js";

/** A measure that the bars of the time line can show: a number for each round. */
export interface RoundMeasure {
  readonly name: string;
  readonly words: string;
  readonly of: (record: RoundRecord) => number;
}

/** The reactions of a round, without scrolling past. */
export const reactionsMeasure: RoundMeasure = {
  name: "reactions",
  words: "reactions, without scrolling past",
  of: ({ choices: { SCROLL: _, ...reactions } }) =>
    Object.values(reactions).reduce((sum, count) => sum + count, 0),
};

/** The measures that the bars of the time line can show. */
export const measures: readonly RoundMeasure[] = [
  reactionsMeasure,
  { name: "shown", words: "items shown", of: ({ exposures }) => exposures },
  { name: "failures", words: "failures: invalid or failed", of: problemsIn },
  { name: "requests", words: "requests to the model", of: ({ requests }) => requests },
  { name: "tokens", words: "tokens of prompts and answers", of: (record) => tokensIn([record]) ?? 0 },
  { name: "seconds", words: "seconds", of: ({ duration_ms }) => Math.round(duration_ms / 1_000) },
];

/** Decisions and answers to surveys that are invalid or failed. */
export function problemsIn({ invalid, failed, answers }: RoundRecord): number {
  return invalid + failed + (answers === undefined ? 0 : answers.invalid + answers.failed);
}

/** Returns the sum of the tokens of prompts and answers; `null` if no round reports them. */
export function tokensIn(rounds: readonly RoundRecord[]): number | null {
  const known = rounds.filter(({ prompt_tokens }) => prompt_tokens !== null);
  if (known.length === 0) return null;
  return known.reduce((sum, one) => sum + (one.prompt_tokens ?? 0) + (one.completion_tokens ?? 0), 0);
}

/** Describes the requests, tokens and failures of rounds. */
export function costWords(rounds: readonly RoundRecord[]): string {
  const requests = rounds.reduce((sum, record) => sum + record.requests, 0);
  const problems = rounds.reduce((sum, record) => sum + problemsIn(record), 0);
  const tokens = tokensIn(rounds);
  return [
    requests === 0 ? "no requests" : counted(requests, "request"),
    ...(requests === 0 ? [] : [tokens === null ? "tokens unknown" : counted(tokens, "token")]),
    counted(problems, "failure"),
  ].join(", ");
}
