import { type Automaton, type CharSet, explore, type Bound as SizeBound } from "@concordat/pattern";
import { plainDecimal } from "./decimal.js";

/** What a number must keep. */
export interface NumberRules {
  readonly isInteger: boolean;
  readonly least?: Bound;
  readonly most?: Bound;
  readonly divisor?: number;
  /** Significant digits that a number may have; those before the point only where a side has no bound. */
  readonly digits?: number | null;
}

export interface Bound {
  readonly value: number;
  /** Whether the bound itself is allowed. */
  readonly included: boolean;
}

/** Reads a number's text character by character; null once it can no longer be one that is meant. */
interface Reader<State> {
  readonly start: State;
  step(state: State, char: string): State | null;
  accepts(state: State): boolean;
}

const alphabet = ["-", ".", ..."0123456789"];

/** Digits before and after the point that `JSON.stringify` may write without an exponent. */
const mostWholeDigits = 21;
const mostFractionDigits = 24;

/**
 * The decimal texts, without exponents, of the numbers that keep some rules.
 * @throws {AutomatonTooLargeError}
 */
export function numberAutomaton(wanted: NumberRules, bound?: SizeBound): Automaton {
  const { least, most, divisor } = wanted;
  const readers: Reader<string>[] = [
    decimals(wanted),
    ...(least === undefined ? [] : [compared(least, "above")]),
    ...(most === undefined ? [] : [compared(most, "below")]),
    ...(divisor === undefined ? [] : [multiples(divisor)]),
  ];
  return explore<readonly string[]>(
    readers.map(({ start }) => start),
    (states) => states.join("|"),
    (states) => {
      bound?.steps?.take(alphabet.length * readers.length);
      return {
        accepts: readers.every((reader, index) => reader.accepts(states[index] ?? "")),
        steps: alphabet.flatMap((char) => {
          const next = readers.map((reader, index) => reader.step(states[index] ?? "", char));
          return next.every((state) => state !== null) ? [{ set: setOf(char), to: next }] : [];
        }),
      };
    },
    bound,
  );
}

function setOf(char: string): CharSet {
  const code = char.codePointAt(0) ?? 0;
  return [[code, code]];
}

/** What may follow each phase of a number's text: a point, a digit 0, another digit. */
const phases: ReadonlyMap<
  string,
  { readonly point?: string; readonly zero?: string; readonly digit?: string }
> = new Map([
  ["start", { zero: "zero", digit: "whole" }],
  ["minus", { zero: "minus-zero", digit: "whole" }],
  ["zero", { point: "point" }],
  ["minus-zero", { point: "point" }],
  ["whole", { point: "point", zero: "whole", digit: "whole" }],
  ["point", { zero: "point", digit: "fraction" }],
  ["fraction", { zero: "point", digit: "fraction" }],
]);

/** How a number is written: no needless zeros, no `-0`, a fraction only where it is allowed. */
function decimals({ isInteger, least, most, digits = null }: NumberRules): Reader<string> {
  const isBounded = least !== undefined && most !== undefined;
  const [room, wholeRoom] = [digitsOf(least, most), digitsOf(least, most, "whole")];
  const largest = {
    whole:
      isBounded || digits === null ? mostWholeDigits : Math.min(mostWholeDigits, Math.max(digits, wholeRoom)),
    fraction: digits === null ? mostFractionDigits : Math.max(digits, room),
  };
  const point = (phase: string, count: number): string | null => {
    const next = isInteger ? undefined : phases.get(phase)?.point;
    return next === undefined ? null : `${next}:${countedBefore(phase, count, digits)}`;
  };
  const digit = (phase: string, count: number, char: string): string | null => {
    const next = phases.get(phase)?.[char === "0" ? "zero" : "digit"];
    if (next === undefined || count >= largest[next === "whole" ? "whole" : "fraction"]) return null;
    return `${next}:${count + 1}`;
  };
  return {
    start: "start:0",
    step(state, char) {
      const [phase = "", text = "0"] = state.split(":");
      if (char === "-") return phase === "start" ? "minus:0" : null;
      return char === "." ? point(phase, Number(text)) : digit(phase, Number(text), char);
    },
    accepts: (state) => /^(zero|whole|fraction)/.test(state),
  };
}

/** One digit more than the bounds have, so that there is a number on either side of them; those before the point alone. */
function digitsOf(least: Bound | undefined, most: Bound | undefined, part: "all" | "whole" = "all"): number {
  const lengths = [least, most].map((bound) => {
    const [whole = "", fraction = ""] =
      bound === undefined ? [] : plainDecimal(Math.abs(bound.value)).split(".");
    return whole.length + (part === "all" ? fraction.length : 0);
  });
  return 1 + Math.max(...lengths);
}

/** Digits before the point that count towards those of the number: none where only those of each part are limited. */
function countedBefore(phase: string, count: number, digits: number | null): number {
  return digits !== null && phase === "whole" ? count : 0;
}

/**
 * Whether a number is on one side of a bound. The state is the sign, then how the digits so far compare with the
 * bound's, then how many there are: before the point, a number with more digits is the larger one.
 */
function compared({ value, included }: Bound, side: "above" | "below"): Reader<string> {
  const [whole = "0", fraction = ""] = plainDecimal(Math.abs(value)).split(".");
  const boundSign = value < 0 ? "-" : "+";
  const step = (state: string, char: string): string | null => {
    const [sign = "+", order = "=", place = "w0"] = state.split(" ");
    if (char === "-") return "- = w0";
    const count = Number(place.slice(1));
    if (char === ".") return `${sign} ${wholeOrder(order, count)} f0`;
    const digits = place.startsWith("w") ? whole : fraction;
    const other = digits[count] ?? (place.startsWith("w") ? "" : "0");
    const nextOrder = order !== "=" || other === "" ? order : char < other ? "<" : char > other ? ">" : "=";
    const next = Math.min(count + 1, digits.length + 1);
    return `${sign} ${nextOrder} ${place[0]}${next}`;
  };
  const wholeOrder = (order: string, count: number): string =>
    count < whole.length ? "<" : count > whole.length ? ">" : order;
  /** How the size of a number that ends here compares with that of the bound. */
  const sizeAt = (order: string, place: string): string => {
    const count = Number(place.slice(1));
    const isWhole = place.startsWith("w");
    const settled = isWhole ? wholeOrder(order, count) : order;
    // What is left of the bound's fraction makes it the larger one.
    return settled === "=" && /[1-9]/.test(fraction.slice(isWhole ? 0 : count)) ? "<" : settled;
  };
  const accepts = (state: string): boolean => {
    const [sign = "+", order = "=", place = "w0"] = state.split(" ");
    const size = sizeAt(order, place);
    const result =
      sign === boundSign || (value === 0 && size === "=") ? signed(size, sign) : signed(">", sign);
    return result === "=" ? included : result === (side === "above" ? ">" : "<");
  };
  return { start: "+ = w0", step, accepts };
}

/** How numbers compare, from how their sizes do: below 0 the other way round. */
function signed(order: string, sign: string): string {
  if (sign === "+" || order === "=") return order;
  return order === "<" ? ">" : "<";
}

/** Whether a number is a multiple of a decimal. The state is the remainder, and how many digits of the fraction are read. */
function multiples(divisor: number): Reader<string> {
  const [whole = "0", fraction = ""] = plainDecimal(divisor).split(".");
  const scale = fraction.length;
  const unit = Number(whole + fraction);
  return {
    start: "0 -1",
    step(state, char) {
      const [remainder = 0, read = -1] = state.split(" ").map(Number);
      if (char === "-") return state;
      if (char === ".") return `${remainder} 0`;
      // A fraction does not end with a zero, so nothing may follow what the divisor leaves room for.
      if (read >= scale) return null;
      return `${(remainder * 10 + Number(char)) % unit} ${read < 0 ? -1 : read + 1}`;
    },
    accepts(state) {
      const [remainder = 0, read = -1] = state.split(" ").map(Number);
      return (remainder * 10 ** (scale - Math.max(0, read))) % unit === 0;
    },
  };
}
