import { plainDecimal } from "./decimal.js";
import type { NumberBound } from "./read-bounded.js";
import type { TextReader } from "./text-reader.js";

/** The state of a text so far; `point` is also the state after a fraction that ends with a zero, and so cannot end. */
type Phase = "start" | "minus" | "zero" | "minus-zero" | "whole" | "point" | "fraction";

interface State {
  readonly phase: Phase;
  /** Digits that count towards a limit: before the point, then behind it. */
  readonly count: number;
}

/** The phase that follows another after a point, a digit 0, another digit. */
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

/** Digits before and after the point that `JSON.stringify` may write without an exponent. */
const maxWholeDigits = 21;
const maxFractionDigits = 24;

interface DecimalRules {
  readonly isInteger: boolean;
  readonly min?: NumberBound;
  readonly max?: NumberBound;
  readonly digits?: number | null;
}

/** Reads a decimal: no needless zeros, no `-0`, a fraction only if it is allowed, no more digits than the rules have. */
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
 * Returns one digit more than the bounds have, before the point or in total, so that there is a number on either
 * side of them.
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
