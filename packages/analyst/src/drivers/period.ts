/** The length of a period. */
export type Grain = "year" | "quarter" | "month" | "day";

/** A period of time: a year, a quarter, a month or a day. */
export interface Period {
  /** The usual notation of the period: `2008`, `2008-Q1`, `2008-03`, `2008-W11`, `2008-03-14`. */
  readonly label: string;
  /** The length of the period; `day` for a week. */
  readonly grain: Grain;
  /** The first day of the period, such as `2008-01-01`. */
  readonly from: string;
  /** The first day after the period, such as `2009-01-01`. */
  readonly until: string;
}

/** The notation of each length of period, and its length in months or days. */
const grains: Readonly<Record<Grain, { pattern: RegExp; months: number; days: number }>> = {
  year: { pattern: /^(\d{4})$/, months: 12, days: 0 },
  quarter: { pattern: /^(\d{4})-?Q([1-4])$/i, months: 3, days: 0 },
  month: { pattern: /^(\d{4})-(\d{2})$/, months: 1, days: 0 },
  day: { pattern: /^(\d{4})-(\d{2})-(\d{2})$/, months: 0, days: 1 },
};

/** The grains, longest first. */
export const grainNames: readonly Grain[] = ["year", "quarter", "month", "day"];

/** Parses a period, or a range of consecutive periods such as `1990..1999`. Returns `null` if the text is neither. */
export function parsePeriod(text: string): Period | null {
  const [first = "", last, ...more] = text.split("..");
  if (last === undefined) return parseSingle(first);
  const a = parseSingle(first.trim());
  const b = parseSingle(last.trim());
  if (a === null || b === null || more.length > 0 || a.grain !== b.grain || a.from > b.from) return null;
  return { label: `${a.label}..${b.label}`, grain: a.grain, from: a.from, until: b.until };
}

function parseSingle(text: string): Period | null {
  const week = weekOf(text);
  if (week !== null) return week;
  const grain = grainNames.find((name) => grains[name].pattern.test(text));
  if (grain === undefined) return null;
  const [, year = "", second = "1", day = "1"] = grains[grain].pattern.exec(text) ?? [];
  const month = grain === "quarter" ? 3 * Number(second) - 2 : Number(second);
  const first = new Date(Date.UTC(Number(year), month - 1, Number(day)));
  first.setUTCFullYear(Number(year), month - 1, Number(day));
  if (first.getUTCMonth() !== month - 1 || first.getUTCDate() !== Number(day)) return null;
  return periodFrom(isoDay(first), grain);
}

/** Parses an ISO 8601 week, such as `2024-W11`. The first week of a year contains 4 January. */
function weekOf(text: string): Period | null {
  const [, year, number] = /^(\d{4})-?W(\d{2})$/i.exec(text) ?? [];
  if (year === undefined || number === undefined) return null;
  const fourth = new Date(Date.UTC(Number(year), 0, 4));
  const monday = 4 - ((fourth.getUTCDay() + 6) % 7) + 7 * (Number(number) - 1);
  const week = weekFrom(isoDay(new Date(Date.UTC(Number(year), 0, monday))));
  return week.label === `${year}-W${number}` ? week : null;
}

/** Returns the week that starts on a Monday. As in ISO 8601, it belongs to the year of its Thursday. */
export function weekFrom(monday: string): Period {
  const start = Date.parse(`${monday}T00:00:00Z`);
  const year = new Date(start + 3 * dayMs).getUTCFullYear();
  const number = Math.floor((start + 3 * dayMs - Date.UTC(year, 0, 1)) / (7 * dayMs)) + 1;
  return {
    label: `${year}-W${String(number).padStart(2, "0")}`,
    grain: "day",
    from: monday,
    until: isoDay(new Date(start + 7 * dayMs)),
  };
}

const dayMs = 86_400_000;

/** Returns the period of a given length that starts on a day. */
export function periodFrom(from: string, grain: Grain): Period {
  const until = new Date(`${from}T00:00:00Z`);
  until.setUTCMonth(until.getUTCMonth() + grains[grain].months, until.getUTCDate() + grains[grain].days);
  return { label: labelOf(from, grain), grain, from, until: isoDay(until) };
}

function labelOf(from: string, grain: Grain): string {
  if (grain === "quarter") return `${from.slice(0, 4)}-Q${(Number(from.slice(5, 7)) + 2) / 3}`;
  return from.slice(0, { year: 4, month: 7, day: 10 }[grain]);
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
