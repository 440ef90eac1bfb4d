import { type Choice, choiceCode, choices } from "@concordat/simulation";
import { isProblem } from "../run/agent-facts.js";
import type { LiveRun } from "../run/live-run.js";
import type { ReplayedRoundData } from "../run/replayed-round.js";
import type { RunIndex } from "../run/run-index.js";
import { choiceCodeIn } from "../run/shown-facts.js";
import type { RoundCounts } from "./answers.js";
import { indexOf } from "./figures.js";
import type { RequestQuery } from "./request-query.js";

/** Returns the counts of each replayed round, for all agents or for one segment. */
export async function countsRoute(live: LiveRun, query: RequestQuery): Promise<RoundCounts[]> {
  await live.now();
  if (live.index === null && live.replayProblem === null) return [];
  const index = await indexOf(live);
  const segment = query.text("segment");
  const isMeant = segment === null ? null : membersOf(index, segment);
  return index.rounds.map((round) => countsOf(round, isMeant));
}

/** Returns 1 for each agent of a segment and 0 for each other agent, by the agent's number. */
function membersOf(index: RunIndex, segment: string): Uint8Array {
  return Uint8Array.from({ length: index.scenario.audience.size }, (_, agent) =>
    index.segment(agent) === segment ? 1 : 0,
  );
}

function countsOf({ round, agent, facts }: ReplayedRoundData, isMeant: Uint8Array | null): RoundCounts {
  const counts = new Uint32Array(choices.length);
  let [shown, problems] = [0, 0];
  for (let place = 0; place < agent.length; place++) {
    if (isMeant !== null && isMeant[agent[place] ?? 0] !== 1) continue;
    shown++;
    const packed = facts[place] ?? 0;
    const choice = choiceCodeIn(packed);
    if (choice >= 0) counts[choice] = (counts[choice] ?? 0) + 1;
    if (isProblem(packed)) problems++;
  }
  // As in the records of rounds, choices that only some runs have are listed only if they were made.
  const named = choices
    .map((choice, code): [Choice, number] => [choice, counts[code] ?? 0])
    .filter(([choice, count]) => count > 0 || choiceCode[choice] <= choiceCode.COMPOSE);
  return { round, shown, choices: Object.fromEntries(named), problems };
}
