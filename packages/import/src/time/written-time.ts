/** A time as it is written: parts of a date and of a day, and the offset from UTC where there is one. */
export interface WrittenTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Digits after the decimal point of the second; empty if there are none. */
  readonly fraction: string;
  /** `Z` or `+02:00`; `null` if the time has no zone. */
  readonly offset: string | null;
  /** Only a date is written. */
  readonly isDateOnly: boolean;
}

/** Which of two numbers of a date comes first. */
export type DateOrder = "dmy" | "mdy";

/** A time whose first two numbers are day and month in an order that it does not say itself. */
export interface UnorderedTime {
  /** The two numbers, as they stand. */
  readonly first: number;
  readonly second: number;
  /** Points between the numbers: the day is first. */
  readonly isPointed: boolean;
  /** The time once the order is known. */
  in(order: DateOrder): WrittenTime;
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Date and time of day as RFC 3339 writes them, without the offset. */
export function localText(time: WrittenTime): string {
  const { year, month, day, hour, minute, second, fraction } = time;
  const date = `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;
  const clock = `${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}`;
  return `${date}T${clock}${fraction === "" ? "" : `.${fraction}`}`;
}
