/** Options for the size of shards. */
export interface ShardPace {
  /** Target duration of a shard in seconds. */
  readonly targetSeconds: number;
}

/** Number of decisions of a shard before any measurement, and the maximum of any shard. */
const firstSize = 8;
const maxSize = 5_000;
/** Maximum factor by which a shard grows in one step: a first measurement is imprecise. */
const growth = 4;
/**
 * The minimum share of the usual size for the last, smaller shards of a round: each costs its worker a
 * transaction.
 */
const smallestShare = 1 / 8;
/** The weight of a new measurement compared with the earlier ones. */
const weight = 0.5;

/** Computes the number of decisions in a shard from the measured speed of the workers. */
export class ShardSize {
  private readonly targetSeconds: number;
  private perSecond: number | null = null;
  private size = firstSize;

  constructor({ targetSeconds }: ShardPace) {
    this.targetSeconds = targetSeconds;
  }

  /** Updates the speed with a shard decided by one worker. */
  measured(decisions: number, seconds: number): void {
    if (decisions === 0) return;
    const rate = decisions / Math.max(seconds, 0.001);
    this.perSecond = this.perSecond === null ? rate : weight * rate + (1 - weight) * this.perSecond;
    const wanted = Math.round(this.perSecond * this.targetSeconds);
    this.size = Math.min(Math.max(wanted, 1), this.size * growth, maxSize);
  }

  /**
   * The size of the next shard: the last ones of a round are smaller, so that all workers finish together.
   */
  next(decisionsLeft: number, workers: number): number {
    const even = Math.ceil(decisionsLeft / Math.max(workers, 1));
    return Math.max(1, Math.min(this.size, Math.max(even, Math.ceil(this.size * smallestShare))));
  }
}
