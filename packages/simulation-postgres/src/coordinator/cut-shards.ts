import type { MissingDecisions } from "@concordat/simulation/shared";
import type { Shard } from "../queue/shard.js";
import type { ShardSize } from "./shard-size.js";

/**
 * Cuts shards from the front of what is missing, and takes them out of it. All decisions of an agent belong to one shard.
 * @param count maximum number of shards
 */
export function cutShards(
  missing: MissingDecisions[],
  round: number,
  { size, workers, count }: { readonly size: ShardSize; readonly workers: number; readonly count: number },
): Shard[] {
  let left = missing.reduce((sum, { decisions }) => sum + decisions, 0);
  const shards: Shard[] = [];
  let next = 0;
  while (shards.length < count && next < missing.length) {
    const wanted = size.next(left, workers);
    const agents: string[] = [];
    let decisions = 0;
    for (let one = missing[next]; one !== undefined && decisions < wanted; one = missing[next]) {
      agents.push(one.agent);
      decisions += one.decisions;
      next++;
    }
    left -= decisions;
    shards.push({ round, agents, isLast: false });
  }
  missing.splice(0, next);
  return shards;
}
