/** Number of letters for which one typing error is tolerated. */
const lettersPerSlip = 3;

/** Returns the known name that is most similar to `name`; undefined if none is similar enough. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  return bySlips(name, known).find(
    ({ candidate, slips }) => slips * lettersPerSlip <= Math.max(name.length, candidate.length),
  )?.candidate;
}

/** Returns the known names that are most similar to `name`, the most similar first, however little they have in common. */
export function nearestNames(name: string, known: readonly string[], count: number): string[] {
  return bySlips(name, known)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** Returns the known names with their edit distances to `name`, the most similar first. */
function bySlips(
  name: string,
  known: readonly string[],
): { readonly candidate: string; readonly slips: number }[] {
  const lower = name.toLowerCase();
  return known
    .map((candidate) => ({ candidate, slips: slipsBetween(lower, candidate.toLowerCase()) }))
    .sort((a, b) => a.slips - b.slips);
}

/** Returns a hint for an unknown name: the most similar known name, or all known names. */
export function suggestion(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? `there are ${known.join(", ")}` : `did you mean ${nearest}?`;
}

/**
 * Returns the minimum number of letters to add, remove, replace or swap with the next letter, in order to turn one word
 * into the other (optimal string alignment).
 */
function slipsBetween(a: string, b: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const changed = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      const isSwapped = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
      const swapped = isSwapped ? (before[j - 1] ?? 0) + 1 : changed;
      next.push(Math.min(changed, swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
