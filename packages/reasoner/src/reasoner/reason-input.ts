import type { ReasoningAgent } from "./reasoning-agent.js";

/** An earlier move of the agent from one state to another. */
export interface HistoryEntry {
  /** The state that was left. */
  readonly from: string;
  /** The event. */
  readonly trigger: string;
  /** The state that was entered. */
  readonly to: string;
}

/** The choice of the next state of an agent, after a trigger. */
export interface ReasonInput<State extends string = string> {
  /** The agent for which a state is chosen: a profile, or any object with one, such as a `SocialAgent`. */
  readonly agent: ReasoningAgent | { readonly profile: ReasoningAgent };
  /** The state that the agent is in. */
  readonly currentState: string;
  /** The trigger. */
  readonly trigger: string;
  /** The enabled states, in the order of the chart. At least one. */
  readonly options: readonly State[];
  /** The situation of the agent, such as a post; any JSON value. Default: nothing. */
  readonly context?: unknown;
  /** The agent's moves so far, oldest first; the last ten are shown. Default: none. */
  readonly history?: readonly HistoryEntry[];
  /** The meaning of the options. Default: `stateDescriptions`; a state without a description is shown by its name. */
  readonly descriptions?: Readonly<Record<string, string>>;
  /** The chart's id, for messages. Default: `chart`. */
  readonly chart?: string;
  /** Returns the seed of each answer, counted from 1. Default: derived from the seed of the reasoner, if it has one. */
  readonly seed?: (answer: number) => number;
  /** Aborts the choice, and the request in flight at the server. Default: none. */
  readonly signal?: AbortSignal;
}
