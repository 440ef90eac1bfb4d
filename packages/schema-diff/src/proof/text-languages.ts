import {
  type Automaton,
  AutomatonTooLargeError,
  fromPattern,
  intersect,
  lengthsOf,
  ofLength,
  StepAllowance,
  subtract,
  UnsupportedPatternError,
} from "@concordat/pattern";
import { type Conjunction, valuesAt } from "./conjunction.js";
import { countRange } from "./possible-values.js";

/** Limits on each automaton; a pattern that needs more is not followed. */
const maxStates = 1_000;
const maxSteps = 100_000;

/** Maximum length limit that automata include. Each possible length requires a state. */
const maxLength = 300;

const languages = new Map<string, Automaton | null>();

/** Returns the automaton of a pattern; `null` if no automaton supports it, or only a very large one. */
function languageOf(pattern: string): Automaton | null {
  const known = languages.get(pattern);
  if (known !== undefined) return known;
  const language = withinBounds((bound) => fromPattern(pattern, bound));
  languages.set(pattern, language);
  return language;
}

/**
 * Returns the automaton for texts that a conjunction may accept, by its patterns and lengths; `null` if none of its
 * patterns is supported.
 */
function textsOf(a: Conjunction): Automaton | null {
  const patterns = [...new Set(valuesAt(a, "pattern"))].filter((pattern) => typeof pattern === "string");
  const followed = patterns.map(languageOf).filter((texts) => texts !== null);
  const [first, ...rest] = followed;
  if (first === undefined) return null;
  return withinBounds((bound) => rest.reduce((texts, next) => intersect(texts, next, bound), first));
}

/**
 * Returns the automaton for texts that a conjunction may accept, including its limits on lengths if these are small
 * enough; `null` if no pattern is supported.
 */
function sizedTextsOf(a: Conjunction): Automaton | null {
  const { min, max } = countRange(a, "minLength", "maxLength");
  const hasSizes = (min > 0 && min <= maxLength) || max <= maxLength;
  const texts = textsOf(a);
  if (!hasSizes) return texts;
  const sizes = ofLength(min <= maxLength ? min : 0, max <= maxLength ? max : Number.POSITIVE_INFINITY);
  return texts === null ? sizes : withinBounds((bound) => intersect(texts, sizes, bound));
}

/**
 * Returns the automaton for the texts of a conjunction that a pattern does not match; `null` if no automaton can
 * represent them.
 */
export function textsOutside(a: Conjunction, pattern: string): Automaton | null {
  const texts = sizedTextsOf(a);
  const matched = languageOf(pattern);
  return texts === null || matched === null ? null : withinBounds((bound) => subtract(texts, matched, bound));
}

/** Returns the lengths that texts of a conjunction can have, by its patterns too. */
export function textLengths(a: Conjunction): { readonly min: number; readonly max: number } {
  const { min, max } = countRange(a, "minLength", "maxLength");
  const texts = textsOf(a);
  if (texts === null) return { min, max };
  const { least, most } = lengthsOf(texts);
  return { min: Math.max(min, least), max: Math.min(max, most) };
}

function withinBounds(
  make: (bound: { readonly states: number; readonly steps: StepAllowance }) => Automaton,
): Automaton | null {
  try {
    return make({ states: maxStates, steps: new StepAllowance(maxSteps) });
  } catch (error) {
    if (error instanceof AutomatonTooLargeError || error instanceof UnsupportedPatternError) return null;
    throw error;
  }
}

/**
 * Returns a shortest text that an automaton accepts, of easily readable characters if possible. Returns `null` if it
 * accepts none.
 */
export function shortestText(automaton: Automaton): string | null {
  const texts = new Map([[0, ""]]);
  for (const [id, text] of texts) {
    const state = automaton[id];
    if (state?.accepts === true) return text;
    for (const { set, to } of state?.steps ?? [])
      if (!texts.has(to)) texts.set(to, text + String.fromCodePoint(readable(set)));
  }
  return null;
}

/** Characters in order of preference: letters and digits, then printable characters, then any other. */
const preferred = [
  [97, 122],
  [48, 57],
  [65, 90],
  [33, 126],
] as const;

function readable(set: Automaton[number]["steps"][number]["set"]): number {
  for (const [low, high] of preferred)
    for (const [first, last] of set) if (first <= high && last >= low) return Math.max(first, low);
  return set[0]?.[0] ?? 0;
}
