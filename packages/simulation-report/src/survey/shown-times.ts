/** The displayed part of a series of times. */
export interface ShownTimes<Time> {
  /** The displayed times, in order. */
  readonly shown: readonly Time[];
  /** Number of omitted times. */
  readonly leftOut: number;
}

/**
 * The first and the last time, then as many in between as fit; at least one.
 * @param rowsOf rows that a time takes
 * @param room rows that there are
 */
export function shownTimes<Time>(
  times: readonly Time[],
  rowsOf: (time: Time) => number,
  room: number,
): ShownTimes<Time> {
  const last = times.length - 1;
  const order = [...times.keys()].toSorted(
    (a, b) => Number(b === 0 || b === last) - Number(a === 0 || a === last),
  );
  const chosen = new Set<number>();
  let left = room;
  for (const place of order) {
    const time = times[place];
    if (time === undefined) break;
    left -= rowsOf(time);
    if (left < 0 && chosen.size > 0) break;
    chosen.add(place);
  }
  return { shown: times.filter((_, place) => chosen.has(place)), leftOut: times.length - chosen.size };
}
