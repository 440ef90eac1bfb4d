/** The framing of scripted answers in a protocol. */
export interface Protocol {
  /** The path that chat requests are sent to. */
  readonly path: string;
  /** Headers of a streamed answer. */
  readonly headers: Readonly<Record<string, string>>;
  text(piece: string): string;
  thinking(piece: string): string;
  finish(reason: string, promptTokens: number): string;
  error(message: string): string;
}

/** The protocol of a path, whatever its query; undefined when nothing is served there. */
export function protocolAt(path: string): Protocol | undefined {
  return [ollama, openai].find((protocol) => protocol.path === path.split("?")[0]);
}

/** Number of tokens that every answer is said to have. */
const answerTokens = 20;

const line = (value: object): string => `${JSON.stringify({ model: "m", ...value })}\n`;
const message = (more: object): object => ({
  message: { role: "assistant", content: "", ...more },
  done: false,
});

/** Ollama's chat: lines of JSON. */
const ollama: Protocol = {
  path: "/api/chat",
  headers: { "content-type": "application/x-ndjson" },
  text: (content) => line(message({ content })),
  thinking: (thinking) => line(message({ thinking })),
  finish: (reason, promptTokens) =>
    line({
      ...message({}),
      done: true,
      done_reason: reason,
      prompt_eval_count: promptTokens,
      eval_count: answerTokens,
    }),
  error: (error) => `${JSON.stringify({ error })}\n`,
};

const event = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;
const delta = (more: object): string =>
  event({ object: "chat.completion.chunk", choices: [{ index: 0, delta: more, finish_reason: null }] });

/** OpenAI's chat completions: server-sent events. */
const openai: Protocol = {
  path: "/v1/chat/completions",
  headers: { "content-type": "text/event-stream" },
  text: (content) => delta({ content }),
  thinking: (reasoning) => delta({ reasoning_content: reasoning }),
  finish: (reason, promptTokens) =>
    event({ choices: [{ index: 0, delta: {}, finish_reason: reason }] }) +
    event({ choices: [], usage: { prompt_tokens: promptTokens, completion_tokens: answerTokens } }) +
    "data: [DONE]\n\n",
  error: (text) => event({ error: { message: text } }),
};
