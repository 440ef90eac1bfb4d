import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { checkOptions, isRecord, type Rules, rules, safeListener } from "@concordat/contracts/options";
import type { PostInput } from "@concordat/contracts/post";
import { abortable, concurrencyWarning } from "@concordat/llm";
import { assertDistinctIds } from "../post-list/distinct-ids.js";
import { postsRule } from "../post-list/posts-rule.js";
import type { SocialAgent } from "../social-agent.js";

/** The options of `decideAll`: the agents, their posts, and the settings of the run. */
export interface DecideAllOptions {
  /** The agents that decide. */
  readonly agents: readonly SocialAgent[];
  /** The posts to decide on. */
  readonly posts: readonly PostInput[];
  /** Whether each agent sees the complete feed and makes one decision, instead of one for each post. Default false. */
  readonly wholeFeed?: boolean;
  /** Maximum number of concurrent decisions. Default 1. */
  readonly concurrency?: number;
  /**
   * The time that is used to compute the ages of posts. Default: the time of the newest post, so that a later run gives
   * the same prompts.
   */
  readonly now?: Date;
  /**
   * Returns true for decisions to skip, for example because they were already made. `postId` is null for a complete
   * feed.
   */
  readonly skip?: (agentId: string, postId: string | null) => boolean;
  /** Stops the decisions in flight; a stopped decision yields no record. */
  readonly signal?: AbortSignal;
  /**
   * Called if a client runs fewer concurrent requests than `concurrency`. Errors that it throws are reported on the
   * console and have no other effect. Default: `console.warn`.
   */
  readonly onWarning?: (message: string) => void;
}

const decideAllRules: Rules<DecideAllOptions> = {
  agents: {
    message: "must be a list of agents",
    test: Array.isArray,
    items: {
      message: "must be a SocialAgent",
      test: (agent) => isRecord(agent) && isRecord(agent.client) && isRecord(agent.profile),
    },
    required: true,
  },
  posts: postsRule,
  wholeFeed: rules.flag,
  concurrency: rules.natural,
  now: rules.moment,
  skip: rules.aFunction,
  signal: rules.signal,
  onWarning: rules.aFunction,
};

/**
 * Checks the options, and that ids are unique. Records refer to agents and posts by id, so duplicates could neither
 * be distinguished nor resumed.
 */
function checkDecideAll(options: DecideAllOptions): void {
  checkOptions(options, decideAllRules);
  const { agents, posts } = options;
  assertDistinctIds("agents", agents, ({ profile }) => profile.id);
  assertDistinctIds("posts", posts, ({ id }) => id);
}

/** A decision to make. */
interface Task {
  readonly agent: SocialAgent;
  /** The post; `null` for the complete feed. */
  readonly post: PostInput | null;
}

/**
 * Returns the number of decisions of a run.
 * @throws {RangeError} when an option is invalid, or two agents or two posts share an id
 */
export function countDecisions(options: DecideAllOptions): number {
  checkDecideAll(options);
  const { agents, posts, wholeFeed = false, skip } = options;
  let count = 0;
  for (const _ of tasksOf(agents, posts, wholeFeed, skip)) count++;
  return count;
}

/**
 * Yields every agent's decision on every post, as soon as it is recorded. The records depend neither on the order nor
 * on the number of concurrent decisions. If the consumer stops iterating or aborts, the decisions in progress are
 * stopped; a stopped decision yields no record.
 * @throws {RangeError} when an option is invalid, or two agents or two posts share an id
 * @example
 * for await (const record of decideAll({ agents, posts, concurrency: 4 })) console.log(record.agent_id, record.state);
 */
export function decideAll(options: DecideAllOptions): AsyncIterableIterator<DecisionRecord> {
  checkDecideAll(options);
  return abortable(options, decisions);
}

/** Yields the records of the decisions, until the signal aborts. */
async function* decisions({
  agents,
  posts,
  wholeFeed = false,
  concurrency = 1,
  now = newestTime(posts),
  skip,
  signal,
  onWarning = console.warn,
}: DecideAllOptions & { readonly signal: AbortSignal }): AsyncGenerator<DecisionRecord> {
  const warn = safeListener("onWarning", onWarning);
  for (const client of new Set(agents.map((agent) => agent.client))) {
    const warning = concurrencyWarning(client, concurrency);
    if (warning !== null) warn(warning);
  }
  const stop = new AbortController();
  const stopSignal = AbortSignal.any([signal, stop.signal]);
  const tasks = tasksOf(agents, posts, wholeFeed, skip);
  const running = new Set<Promise<Finished>>();
  const startNext = (): void => {
    const next = stopSignal.aborted ? undefined : tasks.next().value;
    if (next === undefined) return;
    const finished: Promise<Finished> = run(next, posts, now, stopSignal).then((record) => ({
      record,
      finished,
    }));
    running.add(finished);
  };
  try {
    for (let started = 0; started < concurrency; started++) startNext();
    while (running.size > 0) {
      const { record, finished } = await Promise.race(running);
      running.delete(finished);
      startNext();
      if (!(stopSignal.aborted && isStopped(record))) yield record;
    }
  } finally {
    stop.abort();
    await Promise.allSettled(running);
  }
}

interface Finished {
  readonly record: DecisionRecord;
  readonly finished: Promise<Finished>;
}

function* tasksOf(
  agents: readonly SocialAgent[],
  posts: readonly PostInput[],
  wholeFeed: boolean,
  skip: DecideAllOptions["skip"],
): Generator<Task, undefined> {
  for (const agent of agents) {
    for (const post of wholeFeed ? [null] : posts) {
      if (skip?.(agent.profile.id, post?.id ?? null) !== true) yield { agent, post };
    }
  }
}

async function run(
  { agent, post }: Task,
  posts: readonly PostInput[],
  now: Date,
  signal: AbortSignal,
): Promise<DecisionRecord> {
  const options = { now, signal };
  const { record } =
    post === null ? await agent.decideOnFeed(posts, options) : await agent.decide(post, options);
  return record;
}

function newestTime(posts: readonly PostInput[]): Date {
  return new Date(posts.reduce((newest, { timestamp }) => Math.max(newest, Date.parse(timestamp)), 0));
}

function isStopped(record: DecisionRecord): boolean {
  return record.state === "failed" && record.error.code === "ABORTED";
}
