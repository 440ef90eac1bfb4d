import type { Attempt, ContractViolationError, Failure, Usage, ValueOdds } from "@concordat/llm";

interface Base<State extends string> {
  /** The state to move to: always one of the options. */
  readonly state: State;
  /** Every request made; empty when the model was not asked. */
  readonly attempts: readonly Attempt[];
  /** How probable each option was for the model, or why that is unknown; `null` if not requested. */
  readonly odds: ValueOdds | null;
  /** The tokens of each request that was made for odds alone. */
  readonly oddsUsage: readonly Usage[];
}

/** The next state of an agent, and what decided it. A fallback never looks like a choice of the model. */
export type Reasoned<State extends string = string> =
  /** The model picked it; with its reason in its own words, or `null` if it gave none. */
  | (Base<State> & { readonly source: "model"; readonly reason: string | null })
  /** Nothing else was open; the model was not asked. */
  | (Base<State> & { readonly source: "only-option" })
  /** The model gave no usable answer: the first option, and why. */
  | (Base<State> & { readonly source: "fallback"; readonly cause: Failure | ContractViolationError });
