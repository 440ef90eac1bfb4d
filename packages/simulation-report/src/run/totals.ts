import type { RoundRecord } from "@concordat/contracts/round-record";
import type { Counts } from "./run-report.js";

/** The sums over rounds; tokens are unknown where no round knows them. */
export function totalsOf(rounds: readonly RoundRecord[]): Counts {
  const sum = (of: (record: RoundRecord) => number): number =>
    rounds.reduce((total, record) => total + of(record), 0);
  const sumKnown = (of: (record: RoundRecord) => number | null): number | null => {
    const known = rounds.map(of).filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
  };
  return {
    exposures: sum(({ exposures }) => exposures),
    asked: sum(({ asked }) => asked),
    by_rule: sum(({ by_rule }) => by_rule),
    valid: sum(({ valid }) => valid),
    invalid: sum(({ invalid }) => invalid),
    failed: sum(({ failed }) => failed),
    choices: {
      LIKE: sum(({ choices }) => choices.LIKE),
      REPLY: sum(({ choices }) => choices.REPLY),
      RESHARE: sum(({ choices }) => choices.RESHARE),
      SCROLL: sum(({ choices }) => choices.SCROLL),
      COMPOSE: sum(({ choices }) => choices.COMPOSE),
    },
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
    prompt_tokens: sumKnown(({ prompt_tokens }) => prompt_tokens),
    completion_tokens: sumKnown(({ completion_tokens }) => completion_tokens),
    duration_ms: sum(({ duration_ms }) => duration_ms),
  };
}

/** The sums over no rounds. */
export const noRounds: Counts = totalsOf([]);
