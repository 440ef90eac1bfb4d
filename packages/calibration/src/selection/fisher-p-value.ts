/** Counts for Fisher's exact test: a random sample of people, and a value that some people have. */
export interface DrawnCounts {
  /** Number of people in the sample. */
  readonly drawn: number;
  /** Number of people in the sample who have the value. */
  readonly hits: number;
  /** Number of all people. */
  readonly all: number;
  /** Number of all people who have the value. */
  readonly allHits: number;
}

/** Terms smaller than this fraction of the largest one do not change the sum. */
const negligible = 1e-25;

/** Probabilities whose relative difference is smaller are treated as equal. */
const rounding = 1e-7;

/**
 * Returns the two-sided p-value of Fisher's exact test: the probability that a random sample has a number of people
 * with the value that is at most as probable as the observed number.
 */
export function fisherPValue({ drawn, hits, all, allHits }: DrawnCounts): number {
  const least = Math.max(0, drawn + allHits - all);
  const most = Math.min(drawn, allHits);
  const mode = Math.min(most, Math.max(least, Math.floor(((drawn + 1) * (allHits + 1)) / (all + 2))));
  /** Returns the probability of `count` + 1, relative to that of `count`. */
  const ratio = (count: number): number =>
    ((allHits - count) * (drawn - count)) / ((count + 1) * (all - allHits - drawn + count + 1));
  const relative = new Map([[mode, 1]]);
  for (let count = mode, weight = 1; count < most && weight > negligible; count++) {
    weight *= ratio(count);
    relative.set(count + 1, weight);
  }
  for (let count = mode, weight = 1; count > least && weight > negligible; count--) {
    weight /= ratio(count - 1);
    relative.set(count - 1, weight);
  }
  const found = relative.get(hits) ?? 0;
  let [sum, extreme] = [0, 0];
  for (const weight of relative.values()) {
    sum += weight;
    if (weight <= found * (1 + rounding)) extreme += weight;
  }
  return Math.min(1, extreme / sum);
}
