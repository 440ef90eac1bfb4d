import type { AgentProfile } from "@concordat/contracts/agent-profile";
import type { Segment, SegmentsAudience } from "@concordat/contracts/scenario";
import { compareBytes } from "../../hash/byte-order.js";
import { keyOf } from "../../random/key.js";
import type { KeyedRandom } from "../../random/keyed-random.js";
import { pickOne, pickSeveral, shuffled } from "../../random/pick.js";
import { frozen } from "../frozen-copy.js";
import { type Audience, activityOf } from "./audience.js";

/**
 * Creates a random audience of segments. The size of each segment is its share of the audience, rounded so that the
 * sizes add up. Its members and their profiles are random.
 * @param given the ids of the agents. Default: `agent-` followed by a number from 0, padded with zeros
 * @throws {RangeError} when the number of different ids differs from the number of agents
 */
export function segmentsAudience(
  { size, segments }: SegmentsAudience,
  draws: KeyedRandom,
  given?: readonly string[],
): Audience {
  const segmentOf = new Uint16Array(size);
  const order = shuffled(size, draws, "segment");
  let next = 0;
  for (const [index, count] of countsOf(segments, size).entries()) {
    for (const end = next + count; next < end; next++) segmentOf[order[next] ?? 0] = index;
  }
  const { id, indexOf } = given === undefined ? countedIds(size) : givenIds(given, size);
  return {
    size,
    groups: segments.map(({ name, activity, policy }) => ({
      segment: name,
      activity: activity === undefined ? null : activityOf(activity),
      policy: policy ?? null,
    })),
    id,
    indexOf,
    profile(agent) {
      const segment = segments[segmentOf[agent] ?? 0];
      if (segment === undefined || agent >= size) throw new RangeError(`there is no agent ${agent}`);
      return frozen(drawnProfile(id(agent), segment, draws));
    },
    groupOf: (agent) => segmentOf[agent] ?? 0,
  };
}

/** The conversion between ids and numbers of agents. The numbers have the order of the ids' UTF-8 bytes. */
type Ids = Pick<Audience, "id" | "indexOf">;

function countedIds(size: number): Ids {
  const digits = String(size - 1).length;
  const id = (agent: number): string => `agent-${String(agent).padStart(digits, "0")}`;
  return {
    id,
    indexOf(name) {
      const agent = Number(name.slice(6));
      return Number.isInteger(agent) && agent >= 0 && agent < size && id(agent) === name ? agent : -1;
    },
  };
}

function givenIds(given: readonly string[], size: number): Ids {
  const ids = given.toSorted(compareBytes);
  const indices = new Map(ids.map((id, index) => [id, index]));
  if (indices.size !== size || ids.length !== size)
    throw new RangeError(`there are ${size} agents, and ${indices.size} different ids of ${ids.length}`);
  return {
    id(agent) {
      const id = ids[agent];
      if (id === undefined) throw new RangeError(`there is no agent ${agent}`);
      return id;
    },
    indexOf: (id) => indices.get(id) ?? -1,
  };
}

function drawnProfile(id: string, segment: Segment, draws: KeyedRandom): AgentProfile {
  const { interests, personalities = ["neutral"], stances = {} } = segment;
  const agent = keyOf(id);
  return {
    id,
    name: id,
    interests: pickSeveral(interests.from, interests.count, draws, "interest", agent),
    personality: pickOne(personalities, draws, "personality", agent) ?? "neutral",
    stance: Object.fromEntries(
      Object.entries(stances).map(([topic, positions]) => [
        topic,
        pickOne(positions, draws, "stance", agent, keyOf(topic)) ?? "",
      ]),
    ),
  };
}

/**
 * Returns the size of each segment: its exact share rounded down, plus one for the segments with the largest
 * remainders.
 */
export function countsOf(segments: readonly Pick<Segment, "share">[], size: number): number[] {
  const exact = segments.map(({ share }) => share * size);
  const counts = exact.map(Math.floor);
  const left = size - counts.reduce((sum, count) => sum + count, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, Math.max(0, left))) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}
