import { loadOptional } from "../optional/load-optional.js";

/** An item of a shared batch: its id, the digest of its conversation, and the conversation as JSON. */
interface SharedItem {
  readonly id: string;
  readonly asked: string;
  readonly messages: string;
}

/** A result as JSON, with its state: `valid`, or the code of its failure. */
export interface SharedResult {
  readonly code: string;
  readonly result: string;
}

/** Requests the value of an item; `null` if the signal stopped it. */
export type AskShared = (
  item: Pick<SharedItem, "id" | "messages">,
  signal: AbortSignal,
) => Promise<SharedResult | null>;

/** The name and the definition of a batch. */
export interface SharedDefinition {
  readonly name: string;
  readonly identity: string;
  readonly request: string;
}

/** The package that stores batches in PostgreSQL. It is optional, so it is described here and not imported. */
export interface BatchModule {
  runBatch(
    batch: SharedDefinition & {
      readonly url: string;
      readonly items: AsyncIterable<SharedItem>;
      readonly ask: AskShared;
      readonly concurrency: number;
      readonly signal: AbortSignal;
      readonly difference: (identity: string) => string | null;
      readonly isRepeated: (code: string) => boolean;
      readonly onResult: (result: string, isNew: boolean) => Promise<void>;
      readonly resultOfLost: (id: string, workers: number) => SharedResult;
      readonly onDuplicate: (id: string) => Error;
      readonly onChanged: (place: string, id: string) => Error;
    },
  ): Promise<boolean>;
  workOnBatches(worker: {
    readonly url: string;
    readonly name: string | null;
    readonly concurrency: number;
    readonly signal: AbortSignal;
    readonly join: (batch: SharedDefinition) => Promise<AskShared>;
    readonly isOutage: (code: string) => boolean;
    readonly onResult: (batch: string, result: string, isRecorded: boolean) => void;
    readonly onRefusal: (error: unknown) => void;
    readonly onWaiting: () => void;
  }): Promise<{
    readonly state: "completed" | "stopped" | "outage";
    readonly recorded: number;
    readonly discarded: number;
    readonly outage: string | null;
  }>;
  readBatch(url: string, name: string): AsyncGenerator<string | null>;
  shareRate(limit: {
    readonly url: string;
    readonly key: string;
    readonly requestsPerMinute: number | null;
    readonly tokensPerMinute: number | null;
    readonly burst: number;
  }): SharedRate;
}

/** A rate limit that all processes of a database share. */
export interface SharedRate {
  /** Takes a number of requests, and returns the milliseconds until they may start. */
  take(requests: number): Promise<number>;
  /** Subtracts used tokens from the shared limit. */
  use(tokens: number): Promise<void>;
  close(): Promise<void>;
}

/** The name of the package. Not a literal in `import`, so that bundlers do not look for it. */
const packageName = "@concordat/simulation-postgres/many";

/** The name of a batch whose caller gives none. */
export const defaultBatchName = "many";

/** Whether a journal is a database. */
export function isDatabaseUrl(journal: string): boolean {
  return /^postgres(ql)?:\/\//.test(journal);
}

/**
 * Loads the package for PostgreSQL.
 * @throws {Error} with the name of the package if it is not installed
 */
export async function loadBatchModule(): Promise<BatchModule> {
  const module = await loadOptional(packageName);
  if (module === null)
    throw new Error("a journal in PostgreSQL needs another package: install @concordat/simulation-postgres");
  return module as BatchModule;
}
