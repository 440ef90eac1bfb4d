/** The error for a chart that cannot be compiled. It lists all problems. */
export class StatechartDefinitionError extends Error {
  /** Distinguishes this error from others. */
  readonly code = "STATECHART_DEFINITION";
  /** The chart's id. */
  readonly chart: string;
  /** The problems, at least one. */
  readonly problems: readonly string[];

  constructor(chart: string, problems: readonly string[]) {
    super(`the statechart ${chart} cannot be used: ${problems.join("; ")}`);
    this.name = "StatechartDefinitionError";
    this.chart = chart;
    this.problems = problems;
  }
}

/** The error for a state that a chart does not have. */
export class UnknownStateError extends Error {
  /** Distinguishes this error from others. */
  readonly code = "UNKNOWN_STATE";
  /** The chart's id. */
  readonly chart: string;
  /** The unknown state. */
  readonly state: string;

  constructor(chart: string, state: string, trigger: string | null, known: readonly string[]) {
    const asked = trigger === null ? "" : `, in which ${trigger} was to be fired`;
    super(
      `the statechart ${chart} has no state ${JSON.stringify(state)}${asked}; there are ${known.join(", ")}`,
    );
    this.name = "UnknownStateError";
    this.chart = chart;
    this.state = state;
  }
}

/** The error for a trigger that no transition of a chart has. */
export class UnknownTriggerError extends Error {
  /** Distinguishes this error from others. */
  readonly code = "UNKNOWN_TRIGGER";
  /** The chart's id. */
  readonly chart: string;
  /** The unknown trigger. */
  readonly trigger: string;

  constructor(chart: string, trigger: string, known: readonly string[]) {
    super(`the statechart ${chart} has no trigger ${JSON.stringify(trigger)}; there are ${known.join(", ")}`);
    this.name = "UnknownTriggerError";
    this.chart = chart;
    this.trigger = trigger;
  }
}
