// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"statechart/v1/types.ts","schemas":"../../../../schemas","sha256":"a3767a49618cb86a70c788cb83c0b4aa56b311a980519be1de768e147680b372"}
/**
 * A statechart as data: states, and which trigger leads from one to another. That every state named exists is checked when a chart is compiled.
 */
export interface Statechart {
  /**
   * Names the chart in errors and exports.
   */
  id: string;
  /**
   * What the chart is about. Absent: nothing is said.
   */
  description?: string;
  /**
   * The state that a walk begins in.
   */
  initial: string;
  /**
   * The states by name, at least one.
   */
  states: {
    [k: string]: State;
  };
  /**
   * The transitions, in order: where several are open, options are named in this order.
   */
  transitions: Transition[];
}
/**
 * One state.
 */
export interface State {
  /**
   * What it means to be in this state, for people and models.
   */
  description: string;
}
/**
 * One way from a state to another.
 */
export interface Transition {
  /**
   * The state it leaves.
   */
  from: string;
  /**
   * The event that sets it off.
   */
  trigger: string;
  /**
   * The state it leads to.
   */
  to: string;
  /**
   * Name of a condition that must hold. Absent: it always may.
   */
  guard?: string;
  /**
   * Name of what the caller does on the way. Absent: nothing.
   */
  action?: string;
}
