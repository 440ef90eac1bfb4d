import type { ChatMessage } from "../chat/index.js";
import type { RateLimit } from "../compose/limit-rate.js";
import type { FlexibleSchemaByType, ValueOptions } from "../generate/generate-options.js";
import type { ItemToolUse } from "./item-tools.js";
import type { ManyResult } from "./many-result.js";

/** The progress of a call of `generateMany`. */
export interface ManyProgress {
  /**
   * Number of items with a result, including those of the journal. Failed items that are requested again do not
   * count.
   */
  readonly done: number;
  /** Number of items of the call; `null` for an iterable that has not ended. */
  readonly total: number | null;
}

/** The items of a call: a list, a generator, a stream. */
export type Items<Item> = readonly Item[] | Iterable<Item> | AsyncIterable<Item>;

/** Options of `generateMany`: the items, and the options of `generateObject`. */
export interface ManyOptions<Item, Output, Input = Output, Asked = FlexibleSchemaByType<Output, Input>>
  extends Omit<ValueOptions<Output, Input, Asked>, "seed" | "deadlineMs">,
    ItemToolUse {
  /**
   * The items; one value is requested for each. A list is returned with all results. Any other iterable may have any
   * number of items: an item is taken when its request can be made, and the results are counted.
   */
  readonly items: Items<Item>;
  /** Returns the conversation for an item; a string is one user message. */
  readonly prompt: (item: Item, index: number) => string | readonly ChatMessage[];
  /** The system prompt for every item. Default: none. */
  readonly system?: string;
  /** Returns the id of an item in the journal and in results. Default: its index in the list, starting at 0. */
  readonly id?: (item: Item, index: number) => string;
  /** Maximum number of items to process concurrently. Default 1. Warns if the client runs fewer requests at a time. */
  readonly concurrency?: number;
  /**
   * Maximum number of requests and of tokens in a minute, first come, first served; retries count. The limit applies to
   * this call; with a database as its journal, to all calls and workers of the database that ask this model, which have
   * to give the same limit. Default: no limit.
   */
  readonly rateLimit?: RateLimit;
  /**
   * Path of an NDJSON file, or URL of a PostgreSQL database, that stores each result immediately. A later call with the same arguments requests only
   * the missing results. A call with different arguments fails, and so does a call with a modified journal. Results
   * that later ones have replaced are removed when they are more than half of the file. Default: no results are stored.
   */
  readonly journal?: string;
  /**
   * The name of the batch in a database, for a `journal` such as `postgres://user@host/database`. There, workers on any
   * machine share the items with this call; see `workMany`. Needs `@concordat/simulation-postgres`. Default: `many`.
   */
  readonly name?: string;
  /**
   * Whether to repeat items whose answer in the journal is invalid. Items without an answer (`isUnanswered`) are
   * always repeated. Default false.
   */
  readonly retryFailed?: boolean;
  /**
   * Makes results repeatable. The seeds of an item are derived from this seed and the item's id, not from the order
   * of items. Default: none.
   */
  readonly seed?: number;
  /**
   * Called with each new result and the progress so far; not called for results of the journal. Errors that it throws
   * are reported on the console and have no other effect. Default: none.
   */
  readonly onResult?: (result: ManyResult<Output>, progress: ManyProgress) => void;
  /**
   * Called if the client runs fewer concurrent requests than `concurrency`, and if the end of the journal is
   * incomplete or missing. Errors that it throws are reported on the console and have no other effect. Default:
   * `console.warn`.
   */
  readonly onWarning?: (message: string) => void;
}
