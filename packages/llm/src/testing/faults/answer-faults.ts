import type { Fault } from "./script.js";
import { finish, goodAnswer, opening, stream, text } from "./steps.js";

/** Faults in which the server works, but does not give the requested answer. */
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
    expected: {
      code: "PROTOCOL_ERROR",
      message: /broke off its answer: it gave "unload" as the reason/,
      requests: 3,
    },
    only: "ollama",
  },
  {
    name: "the server gives up in the middle",
    answer: stream(text(goodAnswer.slice(0, -1)), { do: "finish", reason: "abort" }),
    expected: {
      code: "PROTOCOL_ERROR",
      message: /broke off its answer: it gave "abort" as the reason/,
      requests: 3,
    },
  },
  {
    name: "a filter ends the answer",
    answer: stream(text(goodAnswer.slice(0, -1)), { do: "finish", reason: "content_filter" }),
    expected: {
      code: "PROTOCOL_ERROR",
      message: /a filter ended the answer \(content_filter\)/,
      requests: 1,
    },
  },
  {
    name: "the answer ends for a reason that nobody knows, without its last brace",
    answer: stream(text(goodAnswer.slice(0, -1)), { do: "finish", reason: "enough" }),
    expected: { code: "TRUNCATED", message: /ended before its answer was complete/, requests: 3 },
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
