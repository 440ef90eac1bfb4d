import type { Dialect } from "./fault-server.js";

const line = (value: object): string => `${JSON.stringify({ model: "m", ...value })}\n`;
const message = (more: object): object => ({
  message: { role: "assistant", content: "", ...more },
  done: false,
});

/** Ollama's chat: lines of JSON. */
export const ollamaDialect: Dialect = {
  headers: { "content-type": "application/x-ndjson" },
  text: (content) => line(message({ content })),
  thinking: (thinking) => line(message({ thinking })),
  finish: (reason) =>
    line({ ...message({}), done: true, done_reason: reason, prompt_eval_count: 50, eval_count: 20 }),
  error: (error) => `${JSON.stringify({ error })}\n`,
};

const event = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;
const delta = (more: object): string =>
  event({ object: "chat.completion.chunk", choices: [{ index: 0, delta: more, finish_reason: null }] });

/** OpenAI's chat completions: server-sent events. */
export const openaiDialect: Dialect = {
  headers: { "content-type": "text/event-stream" },
  text: (content) => delta({ content }),
  thinking: (reasoning) => delta({ reasoning_content: reasoning }),
  finish: (reason) =>
    event({ choices: [{ index: 0, delta: {}, finish_reason: reason }] }) +
    event({ choices: [], usage: { prompt_tokens: 50, completion_tokens: 20 } }) +
    "data: [DONE]\n\n",
  error: (text) => event({ error: { message: text } }),
};
