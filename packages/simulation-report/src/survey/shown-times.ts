/** What is shown of something that happened many times. */
export interface ShownTimes<Time> {
  /** Those that are shown, in their order. */
  readonly shown: readonly Time[];
  /** How many are omitted. */
  readonly leftOut: number;
}

/**
 * The first time and the last, then as many of those between as there is room for; one at least.
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
