import type { ChatMessage } from "../chat/index.js";
import type { AskableByType, GenerateOptions } from "../generate/index.js";
import type { ManyResult } from "./many-result.js";

/** Options of `generateMany`: one item for each value, and the options of `generateObject`. */
export interface ManyOptions<Item, Output, Input = Output, Asked = AskableByType<Output, Input>>
  extends Omit<GenerateOptions<Output, Input, Asked>, "messages" | "seed" | "deadlineMs"> {
  /** What is asked about, one value for each. */
  readonly items: readonly Item[];
  /** The conversation that asks about an item; a string is one message of the user's. */
  readonly prompt: (item: Item, index: number) => string | readonly ChatMessage[];
  /** Names an item, in the journal and in results. Default: its place in the list, counted from 0. */
  readonly id?: (item: Item, index: number) => string;
  /** Items in progress at once. Default 1. More than the client runs at once are a warning. */
  readonly concurrency?: number;
  /**
   * An NDJSON file that keeps each result as it is made. A later call with the same arguments asks only for what it
   * lacks; a call with others is refused, and so is a journal whose lines were changed since. Default: nothing is kept.
   */
  readonly journal?: string;
  /**
   * Also ask again for the items of the journal that the model answered badly. Those without an answer are asked for again
   * in any case: `isUnanswered` says which. Default false.
   */
  readonly retryFailed?: boolean;
  /** Makes results repeatable: an item's seeds follow from it and the item's id, not from the order. Default: none. */
  readonly seed?: number;
  /**
   * Called with each result as it is made, not with those of the journal. What it throws is reported on the console and
   * changes nothing. Default: none.
   */
  readonly onResult?: (result: ManyResult<Output>) => void;
  /**
   * Called when the client runs fewer requests at once than `concurrency` asks for, and when the end of the journal was torn or
   * is missing. What it throws is reported on the console and changes nothing. Default: `console.warn`.
   */
  readonly onWarning?: (message: string) => void;
}
