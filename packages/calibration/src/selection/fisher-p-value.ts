/** People some of whom were drawn, and some of whom have a value. */
export interface DrawnCounts {
  /** The number of people drawn. */
  readonly drawn: number;
  /** The number of those drawn who have the value. */
  readonly hits: number;
  /** The number of all people. */
  readonly all: number;
  /** The number of all people who have the value. */
  readonly allHits: number;
}

/** Terms below this share of the largest one do not change the sum. */
const negligible = 1e-25;

/** Probabilities that differ by less are equal except for rounding. */
const rounding = 1e-7;

/**
 * The p-value of Fisher's exact test, two-sided: the probability that a random draw has a number of people with the
 * value that is at most as probable as the one found.
 */
export function fisherPValue({ drawn, hits, all, allHits }: DrawnCounts): number {
  const least = Math.max(0, drawn + allHits - all);
  const most = Math.min(drawn, allHits);
  const mode = Math.min(most, Math.max(least, Math.floor(((drawn + 1) * (allHits + 1)) / (all + 2))));
  /** The probability of one more than `count`, relative to that of `count`. */
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
