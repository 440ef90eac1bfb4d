import type { Fault } from "./script.js";
import { bomb, endless, stream, text } from "./steps.js";

/** Answers of a server that never end. */
export const endlessFaults: readonly Fault[] = [
  {
    name: "white space without end",
    answer: stream(text('{"reason":'), { do: "repeat", text: "  \n", times: 100_000, everyMs: 0 }),
    expected: { code: "TRUNCATED", message: /white space without end/, requests: 3 },
  },
  {
    name: "the same words without end",
    answer: stream(text('{"reason":"'), {
      do: "repeat",
      text: "and so on ".repeat(1_000),
      times: 100_000,
      everyMs: 0,
    }),
    expected: { code: "TRUNCATED", message: /text without end/, requests: 3 },
    timeoutMs: 20_000,
  },
  {
    name: "thinking without end",
    answer: stream({ do: "repeat", text: "and so on ".repeat(100_000), as: "thinking", ...endless }),
    expected: { code: "PROTOCOL_ERROR", message: /more than 67108864 bytes/, requests: 3 },
    timeoutMs: 60_000,
  },
  {
    name: "an answer that is small as sent and without end once decompressed",
    answer: { headers: { "content-encoding": "gzip" }, steps: [bomb] },
    expected: { code: "PROTOCOL_ERROR", message: /of more than 4000000 characters/, requests: 3 },
    timeoutMs: 60_000,
  },
  {
    name: "an error (500) without end",
    answer: { status: 500, steps: [{ do: "repeat-bytes", bytes: "no ".repeat(30_000), ...endless }] },
    expected: { code: "PROTOCOL_ERROR", message: /\(500\): no no no .{0,500}…$/, requests: 3 },
    timeoutMs: 60_000,
  },
  {
    name: "an error (500) that is small as sent and without end once decompressed",
    answer: { status: 500, headers: { "content-encoding": "gzip" }, steps: [bomb] },
    expected: { code: "PROTOCOL_ERROR", message: /\(500\)/, requests: 3 },
    timeoutMs: 60_000,
  },
  {
    name: "100 MB in one line",
    answer: stream({ do: "repeat-bytes", bytes: "x".repeat(100_000), times: 1_000, everyMs: 0 }),
    expected: { code: "PROTOCOL_ERROR", message: /of more than 4000000 characters/, requests: 3 },
    timeoutMs: 20_000,
  },
];
