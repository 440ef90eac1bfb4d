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

  /**
   * Returns the automaton of a pattern.
   * @throws {UnsupportedPatternError | AutomatonTooLargeError | SyntaxError}
   */
  matching(pattern: string): Automaton {
    return this.#once(`pattern ${pattern}`, (bound) => fromPattern(pattern, bound));
  }

  /**
   * Returns the automaton for texts that both automata accept.
   * @throws {AutomatonTooLargeError}
   */
  both(left: Automaton, right: Automaton): Automaton {
    return this.#once(`both ${this.#idOf(left)} ${this.#idOf(right)}`, (bound) =>
      intersect(left, right, bound),
    );
  }

  /**
   * Returns the automaton for texts that `left` accepts and `right` does not.
   * @throws {AutomatonTooLargeError}
   */
  except(left: Automaton, right: Automaton): Automaton {
    return this.#once(`except ${this.#idOf(left)} ${this.#idOf(right)}`, (bound) =>
      subtract(left, right, bound),
    );
  }

  /**
   * Returns the automaton that accepts exactly the given texts.
   * @throws {AutomatonTooLargeError}
   */
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

  /**
   * Returns the automaton for numbers that satisfy the rules.
   * @throws {AutomatonTooLargeError}
   */
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
