import type { AnswerForm } from "@concordat/llm";
import type { ClientFlags } from "../models/client-options.js";
import type { JournalFlags } from "./journal-option.js";
import type { OddsFlag } from "./odds-option.js";
import type { RateLimitFlags } from "./rate-limit-options.js";

/** The options of `concordat ask`. */
export interface AskFlags extends ClientFlags, JournalFlags, RateLimitFlags {
  readonly contract?: string;
  readonly schema?: string;
  readonly about?: string;
  readonly many?: string;
  readonly out?: string;
  readonly resume?: boolean;
  readonly retryInvalid?: boolean;
  readonly seed?: number;
  readonly concurrency: number;
  readonly form?: AnswerForm;
  /** Enumerations and booleans of the contract whose probabilities are requested. */
  readonly odds?: OddsFlag | undefined;
  readonly json?: boolean;
}

/** The flags of `ask`, with the locations of the contract whose probabilities are requested. */
export interface Asking extends AskFlags {
  readonly odds: readonly string[] | undefined;
}
