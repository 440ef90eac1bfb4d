import type { Answer, Fault, Step } from "./script.js";

/** The answer of a server in its right mind. */
export const goodAnswer = '{"reason":"Lovely crumb 🥖.","choice":"LIKE"}';
const opening = goodAnswer.slice(0, 20);

const text = (piece: string): Step => ({ do: "text", text: piece });
const stream = (...steps: Step[]): Answer => ({ steps });
const finish: Step = { do: "finish", reason: "stop" };
const refusal = (status: number, message: string, headers?: Record<string, string>): Answer => ({
  status,
  headers: { "content-type": "application/json", ...headers },
  steps: [{ do: "bytes", bytes: JSON.stringify({ error: message }) }],
});

/** Every way in which a server is known to fail, and what becomes of it. */
export const faults: readonly Fault[] = [
  {
    name: "the stream ends without its last message",
    answer: stream(text(goodAnswer)),
    expected: { code: "PROTOCOL_ERROR", message: /broke off/, requests: 3 },
  },
  {
    name: "an error comes after a few pieces, under status 200",
    answer: stream(text(opening), { do: "error", message: "out of memory" }),
    expected: { code: "PROTOCOL_ERROR", message: /out of memory/, requests: 3 },
  },
  {
    name: "the body is no JSON",
    answer: stream({ do: "bytes", bytes: "<html>Bad gateway</html>\n\n" }),
    expected: { code: "PROTOCOL_ERROR", requests: 3 },
  },
  {
    name: "a line in the middle of the stream is damaged",
    answer: stream(
      text(opening),
      { do: "bytes", bytes: '{"message": {"content": "LI\n' },
      text(goodAnswer.slice(20)),
      finish,
    ),
    expected: { code: "PROTOCOL_ERROR", message: /no JSON/, requests: 3 },
    only: "ollama",
  },
  {
    name: "an event in the middle of the stream is damaged",
    answer: stream(
      text(opening),
      { do: "bytes", bytes: 'data: {"choices": [{"del\n\n' },
      text(goodAnswer.slice(20)),
      finish,
    ),
    expected: { code: "PROTOCOL_ERROR", message: /no JSON/, requests: 3 },
    only: "openai",
  },
  {
    name: "the stream ends in the middle of a line",
    answer: stream(text(opening), { do: "bytes", bytes: '{"message": {"cont' }),
    expected: { code: "PROTOCOL_ERROR", requests: 3 },
  },
  {
    name: "a piece is cut inside a character",
    answer: stream({ do: "cut-character", text: goodAnswer }, finish),
    expected: { code: "valid", requests: 1 },
  },
  {
    name: "status 200 with an answer that is not done",
    answer: stream(text("")),
    expected: { code: "PROTOCOL_ERROR", message: /broke off/, requests: 3 },
  },
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
    expected: { code: "SERVER_BUSY", message: /busy \(429\): slow down/, requests: 3 },
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
    expected: { code: "TIMEOUT", message: /within 150 ms/, requests: 3 },
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
    name: "100 MB in one line",
    answer: stream({ do: "repeat-bytes", bytes: "x".repeat(100_000), times: 1_000, everyMs: 0 }),
    expected: { code: "PROTOCOL_ERROR", message: /of more than 4000000 characters/, requests: 3 },
    timeoutMs: 20_000,
  },
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
