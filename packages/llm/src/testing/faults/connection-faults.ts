import type { Fault } from "./script.js";
import { opening, stream, text } from "./steps.js";

/** The connection fails, or nothing comes in time. */
export const connectionFaults: readonly Fault[] = [
  {
    name: "the connection is refused",
    answer: "refuses connections",
    expected: { code: "CONNECTION_FAILED", message: /is the server running\?/, requests: 0 },
  },
  {
    name: "the connection is reset before an answer",
    answer: stream({ do: "reset" }),
    expected: { code: "CONNECTION_FAILED", requests: 3 },
  },
  {
    name: "the connection is reset in the middle of the answer",
    answer: stream(text(opening), { do: "reset" }),
    expected: { code: "PROTOCOL_ERROR", message: /closed|terminated|broke off/, requests: 3 },
  },
  {
    name: "the connection is accepted, and nothing comes",
    answer: { steps: [{ do: "silence" }] },
    expected: { code: "TIMEOUT", message: /within 0.15 s/, requests: 3 },
    timeoutMs: 150,
  },
  {
    name: "headers come, and nothing after them",
    answer: stream(text(""), { do: "silence" }),
    expected: { code: "TIMEOUT", requests: 3 },
    timeoutMs: 150,
  },
  {
    name: "one piece at a time, too slowly",
    answer: stream({ do: "repeat", text: "a", times: 10_000, everyMs: 20 }),
    expected: { code: "TIMEOUT", requests: 3 },
    timeoutMs: 150,
  },
];
