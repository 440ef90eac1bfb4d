/** Adds the known counts to a sum. The result is `null` if neither the sum nor any count is known. */
export function plus(sum: number | null, ...counts: readonly (number | null)[]): number | null {
  let total = sum;
  for (const count of counts) if (count !== null) total = (total ?? 0) + count;
  return total;
}
