/** For each group of this many letters, one slip is treated as a typing error. */
const lettersPerSlip = 3;

/**
 * The known name that is most similar to a misspelt one; undefined if none is similar enough. The rule is that of
 * `@concordat/contracts/options`, which is not built yet when a clone is used for the first time.
 */
export function nearestName(name, known) {
  const [nearest] = known
    .map((candidate) => ({ candidate, slips: slipsBetween(name, candidate) }))
    .filter(({ candidate, slips }) => slips * lettersPerSlip <= Math.max(name.length, candidate.length))
    .sort((a, b) => a.slips - b.slips);
  return nearest?.candidate;
}

/** The fewest letters to add, drop, change or swap with the next to make one word of another. */
function slipsBetween(a, b) {
  let before = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const changed = row[j] + (a[i] === b[j] ? 0 : 1);
      const isSwapped = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
      next.push(Math.min(changed, isSwapped ? before[j - 1] + 1 : changed, row[j + 1] + 1, next[j] + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length];
}
