import { calendarRole, isYearName } from "./calendar-name.js";
import type { Column, ColumnRole } from "./column.js";
import { nameParts } from "./column-nature.js";
import { writtenName } from "./header-names.js";

type Introspected = Omit<Column, "role" | "nature">;

/** Parts of the names of codes: integers that identify something and are never added up. */
const codeWords: ReadonlySet<string> = new Set(
  "id ids uuid guid key code codes nr no zip zipcode postcode plz postal phone tel fax sku ean isbn gtin iban fips iso cluster idx account konto customer kunde invoice rechnung ticket article artikel ward store shop branch filiale station group groups gruppe groupe grupo class klasse type typ category kategorie sex gender geschlecht".split(
    " ",
  ),
);

/** Things that are numbered, in compound names: `orderid`, `Rechnungsnr`, `customerno`. */
const numbered =
  "order|user|customer|client|product|item|invoice|account|session|visitor|device|shop|store|employee|member|patient|student|ticket|transaction|payment|article|person|company|vendor|supplier|record|row|case|event|group|parent|object|post|message";
const compoundCode = new RegExp(
  `^(?:${numbered})s?(?:id|no|key)$|(?:nr|nummer|leitzahl|kennung|kennziffer|zipcode|postcode|barcode|countrycode)$`,
);
/** Timestamps as numbers: seconds, milliseconds or smaller units since 1970. */
const momentName = /timestamp$|^(?:epoch|ts|unixtime|epoch(?:seconds|ms|millis))$/;

/** Names of coordinates. */
const coordinateName = /^(lat|lon|lng|long|latitude|longitude|easting|northing)$/;
/** Names of row numbers, alone or after the things that they number: `index`, `Order number`. */
const rowNumberName = /^(index|row|column0|unnamed.*|#|№|)$|[\p{L}\p{N}][ _-]?(number|nummer|num)$/iu;

/** The role of a column, from its kind, name and values. */
export function roleOf(column: Introspected, rows: number): ColumnRole {
  if (column.kind === "time") return "time";
  if (column.kind !== "number") return "category";
  if (isCoordinate(column) || isMoment(column)) return "identifier";
  const name = writtenName(column.name);
  const part = datePart(column, name);
  if (part !== null) return part;
  const { distinct } = column;
  if (distinct === null || !isCodeName(name)) return "measure";
  return distinct === rows - column.missing ? "identifier" : "category";
}

/** The role of numbers that are parts of dates, by name and range; `null` if they are not. */
function datePart({ type, least, greatest, distinct }: Introspected, name: string): ColumnRole | null {
  // Numbers beyond 2^53 are not parts of dates, but they often are identifiers.
  if (typeof least !== "number" || typeof greatest !== "number") return null;
  const isWhole = /INT/.test(type);
  // A missing year may be 0, and a year may have a fraction, as in 1958.2: such a column can be neither
  // compared nor measured.
  if (isWhole && isYearsByValues(name, least, greatest, distinct)) return "year";
  const isYear = isYearName(name) && calendarRole(name, greatest, greatest) === "year";
  if (isYear && (!isWhole || least === 0)) return "identifier";
  return isWhole ? calendarRole(name, least, greatest) : null;
}

/** A column named time or date with consecutive integers in the range of years. */
function isYearsByValues(name: string, least: number, greatest: number, distinct: number | null): boolean {
  const isTime = /^(?:time|date|period|season|fiscal ?year|fy)$/i.test(name.trim());
  return isTime && least >= 1_500 && greatest <= 2_200 && (distinct ?? 0) * 4 > greatest - least;
}

/** The last part of a name determines its meaning: an `order_id` is an id, a `number_of_orders` is not. */
export function isCodeName(name: string): boolean {
  const last = nameParts(name).at(-1) ?? "";
  return codeWords.has(last) || compoundCode.test(last) || rowNumberName.test(name);
}

/** Smaller numbers are not timestamps of the present, regardless of the name. */
const leastMoment = 1e8;

function isMoment({ name, least }: Introspected): boolean {
  return isMomentName(name) && Number(least) >= leastMoment;
}

/** Whether numbers in a column of this name can be timestamps since 1970. */
export function isMomentName(name: string): boolean {
  const parts = nameParts(name);
  return momentName.test(parts.at(-1) ?? "") || momentName.test(parts.join(""));
}

function isCoordinate({ name }: Introspected): boolean {
  return coordinateName.test(nameParts(name).at(-1) ?? "");
}
