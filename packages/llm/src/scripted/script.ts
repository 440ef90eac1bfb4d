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
      /** Milliseconds before the answer begins. */
      readonly afterMs: number;
      /** The answer that then follows. */
      readonly answer: ScriptedAnswer;
    };

/** Answers in turn, the last one for every request that follows; or a function of the request. */
export type Script = readonly ScriptedAnswer[] | ((request: ChatRequest, index: number) => ScriptedAnswer);
