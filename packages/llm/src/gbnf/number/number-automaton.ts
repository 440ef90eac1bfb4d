import { type Automaton, type CharSet, explore, type Bound as SizeBound } from "@concordat/pattern";
import { type NumberBound, readBounded } from "./read-bounded.js";
import { readDecimal } from "./read-decimal.js";
import { readMultiple } from "./read-multiple.js";
import { type ReaderState, readerAt } from "./text-reader.js";

/** The rules that a number must satisfy. */
export interface NumberRules {
  readonly isInteger: boolean;
  readonly min?: NumberBound;
  readonly max?: NumberBound;
  readonly divisor?: number;
  /** Maximum number of significant digits. Digits before the decimal point count only if a bound is missing. */
  readonly digits?: number | null;
}

const alphabet = ["-", ".", ..."0123456789"];

/**
 * Returns an automaton for the numbers that satisfy some rules, written as decimals without an exponent.
 * @throws {AutomatonTooLargeError}
 */
export function numberAutomaton(rules: NumberRules, bound?: SizeBound): Automaton {
  const { min, max, divisor } = rules;
  const starts = [
    readerAt(readDecimal(rules)),
    ...(min === undefined ? [] : [readerAt(readBounded(min, "above"))]),
    ...(max === undefined ? [] : [readerAt(readBounded(max, "below"))]),
    ...(divisor === undefined ? [] : [readerAt(readMultiple(divisor))]),
  ];
  return explore<readonly ReaderState[]>(
    starts,
    (states) => states.map(({ key }) => key).join("|"),
    (states) => {
      bound?.steps?.take(alphabet.length * starts.length);
      return {
        accepts: states.every(({ accepts }) => accepts),
        steps: alphabet.flatMap((char) => {
          const next = states.map((state) => state.step(char));
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
