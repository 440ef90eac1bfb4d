import type { ContractLike } from "../contract/contract-like.js";
import type { FitContext } from "../fit/fit-context.js";
import type { ParseOptions } from "../options.js";

/** What one text is read with. */
export interface Task {
  readonly text: string;
  readonly contract: ContractLike;
  readonly context: FitContext;
  /** Why the model stopped, if known. */
  readonly finishReason: ParseOptions["finishReason"];
}
