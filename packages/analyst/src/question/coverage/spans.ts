import { type Period, periodFrom } from "../../drivers/period.js";

/** Creates a period from its ends. It is named by months if these are complete, otherwise by days. */
export function between(from: string, until: string): Period {
  const isMonths = from.endsWith("-01") && until.endsWith("-01");
  const grain = isMonths ? "month" : "day";
  const first = periodFrom(from, grain);
  const last = addDays(until, -1).slice(0, first.label.length);
  return { label: first.label === last ? last : `${first.label}..${last}`, grain, from, until };
}

/** Returns the number of months in a period; `null` if it does not consist of complete months. */
export function monthsOf({ from, until }: Period): number | null {
  return from.endsWith("-01") && until.endsWith("-01") ? monthNumber(until) - monthNumber(from) : null;
}

export function spanOf(period: Period): string {
  const months = monthsOf(period);
  return months === null ? `${daysOf(period)} days` : `${months} months`;
}

export function daysOf({ from, until }: Period): number {
  return (Date.parse(until) - Date.parse(from)) / 86_400_000;
}

/** Returns the number of months since the year 0. */
export function monthNumber(day: string): number {
  return 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)) - 1;
}

export function firstOfMonth(number: number): string {
  return `${String(Math.floor(number / 12)).padStart(4, "0")}-${String((number % 12) + 1).padStart(2, "0")}-01`;
}

export function startOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

export function endOfMonth(day: string): string {
  return addDays(firstOfMonth(monthNumber(day) + 1), -1);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
