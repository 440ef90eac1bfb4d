import {
  checkOptions,
  checkValue,
  isRecord,
  omitUndefined,
  type Rules,
  required,
  rules,
} from "@concordat/contracts/options";
import type { ValueOdds } from "@concordat/llm";
import {
  createStatechart,
  type StatechartDefinition,
  type StateOf,
  socialChart,
  toMermaid,
} from "@concordat/statechart";
import { inputRules, reasonerRule } from "../reasoner/input-rules.js";
import type { HistoryEntry, ReasonInput } from "../reasoner/reason-input.js";
import type { Reasoned } from "../reasoner/reasoned.js";
import type { Reasoner } from "../reasoner/reasoner.js";
import { profileOf } from "../reasoner/reasoning-agent.js";

type State = StateOf<typeof socialChart>;

/** A post that is shown to an agent. */
export interface WalkPost {
  /** Identifies the post within the feed. */
  readonly id: string;
  /** The id of the post's author. */
  readonly author_id: string;
  /** The text of the post. */
  readonly text: string;
  /** A description of the post's picture or video; null or absent if it has none. */
  readonly media_description?: string | null;
}

/** A transition of a walk, and the source of the choice. */
export interface Move extends HistoryEntry {
  /** The state that was left. */
  readonly from: State;
  /** The state that was entered. */
  readonly to: State;
  /** The post that the agent sees, or `null`. */
  readonly postId: string | null;
  /** How the state was chosen. It is `only-option` if the chart allowed only one state, so that no model was asked. */
  readonly source: Reasoned["source"];
  /** The model's reason; for a fallback, the failure; `null` if there was nothing to decide. */
  readonly reason: string | null;
  /** The model's probability of each enabled state; absent if no probabilities were requested. */
  readonly odds?: ValueOdds;
}

/** Options for a walk through a feed. */
export interface WalkOptions {
  /** Picks a state if the chart allows several. */
  readonly reasoner: Reasoner;
  /** The agent that reads the feed: a profile, or any object with one, such as a `SocialAgent`. */
  readonly agent: ReasonInput["agent"];
  /** The feed, in reading order. */
  readonly posts: readonly WalkPost[];
  /** Aborts the walk, which then throws an error. */
  readonly signal?: AbortSignal;
}

const walkRules: Rules<WalkOptions> = {
  reasoner: reasonerRule,
  agent: inputRules.agent,
  posts: required({
    ...rules.list,
    message: "must be a list of posts",
    items: {
      message: "must be a post: { id, author_id, text }, each a string",
      test: (post) =>
        isRecord(post) && [post.id, post.author_id, post.text].every((text) => typeof text === "string"),
    },
  }),
  signal: inputRules.signal,
};

/**
 * The chart without the types of its names, because the compiler cannot check that a trigger fits the current state
 * of a walk.
 */
const chart = createStatechart<StatechartDefinition>(socialChart);

/** The triggers that end an engagement. */
const finishing: Partial<Record<State, string>> = {
  composing: "finishes_composing",
  engaging_like: "finishes_engaging",
  engaging_reply: "finishes_engaging",
  engaging_reshare: "finishes_engaging",
};

/**
 * Drives an agent through the social chart: from idle through every post of a feed and back to idle. Yields each move
 * immediately.
 * @throws {RangeError} when an option is missing, unknown or invalid
 * @throws {TypeError} when the agent has no profile
 * @throws {ReasonerError} when the signal was aborted, the model does not exist, the prompt does not fit, or a replay
 * has no answer
 */
export function walkFeed(options: WalkOptions): AsyncGenerator<Move> {
  checkOptions(options, walkRules);
  profileOf(options.agent);
  return movesOf(options);
}

async function* movesOf(options: WalkOptions): AsyncGenerator<Move> {
  const { posts } = options;
  const walker = new Walker(options);
  yield await walker.move("start_browsing", null);
  for (const post of posts) {
    yield await walker.move("sees_post", post);
    yield await walker.move("decides", post);
    const finish = finishing[walker.state];
    if (finish !== undefined) yield await walker.move(finish, post);
  }
  yield await walker.move("feed_empty", null);
  yield await walker.move("rested", null);
}

class Walker {
  state: State = socialChart.initial;
  private readonly options: WalkOptions;
  private readonly history: HistoryEntry[] = [];

  constructor(options: WalkOptions) {
    this.options = options;
  }

  async move(trigger: string, post: WalkPost | null): Promise<Move> {
    const from = this.state;
    const options = chart.enabledTargets(from, trigger, undefined).filter(isState);
    const chosen = await this.choose(from, trigger, options, post);
    const to = chosen.state;
    this.state = to;
    this.history.push({ from, trigger, to });
    const postId = post?.id ?? null;
    return { from, trigger, to, postId, source: chosen.source, reason: reasonOf(chosen), ...oddsOf(chosen) };
  }

  private choose(
    from: State,
    trigger: string,
    options: readonly State[],
    post: WalkPost | null,
  ): Promise<Reasoned<State>> {
    const { reasoner, agent, signal } = this.options;
    return reasoner.reason({
      agent,
      chart: socialChart.id,
      currentState: from,
      trigger,
      options,
      history: this.history,
      ...(post === null ? {} : { context: viewOf(post) }),
      ...omitUndefined({ signal }),
    });
  }
}

function viewOf({ author_id, text, media_description }: WalkPost): object {
  return {
    author: author_id,
    text,
    ...(typeof media_description === "string" ? { media: media_description } : {}),
  };
}

function isState(name: string): name is State {
  return Object.hasOwn(socialChart.states, name);
}

function oddsOf({ odds }: Reasoned): { readonly odds?: ValueOdds } {
  return odds === null ? {} : { odds };
}

function reasonOf(chosen: Reasoned): string | null {
  if (chosen.source === "model") return chosen.reason;
  return chosen.source === "fallback" ? `${chosen.cause.code}: ${chosen.cause.message}` : null;
}

/**
 * Formats a walk as a Mermaid diagram of the visited states. A transition that was taken several times shows its
 * count.
 */
export function walkToMermaid(moves: readonly Move[]): string {
  checkValue(moves, required({ ...rules.list, message: "must be the list of a walk's moves" }), "moves");
  const counts = new Map<string, { readonly move: Move; count: number }>();
  for (const move of moves) {
    const key = JSON.stringify([move.from, move.trigger, move.to]);
    const known = counts.get(key);
    counts.set(key, { move, count: (known?.count ?? 0) + 1 });
  }
  const touched = new Set(moves.flatMap(({ from, to }) => [from, to]));
  return toMermaid({
    id: socialChart.id,
    initial: socialChart.initial,
    states: Object.fromEntries(
      Object.entries(socialChart.states).filter(([state]) => isState(state) && touched.has(state)),
    ),
    transitions: [...counts.values()].map(({ move: { from, trigger, to }, count }) => ({
      from,
      trigger: count === 1 ? trigger : `${trigger} ×${count}`,
      to,
    })),
  });
}
