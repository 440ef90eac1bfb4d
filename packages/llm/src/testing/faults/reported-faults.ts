import type { Step } from "@concordat/testing/model-server";
import type { Fault } from "./script.js";
import { finish, goodAnswer, stream, text } from "./steps.js";

/** An error that a server reports under status 200; its other shapes are those of `reportedErrorOf`. */
const json = '{"error":"quota"}';

const expected = { code: "PROTOCOL_ERROR", message: /quota/, requests: 3 };

/** The end of a complete answer, without the event that ends the stream. */
const ended: Step = {
  do: "bytes",
  bytes: 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n',
};

/** The server reports an error, and what else it sends looks like an answer. */
export const reportedFaults: readonly Fault[] = [
  {
    name: "an error in place of an answer",
    answer: stream({ do: "bytes", bytes: json }),
    expected,
  },
  {
    name: "an error before a complete answer",
    answer: stream({ do: "bytes", bytes: `${json}\n` }, text(goodAnswer), finish),
    expected,
    only: "ollama",
  },
  {
    name: "an error after a complete answer",
    answer: stream(text(goodAnswer), finish, { do: "bytes", bytes: `${json}\n` }),
    expected,
    only: "ollama",
  },
  {
    name: "an error in an event before a complete answer",
    answer: stream({ do: "bytes", bytes: `data: ${json}\n\n` }, text(goodAnswer), finish),
    expected,
    only: "openai",
  },
  {
    name: "an error between the events of a complete answer",
    answer: stream(text(goodAnswer), { do: "bytes", bytes: `${json}\n` }, finish),
    expected,
    only: "openai",
  },
  {
    name: "an error at the end of a complete answer, on a line that does not end",
    answer: stream(text(goodAnswer), ended, { do: "bytes", bytes: json }),
    expected,
    only: "openai",
  },
  {
    name: "an error in an event named error",
    answer: stream(text(goodAnswer), { do: "bytes", bytes: `event: error\ndata: ${json}\n\n` }, finish),
    expected,
    only: "openai",
  },
  {
    name: "an error as a list of objects in place of an answer",
    answer: stream({ do: "bytes", bytes: '[{"error":{"message":"quota"}}]' }),
    expected,
  },
  {
    name: "a plain text between the events of a complete answer",
    answer: stream(text(goodAnswer), { do: "bytes", bytes: "Error: the quota is used up\n" }, finish),
    expected: { ...expected, message: /something between the events of its answer: "Error: the quota/ },
    only: "openai",
  },
  {
    name: "an error inside a choice that ends as if it were complete",
    answer: stream(text(goodAnswer), {
      do: "bytes",
      bytes: 'data: {"choices":[{"delta":{},"error":{"message":"quota"},"finish_reason":"stop"}]}\n\n',
    }),
    expected,
    only: "openai",
  },
  {
    name: "an error in a line that is otherwise the last of a complete answer",
    answer: stream(text(goodAnswer), {
      do: "bytes",
      bytes: '{"message":"quota","done":true,"done_reason":"stop"}\n',
    }),
    expected,
    only: "ollama",
  },
  {
    name: "a member for errors that reports none: `null`, `false`, an empty list",
    answer: stream(
      { do: "bytes", bytes: '{"message":{"content":""},"done":false,"error":null}\n' },
      text(goodAnswer),
      {
        do: "bytes",
        bytes: '{"done":true,"done_reason":"stop","error":false,"errors":[]}\n',
      },
    ),
    expected: { code: "valid", requests: 1 },
    only: "ollama",
  },
  {
    name: "a member for errors that reports none: `null`, `false`, an empty list",
    answer: stream({ do: "bytes", bytes: 'data: {"choices":[],"error":null}\n\n' }, text(goodAnswer), {
      do: "bytes",
      bytes: 'data: {"choices":[{"finish_reason":"stop","error":false}],"errors":[]}\n\n',
    }),
    expected: { code: "valid", requests: 1 },
    only: "openai",
  },
  {
    name: "events without a part of an answer: a ping, filter results, a field that is not known",
    answer: stream(
      { do: "bytes", bytes: 'event: ping\nx-trace: 7\ndata: {"type":"ping"}\n\n' },
      { do: "bytes", bytes: 'data: {"choices":[],"prompt_filter_results":[]}\n\n' },
      text(goodAnswer),
      finish,
    ),
    expected: { code: "valid", requests: 1 },
    only: "openai",
  },
];
