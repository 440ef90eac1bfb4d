import type { ConcordatError } from "@concordat/contracts/contract";
import type { ChatChunk, ChatRequest } from "../chat/index.js";

/** The behaviour of a scripted client for one request. */
export type ScriptedAnswer =
  /** The complete text in one piece, ended with `stop`. */
  | string
  /** The stream, chunk by chunk. */
  | readonly ChatChunk[]
  /** The request fails with this error. */
  | ConcordatError
  | {
      /** The tools that the model calls instead of answering; only for a client with `nativeTools`. */
      readonly calls: readonly ScriptedCall[];
    }
  | {
      /** Milliseconds before the answer begins. */
      readonly afterMs: number;
      /** The answer that then follows. */
      readonly answer: ScriptedAnswer;
    };

/** A call of a tool. */
export interface ScriptedCall {
  /** The tool's name. */
  readonly tool: string;
  /** The input, any JSON value. */
  readonly input: unknown;
}

/** The answers in order, where the last one is repeated; or a function that returns the answer to a request. */
export type Script = readonly ScriptedAnswer[] | ((request: ChatRequest, index: number) => ScriptedAnswer);
