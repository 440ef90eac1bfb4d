import {
  type Automaton,
  AutomatonTooLargeError,
  type Bound,
  createMatcher,
  fromPattern,
  fromTexts,
  intersect,
  type Matcher,
  ofLength,
  StepAllowance,
  subtract,
} from "@concordat/pattern";
import { grammarLimits } from "./grammar-limits.js";
import { type NumberRules, numberAutomaton } from "./number/number-automaton.js";

/**
 * The automata of one grammar. Each is built once, and the total number of steps is limited. If an automaton is too
 * large, that is remembered and each request for it throws.
 */
export class Automata {
  readonly #known = new Map<string, Automaton | Error>();
  readonly #ids = new Map<Automaton, number>();
  readonly #matchers = new Map<string, Matcher>();
  readonly #bound: Bound = {
    states: grammarLimits.states,
    steps: new StepAllowance(grammarLimits.steps),
  };

  /** @throws {UnsupportedPatternError | AutomatonTooLargeError | SyntaxError} */
  matching(pattern: string): Automaton {
    return this.#once(`pattern ${pattern}`, (bound) => fromPattern(pattern, bound));
  }

  /** @throws {AutomatonTooLargeError} */
  both(left: Automaton, right: Automaton): Automaton {
    return this.#once(`both ${this.#idOf(left)} ${this.#idOf(right)}`, (bound) =>
      intersect(left, right, bound),
    );
  }

  /** @throws {AutomatonTooLargeError} */
  except(left: Automaton, right: Automaton): Automaton {
    return this.#once(`except ${this.#idOf(left)} ${this.#idOf(right)}`, (bound) =>
      subtract(left, right, bound),
    );
  }

  /** @throws {AutomatonTooLargeError} */
  listed(texts: readonly string[]): Automaton {
    return this.#once(`listed ${JSON.stringify(texts)}`, (bound) => fromTexts(texts, bound));
  }

  /** Returns an automaton for the texts of another one that have from `min` to `max` characters. */
  counted(texts: Automaton, min: number, max: number): Automaton {
    return this.#once(`counted ${this.#idOf(texts)} ${min} ${max}`, (bound) => {
      const counts = (max === Number.POSITIVE_INFINITY ? min : max) + 1;
      if (texts.length * counts > grammarLimits.countedStates)
        throw new AutomatonTooLargeError(`${grammarLimits.countedStates} states`);
      return intersect(texts, ofLength(min, max), bound);
    });
  }

  /** @throws {AutomatonTooLargeError} */
  numbers(rules: NumberRules): Automaton {
    return this.#once(`numbers ${JSON.stringify(rules)}`, (bound) => numberAutomaton(rules, bound));
  }

  /** Whether a pattern is found in a text. */
  isFound(pattern: string, text: string): boolean {
    const matcher = this.#matchers.get(pattern) ?? createMatcher(pattern);
    this.#matchers.set(pattern, matcher);
    return matcher.test(text);
  }

  #once(key: string, make: (bound: Bound) => Automaton): Automaton {
    const known = this.#known.get(key) ?? attempted(() => make(this.#bound));
    this.#known.set(key, known);
    if (known instanceof Error) throw known;
    return known;
  }

  #idOf(automaton: Automaton): number {
    const id = this.#ids.get(automaton) ?? this.#ids.size;
    this.#ids.set(automaton, id);
    return id;
  }
}

function attempted(make: () => Automaton): Automaton | Error {
  try {
    return make();
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}
