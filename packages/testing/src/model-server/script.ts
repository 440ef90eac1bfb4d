/** A single action of the server. */
export type Step =
  /** A piece of the answer, as the request's protocol frames it. */
  | { readonly do: "text"; readonly text: string }
  /** A piece of the model's thinking. */
  | { readonly do: "thinking"; readonly text: string }
  /** The proper end, with the reason (`stop`, `length`) and the size of the prompt: by default, a token for four characters. */
  | { readonly do: "finish"; readonly reason: string; readonly promptTokens?: number }
  /** An error in the middle of the stream. */
  | { readonly do: "error"; readonly message: string }
  /** Bytes as they are, whatever the protocol. */
  | { readonly do: "bytes"; readonly bytes: string | Uint8Array }
  /** A piece of the answer sent in two, cut inside a character. */
  | { readonly do: "cut-character"; readonly text: string }
  /** The same piece of the answer again and again. */
  | {
      readonly do: "repeat";
      readonly text: string;
      /** The part of the message that the piece belongs to: the answer (the default) or the thinking. */
      readonly as?: "text" | "thinking";
      readonly times: number;
      readonly everyMs: number;
    }
  /** The same bytes again and again. */
  | {
      readonly do: "repeat-bytes";
      readonly bytes: string | Uint8Array;
      readonly times: number;
      readonly everyMs: number;
    }
  /** Nothing more, with the connection left open. */
  | { readonly do: "silence" }
  /** The connection is reset. */
  | { readonly do: "reset" };

/** The server's reaction to a request. */
export interface Answer {
  /** HTTP status. Default 200. */
  readonly status?: number;
  /** Headers in addition to the protocol's own. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

/** A request as the server received it. */
export interface ModelRequest {
  /** Path and query. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Number of requests that came before it. */
  readonly index: number;
}

/** A whole answer of one piece that ends as it should; a value is written as JSON. */
export function answerText(answer: unknown): Answer {
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  return {
    steps: [
      { do: "text", text },
      { do: "finish", reason: "stop" },
    ],
  };
}
