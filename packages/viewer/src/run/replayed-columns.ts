import {
  type AskedDecision,
  type ReplayedRound,
  replayRun,
  type ShownToAgent,
  type WorldView,
} from "@concordat/simulation";
import type { OpenedRun, ViewedRun } from "../target/viewed-target.js";
import { GrowingNumbers } from "./growing-numbers.js";
import type { AnswerData, AskedData, OddsData, PostData, ReplayedRoundData } from "./replayed-round.js";
import { packFacts, unpackFacts } from "./shown-facts.js";

/**
 * Number of items of a run up to which resharers and probabilities are kept. For more items they would need too much
 * memory.
 */
const maxDetailed = 200_000;

/** The run to replay. */
export interface Replay extends Pick<OpenedRun, "scenario" | "ledger">, Pick<ViewedRun, "code"> {}

/**
 * Replays the closed rounds of a run from its record, and yields each as columns of numbers.
 * @throws {LedgerError} when the record was changed
 */
export async function* replayedColumns({
  scenario,
  ledger,
  code,
}: Replay): AsyncGenerator<ReplayedRoundData, void, undefined> {
  let shown = new ShownItems();
  let items = 0;
  let posts = 0;
  const onShown = (item: ShownToAgent): void => shown.add(item, items++ < maxDetailed);
  for await (const replayed of replayRun({ scenario, ledger, ...code, onShown })) {
    shown.decide(replayed);
    yield shown.columns(replayed, posts);
    posts = replayed.world.posts.count;
    shown = new ShownItems();
  }
}

/** The items that agents were shown in a round. */
class ShownItems {
  private readonly agent = new GrowingNumbers();
  private readonly post = new GrowingNumbers();
  private readonly facts = new GrowingNumbers();
  private readonly resharers = new Map<number, readonly number[]>();
  private readonly odds = new Map<number, readonly OddsData[]>();
  private readonly written = new Map<number, string>();
  private readonly asked = new Map<number, AskedData>();
  /** The items on which a model decides, by agent: the index of the first one, and their number. */
  private readonly open = new Map<number, { from: number; count: number }>();

  add({ agent, post, rank, route, resharedBy, byRule }: ShownToAgent, isDetailed: boolean): void {
    const place = this.agent.length;
    this.agent.push(agent);
    this.post.push(post);
    const outcome = byRule === null ? "only_shown" : "by_rule";
    this.facts.push(packFacts({ rank, route, choice: byRule?.choice ?? null, outcome }));
    if (byRule === null) {
      const known = this.open.get(agent) ?? { from: place, count: 0 };
      this.open.set(agent, { from: known.from, count: known.count + 1 });
    } else if (byRule.content !== null) this.written.set(place, byRule.content);
    if (!isDetailed) return;
    if (resharedBy.length > 0) this.resharers.set(place, resharedBy);
    if (byRule?.odds !== null && byRule?.odds !== undefined) this.odds.set(place, byRule.odds);
  }

  /** Adds the decisions of models. */
  decide({ decisions, world }: ReplayedRound): void {
    for (const decision of decisions) {
      const place = this.placeOf(decision, world);
      if (place === null) continue;
      const { unit, code, content, choice, state } = decision;
      this.asked.set(place, { unit, code, content });
      this.facts.set(place, packFacts({ ...unpackFacts(this.facts.at(place)), choice, outcome: state }));
    }
  }

  /**
   * Returns the index of the item that a decision is about. If no post of a feed was chosen, it is the agent's first
   * item.
   */
  private placeOf({ agent, unit, post }: AskedDecision, { posts }: WorldView): number | null {
    const open = this.open.get(agent);
    if (open === undefined) return null;
    const id = unit === "" ? post : unit;
    if (id === null) return open.from;
    const wanted = posts.indexOf(id);
    for (let place = open.from; place < open.from + open.count; place++)
      if (this.post.at(place) === wanted) return place;
    return open.from;
  }

  columns({ record, answers, world }: ReplayedRound, firstPost: number): ReplayedRoundData {
    return {
      round: record.round,
      agent: this.agent.copy(),
      post: this.post.copy(),
      facts: this.facts.copy(),
      resharers: this.resharers,
      odds: this.odds,
      written: this.written,
      asked: this.asked,
      posts: postsFrom(world, firstPost),
      follows: world.followLog.filter(({ round }) => round === record.round + 1),
      answers: answers.map(
        ({ agent, survey, question, state, code, answer }): AnswerData => ({
          ...{ agent, survey, question, state, code, answer },
        }),
      ),
    };
  }
}

function postsFrom({ posts }: WorldView, first: number): PostData[] {
  const found: PostData[] = [];
  for (let post = first; post < posts.count; post++) {
    const { id, text, timestamp, has_media, media_description } = posts.given(post);
    const media = has_media ? (media_description ?? "a picture or film without a description") : null;
    const [author = 0, parent = -1] = [posts.author[post], posts.parent[post]];
    found.push({ id, author, parent, text, timestamp, media });
  }
  return found;
}
