import type { ChatMessage } from "../chat/index.js";
import type { FlexibleSchemaByType, ValueOptions } from "../generate/generate-options.js";
import type { ItemToolUse } from "./item-tools.js";
import type { ManyResult } from "./many-result.js";

/** The progress of a call of `generateMany`. */
export interface ManyProgress {
  /** Number of items with a result, including those of the journal. Failures that are requested again do not count. */
  readonly done: number;
  /** Number of items of the call. */
  readonly total: number;
}

/** Options of `generateMany`: one item for each value, and the options of `generateObject`. */
export interface ManyOptions<Item, Output, Input = Output, Asked = FlexibleSchemaByType<Output, Input>>
  extends Omit<ValueOptions<Output, Input, Asked>, "seed" | "deadlineMs">,
    ItemToolUse {
  /** The items to ask about, one value for each. */
  readonly items: readonly Item[];
  /** Returns the conversation for an item; a string is one user message. */
  readonly prompt: (item: Item, index: number) => string | readonly ChatMessage[];
  /** The system prompt before the conversation of every item. Default: none. */
  readonly system?: string;
  /** Returns the id of an item in the journal and in results. Default: its index in the list, counted from 0. */
  readonly id?: (item: Item, index: number) => string;
  /** Number of items in progress concurrently. Default 1. Warns if the client runs fewer requests. */
  readonly concurrency?: number;
  /**
   * An NDJSON file that stores each result immediately. A later call with the same arguments requests only the
   * missing results. A call with other arguments fails, as does one with a changed journal. Default: no results are
   * stored.
   */
  readonly journal?: string;
  /**
   * Whether to repeat items of the journal with an invalid answer. Items without an answer (`isUnanswered`) are
   * always repeated. Default false.
   */
  readonly retryFailed?: boolean;
  /** Makes results repeatable: an item's seeds follow from it and the item's id, not from the order. Default: none. */
  readonly seed?: number;
  /**
   * Called with each new result, not with those of the journal, and with how many items have one now. Errors that it
   * throws are reported on the console and change nothing. Default: none.
   */
  readonly onResult?: (result: ManyResult<Output>, progress: ManyProgress) => void;
  /**
   * Called if the client runs fewer concurrent requests than `concurrency`, and if the end of the journal was torn or
   * is missing. Errors that it throws are reported on the console and change nothing. Default: `console.warn`.
   */
  readonly onWarning?: (message: string) => void;
}
