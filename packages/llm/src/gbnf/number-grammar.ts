import { type Automaton, AutomatonTooLargeError, isEmpty } from "@concordat/pattern";
import type { Conjunction } from "./alternatives.js";
import { plainRule } from "./automaton-rules.js";
import { commonMultiple, isMultiple } from "./decimal.js";
import type { GrammarContext } from "./grammar-context.js";
import type { Bound, NumberRules } from "./number-automaton.js";

/** Numbers from here on are written with an exponent, and so are those nearer to 0 than the second. */
const large = 1e21;
const small = 1e-6;

/** Divisors whose remainders an automaton counts, as whole numbers without their point, and the smallest. */
const largestDivisor = 2_000;
const smallestDivisor = 1e-6;

const boundKeywords = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] as const;

/** A rule for the numbers that several schemas allow; null where there is none. */
export function numberGrammar(
  schemas: Conjunction,
  isInteger: boolean,
  context: GrammarContext,
): string | null {
  const { rules } = context;
  const least = tightest(schemas, "minimum", "exclusiveMinimum", context);
  const most = tightest(schemas, "maximum", "exclusiveMaximum", context);
  const divisor = divisorOf(schemas, isInteger, context);
  if (least === null && most === null && divisor === null)
    return rules.shared(isInteger ? "integer" : "number");
  const wanted: NumberRules = {
    isInteger,
    ...(divisor !== null && { divisor }),
    ...(least !== null && { least }),
    ...(most !== null && { most }),
    ...(rules.digits !== null && { digits: rules.digits }),
  };
  const automaton = built(wanted, schemas, context);
  if (automaton === null) return rules.shared(isInteger ? "integer" : "number");
  const ways = [
    ...(isEmpty(automaton) ? [] : [plainRule(automaton, rules)]),
    ...exponents(wanted, schemas, context),
  ];
  return ways.length === 0 ? null : rules.rule(ways.join(" | "));
}

function built(wanted: NumberRules, schemas: Conjunction, context: GrammarContext): Automaton | null {
  try {
    return context.automata.numbers(wanted);
  } catch (error) {
    if (!(error instanceof AutomatonTooLargeError)) throw error;
    const keywords = wanted.divisor === undefined ? boundKeywords : (["multipleOf"] as const);
    for (const schema of schemas)
      for (const keyword of keywords)
        if (schema[keyword] !== undefined) context.leave(schema, keyword, "it is too large for a grammar");
    const { divisor, ...others } = wanted;
    return divisor === undefined ? null : built(others, schemas, context);
  }
}

/** The bound on one side that leaves least; null where there is none that a grammar holds. */
function tightest(
  schemas: Conjunction,
  inclusive: "minimum" | "maximum",
  exclusive: "exclusiveMinimum" | "exclusiveMaximum",
  context: GrammarContext,
): Bound | null {
  const sign = inclusive === "minimum" ? 1 : -1;
  const bounds = schemas.flatMap((schema) =>
    ([inclusive, exclusive] as const).flatMap((keyword) => {
      const value = schema[keyword];
      if (value === undefined) return [];
      if (isPlain(value)) return [{ value, included: keyword === inclusive }];
      context.leave(schema, keyword, "a grammar holds bounds only as they are written without an exponent");
      return [];
    }),
  );
  const sorted = bounds.toSorted(
    (a, b) => sign * (b.value - a.value) || Number(a.included) - Number(b.included),
  );
  return sorted[0] ?? null;
}

function isPlain(value: number): boolean {
  const size = Math.abs(value);
  return size === 0 || (size >= small && size < large);
}

/** The number whose multiples are meant; null where every number is. */
function divisorOf(schemas: Conjunction, isInteger: boolean, context: GrammarContext): number | null {
  let joined: number | null = null;
  for (const schema of schemas) {
    const { multipleOf } = schema;
    if (multipleOf === undefined || (isInteger && multipleOf === 1)) continue;
    const both: number = joined === null ? multipleOf : commonMultiple(joined, multipleOf);
    const digits = Number(String(both).replace(".", ""));
    if (multipleOf >= smallestDivisor && digits <= largestDivisor) joined = both;
    else context.leave(schema, "multipleOf", "it is too large for a grammar");
  }
  return joined;
}

/** The numbers written with an exponent among those that are meant. */
function exponents(
  { isInteger, least, most, divisor }: NumberRules,
  schemas: Conjunction,
  context: GrammarContext,
): string[] {
  const { rules } = context;
  // No number so small is a multiple of a divisor that is held.
  const isOpen = divisor === undefined;
  const low = least?.value ?? Number.NEGATIVE_INFINITY;
  const high = most?.value ?? Number.POSITIVE_INFINITY;
  const endless = Number.POSITIVE_INFINITY;
  if (divisor !== undefined && (high === endless || low === -endless) && !dividesLarge(divisor))
    context.leaveIn(schemas, ["multipleOf"], "of numbers that are written with an exponent it is not held");
  return [
    ...(high === endless ? [rules.shared("large")] : []),
    ...(low === -endless ? [`"-" ${rules.shared("large")}`] : []),
    ...(isOpen && !isInteger && low <= 0 && high >= small ? [rules.shared("small")] : []),
    ...(isOpen && !isInteger && high >= 0 && low <= -small ? [`"-" ${rules.shared("small")}`] : []),
  ];
}

/** Whether all large numbers are multiples: they end with four zeros or more, since a mantissa has no more than 18 digits. */
function dividesLarge(divisor: number): boolean {
  return isMultiple(10_000, divisor);
}
