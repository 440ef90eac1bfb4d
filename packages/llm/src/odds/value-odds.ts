import type { FieldOption } from "../turns/odds.js";

/** The probability of each option of an enumeration or boolean, or the reason why it is unknown. */
export type ValueOdds = KnownOdds | AbsentOdds;

/** The probability of each option. */
export interface KnownOdds {
  readonly state: "known";
  /**
   * The source of the odds. `evaluated`: each option was evaluated completely. `listed`: they follow from the most
   * probable tokens that the server lists, up to the token that distinguishes each option from the others.
   */
  readonly source: "evaluated" | "listed";
  /** The options, in the contract's order. Their probabilities sum up to 1. */
  readonly options: readonly FieldOption[];
  /** The probability that the model gives to all options together: small if it would rather write something else. */
  readonly mass: number;
}

/** Probabilities that are not known. They are never guessed from the answer. */
export interface AbsentOdds {
  readonly state: "absent";
  /** The reason why the odds are absent. */
  readonly reason: string;
}

/** Odds by the JSON Pointers of the request. */
export type OddsByPointer = Readonly<Record<string, ValueOdds>>;
