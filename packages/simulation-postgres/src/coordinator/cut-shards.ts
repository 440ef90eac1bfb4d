import type { MissingOfAgent } from "@concordat/simulation/distributed";
import type { Shard } from "../queue/shard.js";
import type { ShardSize } from "./shard-size.js";

/** The part of a round that is divided into shards. */
interface Cut extends Pick<Shard, "round" | "part"> {
  readonly size: ShardSize;
  readonly workers: number;
  /** Maximum number of shards. */
  readonly count: number;
}

/**
 * Creates shards from the start of the missing work, and removes that work from the list. All work of an agent is in
 * one shard.
 */
export function cutShards(missing: MissingOfAgent[], { round, part, size, workers, count }: Cut): Shard[] {
  let left = missing.reduce((sum, missed) => sum + missed.count, 0);
  const shards: Shard[] = [];
  let next = 0;
  while (shards.length < count && next < missing.length) {
    const wanted = size.next(left, workers);
    const agents: string[] = [];
    let cut = 0;
    for (let one = missing[next]; one !== undefined && cut < wanted; one = missing[next]) {
      agents.push(one.agent);
      cut += one.count;
      next++;
    }
    left -= cut;
    shards.push({ round, part, agents, isLast: false });
  }
  missing.splice(0, next);
  return shards;
}
