import type { Shape } from "../value-shape.js";
import { monthBeginnings } from "./month-names.js";

/** The order of day, month and year in a date written in digits. */
export type DateOrder = "dmy" | "mdy" | "ymd";

/** A notation for dates. */
export interface DateForm {
  readonly name:
    | "iso"
    | "compact"
    | "year-first"
    | "digits"
    | "day-month-name"
    | "month-name-day"
    | "month"
    | "week"
    | "quarter"
    | "year";
  /** Matches the shapes with this form. In shapes, digits are written as 9. */
  readonly shape: RegExp;
}

/** A shape that is a date, with its form. */
export interface DatedShape extends Shape {
  readonly form: DateForm;
}

const time =
  "(?:,? ?[T ] ?9{1,2}:99(?::99(?:[.,]9+)?)?(?: ?[AaPp]\\.?[Mm]\\.?)?(?: ?(?:Z|UTC|GMT|(?:UTC|GMT)?[+-]9{1,2}(?::?99)?))?)?";
const monthName = "\\p{L}{3,10}\\.?";
const weekday = "(?:\\p{L}{2,10}\\.?,? )?";

const form = (name: DateForm["name"], source: string): DateForm => ({
  name,
  shape: new RegExp(`^${source}$`, "u"),
});

/** The date forms, most specific first. */
const dateForms: readonly DateForm[] = [
  form("iso", `9999-99-99${time}`),
  form("compact", "99999999T999999Z?"),
  form("year-first", `9999(?<mark>[./])9{1,2}\\k<mark>9{1,2}${time}`),
  form("digits", `${weekday}9{1,2}(?<mark>[./-]) ?9{1,2}\\k<mark> ?(?:9999|99)${time}`),
  form(
    "day-month-name",
    `${weekday}9{1,2}(?:\\.|st|nd|rd|th)?[ -]?(?:de )?${monthName}[ ,-]*(?:de )?(?:9999|99)${time}`,
  ),
  form("month-name-day", `${weekday}${monthName} 9{1,2}(?:st|nd|rd|th)?,? (?:9999)${time}`),
  form(
    "month",
    `(?:9999-99|9999[ -](?:${monthBeginnings})\\p{L}{0,7}\\.?|99?/9999|${monthName}[ -](?:9999)|(?:${monthBeginnings})\\p{L}{0,7}(?:-| ')99)`,
  ),
  form("week", "9999[ -]?W99"),
  form("year", "(?:FY|CY|SY|GJ) ?9999"),
  form("quarter", `(?:9999[ -]?Q9|Q9[ -/]?9999)`),
];

/** Returns the date form of a shape; `null` if the shape is not a date. */
export function dateFormOf(shape: string): DateForm | null {
  return dateForms.find((candidate) => candidate.shape.test(shape)) ?? null;
}

/** Whether a shape has a time of day. */
export function hasTime(shape: string): boolean {
  return /9:99|9T9/.test(shape);
}

/** Whether a shape ends in an offset from UTC. */
export function hasOffset(shape: string): boolean {
  return hasTime(shape) && /9:99.*[\dCTM] ?[+-]9{1,2}(?::?99)?$/.test(shape);
}

/** Whether a shape ends with a time zone. */
export function hasZone(shape: string): boolean {
  return hasOffset(shape) || /(?:Z|UTC|GMT)$/.test(shape);
}

/**
 * Parses a format such as `dd/mm/yyyy`, `%m-%d-%Y` or `DMY`. Returns `null` if it does not contain each part exactly
 * once.
 */
export function dateOrder(format: string): DateOrder | null {
  const letters = format
    .toLowerCase()
    .replace(/[^dmy]/g, "")
    .replace(/(.)\1+/g, "$1");
  return letters === "dmy" || letters === "mdy" || letters === "ymd" ? letters : null;
}
