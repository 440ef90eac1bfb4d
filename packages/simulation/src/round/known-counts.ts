/** Adds up counts of which some may be unknown; null while none is known. */
export function plus(sum: number | null, ...counts: readonly (number | null)[]): number | null {
  let total = sum;
  for (const count of counts) if (count !== null) total = (total ?? 0) + count;
  return total;
}
