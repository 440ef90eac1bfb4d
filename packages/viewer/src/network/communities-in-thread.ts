import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { communitiesOf } from "./communities.js";
import { type Follows, followGraph } from "./follow-graph.js";

/** A message of the thread. */
export type ThreadReport = { readonly done: number } | { readonly community: Uint32Array };

/** Pairs from which on a thread is started: the communities of fewer are found sooner than one starts. */
const minForThread = 50_000;

/**
 * The communities of a network, found in a thread, so that the page is answered in the meantime.
 * @param onProgress called with the share of the work that is done, from 0 to 1
 */
export function communitiesInThread(
  follows: Follows,
  onProgress: (share: number) => void,
): Promise<Uint32Array> {
  const program = new URL("./communities-thread.js", import.meta.url);
  // Not from the sources, which a thread cannot run.
  if (follows.followers.length < minForThread || !existsSync(fileURLToPath(program)))
    return communitiesOf(followGraph(follows), onProgress);
  return new Promise((resolve, reject) => {
    const thread = new Worker(program, { workerData: follows });
    // A viewer that is ended does not wait for it.
    thread.unref();
    thread.on("message", (sent: ThreadReport) => {
      if ("community" in sent) resolve(sent.community);
      else onProgress(sent.done);
    });
    thread.once("error", reject);
    thread.once("exit", () => reject(new Error("the thread that finds communities ended early")));
  });
}
