const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/** Units of time, the largest first. */
const units: readonly (readonly [milliseconds: number, letter: string])[] = [
  [week, "w"],
  [day, "d"],
  [hour, "h"],
  [minute, "m"],
];

/** Formats the age of a post as in feeds: `just now`, `5m`, `3h`, `2d`, `1w`. A future time counts as now. */
export function relativeTime(timestamp: string, now: Date): string {
  const age = now.getTime() - Date.parse(timestamp);
  const unit = units.find(([milliseconds]) => age >= milliseconds);
  return unit === undefined ? "just now" : `${Math.floor(age / unit[0])}${unit[1]}`;
}
