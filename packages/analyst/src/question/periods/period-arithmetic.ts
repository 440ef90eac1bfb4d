import { type Grain, type Period, periodFrom } from "../../drivers/period.js";
import type { TimeAxis } from "../axis.js";
import { pad } from "./meaning.js";
import type { Part } from "./paired-periods.js";

const lengths: Readonly<Record<Grain, number>> = { year: 12, quarter: 3, month: 1, day: 0 };

/** Returns the last period of a given length that the table covers completely. */
export function lastWhole({ last, grain }: TimeAxis, wanted: Grain): Period {
  const period = containing(last, wanted);
  const reached = grain === "day" ? addDays(last, 4) : periodFrom(containing(last, grain).from, grain).until;
  return reached >= period.until ? period : back(period, 1);
}

/**
 * Returns the latest occurrence of each named month or quarter. For two names, it returns the latest pair that is
 * closest in time. For example, `March against February` compares March with the February before it.
 */
export function lastNamed({ last }: TimeAxis, parts: readonly Part[]): Period[] {
  const [first, second] = parts.map((part) => lastOfName(last, part));
  if (first === undefined || second === undefined) return first === undefined ? [] : [first];
  const pairs = [
    [first, second],
    [first, yearBefore(second)],
    [yearBefore(first), second],
  ] as const;
  const [a, b] = pairs.reduce((nearest, pair) => (distance(pair) < distance(nearest) ? pair : nearest));
  return [a, b];
}

function lastOfName(last: string, { month, grain }: Part): Period {
  const start = (year: number): string => `${year}-${pad(month)}-01`;
  const year = Number(last.slice(0, 4));
  return periodFrom(start(year) <= last ? start(year) : start(year - 1), grain);
}

function yearBefore({ from, grain }: Period): Period {
  return periodFrom(`${Number(from.slice(0, 4)) - 1}${from.slice(4)}`, grain);
}

function distance([a, b]: readonly [Period, Period]): number {
  return Math.abs(Date.parse(a.from) - Date.parse(b.from));
}

export function containing(day: string, grain: Grain): Period {
  const month = Number(day.slice(5, 7));
  const first =
    grain === "day"
      ? day
      : grain === "month"
        ? `${day.slice(0, 7)}-01`
        : grain === "quarter"
          ? `${day.slice(0, 4)}-${String(3 * Math.floor((month - 1) / 3) + 1).padStart(2, "0")}-01`
          : `${day.slice(0, 4)}-01-01`;
  return periodFrom(first, grain);
}

export function back({ from, grain }: Period, count: number): Period {
  const date = new Date(`${from}T00:00:00Z`);
  if (grain === "day") date.setUTCDate(date.getUTCDate() - count);
  else date.setUTCMonth(date.getUTCMonth() - count * lengths[grain]);
  return periodFrom(date.toISOString().slice(0, 10), grain);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export function lengthOf({ from, until, grain }: Period): number {
  return periodFrom(from, grain).until === until ? 1 : 2;
}

export function afterLast({ last, grain }: TimeAxis): string {
  return containing(last, grain).until;
}

/** Returns the first and the last period between two days. */
export function ends(from: string, until: string, axis: TimeAxis): Period[] {
  const start = from < axis.first ? axis.first : from;
  const grain =
    axis.grain === "day" || axis.grain === "month" || axis.grain === "quarter" ? "year" : axis.grain;
  const last = lastWhole(
    { ...axis, last: addDays(until < afterLast(axis) ? until : afterLast(axis), -1) },
    grain,
  );
  const first = containing(start, grain);
  return first.from < last.from ? [first, last] : [last];
}

export function rangeLabel(from: string, until: string, axis: TimeAxis): string {
  const last = addDays(until, -1);
  const cut = axis.grain === "year" ? 4 : axis.grain === "day" ? 10 : 7;
  // The notation of days sorts chronologically as text.
  const [latest = from] = [from, axis.first].sort().slice(-1);
  const [earliest = last] = [last, axis.last].sort();
  return `${latest.slice(0, cut)}..${earliest.slice(0, cut)}`;
}
