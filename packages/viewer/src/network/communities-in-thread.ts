import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { communitiesOf } from "./communities.js";
import { type FollowPairs, followGraph } from "./follow-graph.js";

/** A message of the thread: the completed share of the work, or the result. */
export type ThreadReport = { readonly done: number } | { readonly community: Uint32Array };

/** Minimum number of follows for which a thread is started. Smaller networks are processed faster without one. */
const minForThread = 50_000;

/**
 * Finds the communities of a network in a thread, so that the server can answer other requests in the meantime.
 * @param onProgress called with the completed share of the work, from 0 to 1
 */
export function communitiesInThread(
  follows: FollowPairs,
  onProgress: (share: number) => void,
): Promise<Uint32Array> {
  const program = new URL("./communities-thread.js", import.meta.url);
  // Without the built program, for example when running from sources, no thread can be started.
  if (follows.followers.length < minForThread || !existsSync(fileURLToPath(program)))
    return communitiesOf(followGraph(follows), onProgress);
  return new Promise((resolve, reject) => {
    const thread = new Worker(program, { workerData: follows });
    // The thread does not prevent the process from exiting.
    thread.unref();
    thread.on("message", (sent: ThreadReport) => {
      if ("community" in sent) resolve(sent.community);
      else onProgress(sent.done);
    });
    thread.once("error", reject);
    thread.once("exit", () => reject(new Error("the thread that finds communities ended early")));
  });
}
