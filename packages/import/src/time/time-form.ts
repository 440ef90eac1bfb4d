import type { DateOrder, UnorderedTime, WrittenTime } from "./written-time.js";
import { zoneOffset } from "./zone-offset.js";

/** Returns the time that a text contains; `null` if it contains none. */
export type ReadTime =
  | { readonly state: "read"; readonly time: WrittenTime }
  | { readonly state: "unordered"; readonly time: UnorderedTime }
  | { readonly state: "unknown-zone"; readonly zone: string }
  | null;

const clock = "(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::(?<second>\\d{2})(?:[.,](?<fraction>\\d{1,12}))?)?";
const half = "(?: ?(?<half>[AaPp])\\.?[Mm]\\.?)?";
const zone = "(?: ?(?<zone>[A-Za-z]{1,5}|(?:UTC|GMT)?[+-]\\d{1,2}(?::?\\d{2})?))?";
const weekday = "(?:[A-Za-z]{3,9},? +)?";
const monthName = "(?<name>[A-Za-z]{3,9})\\.?";

/** The notations of times in use by people, programs and feeds. */
const forms: readonly RegExp[] = [
  // ISO 8601 and RFC 3339, also with a space instead of the T: 2026-03-14 09:26:53.123456
  new RegExp(`^(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})(?:[Tt ] *${clock}${half}${zone})?$`),
  new RegExp(
    `^(?<year>\\d{4})(?<mark>[/.])(?<month>\\d{1,2})\\k<mark>(?<day>\\d{1,2})(?:,? +${clock}${half}${zone})?$`,
  ),
  // RFC 822: Sat, 14 Mar 2026 09:26:53 GMT
  new RegExp(
    `^${weekday}(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?[ -]${monthName}[ -,]+(?<year>\\d{4}|\\d{2})(?:,? +${clock}${half}${zone})?$`,
  ),
  // March 14, 2026 09:26
  new RegExp(
    `^${weekday}${monthName} (?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>\\d{4})(?:,? +${clock}${half}${zone})?$`,
  ),
  // C's asctime, and the earlier format of X: Sat Mar 14 09:26:53 +0000 2026
  new RegExp(`^${weekday}${monthName} +(?<day>\\d{1,2}) ${clock}${zone} (?<year>\\d{4})$`),
  // 14/03/2026 or 03/14/2026
  new RegExp(
    `^(?<first>\\d{1,2})(?<mark>[/.-])(?<second_>\\d{1,2})\\k<mark>(?<year>\\d{4})(?:,? +${clock}${half}${zone})?$`,
  ),
];

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Reads a time; `null` if the text is not one. */
export function readTime(text: string): ReadTime {
  for (const form of forms) {
    const groups = form.exec(text)?.groups;
    if (groups !== undefined) return timeOf(groups);
  }
  return null;
}

type Groups = Readonly<Record<string, string | undefined>>;

function timeOf(groups: Groups): ReadTime {
  const { zone: named, first, second_: second, mark } = groups;
  const offset = named === undefined ? null : zoneOffset(named);
  if (named !== undefined && offset === null) return { state: "unknown-zone", zone: named };
  const hour = hourOf(groups);
  if (hour === null) return null;
  const rest = {
    year: fullYear(groups.year ?? ""),
    hour,
    minute: Number(groups.minute ?? 0),
    second: Number(groups.second ?? 0),
    fraction: groups.fraction ?? "",
    ...{ offset, isDateOnly: groups.hour === undefined },
  };
  if (first !== undefined && second !== undefined) {
    const numbers = { first: Number(first), second: Number(second) };
    const ordered = (order: DateOrder): WrittenTime =>
      order === "dmy"
        ? { ...rest, day: numbers.first, month: numbers.second }
        : { ...rest, day: numbers.second, month: numbers.first };
    return { state: "unordered", time: { ...numbers, isPointed: mark === ".", in: ordered } };
  }
  const month = monthOf(groups);
  return month === 0 ? null : { state: "read", time: { ...rest, month, day: Number(groups.day) } };
}

function monthOf({ month, name = "" }: Groups): number {
  return month === undefined ? monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(month);
}

/** Returns the hour from 0 to 23; `null` for an hour that does not exist on a twelve-hour clock. */
function hourOf({ hour = "0", half: halfOfDay }: Groups): number | null {
  const read = Number(hour);
  if (halfOfDay === undefined) return read;
  if (read < 1 || read > 12) return null;
  return (read % 12) + (halfOfDay.toLowerCase() === "p" ? 12 : 0);
}

/** Returns the year that a text gives. Two digits mean a year from 1970 to 2069. */
function fullYear(year: string): number {
  if (year.length > 2) return Number(year);
  return Number(year) + (Number(year) < 70 ? 2000 : 1900);
}
