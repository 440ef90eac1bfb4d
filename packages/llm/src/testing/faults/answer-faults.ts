import type { Fault } from "./script.js";
import { finish, goodAnswer, opening, stream, text } from "./steps.js";

/** The server is well, and its answer is not the one that was wanted. */
export const answerFaults: readonly Fault[] = [
  {
    name: "the answer stands in the thinking, the content is empty",
    answer: stream({ do: "thinking", text: goodAnswer }, finish),
    expected: { code: "UNREADABLE", message: /the model thought, but gave no answer/, requests: 3 },
  },
  {
    name: "the answer is cut off by its limit",
    answer: stream(text(opening), { do: "finish", reason: "length" }),
    expected: { code: "TRUNCATED", message: /allow more room/, requests: 3 },
  },
  {
    name: "the model is unloaded in the middle",
    answer: stream(text(opening), { do: "finish", reason: "unload" }),
    expected: { code: "PROTOCOL_ERROR", message: /unloaded/, requests: 3 },
    only: "ollama",
  },
  {
    name: "a redirect to another host",
    answer: { status: 302, headers: { location: "http://example.org/" }, steps: [] },
    expected: {
      code: "PROTOCOL_ERROR",
      message: /redirects elsewhere \(302\), which is not followed/,
      requests: 1,
    },
  },
];
