import { parentPort, workerData } from "node:worker_threads";
import { yieldToRuns } from "../run/yield-to-runs.js";
import { communitiesOf } from "./communities.js";
import type { ThreadReport } from "./communities-in-thread.js";
import { type FollowPairs, followGraph } from "./follow-graph.js";

// The thread of `communitiesInThread`. It sends the completed share of the work, and at the end the communities.
yieldToRuns();
const follows: FollowPairs = workerData;
const report = (sent: ThreadReport): void => parentPort?.postMessage(sent);
const community = await communitiesOf(followGraph(follows), (done) => report({ done }));
report({ community });
