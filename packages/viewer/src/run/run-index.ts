import type { LoadedScenario } from "@concordat/simulation";
import { segmentOf } from "@concordat/simulation/results";
import type { PostData, ReplayedRoundData } from "./replayed-round.js";

/** The part of a run that is replayed, as an index for searches. Agents, accounts and posts are numbers. */
export class RunIndex {
  /** The scenario of the run. */
  readonly scenario: LoadedScenario;
  /** The replayed rounds, in order. */
  readonly rounds: ReplayedRoundData[] = [];
  /** All posts so far, by number. */
  readonly posts: PostData[] = [];
  /** The round in which each post came. */
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

  /** The number of the post with this id; -1 when there is none. */
  postNumber(id: string): number {
    return this.numbers.get(id) ?? -1;
  }

  /** The segment of an agent; `null` if it has none. */
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

  /** The replayed rounds up to one, or all. */
  upTo(round: number | null): ReplayedRoundData[] {
    return round === null ? this.rounds : this.rounds.slice(0, round + 1);
  }

  /** The places of an agent's items in a round, from the first to before the last. */
  placesOf(
    agent: number,
    { agent: column }: ReplayedRoundData,
  ): { readonly from: number; readonly to: number } {
    const from = firstNotBelow(column, agent);
    return { from, to: firstNotBelow(column, agent + 1) };
  }
}

/** The first place of a sorted column with a number that is not below the given one. */
function firstNotBelow(column: Uint32Array, value: number): number {
  let [low, high] = [0, column.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((column[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
