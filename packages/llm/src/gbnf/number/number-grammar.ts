import { type Automaton, AutomatonTooLargeError, isEmpty } from "@concordat/pattern";
import type { Conjunction } from "../alternatives.js";
import { plainRule } from "../automaton-rules.js";
import type { GrammarContext } from "../grammar-context.js";
import { commonMultiple, isMultiple } from "./decimal.js";
import type { NumberRules } from "./number-automaton.js";
import type { NumberBound } from "./read-bounded.js";

/** The number from which numbers are written with an exponent. The same applies to numbers closer to 0 than `small`. */
const large = 1e21;
const small = 1e-6;

/** Maximum divisor for which an automaton tracks remainders. A decimal divisor counts without its decimal point. */
const maxDivisor = 2_000;
const minDivisor = 1e-6;

const boundKeywords = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] as const;

/** Returns a rule for the numbers that all of several schemas allow; `null` if there are none. */
export function numberGrammar(
  schemas: Conjunction,
  isInteger: boolean,
  context: GrammarContext,
): string | null {
  const { rules } = context;
  const min = tightest(schemas, "minimum", "exclusiveMinimum", context);
  const max = tightest(schemas, "maximum", "exclusiveMaximum", context);
  const divisor = divisorOf(schemas, isInteger, context);
  if (min === null && max === null && divisor === null) return rules.shared(isInteger ? "integer" : "number");
  const numberRules: NumberRules = {
    isInteger,
    ...(divisor !== null && { divisor }),
    ...(min !== null && { min }),
    ...(max !== null && { max }),
    ...(rules.digits !== null && { digits: rules.digits }),
  };
  const automaton = built(numberRules, schemas, context);
  if (automaton === null) return rules.shared(isInteger ? "integer" : "number");
  const alternatives = [
    ...(isEmpty(automaton) ? [] : [plainRule(automaton, rules)]),
    ...exponents(numberRules, schemas, context),
  ];
  return alternatives.length === 0 ? null : rules.rule(alternatives.join(" | "));
}

function built(numberRules: NumberRules, schemas: Conjunction, context: GrammarContext): Automaton | null {
  try {
    return context.automata.numbers(numberRules);
  } catch (error) {
    if (!(error instanceof AutomatonTooLargeError)) throw error;
    const keywords = numberRules.divisor === undefined ? boundKeywords : (["multipleOf"] as const);
    for (const schema of schemas)
      for (const keyword of keywords)
        if (schema[keyword] !== undefined) context.leave(schema, keyword, "it is too large for a grammar");
    const { divisor, ...others } = numberRules;
    return divisor === undefined ? null : built(others, schemas, context);
  }
}

/** Returns the tightest bound on one side; `null` if no schema has a bound that a grammar can enforce. */
function tightest(
  schemas: Conjunction,
  inclusive: "minimum" | "maximum",
  exclusive: "exclusiveMinimum" | "exclusiveMaximum",
  context: GrammarContext,
): NumberBound | null {
  const sign = inclusive === "minimum" ? 1 : -1;
  const bounds = schemas.flatMap((schema) =>
    ([inclusive, exclusive] as const).flatMap((keyword) => {
      const value = schema[keyword];
      if (value === undefined) return [];
      if (isPlain(value)) return [{ value, isIncluded: keyword === inclusive }];
      context.leave(schema, keyword, "a grammar holds bounds only as they are written without an exponent");
      return [];
    }),
  );
  const sorted = bounds.toSorted(
    (a, b) => sign * (b.value - a.value) || Number(a.isIncluded) - Number(b.isIncluded),
  );
  return sorted[0] ?? null;
}

function isPlain(value: number): boolean {
  const size = Math.abs(value);
  return size === 0 || (size >= small && size < large);
}

/** Returns the number whose multiples are allowed; `null` if all numbers are allowed. */
function divisorOf(schemas: Conjunction, isInteger: boolean, context: GrammarContext): number | null {
  let joined: number | null = null;
  for (const schema of schemas) {
    const { multipleOf } = schema;
    if (multipleOf === undefined || (isInteger && multipleOf === 1)) continue;
    const both: number = joined === null ? multipleOf : commonMultiple(joined, multipleOf);
    const digits = Number(String(both).replace(".", ""));
    if (multipleOf >= minDivisor && digits <= maxDivisor) joined = both;
    else context.leave(schema, "multipleOf", "it is too large for a grammar");
  }
  return joined;
}

/** Returns rules for the allowed numbers that are written with an exponent. */
function exponents(
  { isInteger, min, max, divisor }: NumberRules,
  schemas: Conjunction,
  context: GrammarContext,
): string[] {
  const { rules } = context;
  // Numbers this small are not multiples of an enforced divisor.
  const isOpen = divisor === undefined;
  const low = min?.value ?? Number.NEGATIVE_INFINITY;
  const high = max?.value ?? Number.POSITIVE_INFINITY;
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

/**
 * Whether all large numbers are multiples of a divisor. Large numbers end in at least four zeros, because a mantissa
 * has at most 18 digits.
 */
function dividesLarge(divisor: number): boolean {
  return isMultiple(10_000, divisor);
}
