/** Units of time since 1970, by the number of digits after the second. */
const units = [
  { name: "seconds", digits: 0 },
  { name: "milliseconds", digits: 3 },
  { name: "microseconds", digits: 6 },
  { name: "nanoseconds", digits: 9 },
] as const;

/** A number as a time. */
export interface EpochTime {
  readonly unit: (typeof units)[number]["name"];
  /** The time in the format of RFC 3339, in UTC. */
  readonly time: string;
}

/** The allowed range of years. Within this range, a number is a valid time in at most one unit. */
const years = { first: 1990, last: 2099 } as const;
const firstSecond = Date.UTC(years.first, 0) / 1_000;
const lastSecond = Date.UTC(years.last + 1, 0) / 1_000;

/**
 * Converts a number to a time since 1970, in the only unit for which the time is between 1990 and 2099. Returns
 * `null` if no unit fits.
 */
export function epochTime(number: string): EpochTime | null {
  const text = /e/i.test(number) ? String(Number(number)) : number;
  const [, whole = "", behind = ""] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  for (const { name, digits } of units) {
    if (whole.length <= digits) continue;
    const second = Number(whole.slice(0, whole.length - digits));
    if (second < firstSecond || second >= lastSecond) continue;
    const fraction = `${whole.slice(whole.length - digits)}${behind}`.replace(/0+$/, "");
    const moment = new Date(second * 1_000).toISOString().slice(0, 19);
    return { unit: name, time: `${moment}${fraction === "" ? "" : `.${fraction}`}Z` };
  }
  return null;
}
