/** Seconds without a heartbeat after which a worker's shard is given to another, by default. */
export const defaultLeaseSeconds = 15;

/** Minimum of that time in seconds. */
export const minLeaseSeconds = 10;

/** Maximum duration of a shard in seconds, even if its worker is alive. */
export const maxShardSeconds = 3_600;

/**
 * Maximum number of times that the queue itself dispatches a lost shard again; after that, the coordinator
 * does.
 */
export const maxRedispatches = 3;

/** The times of a worker's lease. */
interface Lease {
  /** The latest heartbeat; `null` if there was none. */
  readonly heartbeatOn: Date | null;
  /** The time at which the worker took the shard. */
  readonly startedOn: Date;
  /** The length of the lease, counted from the latest heartbeat. */
  readonly heartbeatSeconds: number | null;
}

/** The end of a lease, in milliseconds since 1970. */
export function leaseEnd({ heartbeatOn, startedOn, heartbeatSeconds }: Lease): number {
  return (heartbeatOn ?? startedOn).getTime() + (heartbeatSeconds ?? 0) * 1_000;
}
