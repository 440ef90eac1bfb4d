import { countDecisions, decideAll, SocialAgent } from "@concordat/agent";
import type { AgentProfile } from "@concordat/contracts/agent-profile";
import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { counted } from "@concordat/contracts/options";
import type { Post } from "@concordat/contracts/post";
import { isOutage } from "@concordat/llm";
import { CommandError } from "../command-error.js";
import { exitCode } from "../exit-code.js";
import type { OpenClient } from "../models/create-client.js";
import { watchReach } from "../models/watch-reach.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note } from "../terminal/output.js";
import { startProgress } from "../terminal/progress-display.js";

/** A run of agents over a feed. */
export interface DecisionsOptions extends Pick<OpenClient, "client" | "settings"> {
  readonly profiles: readonly AgentProfile[];
  readonly posts: readonly Post[];
  readonly seed: number | null;
  /** Maximum number of concurrent decisions. */
  readonly concurrency: number;
  readonly wholeFeed: boolean;
  /** Whether to record the probabilities of each choice. */
  readonly odds: boolean;
  /** Whether a decision already exists. */
  readonly skip: (agentId: string, postId: string | null) => boolean;
  readonly onRecord: (record: DecisionRecord) => Promise<void>;
  /** Maximum number of decisions to make now. Default: all. */
  readonly limit?: number;
  /**
   * Text to append to the message if the run ends because the model cannot be reached. It says how to resume. Default:
   * none.
   */
  readonly hint?: string;
  /** Stops the run like an interrupt. */
  readonly stop?: AbortSignal;
}

/** The end of a run. */
export type RunEnd = "done" | "limit" | "interrupted";

/**
 * Makes the decisions with a progress display, until all are made, the limit is reached or the run is
 * interrupted.
 * @throws {CommandError} at an outage (`isOutage` of `@concordat/llm`) or too many time-outs in a row: those decisions
 *   are not made, and nothing is recorded of them
 */
export async function runDecisions(options: DecisionsOptions): Promise<RunEnd> {
  const { profiles, posts, settings, seed, concurrency, wholeFeed, skip, onRecord, stop } = options;
  const { odds, hint = "" } = options;
  const watched = watchReach(options.client);
  const { client } = watched;
  const agents = profiles.map(
    (profile) => new SocialAgent({ profile, client, odds, ...settings, ...(seed === null ? {} : { seed }) }),
  );
  const open = countDecisions({ agents, posts, wholeFeed, skip });
  const total = Math.min(open, options.limit ?? open);
  const all = { agents, posts, wholeFeed, skip: total < open ? allBut(total, options) : skip };
  note(announcement(total, open, options));
  if (total === 0) return open === 0 ? "done" : "limit";
  const interrupt = interruptSignal(watched.lost, ...(stop === undefined ? [] : [stop]));
  const { signal } = interrupt;
  const progress = startProgress(total, "decisions");
  let made = 0;
  // Time-outs are recorded once another decision shows that the server still answers.
  let timedOut: DecisionRecord[] = [];
  const record = async (...records: readonly DecisionRecord[]): Promise<void> => {
    for (const each of records) {
      await onRecord(each);
      progress.step();
      made++;
    }
  };
  try {
    for await (const decided of decideAll({ ...all, concurrency, signal })) {
      const error = decided.state === "failed" ? decided.error : null;
      if (error !== null && stopsFor(error.code)) {
        throw new CommandError(`${error.message}${hint}`, { exitCode: exitCode.unreachable });
      }
      if (error?.code === "TIMEOUT") timedOut.push(decided);
      else {
        await record(...timedOut, decided);
        timedOut = [];
      }
    }
    watched.throwIfLost(hint);
    await record(...timedOut);
  } finally {
    progress.stop();
    interrupt.release();
  }
  if (made < total && signal.aborted) return "interrupted";
  return total < open ? "limit" : "done";
}

/**
 * Whether a failure ends the run. A request that is missing in a recording does not end it, so that the user sees all
 * missing requests.
 */
function stopsFor(code: string): boolean {
  return isOutage(code) && code !== "REPLAY_MISS";
}

/** Returns a filter that skips existing decisions, and all missing decisions after the first ones. */
function allBut(
  first: number,
  { profiles, posts, wholeFeed, skip }: Pick<DecisionsOptions, "profiles" | "posts" | "wholeFeed" | "skip">,
): DecisionsOptions["skip"] {
  const postIds = wholeFeed ? [null] : posts.map(({ id }) => id);
  const chosen = new Set<string>();
  for (const { id: agentId } of profiles) {
    for (const postId of postIds) {
      if (chosen.size < first && !skip(agentId, postId)) chosen.add(JSON.stringify([agentId, postId]));
    }
  }
  return (agentId, postId) => !chosen.has(JSON.stringify([agentId, postId]));
}

/** Formats the first line of a run: "528 decisions 12 agents on 44 posts, with ollama:mistral". */
function announcement(
  total: number,
  open: number,
  { profiles, posts, wholeFeed, client }: DecisionsOptions,
): string {
  const of = total < open ? ` of ${open}` : "";
  const feed = wholeFeed ? "a feed of " : "";
  // The number refers to the total: "1 of 4 decisions".
  const noun = Math.max(total, open) === 1 ? "decision" : "decisions";
  return `${total}${of} ${noun} to make: ${counted(profiles.length, "agent")} on ${feed}${counted(posts.length, "post")}, with ${client.id}`;
}
