import type { Column, ColumnRole } from "./column.js";
import { nameParts } from "./column-nature.js";
import { writtenName } from "./header-names.js";

type Introspected = Omit<Column, "role" | "nature">;

/** A part of a date that a column of whole numbers may hold: how it is called, and its range. */
const calendarParts: readonly { name: RegExp; least: number; greatest: number; role: ColumnRole }[] = [
  {
    name: /year|^yr$|jahr$|^jahrgang$|vintage|^année$|^annee$|^año$|^ano$/i,
    least: 1000,
    greatest: 3000,
    role: "year",
  },
  { name: /quarter|^qtr$|^quartal$/i, least: 1, greatest: 4, role: "calendar" },
  { name: /month|^mon$|^monat$|^mois$|^mes$/i, least: 1, greatest: 12, role: "calendar" },
  { name: /week ?day|day.?of.?week|^dow$|^wochentag$/i, least: 0, greatest: 7, role: "calendar" },
  { name: /week|^wk$|^woche$|^kw$/i, least: 0, greatest: 53, role: "calendar" },
  { name: /day.?of.?year|^doy$/i, least: 1, greatest: 366, role: "calendar" },
  { name: /^day$|day.?of.?month|^dom$|^tag$/i, least: 1, greatest: 31, role: "calendar" },
  { name: /hour|^hr$|^stunde$/i, least: 0, greatest: 24, role: "calendar" },
];

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
const coordinateName = /^(lat|lon|lng|latitude|longitude|easting|northing)$/;
/** Names of numbers that count up rows, where they stand alone or after what they number: `index`, `Order number`. */
const rowNumberName = /^(index|row|column0|unnamed.*|)$|[\p{L}\p{N}][ _-]?(number|nummer|num)$/iu;

/** What a column is good for, from its kind, its name and its values. */
export function roleOf(column: Introspected, rows: number): ColumnRole {
  if (column.kind === "time") return "time";
  if (column.kind !== "number") return "category";
  const { least, greatest, distinct } = column;
  const name = writtenName(column.name);
  if (isCoordinate(column) || isMoment(column)) return "identifier";
  if (distinct === null) return "measure";
  // Numbers beyond 2^53 are no part of a date, but they are identifiers more often than others.
  const part =
    typeof least === "number" && typeof greatest === "number"
      ? calendarParts.find(
          (candidate) =>
            candidate.name.test(name) && least >= candidate.least && greatest <= candidate.greatest,
        )
      : undefined;
  if (part !== undefined) return part.role;
  if (!isCode(name)) return "measure";
  return distinct === rows - column.missing ? "identifier" : "category";
}

/** Whether a column of whole numbers of this name holds years. */
export function isYearName(name: string): boolean {
  return calendarParts.some((part) => part.role === "year" && part.name.test(writtenName(name)));
}

/** The last part of a name says what its numbers are: an `order_id` is an id, a `number_of_orders` is not. */
export function isCode(name: string): boolean {
  const last = nameParts(name).at(-1) ?? "";
  return codeWords.has(last) || compoundCode.test(last) || rowNumberName.test(name);
}

/** Numbers below these are no moments of our time, whatever their name. */
const leastMoment = 1e8;

function isMoment({ name, least }: Introspected): boolean {
  const parts = nameParts(name);
  return (
    (momentName.test(parts.at(-1) ?? "") || momentName.test(parts.join(""))) && Number(least) >= leastMoment
  );
}

function isCoordinate({ name }: Introspected): boolean {
  return coordinateName.test(nameParts(name).at(-1) ?? "");
}
