/** A date in a text: a day, a month of a year, or a day of a month. */
export interface DateFound {
  /** The date as it is written. */
  readonly text: string;
  /** The possible dates; there are two if the order of day and month is ambiguous. A part that the text does not name is `null`. */
  readonly readings: readonly DateReading[];
}

interface DateReading {
  readonly year: number | null;
  readonly month: number;
  readonly day: number | null;
}

const monthNames = [
  "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
]; // biome-ignore format: a list of names

const month = String.raw`(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|\.)?`;
const year = String.raw`(?<year>\d{4})`;

/** Date formats, longest first. Text that matches one format is removed before the next is tried. */
const forms: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\d)${year}-(?<month>\d{2})-(?<day>\d{2})(?!\d)`, "giu"),
  new RegExp(String.raw`(?<!\d)${day}(?: of)? ${month},? ${year}(?!\d)`, "giu"),
  new RegExp(String.raw`(?<!\p{L})${month} ${day},? ${year}(?!\d)`, "giu"),
  new RegExp(String.raw`(?<!\d)(?<first>\d{1,2})[./](?<second>\d{1,2})[./]${year}(?!\d)`, "giu"),
  new RegExp(String.raw`(?<!\p{L})${month} ${year}(?!\d)`, "giu"),
  new RegExp(String.raw`(?<!\d)${day}(?: of)? ${month}(?!\p{L})`, "giu"),
  new RegExp(String.raw`(?<!\p{L})${month} (?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d.,]?\d)`, "giu"),
];

/** Returns the dates of a text, and the text without them, because the numbers in a date are not figures. */
export function readDates(text: string): { readonly dates: readonly DateFound[]; readonly rest: string } {
  const dates: DateFound[] = [];
  const rest = forms.reduce(
    (left, form) =>
      left.replace(form, (...args: unknown[]) => {
        const written = String(args[0]);
        const readings = readingsOf(args.at(-1));
        if (readings.length === 0) return written;
        dates.push({ text: written, readings });
        return " ".repeat(written.length);
      }),
    text,
  );
  return { dates, rest };
}

function readingsOf(groups: unknown): DateReading[] {
  const field = (name: string): string | null => {
    const value: unknown =
      typeof groups === "object" && groups !== null ? Reflect.get(groups, name) : undefined;
    return typeof value === "string" ? value : null;
  };
  const [first, second, yearText] = [field("first"), field("second"), field("year")];
  const yearNumber = yearText === null ? null : Number(yearText);
  const readings =
    first !== null && second !== null
      ? [
          { year: yearNumber, month: Number(second), day: Number(first) },
          { year: yearNumber, month: Number(first), day: Number(second) },
        ]
      : [{ year: yearNumber, month: monthNumber(field("month") ?? ""), day: dayNumber(field("day")) }];
  return readings.filter(
    (date) => date.month >= 1 && date.month <= 12 && (date.day === null || (date.day >= 1 && date.day <= 31)),
  );
}

function monthNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  return monthNames.findIndex((name) => name.startsWith(text.toLowerCase().slice(0, 3))) + 1;
}

function dayNumber(text: string | null): number | null {
  return text === null ? null : Number(text);
}

/** Whether a text's date agrees with a statement's date in every part that the statement names. */
export function saysDate(source: DateFound, statement: DateFound): boolean {
  return statement.readings.some((named) =>
    source.readings.some(
      (found) =>
        found.month === named.month &&
        (named.year === null || found.year === named.year) &&
        (named.day === null || found.day === named.day),
    ),
  );
}
