import { countDecisions, decideAll, SocialAgent } from "@concordat/agent";
import type { AgentProfile } from "@concordat/contracts/agent-profile";
import type { DecisionRecord } from "@concordat/contracts/decision-record";
import type { Post } from "@concordat/contracts/post";
import { CommandError } from "../command-error.js";
import { exitCode } from "../exit-code.js";
import type { OpenClient } from "../models/create-client.js";
import { isUnreachable } from "../models/is-unreachable.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { startProgress } from "../terminal/progress.js";
import { type Summary, Tally } from "./summary.js";

/** A run of agents over a feed. */
export interface RunOptions extends Pick<OpenClient, "client" | "settings"> {
  readonly profiles: readonly AgentProfile[];
  readonly posts: readonly Post[];
  readonly seed: number | null;
  readonly concurrency: number;
  readonly wholeFeed: boolean;
  readonly skip: (agentId: string, postId: string | null) => boolean;
  readonly onRecord: (record: DecisionRecord) => Promise<void>;
}

/** What became of a run. */
export interface RunResult {
  readonly summary: Summary;
  readonly interrupted: boolean;
}

/**
 * Runs the decisions, with progress, until done or interrupted.
 * @throws {CommandError} when the model cannot be reached before anything was decided
 */
export async function runDecisions(options: RunOptions): Promise<RunResult> {
  const { profiles, posts, client, settings, seed, concurrency, wholeFeed, skip, onRecord } = options;
  const agents = profiles.map(
    (profile) => new SocialAgent({ profile, client, ...settings, ...(seed === null ? {} : { seed }) }),
  );
  const interrupt = interruptSignal();
  const all = { agents, posts, concurrency, wholeFeed, skip, signal: interrupt.signal };
  const progress = startProgress(countDecisions(all), "decisions");
  const tally = new Tally();
  let decided = false;
  try {
    for await (const record of decideAll(all)) {
      if (!decided && record.state === "failed" && isUnreachable(record.error.code)) {
        throw new CommandError(record.error.message, { exitCode: exitCode.unreachable });
      }
      decided = true;
      await onRecord(record);
      tally.add(record);
      progress.step();
    }
  } finally {
    progress.stop();
    interrupt.release();
  }
  return { summary: tally.summary(), interrupted: interrupt.signal.aborted };
}
