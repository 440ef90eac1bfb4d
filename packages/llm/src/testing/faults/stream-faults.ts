import type { Fault } from "./script.js";
import { finish, goodAnswer, opening, stream, text } from "./steps.js";

/** The stream breaks off, or holds what the protocol does not know. */
export const streamFaults: readonly Fault[] = [
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
    name: "a page of HTML, as a proxy or a login gives it",
    answer: stream({
      do: "bytes",
      bytes: "\n<!doctype html>\n<html><head><title>Sign in</title></head></html>\n\n",
    }),
    expected: {
      code: "PROTOCOL_ERROR",
      message: /a page of HTML.*"Sign in"; check the endpoint/,
      requests: 1,
    },
  },
  {
    name: "a document of XML, as a store of files gives it",
    answer: stream({ do: "bytes", bytes: '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>' }),
    expected: { code: "PROTOCOL_ERROR", message: /a document of XML.*AccessDenied/, requests: 1 },
  },
  {
    name: "the body is not JSON",
    answer: stream({ do: "bytes", bytes: "Bad gateway\n\n" }),
    expected: {
      code: "PROTOCOL_ERROR",
      message: /is not (JSON|a stream of events): "Bad gateway"/,
      requests: 3,
    },
  },
  {
    name: "one document of JSON where a stream was asked for",
    answer: stream({
      do: "bytes",
      bytes: JSON.stringify({ choices: [{ message: { content: goodAnswer }, finish_reason: "stop" }] }),
    }),
    expected: { code: "PROTOCOL_ERROR", message: /answered with one document of JSON/, requests: 1 },
    only: "openai",
  },
  {
    name: "an error as one document of JSON, under status 200",
    answer: stream({ do: "bytes", bytes: JSON.stringify({ error: { message: "out of memory" } }) }),
    expected: { code: "PROTOCOL_ERROR", message: /out of memory/, requests: 3 },
  },
  {
    name: "a line in the middle of the stream is damaged",
    answer: stream(
      text(opening),
      { do: "bytes", bytes: '{"message": {"content": "LI\n' },
      text(goodAnswer.slice(20)),
      finish,
    ),
    expected: { code: "PROTOCOL_ERROR", message: /is not JSON/, requests: 3 },
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
    expected: { code: "PROTOCOL_ERROR", message: /is not JSON/, requests: 3 },
    only: "openai",
  },
  ...["null", "5", '"text"', "[]"].flatMap((line): Fault[] => [
    {
      name: `a line is JSON, but not an object: \`${line}\``,
      answer: stream(text(opening), { do: "bytes", bytes: `${line}\n` }, text(goodAnswer.slice(20)), finish),
      expected: { code: "PROTOCOL_ERROR", message: /a line that is not a JSON object/, requests: 3 },
      only: "ollama",
    },
    {
      name: `an event is JSON, but not an object: \`${line}\``,
      answer: stream(
        text(opening),
        { do: "bytes", bytes: `data: ${line}\n\n` },
        text(goodAnswer.slice(20)),
        finish,
      ),
      expected: { code: "PROTOCOL_ERROR", message: /an event that is not a JSON object/, requests: 3 },
      only: "openai",
    },
  ]),
  {
    name: "a piece of the answer is a number",
    answer: stream({ do: "bytes", bytes: '{"message":{"content":5},"done":false}\n' }, finish),
    expected: { code: "PROTOCOL_ERROR", message: /is not text: 5/, requests: 3 },
    only: "ollama",
  },
  {
    name: "a piece of the answer is a number",
    answer: stream({ do: "bytes", bytes: 'data: {"choices":[{"delta":{"content":5}}]}\n\n' }, finish),
    expected: { code: "PROTOCOL_ERROR", message: /is not text: 5/, requests: 3 },
    only: "openai",
  },
  {
    name: "token counts that are not counts",
    answer: stream(text(goodAnswer), {
      do: "bytes",
      bytes: '{"done":true,"done_reason":"stop","prompt_eval_count":"7","eval_count":-5}\n',
    }),
    expected: { code: "valid", requests: 1 },
    only: "ollama",
  },
  {
    name: "token counts that are not counts",
    answer: stream(text(goodAnswer), {
      do: "bytes",
      bytes:
        'data: {"choices":[{"finish_reason":"stop"}],"usage":{"prompt_tokens":"7","completion_tokens":1.5}}\n\n',
    }),
    expected: { code: "valid", requests: 1 },
    only: "openai",
  },
  {
    name: "an answer that goes on after its end",
    answer: stream(text(goodAnswer), finish, text(" No wait: nothing."), finish),
    expected: { code: "PROTOCOL_ERROR", message: /sent more after the end of its answer/, requests: 3 },
    only: "ollama",
  },
  {
    name: "bytes that are not UTF-8",
    answer: stream(text(opening), { do: "bytes", bytes: Buffer.from([0x22, 0xff, 0xfe, 0x0a]) }, finish),
    expected: { code: "PROTOCOL_ERROR", message: /not UTF-8/, requests: 3 },
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
];
