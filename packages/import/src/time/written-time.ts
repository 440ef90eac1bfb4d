/** A time as it is written: the parts of the date and of the time of day, and the offset from UTC, if any. */
export interface WrittenTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Digits after the decimal point of the second; empty if there are none. */
  readonly fraction: string;
  /** The offset, `Z` or `+02:00`; `null` if the time has no zone. */
  readonly offset: string | null;
  /** Whether the text has a date but no time of day. */
  readonly isDateOnly: boolean;
}

/** The order of day and month in a numeric date. */
export type DateOrder = "dmy" | "mdy";

/** A time that starts with day and month in an unknown order. */
export interface UnorderedTime {
  /** The first of the two numbers, as written. */
  readonly first: number;
  readonly second: number;
  /** Whether points separate the numbers: the day is first. */
  readonly isPointed: boolean;
  /** Returns the time with the day and month in the given order. */
  in(order: DateOrder): WrittenTime;
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Formats the date and time of day as in RFC 3339, without an offset. */
export function localText(time: WrittenTime): string {
  const { year, month, day, hour, minute, second, fraction } = time;
  const date = `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;
  const clock = `${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}`;
  return `${date}T${clock}${fraction === "" ? "" : `.${fraction}`}`;
}
