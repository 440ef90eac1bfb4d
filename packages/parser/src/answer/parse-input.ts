import type { ContractLike } from "../contract/contract-like.js";
import type { FitContext } from "../fit/fit-context.js";
import type { ParseOptions } from "../options.js";

/** A text and everything needed to read it. */
export interface ParseInput {
  readonly text: string;
  readonly contract: ContractLike;
  readonly context: FitContext;
  /** The reason why the model stopped, if known. */
  readonly finishReason: ParseOptions["finishReason"];
}
