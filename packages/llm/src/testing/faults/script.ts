import type { Answer } from "@concordat/testing/model-server";

/** The required reaction of a client. */
interface Expected {
  /** The error's code, or `valid` when the answer is whole nevertheless. */
  readonly code: string;
  readonly message?: RegExp;
  /** Requests made in all, with three attempts allowed. */
  readonly requests: number;
}

/** A way in which a server fails. */
export interface Fault {
  /** The fault, as text. */
  readonly name: string;
  readonly answer: Answer | "refuses connections";
  readonly expected: Expected;
  /** Time-out of an attempt in milliseconds, for faults that end by it. */
  readonly timeoutMs?: number;
  /** Only where the protocol can express it. */
  readonly only?: "ollama" | "openai";
}
