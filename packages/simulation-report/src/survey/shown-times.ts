/** The part of a list of times that is displayed. */
export interface ShownTimes<Time> {
  /** The displayed times, in order. */
  readonly shown: readonly Time[];
  /** Number of omitted times. */
  readonly leftOut: number;
}

/**
 * Selects the times to display: the first, the last, and as many others as fit. At least one is selected.
 * @param rowsOf returns the number of rows that a time needs
 * @param maxRows the number of available rows
 */
export function shownTimes<Time>(
  times: readonly Time[],
  rowsOf: (time: Time) => number,
  maxRows: number,
): ShownTimes<Time> {
  const last = times.length - 1;
  const order = [...times.keys()].toSorted(
    (a, b) => Number(b === 0 || b === last) - Number(a === 0 || a === last),
  );
  const chosen = new Set<number>();
  let remainingRows = maxRows;
  for (const place of order) {
    const time = times[place];
    if (time === undefined) break;
    remainingRows -= rowsOf(time);
    if (remainingRows < 0 && chosen.size > 0) break;
    chosen.add(place);
  }
  return { shown: times.filter((_, place) => chosen.has(place)), leftOut: times.length - chosen.size };
}
