import { natureOf } from "./amount-or-level.js";
import { nameParts } from "./name-parts.js";

/** A part of a date that a numeric column can contain, with its names and its range. */
interface CalendarPart {
  readonly role: "year" | "calendar";
  readonly name: RegExp;
  readonly least: number;
  readonly greatest: number;
}

/** Matches an optional suffix of a date part's name: `no` in `month no`, `of year` in `weekOfYear`. */
const counted = "(?: (?:no|nr|num|number|nummer|of (?:the )?(?:year|month)))?";
const part = (names: string, least: number, greatest: number): CalendarPart => ({
  role: "calendar",
  name: new RegExp(`(?:${names})${counted}$`),
  least,
  greatest,
});

/** The parts of dates. Plurals are excluded, because `hours` and `days` are durations. */
const calendarParts: readonly CalendarPart[] = [
  {
    role: "year",
    name: /(?<!(?:^| )(?:per|pro|je|par|por) )years?$|(?:^| )yr$|jahr$|^jahrgang$|vintage$|^année|^annee|^año|^ano$|^anno$/,
    least: 1000,
    greatest: 3000,
  },
  part("quarter|(?:^| )qtr|quartal", 1, 4),
  part("month|(?:^| )mon|monat|(?:^| )mois|(?:^| )mes", 1, 12),
  part("week ?day|day of week|(?:^| )dow|wochentag", 0, 7),
  part("week|(?:^| )wk|woche|(?:^| )kw", 0, 53),
  part("day of year|(?:^| )doy", 1, 366),
  part("(?:^| )day|(?:^| )dom|(?:^| )tag", 1, 31),
  part("hour|hour of day|(?:^| )hr|stunde", 0, 24),
];

/** Matches names in which `year` is followed by an event, such as `year_built` or `yr_renovated`. */
const yearFirst = /^(?:year|yr) (?!to |end)/;

/** Matches names of times that end with an event, such as `YearSold` or `month_opened`. */
const eventLast =
  /^(?<part>year|yr|quarter|qtr|month|mon|mo|week|weekday|day|hour)s? (?:of )?(?:sold|sale|bought|purchased|listed|opened|closed|released|issued|published|ordered|shipped|delivered|recorded|registered|signed|completed|started|ended|created|held|launched|admitted|discharged|collected|observed|caught|filed|reported|died)$/;

/** Names of years in which something other than the row's event happened. */
const yearOfSomething =
  /vintage|(?:year|yr) ?(?:veh|car)|baujahr|built|constru|geburt|birth|born|naissance|nacimiento|jahrgang|model|gründ|found|establish|renovat|manufactur|join|hire/;

/**
 * Returns the role of a column that contains parts of dates, judged by its name and range; `null` for other columns.
 */
export function calendarRole(name: string, least: number, greatest: number): "year" | "calendar" | null {
  const found = partNamed(name);
  return found !== undefined && least >= found.least && greatest <= found.greatest ? found.role : null;
}

/** Whether a numeric column of this name contains years. */
export function isYearName(name: string): boolean {
  return partNamed(name)?.role === "year";
}

/** Whether a numeric column with this name contains parts of dates. */
export function isCalendarName(name: string): boolean {
  return partNamed(name) !== undefined;
}

function partNamed(name: string): CalendarPart | undefined {
  const words = nameParts(name).join(" ");
  const event = eventLast.exec(words)?.groups?.part;
  if (event !== undefined) {
    const own = event === "mo" ? "month" : event;
    return calendarParts.find((candidate) => candidate.name.test(own));
  }
  if (/^(?:year|yr)(?:acc|sold|obs|acq)$/.test(words))
    return calendarParts.find(({ role }) => role === "year");
  const isYear = yearFirst.test(words) && natureOf(name) === "unknown";
  return calendarParts.find((candidate) => (isYear ? candidate.role === "year" : candidate.name.test(words)));
}

/**
 * Whether a column's years are a property of the thing that the row describes, such as the year in which a house was
 * built (`yr_built`, `Baujahr`, `vintage`), and not the time to which the row belongs.
 */
export function isYearOfSomething(name: string): boolean {
  return yearOfSomething.test(nameParts(name).join(" "));
}
