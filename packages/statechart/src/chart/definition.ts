/** A statechart as data: what `statechart/v1` says. */
export interface StatechartDefinition {
  /** Names the chart in errors and exports. */
  readonly id: string;
  readonly description?: string;
  /** The state that a walk begins in. */
  readonly initial: string;
  readonly states: Readonly<Record<string, StateDefinition>>;
  /** In order: where several are open, options are named in this order. */
  readonly transitions: readonly TransitionDefinition[];
}

export interface StateDefinition {
  /** What it means to be in this state, for people and models. */
  readonly description: string;
}

export interface TransitionDefinition {
  readonly from: string;
  readonly trigger: string;
  readonly to: string;
  /** Name of a condition that must hold. Absent: it always may be taken. */
  readonly guard?: string;
  /** Name of what the caller does on the way. Absent: nothing. */
  readonly action?: string;
}
