import type { JsonSchema } from "@concordat/contracts/contract";
import {
  type Automaton,
  AutomatonTooLargeError,
  accepts,
  isEmpty,
  lengthsOf,
  UnsupportedPatternError,
} from "@concordat/pattern";
import { nonBlankPattern } from "../words/non-blank-pattern.js";
import type { Conjunction } from "./alternatives.js";
import { stringRule } from "./automaton-rules.js";
import { formatLooseness, formatPattern } from "./format-patterns.js";
import type { GrammarContext } from "./grammar-context.js";
import { literal } from "./literal.js";
import { joined, repeat } from "./repetition.js";

/** The requirements on a string. */
export interface StringRules {
  readonly min: number;
  readonly max: number;
  /** The texts that patterns and formats allow; `null` if they allow all. */
  readonly texts: Automaton | null;
}

const unlimited = Number.POSITIVE_INFINITY;

/** Combines the requirements of several schemas on a string. */
export function stringRules(schemas: Conjunction, context: GrammarContext): StringRules {
  const min = Math.max(0, ...schemas.map(({ minLength = 0 }) => minLength));
  const max = Math.min(...schemas.map(({ maxLength = unlimited }) => maxLength));
  let texts: Automaton | null = null;
  for (const schema of schemas) {
    for (const { keyword, pattern } of patternsOf(schema, context)) {
      const found = held(schema, keyword, context, () => {
        const own = context.automata.matching(pattern);
        return texts === null ? own : context.automata.both(texts, own);
      });
      texts = found ?? texts;
    }
  }
  return { min, max, texts };
}

/** Maximum number of leading blanks that count towards the length. */
const countedBlanks = 4;

/**
 * Returns a rule for texts that are not blank, the most common kind of text with a pattern: blanks, a character that
 * is not blank, then any characters. An automaton would need a rule for each length.
 */
function nonBlankGrammar(
  { min, max }: StringRules,
  schemas: Conjunction,
  { rules, leave }: GrammarContext,
): string | null {
  if (min > max || max === 0) return null;
  const char = rules.shared("char");
  const alternatives: string[] = [];
  for (let blanks = 0; blanks <= countedBlanks && blanks < max; blanks++) {
    const others = repeat(char, Math.max(0, min - 1 - blanks), max - 1 - blanks, rules);
    const before = blanks === 0 ? '""' : rules.rule(`${rules.shared("blank")}{${blanks},${blanks}}`);
    alternatives.push(joined(before, rules.shared("visible"), others));
  }
  if (max > countedBlanks + 1) {
    const before = joined(
      rules.rule(`${rules.shared("blank")}{${countedBlanks + 1},}`),
      rules.shared("visible"),
    );
    alternatives.push(joined(before, repeat(char, Math.max(0, min - countedBlanks - 2), unlimited, rules)));
    const bounded = schemas.find(({ maxLength }) => maxLength !== undefined);
    if (bounded !== undefined)
      leave(
        bounded,
        "maxLength",
        `of a text that begins with more than ${countedBlanks} blanks it is not held`,
      );
  }
  return rules.rule(joined(literal('"'), rules.rule(alternatives.join(" | ")), literal('"')));
}

/** Returns a rule for strings; `null` if none is allowed. */
export function stringGrammar(
  { min, max, texts }: StringRules,
  schemas: Conjunction,
  context: GrammarContext,
): string | null {
  if (min > max || (texts !== null && isEmpty(texts))) return null;
  const { rules } = context;
  if (isNonBlank(schemas)) return nonBlankGrammar({ min, max, texts }, schemas, context);
  if (texts === null) {
    const chars = repeat(rules.shared("char"), min, max, rules);
    return rules.rule(joined(literal('"'), chars, literal('"')));
  }
  const counted = withLength(texts, min, max, schemas, context);
  return isEmpty(counted) ? null : rules.rule(stringRule(counted, rules));
}

/** Whether a text satisfies the rules that the grammar enforces. */
export function isAllowedText(text: string, { min, max, texts }: StringRules): boolean {
  const length = [...text].length;
  return length >= min && length <= max && (texts === null || accepts(texts, text));
}

function isNonBlank(schemas: Conjunction): boolean {
  const patterns = schemas.flatMap(({ pattern }) => pattern ?? []);
  return (
    patterns.length === 1 &&
    patterns[0] === nonBlankPattern &&
    schemas.every(({ format }) => format === undefined)
  );
}

function withLength(
  texts: Automaton,
  min: number,
  max: number,
  schemas: Conjunction,
  context: GrammarContext,
): Automaton {
  const own = lengthsOf(texts);
  if (min <= own.least && own.most <= max) return texts;
  const bounded = schemas.find(({ minLength, maxLength }) => (minLength ?? maxLength) !== undefined) ?? {};
  const keyword = bounded.maxLength === undefined ? "minLength" : "maxLength";
  const counted = (to: number) => () => context.automata.counted(texts, min, to);
  const found = held(bounded, keyword, context, counted(max));
  // If counting both bounds is too large, the minimum length alone may still be possible.
  return found ?? held(bounded, "minLength", context, counted(unlimited)) ?? texts;
}

function patternsOf(
  schema: JsonSchema,
  { assertsFormats, leave }: GrammarContext,
): { keyword: string; pattern: string }[] {
  const { pattern, format } = schema;
  const patterns = pattern === undefined ? [] : [{ keyword: "pattern", pattern }];
  const known = assertsFormats && format !== undefined ? formatPattern(format) : null;
  if (known === null || format === undefined) return patterns;
  const looseness = formatLooseness(format);
  if (looseness !== null) leave(schema, "format", looseness);
  return [...patterns, { keyword: "format", pattern: known }];
}

/**
 * Returns the result of an operation. If the result would be too large, or is not supported, returns `null` and
 * records that the keyword is not enforced.
 */
function held<T>(schema: JsonSchema, keyword: string, context: GrammarContext, make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof UnsupportedPatternError)
      context.leave(schema, keyword, `it holds ${error.construct}`);
    else if (error instanceof AutomatonTooLargeError || error instanceof SyntaxError)
      context.leave(schema, keyword, "it is too large for a grammar");
    else throw error;
    return null;
  }
}
