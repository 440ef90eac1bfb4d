import type { LiveRun } from "../run/live-run.js";
import { agentRoute, agentsRoute } from "./agents-route.js";
import { coloursRoute } from "./colours-route.js";
import { countsRoute } from "./counts-route.js";
import { decisionRoute, decisionsRoute, promptRoute } from "./decisions-route.js";
import { networkRoute } from "./network-route.js";
import { postRoute, postsRoute } from "./posts-route.js";
import type { RequestQuery } from "./request-query.js";
import { runRoute } from "./run-route.js";
import { surveysRoute } from "./surveys-route.js";

/** Answers a request about a run with a JSON value. */
export type ApiRoute = (live: LiveRun, query: RequestQuery) => Promise<unknown>;

/** The requests about a run, by the last part of their path. */
export const apiRoutes: ReadonlyMap<string, ApiRoute> = new Map<string, ApiRoute>([
  ["run", runRoute],
  ["posts", postsRoute],
  ["post", postRoute],
  ["agents", agentsRoute],
  ["agent", agentRoute],
  ["decisions", decisionsRoute],
  ["decision", decisionRoute],
  ["prompt", promptRoute],
  ["network", networkRoute],
  ["colours", coloursRoute],
  ["surveys", surveysRoute],
  ["counts", countsRoute],
]);
