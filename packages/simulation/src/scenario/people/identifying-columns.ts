import type { CsvTable } from "./csv-table.js";

/** Names of columns that identify people, without case, spaces and marks. */
const identifyingNames = new Set(
  (
    "name fullname firstname forename givenname vorname lastname surname familyname nachname username userhandle handle " +
    "email emailaddress mail mailaddress phone phonenumber telephone telephonenumber telefon mobile mobilephone cell cellphone " +
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

/** Share of the cells that must look alike. */
const minShare = 0.5;

/** Minimum number of filled cells for a column to be judged by how different they are. */
const minCells = 20;

/** Minimum share of different cells in a column of texts about individuals. */
const minDifferent = 0.9;

/**
 * Returns why a column looks as if it identified people: its name, or its content; `null` if it does not.
 * @param table the table of people
 * @param at the position of the column
 * @param isId whether it is the column of ids, which differ anyway
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
