/** A statechart as data, as defined by `statechart/v1`. */
export interface StatechartDefinition {
  /** The name of the chart in errors and exports. */
  readonly id: string;
  /** The subject of the chart. */
  readonly description?: string;
  /** The initial state of a walk. */
  readonly initial: string;
  /** The states by name. */
  readonly states: Readonly<Record<string, StateDefinition>>;
  /** The transitions. If several targets are enabled, the options have the same order. */
  readonly transitions: readonly TransitionDefinition[];
}

/** A state of a chart. */
export interface StateDefinition {
  /** The meaning of this state, for people and models. */
  readonly description: string;
}

/** A transition from one state to another. */
export interface TransitionDefinition {
  /** The source state. */
  readonly from: string;
  /** The event that triggers it. */
  readonly trigger: string;
  /** The target state. */
  readonly to: string;
  /** Name of a condition that must be true. Default: the transition is always allowed. */
  readonly guard?: string;
  /** Name of an action for the caller to run. Default: none. */
  readonly action?: string;
}
