import type { Shape } from "../value-shape.js";
import type { DecimalMark } from "./decimal-mark.js";
import { unitNamed, unitPattern } from "./units.js";

/** A shape read as a number. */
export interface NumberShape {
  /**
   * The decimal separators with which the number can be parsed. These are both if the number has no separator, or one
   * that may separate thousands.
   */
  readonly marks: readonly DecimalMark[];
  /** Number of digits before and after the decimal mark, for each mark. */
  readonly digits: Readonly<Record<DecimalMark, { readonly whole: number; readonly fraction: number }>>;
  readonly currency: string | null;
  /** The unit after the number, such as `kg`; `null` if there is none. */
  readonly unit: string | null;
  readonly isPercent: boolean;
  /** Whether the number has an exponent, as in `1.5e-7`. */
  readonly isScientific: boolean;
  /** Whether the number is in plain notation: only digits, a sign before them and a decimal point. */
  readonly isPlain: boolean;
  /** Whether the number starts with its decimal mark, as `.5` does. */
  readonly isBare: boolean;
}

/** A shape and its interpretation as a number. */
export interface NumericShape extends Shape {
  readonly number: NumberShape;
}

const currencies =
  "US\\$|R\\$|C\\$|A\\$|[$€£¥₹₩₽₺₪]|USD|EUR|GBP|JPY|CNY|INR|CHF|SEK|NOK|DKK|PLN|CZK|HUF|BRL|CAD|AUD|NZD|Fr\\.|kr\\.?|zł|Kč|Ft";
/** Currency signs that correspond to a single code. */
const codes: Readonly<Record<string, string>> = { "€": "EUR", "£": "GBP", US$: "USD", R$: "BRL", "₹": "INR" };

/**
 * Patterns of digits with one kind of group separator: groups of three digits or, as in India, groups of two before the
 * last three.
 */
const grouped: Readonly<Record<string, RegExp>> = {
  ".": /^9{1,3}(\.999)+$/,
  ",": /^(9{1,3}(,999)+|9{1,2}(,99)+,999)$/,
  " ": /^9{1,3}( 999)+$/,
  "'": /^9{1,3}(['’]999)+$/,
};

/** Parses a shape as a number; `null` if it is not a number. */
export function numberShape(shape: string, leadingZero: boolean): NumberShape | null {
  const { core, worn } = stripAffixes(shape);
  const isPercent = worn.some((dress) => dress.isPercent);
  const currency = worn.find((dress) => dress.currency !== undefined)?.currency ?? null;
  const unit = worn.find((dress) => dress.unit !== undefined)?.unit ?? null;
  const isScientific = /^9+(\.9+)?[eE][+-]?9+$/.test(core);
  if (worn.length > new Set(worn.map((dress) => Object.keys(dress)[0])).size) return null;
  const readings = (isScientific ? (["."] as const) : ([".", ","] as const)).flatMap((mark) => {
    const digits = isScientific ? { whole: 38, fraction: 38 } : readWith(core, mark, leadingZero);
    return digits === null ? [] : [{ mark, digits }];
  });
  const [first] = readings;
  if (first === undefined) return null;
  const digitsOf = (mark: DecimalMark) =>
    readings.find((reading) => reading.mark === mark)?.digits ?? first.digits;
  return {
    marks: readings.map(({ mark }) => mark),
    digits: { ".": digitsOf("."), ",": digitsOf(",") },
    currency,
    unit,
    isPercent,
    isScientific,
    isPlain: /^[+-]?9+(\.9+)?$/.test(shape),
    isBare: /^[.,]/.test(core),
  };
}

/** Counts the digits before and after a decimal separator; `null` if the text cannot be parsed with this separator. */
function readWith(
  core: string,
  mark: DecimalMark,
  leadingZero: boolean,
): { readonly whole: number; readonly fraction: number } | null {
  const parts = core.split(mark);
  const [whole = "", fraction] = parts;
  if (parts.length > 2 || (fraction !== undefined && !/^9+$/.test(fraction))) return null;
  const isGrouped = Object.entries(grouped).some(([by, pattern]) => by !== mark && pattern.test(whole));
  // A number does not start with a group that starts with 0: 0.125 has a decimal point.
  const isWhole =
    /^9+$/.test(whole) || (isGrouped && !leadingZero) || (whole === "" && fraction !== undefined);
  return isWhole ? { whole: whole.replace(/[^9]/g, "").length, fraction: fraction?.length ?? 0 } : null;
}

interface Affix {
  readonly currency?: string;
  readonly unit?: string;
  readonly isPercent?: true;
  readonly isSigned?: true;
}

/** The affixes that can surround the digits, in any order, and their meanings. */
const affixPatterns: readonly { readonly pattern: RegExp; readonly says: (found: string) => Affix }[] = [
  { pattern: /^\((?<rest>.+)\)$/, says: () => ({ isSigned: true }) },
  { pattern: /^[+-] ?(?<rest>.+)$/, says: () => ({ isSigned: true }) },
  { pattern: /^(?<rest>.*9) ?-$/, says: () => ({ isSigned: true }) },
  { pattern: /^(?<rest>.+?) ?%$/, says: () => ({ isPercent: true }) },
  {
    pattern: new RegExp(`^(?<rest>.*[9)]) ?(?<found>${unitPattern})$`),
    says: (found) => ({ unit: unitNamed(found) }),
  },
  {
    pattern: new RegExp(`^(?<found>${currencies}) ?(?<rest>.+)$`, "i"),
    says: (found) => ({ currency: codes[found.toUpperCase()] ?? found.toUpperCase() }),
  },
  {
    pattern: new RegExp(`^(?<rest>.+?) ?(?<found>${currencies})$`, "i"),
    says: (found) => ({ currency: codes[found.toUpperCase()] ?? found.toUpperCase() }),
  },
];

/** Removes currency, unit, percent sign and sign from a number. */
function stripAffixes(shape: string): { readonly core: string; readonly worn: readonly Affix[] } {
  const worn: Affix[] = [];
  let core = shape;
  for (;;) {
    const found = affixPatterns
      .map(({ pattern, says }) => ({ match: pattern.exec(core), says }))
      .find(({ match }) => match !== null);
    if (found?.match === undefined || found.match === null) return { core, worn };
    const { rest = "", found: sign = "" } = found.match.groups ?? {};
    worn.push(found.says(sign));
    core = rest.trim();
  }
}
