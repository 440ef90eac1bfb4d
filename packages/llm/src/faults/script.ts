/** One thing that a faulty server does next. */
export type Step =
  /** A piece of the answer, as the server's protocol frames it. */
  | { readonly do: "text"; readonly text: string }
  /** A piece of the model's thinking. */
  | { readonly do: "thinking"; readonly text: string }
  /** The proper end, with the reason. */
  | { readonly do: "finish"; readonly reason: string }
  /** An error in the middle of the stream. */
  | { readonly do: "error"; readonly message: string }
  /** Bytes as they are, whatever the protocol. */
  | { readonly do: "bytes"; readonly bytes: string }
  /** A piece of the answer sent in two, cut inside a character. */
  | { readonly do: "cut-character"; readonly text: string }
  /** The same piece of the answer again and again. */
  | { readonly do: "repeat"; readonly text: string; readonly times: number; readonly everyMs: number }
  /** Bytes without an end of line again and again. */
  | { readonly do: "repeat-bytes"; readonly bytes: string; readonly times: number; readonly everyMs: number }
  | { readonly do: "silence" }
  | { readonly do: "reset" };

/** How a faulty server answers a request. */
export interface Answer {
  /** Default 200. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

/** What a client must make of it. */
interface Expected {
  /** The error's code, or `valid` when the answer is whole all the same. */
  readonly code: string;
  readonly message?: RegExp;
  /** Requests made in all, with three attempts allowed. */
  readonly requests: number;
}

/** One way in which a server fails. */
export interface Fault {
  /** What happens, in words. */
  readonly name: string;
  readonly answer: Answer | "refuses connections";
  readonly expected: Expected;
  /** Time-out of an attempt in milliseconds, for faults that end by it. */
  readonly timeoutMs?: number;
  /** Only where the protocol can express it. */
  readonly only?: "ollama" | "openai";
}
