import type { ContractLike } from "../contract/contract-like.js";
import type { FitContext } from "../fit/fit-context.js";
import type { ParseOptions } from "../options.js";
import type { TakenBack } from "./conflict/taken-back.js";

/** A text and everything needed to read it. */
export interface ParseInput {
  readonly text: string;
  readonly contract: ContractLike;
  readonly context: FitContext;
  /** The reason why the model stopped, if known. */
  readonly finishReason: ParseOptions["finishReason"];
  /** Judges the words around an answer. */
  readonly takenBack: TakenBack;
}

/** The options of a reading, and what judges the words around an answer. Default: what the runtime has. */
export interface ReadOptions extends ParseOptions {
  readonly takenBack?: TakenBack;
}
