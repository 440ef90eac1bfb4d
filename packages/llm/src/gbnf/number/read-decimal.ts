import { plainDecimal } from "./decimal.js";
import type { NumberBound } from "./read-bounded.js";
import type { TextReader } from "./text-reader.js";

/**
 * The part of a number that is being read. `point` also follows a fraction that ends in a zero, because a number must
 * end neither with a point nor with such a zero.
 */
type Phase = "start" | "minus" | "zero" | "minus-zero" | "whole" | "point" | "fraction";

interface State {
  readonly phase: Phase;
  /** Number of digits that count towards a limit, first before and then after the decimal point. */
  readonly count: number;
}

/** For each phase, the phase after a decimal point, after a digit 0, and after any other digit. */
const phases: Readonly<
  Record<Phase, { readonly point?: Phase; readonly zero?: Phase; readonly digit?: Phase }>
> = {
  start: { zero: "zero", digit: "whole" },
  minus: { zero: "minus-zero", digit: "whole" },
  zero: { point: "point" },
  "minus-zero": { point: "point" },
  whole: { point: "point", zero: "whole", digit: "whole" },
  point: { zero: "point", digit: "fraction" },
  fraction: { zero: "point", digit: "fraction" },
};

const accepted: readonly Phase[] = ["zero", "whole", "fraction"];

/** Maximum numbers of digits before and after the decimal point that `JSON.stringify` writes without an exponent. */
const maxWholeDigits = 21;
const maxFractionDigits = 24;

interface DecimalRules {
  readonly isInteger: boolean;
  readonly min?: NumberBound;
  readonly max?: NumberBound;
  readonly digits?: number | null;
}

/**
 * Reads a decimal as `JSON.stringify` writes it: without redundant zeros and without `-0`. A fraction must be
 * allowed, and the number of digits is limited by the rules.
 */
export function readDecimal({ isInteger, min, max, digits = null }: DecimalRules): TextReader<State> {
  const isBounded = min !== undefined && max !== undefined;
  const maxWhole =
    isBounded || digits === null
      ? maxWholeDigits
      : Math.min(maxWholeDigits, Math.max(digits, digitsBeside(min, max, "whole")));
  const maxFraction = digits === null ? maxFractionDigits : Math.max(digits, digitsBeside(min, max, "all"));

  const afterPoint = ({ phase, count }: State): State | null => {
    const next = isInteger ? undefined : phases[phase].point;
    if (next === undefined) return null;
    // Digits before the point count towards those of the number, if there is such a limit.
    return { phase: next, count: digits !== null && phase === "whole" ? count : 0 };
  };
  const afterDigit = ({ phase, count }: State, char: string): State | null => {
    const next = phases[phase][char === "0" ? "zero" : "digit"];
    if (next === undefined || count >= (next === "whole" ? maxWhole : maxFraction)) return null;
    return { phase: next, count: count + 1 };
  };
  return {
    start: { phase: "start", count: 0 },
    key: ({ phase, count }) => `${phase}:${count}`,
    step(state, char) {
      if (char === "-") return state.phase === "start" ? { phase: "minus", count: 0 } : null;
      return char === "." ? afterPoint(state) : afterDigit(state, char);
    },
    accepts: ({ phase }) => accepted.includes(phase),
  };
}

/**
 * Returns one digit more than the bounds have, before the decimal point or in total, so that numbers on either side
 * of the bounds can be written.
 */
function digitsBeside(
  min: NumberBound | undefined,
  max: NumberBound | undefined,
  part: "all" | "whole",
): number {
  const lengths = [min, max].map((bound) => {
    const [whole = "", fraction = ""] =
      bound === undefined ? [] : plainDecimal(Math.abs(bound.value)).split(".");
    return whole.length + (part === "all" ? fraction.length : 0);
  });
  return 1 + Math.max(...lengths);
}
