import type { RoundRecord } from "@concordat/contracts/round-record";
import {
  type Choice,
  type measureRun,
  type ShownToAgent,
  showDecisions,
  type WorldView,
} from "@concordat/simulation";
import { segmentOf, sharesPost } from "@concordat/simulation/results";
import type { ListedDecision } from "../decisions/decision.js";
import { type DecisionList, gatheredDecisions } from "../decisions/decision-lists.js";
import { wordsKey } from "../decisions/repeats-text.js";
import type { DecisionWalkOptions } from "../decisions/walk-decisions.js";
import { limits } from "../limits.js";
import { CascadeTrees } from "./cascade-trees.js";
import { byChoice, choicesInOrder } from "./choices.js";
import type { ChoiceReasons, FailureCause, PostFigures, RunReport, SegmentFigures } from "./run-report.js";
import { Sample } from "./sample.js";

/** Identifies a decision whose complete record may be shown. */
type Place = readonly [round: number, agent: string, unit: string];

/** Collects the counts, lists and samples of a run while it is replayed. */
export class CollectedRun {
  readonly rounds: RoundRecord[] = [];
  readonly lists = gatheredDecisions();
  private readonly seed: number;
  private readonly cascades = new CascadeTrees();
  private readonly exposures: number[] = [];
  private readonly causes = new Map<string, FailureCause>();
  private readonly sample: Sample<Place>;
  private readonly sampleUnanswered: Sample<Place>;
  private readonly given = new Map<
    Choice,
    { of: number; repeated: number; readonly sample: Sample<ListedDecision> }
  >();
  private readonly byRule = new Map<string, number>();
  private world: WorldView | null = null;

  constructor(seed: number) {
    this.seed = seed;
    this.sample = new Sample(limits.sampled, "sample", seed);
    this.sampleUnanswered = new Sample(limits.sampledUnanswered, "unanswered", seed);
  }

  shown({ post }: ShownToAgent): void {
    this.exposures[post] = (this.exposures[post] ?? 0) + 1;
  }

  decided(decision: ListedDecision, shown: ShownToAgent | null): void {
    this.lists.add(decision);
    const { round, agent, post, choice, state, code, reason, copied, rule } = decision;
    if (sharesPost(choice) && shown !== null)
      this.cascades.reshared(shown.post, shown.agent, round, shown.byAuthor ? [] : shown.resharedBy);
    if (state === "by_rule") return;
    const place: Place = [round, agent, post ?? ""];
    this.sample.offer(place, place);
    if (rule !== null && choice !== null) this.byRule.set(rule, (this.byRule.get(rule) ?? 0) + 1);
    if (reason !== null && choice !== null) {
      const given = this.given.get(choice) ?? {
        of: 0,
        repeated: 0,
        sample: new Sample(limits.reasons, `reasons ${choice}`, this.seed),
      };
      given.of++;
      if (copied.includes("reason")) given.repeated++;
      else given.sample.offer([wordsKey(reason)], decision);
      this.given.set(choice, given);
    }
    if (state === "valid" || code === null) return;
    this.sampleUnanswered.offer(place, place);
    const key = JSON.stringify([state, code]);
    const known = this.causes.get(key);
    this.causes.set(key, { state, code, count: (known?.count ?? 0) + 1 });
  }

  closed(record: RoundRecord, world: WorldView): void {
    this.rounds.push(record);
    this.world = world;
  }

  get postsShown(): number {
    return this.exposures.filter((count) => count > 0).length;
  }

  /** Returns all lists, except those of posts that the report does not show. */
  listed(posts: ReadonlySet<string>): DecisionList[] {
    return this.lists
      .all()
      .filter(({ where: { post } }) => post === undefined || post === null || posts.has(post));
  }

  failures(): FailureCause[] {
    return [...this.causes.values()].toSorted((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
  }

  drawnByRules(): RunReport["drawnByRules"] {
    return [...this.byRule].map(([rule, count]) => ({ rule, count }));
  }

  reasons(): ChoiceReasons[] {
    return choicesInOrder.flatMap((choice) => {
      const given = this.given.get(choice);
      return given === undefined
        ? []
        : [
            {
              choice,
              of: given.of,
              repeated: given.repeated,
              drawn: given.sample.counted.map(({ item, times }) => ({ decision: item, times })),
            },
          ];
    });
  }

  segments(values: Awaited<ReturnType<typeof measureRun>>["values"]): SegmentFigures[] {
    const { world } = this;
    const names = [...new Set(values.flatMap(({ segment }) => (segment === null ? [] : [segment])))];
    const agents = new Map<string, number>();
    for (let agent = 0; agent < (world?.audience.size ?? 0); agent++) {
      const segment = world === null ? null : segmentOf(world.audience, agent);
      if (segment !== null) agents.set(segment, (agents.get(segment) ?? 0) + 1);
    }
    return names.map((segment) => ({
      segment,
      agents: agents.get(segment) ?? 0,
      choices: this.choicesOf({ segment }),
      values: values.filter((one) => one.segment === segment),
    }));
  }

  /** Returns the posts with the most resharers. Posts with the same number are ordered by exposures. */
  posts(): PostFigures[] {
    const { world } = this;
    if (world === null) return [];
    const shown = [...this.exposures.keys()].filter((post) => (this.exposures[post] ?? 0) > 0);
    const rank = (post: number): number => this.cascades.sizeOf(post);
    const order = shown.sort(
      (a, b) => rank(b) - rank(a) || (this.exposures[b] ?? 0) - (this.exposures[a] ?? 0) || a - b,
    );
    return order.slice(0, limits.posts).map((number) => {
      const post = world.posts.id(number);
      const author = world.accounts.id(world.posts.author[number] ?? 0);
      return {
        post,
        author,
        text: world.posts.given(number).text,
        exposures: this.exposures[number] ?? 0,
        removed: world.posts.isHidden(number),
        choices: this.choicesOf({ post }),
        cascade: this.cascades.of(number, author, (account) => world.accounts.id(account)),
      };
    });
  }

  /** Returns the sampled decisions with their complete records and the input of the model. */
  async sampled(run: DecisionWalkOptions): Promise<Pick<RunReport, "sample" | "sampleUnanswered">> {
    const keys = (sample: Sample<Place>): ReadonlySet<string> =>
      new Set(sample.items.map((place) => JSON.stringify(place)));
    const all = keys(this.sample);
    const unanswered = keys(this.sampleUnanswered);
    if (all.size === 0) return { sample: [], sampleUnanswered: [] };
    const keysOf = (round: number, agent: string, posts: readonly string[]): string[] =>
      [...posts, ""].map((post) => JSON.stringify([round, agent, post]));
    const shown = await showDecisions({
      ...run,
      which: ({ round, agent, posts }) =>
        keysOf(round, agent, posts).some((key) => all.has(key) || unanswered.has(key)),
    });
    const within = (drawn: ReadonlySet<string>) =>
      shown.filter(({ record }) =>
        drawn.has(JSON.stringify([record.round, record.agent_id, record.post_id ?? ""])),
      );
    return { sample: within(all), sampleUnanswered: within(unanswered) };
  }

  private choicesOf(where: { readonly segment?: string; readonly post?: string }): Record<Choice, number> {
    return byChoice((choice) => this.lists.countOf({ ...where, choice }));
  }
}
