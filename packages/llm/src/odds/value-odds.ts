import type { FieldOption } from "../turns/odds.js";

/** The probability of each option of an enumeration or boolean, or the reason why it is unknown. */
export type ValueOdds = KnownOdds | AbsentOdds;

/** The probability of each option. */
export interface KnownOdds {
  readonly state: "known";
  /**
   * The source of the probabilities. `evaluated`: the model evaluated each option completely. `listed`: they were
   * computed from the most probable tokens that the server lists at each position.
   */
  readonly source: "evaluated" | "listed";
  /** The options, in the contract's order. Their probabilities sum up to 1. */
  readonly options: readonly FieldOption[];
  /** The total probability of all options. It is small if the model would rather write something else. */
  readonly mass: number;
}

/** Probabilities that are not known. They are never guessed from the answer. */
export interface AbsentOdds {
  readonly state: "absent";
  /** The reason why the probabilities are absent. */
  readonly reason: string;
}

/** Probabilities by the JSON Pointers that the request lists. */
export type OddsByPointer = Readonly<Record<string, ValueOdds>>;
