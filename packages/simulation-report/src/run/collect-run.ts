import { checkOptions, type Rules, required, rules } from "@concordat/contracts/options";
import type { RoundRecord } from "@concordat/contracts/round-record";
import {
  type Choice,
  measureRun,
  type RecordedRows,
  recordedRounds,
  type ShownToAgent,
  showDecisions,
  type WorldView,
} from "@concordat/simulation";
import { SurveyAnswers, segmentOf, storedManifest, totalsOf } from "@concordat/simulation/results";
import { gatheredAnswers } from "../answers/answer-lists.js";
import { listedAnswer } from "../answers/listed-answer.js";
import type { ListedDecision } from "../decisions/decision.js";
import { type DecisionList, gatheredDecisions } from "../decisions/decision-lists.js";
import { wordsKey } from "../decisions/repeats-text.js";
import { type WalkOptions, walkDecisions } from "../decisions/walk-decisions.js";
import { limits } from "../limits.js";
import { Cascades } from "./cascade.js";
import { byChoice, choicesInOrder } from "./choices.js";
import type { ChoiceReasons, FailureCause, PostFigures, RunReport, SegmentFigures } from "./run-report.js";
import { Sample } from "./sample.js";

/** The run to report. */
export interface ReportOptions extends WalkOptions {
  /**
   * The words that name the run in commands: its folder, or its name in a database and the options for the
   * database. They are part of the report.
   */
  readonly place: readonly string[];
}

const reportRules: Rules<ReportOptions> = {
  scenario: required(rules.record),
  ledger: required(rules.record),
  rankers: rules.list,
  custom: rules.list,
  place: required(rules.list),
};

/**
 * Collects the data for the report of a run from its closed rounds, which are rebuilt from the record without
 * a model.
 * @throws {RangeError} when an option is invalid
 * @throws {RunMismatchError} when the ledger holds another run, or none
 * @throws {LedgerError} when the record was changed
 * @example
 * const html = renderRun(await collectRun({ scenario, ledger, place: ["out/market"] }));
 */
export async function collectRun(options: ReportOptions): Promise<RunReport> {
  checkOptions(options, reportRules);
  const { place, ...run } = options;
  const { scenario, ledger } = run;
  const collected = new CollectedRun(scenario.scenario.seed);
  const answers = new SurveyAnswers(scenario.audience.people);
  const answerLists = gatheredAnswers();
  const measured = await measureRun({ ...run, bySegment: true, partial: true });
  await walkDecisions(run, {
    onShown: collected.shown.bind(collected),
    onDecision: collected.decided.bind(collected),
    onAnswer: (answer, round, world) => {
      answers.add(round, answer);
      answerLists.add(listedAnswer(answer, round, world));
    },
    onRound: collected.closed.bind(collected),
  });
  const manifest = await storedManifest(ledger);
  if (manifest === null) throw new RangeError("the ledger holds no run");
  const sampled = await collected.sampled(run);
  const posts = collected.posts();
  return {
    place,
    manifest,
    seed: scenario.scenario.seed,
    rounds: collected.rounds,
    played: Math.min(collected.rounds.length, scenario.scenario.rounds),
    ofRounds: recordedRounds(scenario),
    scenarioRounds: scenario.scenario.rounds,
    underWay: await countUnderWay(ledger, collected.rounds.length),
    agents: scenario.audience.size,
    totals: totalsOf(collected.rounds),
    failures: collected.failures(),
    values: measured.values.filter(({ segment }) => segment === null),
    segments: collected.segments(measured.values),
    posts,
    postsShown: collected.postsShown,
    drawnByRules: collected.drawnByRules(),
    reasons: collected.reasons(),
    surveys: answers.figures(),
    ...sampled,
    lists: collected.listed(new Set(posts.map(({ post }) => post))),
    answerLists: answerLists.all(),
  };
}

/** Number of decisions in a round that is not closed. */
async function countUnderWay(ledger: RecordedRows, fromRound: number): Promise<number> {
  let count = 0;
  for await (const _ of ledger.read("decision", { fromRound, columns: [] })) count++;
  return count;
}

/** The position of a decision whose complete record may be shown. */
type Place = readonly [round: number, agent: string, unit: string];

/** The data that is counted, listed and sampled while a run is replayed. */
class CollectedRun {
  readonly rounds: RoundRecord[] = [];
  readonly lists = gatheredDecisions();
  private readonly seed: number;
  private readonly cascades = new Cascades();
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
    if (choice === "RESHARE" && shown !== null)
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

  /** All lists except those of posts that are not shown. */
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

  /** The posts with the most resharers, then those shown most often. */
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

  /** The sampled decisions, with everything that led to them. */
  async sampled(run: WalkOptions): Promise<Pick<RunReport, "sample" | "sampleUnanswered">> {
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
