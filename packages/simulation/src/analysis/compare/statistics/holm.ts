/**
 * Adjusts p-values for multiple testing (Holm 1979). If all adjusted values below a bound are treated as differences,
 * the probability of at least one false positive is below that bound.
 */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((_, index) => index).sort((a, b) => (pValues[a] ?? 0) - (pValues[b] ?? 0));
  const corrected = pValues.map(() => 0);
  let largest = 0;
  for (const [rank, index] of order.entries()) {
    largest = Math.max(largest, Math.min(1, (pValues.length - rank) * (pValues[index] ?? 0)));
    corrected[index] = largest;
  }
  return corrected;
}
