/** Adds known counts to a sum; `null` if no count is known yet. */
export function plus(sum: number | null, ...counts: readonly (number | null)[]): number | null {
  let total = sum;
  for (const count of counts) if (count !== null) total = (total ?? 0) + count;
  return total;
}
