/** Default number of seconds without a heartbeat after which a worker's shard is given to another worker. */
export const defaultLeaseSeconds = 15;

/** Minimum number of seconds without a heartbeat that can be chosen. */
export const minLeaseSeconds = 10;

/** Maximum duration of a shard in seconds. It also applies to workers that send heartbeats. */
export const maxShardSeconds = 3_600;

/** Maximum number of times that the queue itself dispatches a lost shard again. After that, the coordinator does. */
export const maxRedispatches = 3;

/** The times that determine the end of a worker's lease. */
interface Lease {
  /** The latest heartbeat; `null` if there was none. */
  readonly heartbeatOn: Date | null;
  /** The time at which the worker took the shard. */
  readonly startedOn: Date;
  /** The duration of the lease in seconds, counted from the latest heartbeat. */
  readonly heartbeatSeconds: number | null;
}

/** Returns the end of a lease, in milliseconds since 1970. */
export function leaseEnd({ heartbeatOn, startedOn, heartbeatSeconds }: Lease): number {
  return (heartbeatOn ?? startedOn).getTime() + (heartbeatSeconds ?? 0) * 1_000;
}
