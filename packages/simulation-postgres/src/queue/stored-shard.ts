import { LedgerError } from "@concordat/simulation";
import type { Shard } from "./shard.js";

/**
 * A shard as stored in its job. The part is missing in shards from versions without surveys, which contain decisions.
 */
export type StoredShard = Omit<Shard, "part"> & { readonly part?: string };

/**
 * Returns the shard of a job.
 * @throws {LedgerError} when the shard was dispatched by a later version and is not supported
 */
export function shardOf(stored: StoredShard): Shard {
  const { part = "decisions" } = stored;
  if (part === "answers" || part === "decisions") return { ...stored, part };
  throw new LedgerError(
    `the coordinator gives out ${JSON.stringify(part)}, which this program cannot make; update concordat on this machine`,
  );
}
