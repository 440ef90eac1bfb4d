/** How large shards are made. */
export interface ShardPace {
  /** Seconds that a shard should take. */
  readonly targetSeconds: number;
}

/** Decisions of a shard before anything was measured, and the most of any. */
const firstSize = 8;
const maxSize = 5_000;
/** Maximum factor by which a shard grows in one step: a first measurement is imprecise. */
const growth = 4;
/** The last shards of a round are smaller, but not less than this share: each costs its worker a transaction. */
const smallestShare = 1 / 8;
/** The weight of a new measurement compared with the earlier ones. */
const weight = 0.5;

/** The number of decisions that shards are to have, after what workers were seen to make in a second. */
export class ShardSize {
  private readonly targetSeconds: number;
  private perSecond: number | null = null;
  private size = firstSize;

  constructor({ targetSeconds }: ShardPace) {
    this.targetSeconds = targetSeconds;
  }

  /** Learns from a shard that one worker has decided. */
  measured(decisions: number, seconds: number): void {
    if (decisions === 0) return;
    const rate = decisions / Math.max(seconds, 0.001);
    this.perSecond = this.perSecond === null ? rate : weight * rate + (1 - weight) * this.perSecond;
    const wanted = Math.round(this.perSecond * this.targetSeconds);
    this.size = Math.min(Math.max(wanted, 1), this.size * growth, maxSize);
  }

  /** The size of the next shard: the last ones of a round are smaller, so that all workers end together. */
  next(decisionsLeft: number, workers: number): number {
    const even = Math.ceil(decisionsLeft / Math.max(workers, 1));
    return Math.max(1, Math.min(this.size, Math.max(even, Math.ceil(this.size * smallestShare))));
  }
}
