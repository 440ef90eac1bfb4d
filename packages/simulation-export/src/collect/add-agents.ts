import type { KnownPeople, WorldView } from "@concordat/simulation";
import { segmentOf } from "@concordat/simulation/results";
import type { AddRow } from "./run-tables.js";

/**
 * Adds the agents of a run, and their positions on topics.
 * @param world the world after the last closed round
 * @param people the people whom the agents represent; absent if they represent none
 */
export function addAgents(
  { audience, follows }: WorldView,
  people: KnownPeople | undefined,
  add: AddRow,
): void {
  for (let agent = 0; agent < audience.size; agent++) {
    const { id, name, interests, personality = null, stance = {} } = audience.profile(agent);
    const segment = segmentOf(audience, agent);
    const ties = [follows.followedBy(agent).length, follows.followersOf(agent).length];
    const weight = people?.isWeighted === true ? people.weight(agent) : null;
    add("agents", [id, segment, name, interests, personality, ...ties, weight]);
    for (const [topic, position] of Object.entries(stance)) add("stances", [id, segment, topic, position]);
  }
}
