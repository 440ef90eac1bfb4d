import { LedgerError } from "@concordat/simulation";
import type { Shard } from "./shard.js";

/** A shard as it stands in its job. One that was given out before there were answers does not say that it is of decisions. */
export type StoredShard = Omit<Shard, "part"> & { readonly part?: string };

/**
 * The shard that a job stands for.
 * @throws {LedgerError} when a coordinator of a later version gave it out for what this program does not know
 */
export function shardOf(stored: StoredShard): Shard {
  const { part = "decisions" } = stored;
  if (part === "answers" || part === "decisions") return { ...stored, part };
  throw new LedgerError(
    `the coordinator gives out ${JSON.stringify(part)}, which this program cannot make; update concordat on this machine`,
  );
}
