/** A statechart as data: what `statechart/v1` says. */
export interface StatechartDefinition {
  /** Names the chart in errors and exports. */
  readonly id: string;
  /** The subject of the chart. */
  readonly description?: string;
  /** The state that a walk begins in. */
  readonly initial: string;
  /** The states by name. */
  readonly states: Readonly<Record<string, StateDefinition>>;
  /** In order: if several are open, the options have this order. */
  readonly transitions: readonly TransitionDefinition[];
}

/** A state of a chart. */
export interface StateDefinition {
  /** The meaning of this state, for people and models. */
  readonly description: string;
}

/** A way from one state to another. */
export interface TransitionDefinition {
  /** The state that it leaves. */
  readonly from: string;
  /** The event that sets it off. */
  readonly trigger: string;
  /** The state that it leads to. */
  readonly to: string;
  /** Name of a condition that must be true. Default: the transition is always allowed. */
  readonly guard?: string;
  /** Name of an action for the caller to run. Default: none. */
  readonly action?: string;
}
