import type { CsvTable } from "./csv-table.js";

/** Names of columns that identify people, in lower case, without spaces and punctuation. */
const identifyingNames = new Set(
  (
    "name fullname firstname forename givenname vorname lastname surname familyname nachname username userhandle handle " +
    "email emailaddress mail mailaddress phone phonenumber telephone telephonenumber telefon mobile mobilephone cell cellphone " +
    "zip zipcode postcode postalcode plz postleitzahl " +
    "address streetaddress street homeaddress postaladdress adresse anschrift ip ipaddress ssn socialsecurity " +
    "socialsecuritynumber nationalid passport passportnumber iban accountnumber birthdate birthday dateofbirth dob geburtsdatum " +
    "latitude longitude lat lon lng gps url profileurl twitter instagram facebook linkedin"
  ).split(" "),
);

interface Content {
  readonly what: string;
  readonly matches: (cell: string) => boolean;
}

const contents: readonly Content[] = [
  { what: "e-mail addresses", matches: (cell) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(cell) },
  { what: "internet addresses", matches: (cell) => /^(?:https?:\/\/|\d{1,3}(?:\.\d{1,3}){3}$)/.test(cell) },
  {
    what: "telephone numbers",
    matches: (cell) =>
      /^[+(0][\d ()/.-]{6,24}$/.test(cell) && cell.replace(/\D/g, "").length >= 7 && /[+ (/-]/.test(cell),
  },
];

/** Minimum share of cells that must have the same kind of content. */
const minShare = 0.5;

/** Minimum number of filled cells for testing how many of them are different. */
const minCells = 20;

/** Minimum share of different cells at which a column seems to contain texts about individuals. */
const minDifferent = 0.9;

/**
 * Returns the reason why a column seems to identify people, by its name or its content; `null` if it does not.
 * @param table the table of people
 * @param at the index of the column
 * @param isId whether it is the column of ids, whose values always differ
 */
export function identifyingReason({ columns, rows }: CsvTable, at: number, isId: boolean): string | null {
  const name = (columns[at] ?? "").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const cells = rows.flatMap(({ cells: all }) => (all[at] === undefined || all[at] === "" ? [] : [all[at]]));
  if (cells.length === 0) return null;
  if (!isId && identifyingNames.has(name)) return "by its name says who somebody is";
  const share = (matches: (cell: string) => boolean): number => cells.filter(matches).length / cells.length;
  const content = contents.find(({ matches }) => share(matches) >= minShare);
  if (content !== undefined) return `contains ${content.what}`;
  if (cells.length < minCells || new Set(cells).size / cells.length < minDifferent) return null;
  if (share((cell) => /[\p{L}\d]{2,}[\s,.'’-]+\p{L}{2,}/u.test(cell)) >= minShare)
    return "has a different text for nearly everyone, as names and addresses have";
  if (!isId && share((cell) => /^[\p{L}\d-]*\d{6,}[\p{L}\d-]*$/u.test(cell)) >= minShare)
    return "has a different number for nearly everyone, as account numbers have";
  return null;
}
