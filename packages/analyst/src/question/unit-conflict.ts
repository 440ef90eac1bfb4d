import { nameParts } from "../table/name-parts.js";
import type { Draft } from "./draft.js";
import type { Reading } from "./reading.js";

/** Patterns of units, grouped by kind. Units on the same line are equal. */
const kinds: readonly (readonly RegExp[])[] = [
  [
    /^(?:kg|kgs|kilos?|kilograms?)$/,
    /^(?:g|grams?)$/,
    /^(?:lb|lbs|pounds?)$/,
    /^(?:ounces?|oz)$/,
    /^(?:tons?|tonnes?)$/,
  ],
  [
    /^(?:km|kilomet(?:er|re)s?)$/,
    /^(?:m|met(?:er|re)s?)$/,
    /^(?:cm|centimet(?:er|re)s?)$/,
    /^(?:mm|millimet(?:er|re)s?)$/,
    /^(?:miles?|mi)$/,
    /^(?:feet|foot|ft)$/,
    /^(?:inch|inches)$/,
  ],
  [/^(?:celsius|centigrade)$/, /^(?:fahrenheit)$/, /^kelvin$/],
  [/^(?:seconds?|secs?)$/, /^(?:minutes?|mins?)$/, /^(?:hours?|hrs?)$/],
  [/^(?:lit(?:er|re)s?)$/, /^gallons?$/, /^barrels?$/],
  [
    /^(?:usd|dollars?|us\$|\$)$/,
    /^(?:eur|euros?|€)$/,
    /^(?:gbp|sterling|£)$/,
    /^(?:yen|jpy|¥)$/,
    /^(?:rupees?|inr)$/,
    /^(?:yuan|cny|rmb)$/,
    /^(?:francs?|chf)$/,
  ],
];

/** Matches `in` before a unit, which is then the unit requested for the answer. */
const wanted = /\bin (?:us |u\.s\. |british |metric |short |square |cubic )?([\p{L}$€£¥]+)/giu;

const currencies = kinds.at(-1) ?? [];

/**
 * Returns the reason if an answer would be in a different unit than requested. Returns `null` if the units are equal or
 * unknown.
 */
export function unitConflict({ question }: Draft, { measure }: Reading): string | null {
  const { column } = measure;
  if (column === null || measure.aggregate === "ratio") return null;
  const own = [...nameParts(column.name), ...(column.unit === null ? [] : [column.unit])].map((part) =>
    part.toLowerCase(),
  );
  for (const [, word = ""] of question.matchAll(wanted)) {
    for (const units of kinds) {
      const asked = units.find((unit) => unit.test(word.toLowerCase()));
      const had = units.find((unit) =>
        own.some((part) => (part.length > 1 || /[$€£¥]/.test(part) ? unit.test(part) : false)),
      );
      if (asked !== undefined && had !== undefined && asked !== had)
        return `${column.name} is in ${own.find((part) => had.test(part)) ?? "another unit"}, and nothing is converted to ${word}`;
    }
    // Most tables of prices are in dollars; any other currency must be stated in the table.
    const [dollars, ...others] = currencies;
    const isOther = others.some((unit) => unit.test(word.toLowerCase()));
    if (isOther && !own.some((part) => others.some((unit) => unit.test(part))) && dollars !== undefined)
      return `nothing says that ${column.name} is in ${word}`;
  }
  return null;
}
