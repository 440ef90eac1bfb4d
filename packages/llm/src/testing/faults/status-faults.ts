import type { Fault } from "./script.js";
import { refusal } from "./steps.js";

/** The server answers with a status that is not 200. */
export const statusFaults: readonly Fault[] = [
  {
    name: "an unknown model (404)",
    answer: refusal(404, "model 'm' not found"),
    expected: { code: "MODEL_NOT_FOUND", message: /model 'm' not found/, requests: 1 },
  },
  {
    name: "a bad request (400), with JSON inside the error's text",
    answer: refusal(400, JSON.stringify({ error: { code: 400, message: "failed to parse grammar" } })),
    expected: { code: "PROTOCOL_ERROR", message: /\(400\): failed to parse grammar$/, requests: 1 },
  },
  {
    name: "too many requests (429)",
    answer: refusal(429, "slow down"),
    expected: { code: "RATE_LIMITED", message: /no more requests for now \(429\): slow down/, requests: 3 },
  },
  {
    name: "too many requests (429), with the time to come back",
    answer: refusal(429, "slow down", { "retry-after": "0" }),
    expected: { code: "RATE_LIMITED", requests: 3 },
  },
  ...[401, 402, 403].map(
    (status): Fault => ({
      name: `refused credentials (${status})`,
      answer: refusal(status, "invalid api key"),
      expected: { code: "UNAUTHORIZED", message: /refuses access \(40\d\): invalid api key/, requests: 1 },
    }),
  ),
  {
    name: "a prompt that is too long (400)",
    answer: refusal(400, "the request exceeds the available context size, try increasing it"),
    expected: { code: "CONTEXT_OVERFLOW", message: /does not fit the context/, requests: 1 },
  },
  {
    name: "an overloaded server (529)",
    answer: refusal(529, "Overloaded"),
    expected: { code: "SERVER_BUSY", message: /busy \(529\)/, requests: 3 },
  },
  {
    name: "an internal error (500)",
    answer: refusal(500, "llama runner process has terminated"),
    expected: { code: "PROTOCOL_ERROR", message: /\(500\): llama runner/, requests: 3 },
  },
  {
    name: "a full queue (503)",
    answer: refusal(503, "server busy, please try again. maximum pending requests exceeded"),
    expected: { code: "SERVER_BUSY", message: /busy \(503\)/, requests: 3 },
  },
  {
    name: "a full queue (503) that says when to come back",
    answer: refusal(503, "server busy", { "retry-after": "0" }),
    expected: { code: "SERVER_BUSY", message: /busy \(503\)/, requests: 3 },
  },
];
