import { nameParts } from "./name-parts.js";

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

/** Matches names of row numbers, with or without the numbered things: `index`, `Order number`. */
const rowNumberName = /^(index|row|column0|unnamed.*|#|№|)$|[\p{L}\p{N}][ _-]?(number|nummer|num)$/iu;

/**
 * Whether a column's name denotes an identifier. The last part decides: `order_id` does, `number_of_orders` does not.
 */
export function isCodeName(name: string): boolean {
  const last = nameParts(name).at(-1) ?? "";
  return codeWords.has(last) || compoundCode.test(last) || rowNumberName.test(name);
}
