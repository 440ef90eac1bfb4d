import type { Attempt, ContractViolationError, Failure, Usage, ValueOdds } from "@concordat/llm";

interface Base<State extends string> {
  /** The next state, which is always one of the options. */
  readonly state: State;
  /** All requests; empty if the model was not asked. */
  readonly attempts: readonly Attempt[];
  /** The model's probability of each option, or why it is unknown; `null` if not requested. */
  readonly odds: ValueOdds | null;
  /** The token usage of each request that was made only for probabilities. */
  readonly oddsUsage: readonly Usage[];
}

/** The next state of an agent, and what determined it. A fallback never looks like a choice of the model. */
export type Reasoned<State extends string = string> =
  /** The model chose it; with the model's reason, or `null` if it gave none. */
  | (Base<State> & { readonly source: "model"; readonly reason: string | null })
  /** There was only one option; the model was not asked. */
  | (Base<State> & { readonly source: "only-option" })
  /** The model gave no usable answer: the first option, with the cause. */
  | (Base<State> & { readonly source: "fallback"; readonly cause: Failure | ContractViolationError });
