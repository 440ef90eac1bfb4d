/** An item of a batch: its id, the digest of its conversation, and the conversation as JSON. */
export interface BatchItem {
  /** The id of the item. */
  readonly id: string;
  /** The digest of the conversation. */
  readonly asked: string;
  /** The conversation as JSON. */
  readonly messages: string;
}

/** The result of an item as JSON, with its state: `valid`, or the code of its failure. */
export interface BatchResult {
  /** `valid`, or the code of the failure. */
  readonly code: string;
  /** The result as JSON. */
  readonly result: string;
}

/** Requests the value of an item; `null` if the signal stopped it. */
export type AskItem = (
  item: Pick<BatchItem, "id" | "messages">,
  signal: AbortSignal,
) => Promise<BatchResult | null>;

/** The name and the definition of a batch. */
export interface BatchDefinition {
  /** The name of the batch. */
  readonly name: string;
  /** The identity of the batch as JSON: everything except the items that could change a value. */
  readonly identity: string;
  /** The settings of the requests as JSON, for workers. */
  readonly request: string;
}

/** A batch whose items this process gives. */
export interface SharedBatch extends BatchDefinition {
  /** The URL of the database. */
  readonly url: string;
  /** The items, in order. */
  readonly items: AsyncIterable<BatchItem>;
  /** Requests the value of an item. */
  readonly ask: AskItem;
  /** Number of requests that this process makes concurrently; 0 leaves all to workers. */
  readonly concurrency: number;
  /** Stops the call. */
  readonly signal: AbortSignal;
  /** Describes how an existing batch of this name differs from this one; `null` if they are the same. */
  readonly difference: (identity: string) => string | null;
  /** Whether an item with a result of this code is requested again. */
  readonly isRepeated: (code: string) => boolean;
  /** Called with each result: a new one, or one that the database has. */
  readonly onResult: (result: string, isNew: boolean) => Promise<void>;
  /** Returns the result of an item with which this number of workers was lost. */
  readonly resultOfLost: (id: string, workers: number) => BatchResult;
  /** Returns the error for two items with the same id. */
  readonly onDuplicate: (id: string) => Error;
  /** Returns the error for an item whose result answers another conversation. */
  readonly onChanged: (place: string, id: string) => Error;
}

/** Everything that a worker needs for the batches of a database. */
export interface BatchWorker {
  /** The URL of the database. */
  readonly url: string;
  /** The only batch to work on; `null` for every batch. */
  readonly name: string | null;
  /** Number of requests that this process makes concurrently. */
  readonly concurrency: number;
  /** Stops the call. */
  readonly signal: AbortSignal;
  /** Returns the function that requests values for a batch. It throws if this worker cannot serve the batch. */
  readonly join: (batch: BatchDefinition) => Promise<AskItem>;
  /** Whether a result with this code means that the model is unavailable, so that the worker must stop. */
  readonly isOutage: (code: string) => boolean;
  /** Called with each result and whether it was recorded. */
  readonly onResult: (batch: string, result: string, isRecorded: boolean) => void;
  /** Called with the reason why a batch is not served. */
  readonly onRefusal: (error: unknown) => void;
  /** Called once if the database has no batch. */
  readonly onWaiting: () => void;
}

/** The end of a worker. */
export interface BatchWorkerEnd {
  /** `completed`: the named batch is complete. `stopped`: the signal was aborted. `outage`: the model is unavailable. */
  readonly state: "completed" | "stopped" | "outage";
  /** Number of results that were recorded. */
  readonly recorded: number;
  /** Number of results that were discarded, because the item was given to another worker. */
  readonly discarded: number;
  /** The result, as JSON, with which the model became unavailable; `null` otherwise. */
  readonly outage: string | null;
}
