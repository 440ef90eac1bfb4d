import type { AnswerForm } from "@concordat/llm";
import type { ClientFlags } from "../models/client-options.js";

/** The options of `concordat ask`. */
export interface AskFlags extends ClientFlags {
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
  /** Enumerations and booleans of the contract whose odds are computed, as JSON Pointers. */
  readonly odds?: readonly string[];
  readonly json?: boolean;
}
