import { checkOptions, type Rules, rules } from "@concordat/contracts/options";
import type { Usage } from "../chat/index.js";
import type { FlexibleSchemaByType } from "../generate/generate-options.js";
import { checkTools } from "../tools/check-tools.js";
import { manyRules } from "./check-many-options.js";
import type { ManyOptions } from "./many-options.js";

/** The progress of a call of `generateEach`. */
export interface EachProgress {
  /** Number of results so far. */
  readonly done: number;
  /** Number of results without a value. */
  readonly failed: number;
  /** Sum over all results so far; `null` if none reports its usage. */
  readonly usage: Usage;
}

/** Options of `generateEach`: those of `generateMany` without a journal, for any number of items. */
export interface EachOptions<Item, Output, Input = Output, Asked = FlexibleSchemaByType<Output, Input>>
  extends Omit<
    ManyOptions<Item, Output, Input, Asked>,
    "items" | "journal" | "name" | "retryFailed" | "onResult" | "onWarning"
  > {
  /**
   * The items to request values for: a list, a generator or a stream. At most `concurrency` items are in memory at a
   * time.
   */
  readonly items: Iterable<Item> | AsyncIterable<Item>;
  /**
   * Called after each result. Errors that it throws are reported on the console and have no other effect. Default:
   * none.
   */
  readonly onProgress?: (progress: EachProgress) => void;
}

const {
  journal: _journal,
  name: _name,
  retryFailed: _retry,
  onResult: _result,
  onWarning: _warning,
  ...shared
} = manyRules;

const eachRules: Rules<EachOptions<unknown, unknown>> = {
  ...shared,
  onProgress: rules.aFunction,
};

/**
 * Checks the arguments before anything is sent.
 * @throws {RangeError} if one is invalid; the message names the option, what it must be, and the given value
 */
export function checkEachOptions<Item, Output, Input>(
  options: EachOptions<Item, Output, Input, unknown>,
): void {
  checkOptions(options, eachRules);
  checkTools(options);
}
