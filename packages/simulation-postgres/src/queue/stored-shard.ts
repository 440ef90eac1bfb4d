import { LedgerError } from "@concordat/simulation";
import type { Shard } from "./shard.js";

/** A shard as stored in its job. A shard from before surveys existed does not say that it contains decisions. */
export type StoredShard = Omit<Shard, "part"> & { readonly part?: string };

/**
 * The shard of a job.
 * @throws {LedgerError} when a coordinator of a later version dispatched something that this program does not support
 */
export function shardOf(stored: StoredShard): Shard {
  const { part = "decisions" } = stored;
  if (part === "answers" || part === "decisions") return { ...stored, part };
  throw new LedgerError(
    `the coordinator gives out ${JSON.stringify(part)}, which this program cannot make; update concordat on this machine`,
  );
}
