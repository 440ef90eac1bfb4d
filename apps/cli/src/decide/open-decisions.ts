import { type RunIdentity, runIdentity } from "@concordat/files";
import { firstRequests } from "./first-requests.js";
import { openRecordFile, type RecordFile, type RecordFileOptions } from "./record-file.js";
import type { DecisionsOptions } from "./run-decisions.js";

/** The options that determine a run's answers. */
export type DecisionRun = Pick<
  DecisionsOptions,
  "profiles" | "posts" | "client" | "settings" | "seed" | "wholeFeed" | "odds"
>;

/**
 * Opens the record file of a run of decisions.
 * @throws {CommandError} when the file contains anything but records of this run, or another process has locked it
 */
export async function openDecisions(
  file: string,
  run: DecisionRun,
  options: RecordFileOptions,
): Promise<RecordFile> {
  const { profiles, posts, client, seed, wholeFeed } = run;
  const recorded = {
    agentIds: new Set(profiles.map(({ id }) => id)),
    postIds: new Set(posts.map(({ id }) => id)),
    model: client.id,
    seed,
    wholeFeed,
    identity: await identityOf(run),
  };
  return openRecordFile(file, recorded, options);
}

/**
 * Returns everything that can change a decision. The timeout is not included: it only affects whether an answer
 * arrives, so it may be raised after an outage.
 */
async function identityOf({
  profiles,
  posts,
  client,
  settings,
  seed,
  wholeFeed,
  odds,
}: DecisionRun): Promise<RunIdentity> {
  const [profile] = profiles;
  const wording = profile === undefined ? null : await firstRequests(client, { profile, posts, wholeFeed });
  return runIdentity(
    {
      model: client.id,
      seed,
      temperature: settings.temperature,
      "whole feed": wholeFeed,
      // A run without odds has the identity of runs from before odds existed.
      ...(odds ? { odds } : {}),
      profiles,
      posts,
    },
    { "wording of the prompts": wording },
  );
}
