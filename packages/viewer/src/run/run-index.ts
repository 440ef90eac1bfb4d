import type { LoadedScenario } from "@concordat/simulation";
import { segmentOf } from "@concordat/simulation/results";
import type { PostData, ReplayedRoundData } from "./replayed-round.js";

/** An index of the replayed rounds for searches. Agents, accounts and posts are given by their numbers. */
export class RunIndex {
  /** The scenario of the run. */
  readonly scenario: LoadedScenario;
  /** The replayed rounds, in order. */
  readonly rounds: ReplayedRoundData[] = [];
  /** All posts of the replayed rounds, by number. */
  readonly posts: PostData[] = [];
  /** The round in which each post appeared. */
  readonly roundOfPost: number[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly texts: string[] = [];

  constructor(scenario: LoadedScenario) {
    this.scenario = scenario;
  }

  /** Adds the next round. */
  add(round: ReplayedRoundData): void {
    this.rounds.push(round);
    for (const post of round.posts) {
      this.numbers.set(post.id, this.posts.length);
      this.posts.push(post);
      this.roundOfPost.push(round.round);
    }
  }

  /** Returns the number of the post with this id; -1 if there is none. */
  postNumber(id: string): number {
    return this.numbers.get(id) ?? -1;
  }

  /** Returns the segment of an agent; `null` if it has none. */
  segment(agent: number): string | null {
    return segmentOf(this.scenario.audience, agent);
  }

  /** Returns all text about an agent, in lower case, for searches. */
  textOf(agent: number): string {
    const known = this.texts[agent];
    if (known !== undefined) return known;
    const { id, name, interests, personality, stance } = this.scenario.audience.profile(agent);
    const words = [id, name, ...interests, personality, ...Object.entries(stance).flat()];
    const text = words.join("\n").toLowerCase();
    this.texts[agent] = text;
    return text;
  }

  /** Returns the replayed rounds up to and including the given one; `null` returns all. */
  upTo(round: number | null): ReplayedRoundData[] {
    return round === null ? this.rounds : this.rounds.slice(0, round + 1);
  }

  /** Returns the range of an agent's items in a round: from the index `from` up to, but not including, `to`. */
  placesOf(
    agent: number,
    { agent: column }: ReplayedRoundData,
  ): { readonly from: number; readonly to: number } {
    const from = firstNotBelow(column, agent);
    return { from, to: firstNotBelow(column, agent + 1) };
  }
}

/** Returns the first index in a sorted column whose value is at least the given one. */
function firstNotBelow(column: Uint32Array, value: number): number {
  let [low, high] = [0, column.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((column[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
