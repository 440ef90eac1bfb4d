/** Options for the size of shards. */
export interface ShardPace {
  /** Target duration of a shard in seconds. */
  readonly targetSeconds: number;
}

/** Number of decisions in a shard before any speed was measured. */
const firstSize = 8;
/** Maximum number of decisions in a shard. */
const maxSize = 5_000;
/** Maximum factor by which the size grows from one shard to the next. The first measurements are imprecise. */
const growth = 4;
/**
 * Minimum size of the last shards of a round, as a share of the usual size. Each shard costs its worker a transaction.
 */
const smallestShare = 1 / 8;
/** The weight of a new measurement in the average speed, from 0 to 1. */
const weight = 0.5;

/** Computes how many decisions a shard should have, from the measured speed of the workers. */
export class ShardSize {
  private readonly targetSeconds: number;
  private perSecond: number | null = null;
  private size = firstSize;

  constructor({ targetSeconds }: ShardPace) {
    this.targetSeconds = targetSeconds;
  }

  /** Updates the average speed with a shard that a worker completed. */
  measured(decisions: number, seconds: number): void {
    if (decisions === 0) return;
    const rate = decisions / Math.max(seconds, 0.001);
    this.perSecond = this.perSecond === null ? rate : weight * rate + (1 - weight) * this.perSecond;
    const wanted = Math.round(this.perSecond * this.targetSeconds);
    this.size = Math.min(Math.max(wanted, 1), this.size * growth, maxSize);
  }

  /**
   * Returns the number of decisions in the next shard. The last shards of a round are smaller, so that all workers
   * finish at about the same time.
   */
  next(decisionsLeft: number, workers: number): number {
    const even = Math.ceil(decisionsLeft / Math.max(workers, 1));
    return Math.max(1, Math.min(this.size, Math.max(even, Math.ceil(this.size * smallestShare))));
  }
}
