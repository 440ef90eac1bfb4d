import { recordedRounds } from "../../scenario/surveys/scenario-surveys.js";
import type { Engine } from "../engine.js";

/**
 * Returns the maximum number of decisions in a number of rounds, if every agent is active in each round; `null` if
 * feeds are unlimited.
 */
export function maxDecisions(engine: Engine, rounds: number): number | null {
  if (rounds <= 0) return 0;
  const { audience, feed } = engine.world;
  const byGroup = engine.askedPerFeed(feed.size);
  // If rules decide for all agents, no decisions are requested, even with unlimited feeds.
  if (byGroup.every((asked) => asked === 0)) return 0;
  let most = 0;
  for (let agent = 0; agent < audience.size; agent++) {
    const asked = byGroup[audience.groupOf(agent)] ?? 0;
    if (asked === Number.POSITIVE_INFINITY) return null;
    most += asked;
  }
  return most * rounds;
}

/** Returns the number of survey answers requested in the rounds after the given one. */
export function answersAfter(engine: Engine, round: number): number {
  const rounds = recordedRounds(engine.loaded);
  let answers = 0;
  for (let later = round + 1; later < rounds; later++) answers += engine.askingsIn(later).length;
  return answers;
}
