import { calendarRole, isYearName } from "./calendar-name.js";
import type { Column, ColumnRole } from "./column.js";
import { nameParts } from "./column-nature.js";
import { writtenName } from "./header-names.js";

type Introspected = Omit<Column, "role" | "nature">;

/** Parts of names of numbers that name something, in whole numbers: they are told apart, never added up. */
const codeWords: ReadonlySet<string> = new Set(
  "id ids uuid guid key code codes nr no zip zipcode postcode plz postal phone tel fax sku ean isbn gtin iban fips iso cluster idx account konto customer kunde invoice rechnung ticket article artikel ward store shop branch filiale station group groups gruppe groupe grupo class klasse type typ category kategorie sex gender geschlecht".split(
    " ",
  ),
);

/** What is numbered, in names that are written as one word: `orderid`, `Rechnungsnr`, `customerno`. */
const numbered =
  "order|user|customer|client|product|item|invoice|account|session|visitor|device|shop|store|employee|member|patient|student|ticket|transaction|payment|article|person|company|vendor|supplier|record|row|case|event|group|parent|object|post|message";
const compoundCode = new RegExp(
  `^(?:${numbered})s?(?:id|no|key)$|(?:nr|nummer|leitzahl|kennung|kennziffer|zipcode|postcode|barcode|countrycode)$`,
);
/** Moments as numbers: seconds, milliseconds or less since 1970. */
const momentName = /timestamp$|^(?:epoch|ts|unixtime|epoch(?:seconds|ms|millis))$/;

/** Names of numbers that say where something is. */
const coordinateName = /^(lat|lon|lng|long|latitude|longitude|easting|northing)$/;
/** Names of numbers that count up rows, where they stand alone or after what they number: `index`, `Order number`. */
const rowNumberName = /^(index|row|column0|unnamed.*|#|№|)$|[\p{L}\p{N}][ _-]?(number|nummer|num)$/iu;

/** What a column is good for, from its kind, its name and its values. */
export function roleOf(column: Introspected, rows: number): ColumnRole {
  if (column.kind === "time") return "time";
  if (column.kind !== "number") return "category";
  if (isCoordinate(column) || isMoment(column)) return "identifier";
  const name = writtenName(column.name);
  const part = datePart(column, name);
  if (part !== null) return part;
  const { distinct } = column;
  if (distinct === null || !isCode(name)) return "measure";
  return distinct === rows - column.missing ? "identifier" : "category";
}

/** The role of numbers that are parts of dates by their name and range; `null` if they are none. */
function datePart({ type, least, greatest, distinct }: Introspected, name: string): ColumnRole | null {
  // Numbers beyond 2^53 are no part of a date, but they are identifiers more often than others.
  if (typeof least !== "number" || typeof greatest !== "number") return null;
  const isWhole = /INT/.test(type);
  // A year may be missing as 0, or be one with a fraction, as 1958.2: then it is nothing to compare, and no measure either.
  if (isWhole && isYearsByValues(name, least, greatest, distinct)) return "year";
  const isYear = isYearName(name) && calendarRole(name, greatest, greatest) === "year";
  if (isYear && (!isWhole || least === 0)) return "identifier";
  return isWhole ? calendarRole(name, least, greatest) : null;
}

/** A column called time or date of whole numbers that follow one another like years. */
function isYearsByValues(name: string, least: number, greatest: number, distinct: number | null): boolean {
  const isTime = /^(?:time|date|period|season|fiscal ?year|fy)$/i.test(name.trim());
  return isTime && least >= 1_500 && greatest <= 2_200 && (distinct ?? 0) * 4 > greatest - least;
}

/** The last part of a name says what its numbers are: an `order_id` is an id, a `number_of_orders` is not. */
export function isCode(name: string): boolean {
  const last = nameParts(name).at(-1) ?? "";
  return codeWords.has(last) || compoundCode.test(last) || rowNumberName.test(name);
}

/** Numbers below these are no moments of our time, whatever their name. */
const leastMoment = 1e8;

function isMoment({ name, least }: Introspected): boolean {
  return isMomentName(name) && Number(least) >= leastMoment;
}

/** Whether numbers of a column of this name may be moments, counted from 1970. */
export function isMomentName(name: string): boolean {
  const parts = nameParts(name);
  return momentName.test(parts.at(-1) ?? "") || momentName.test(parts.join(""));
}

function isCoordinate({ name }: Introspected): boolean {
  return coordinateName.test(nameParts(name).at(-1) ?? "");
}
