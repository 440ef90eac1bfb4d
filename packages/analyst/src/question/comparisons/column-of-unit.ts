import type { Column } from "../../table/column.js";
import { nameParts } from "../../table/name-parts.js";
import type { Token } from "../token.js";
import type { ComparedColumn } from "./compared-column.js";

/** Units of numbers, and the parts of the names of columns that are measured in them. */
const units: readonly (readonly [unit: RegExp, parts: RegExp])[] = [
  [
    /^(?:cm|mm|centimet(?:er|re)s?|millimet(?:er|re)s?|met(?:er|re)s?|inch(?:es)?|feet|foot|ft)$/,
    /^(?:height|ht|length|width|depth|elevation|altitude|tall|stature|size|diameter)$/,
  ],
  [/^(?:km|kilomet(?:er|re)s?|miles?)$/, /^(?:distance|dist|length|range)$/],
  [/^(?:kg|kilos?|kilograms?|pounds?|lbs?|grams?|tons?|tonnes?)$/, /^(?:weight|wt|mass|load)$/],
];

/**
 * Returns the only column that is measured in the unit after a number, as in `women under 170 cm`; `null` if there is no
 * single one. Returns `undefined` if no unit of size or weight follows.
 */
export function columnOfUnit(
  unit: Token | undefined,
  columns: readonly Column[],
): ComparedColumn | null | undefined {
  const parts = units.find(([pattern]) => pattern.test(unit?.lower ?? ""))?.[1];
  if (parts === undefined) return undefined;
  const [only, ...more] = columns.filter(({ name }) => nameParts(name).some((part) => parts.test(part)));
  return only === undefined || more.length > 0 ? null : { column: only, tokens: [] };
}
