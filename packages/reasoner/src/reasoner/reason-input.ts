/** Who is to move: what a profile says, as far as it matters here. */
export interface ReasoningAgent {
  readonly name: string;
  readonly interests: readonly string[];
  readonly personality: string;
}

/** A move that was made before. */
export interface HistoryEntry {
  readonly from: string;
  readonly trigger: string;
  readonly to: string;
}

/** What is to be decided: where an agent goes from a state, on a trigger. */
export interface ReasonInput<State extends string = string> {
  readonly agent: ReasoningAgent;
  readonly currentState: string;
  readonly trigger: string;
  /** The states that are open, in the order of the chart. At least one. */
  readonly options: readonly State[];
  /** What the agent has before it, such as a post; any JSON value. Default: nothing. */
  readonly context?: unknown;
  /** The agent's moves so far, the oldest first; the last ten are shown. Default: none. */
  readonly history?: readonly HistoryEntry[];
  /** What the options mean. Default: `stateDescriptions`; a state without a description is shown by its name. */
  readonly descriptions?: Readonly<Record<string, string>>;
  /** The chart's id, for messages. Default: `chart`. */
  readonly chart?: string;
  readonly signal?: AbortSignal;
}
