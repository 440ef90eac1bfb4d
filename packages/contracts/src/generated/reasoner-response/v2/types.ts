// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"reasoner-response/v2/types.ts","schemas":"../../../../schemas","sha256":"6b566bfc31d884cf65cf9fd2139da7b28ea5e8f5cf8ea8e4497c91f22fb56067"}
/**
 * The next state of an agent, picked by a model among the states that a chart leaves open, and why.
 */
export interface ReasonerResponse {
  /**
   * Why the agent goes there, in its own voice, not blank. Null or absent: the model gave no reason.
   */
  reason?: string | null;
  /**
   * The state to move to: one of those that are open. A request lists them in place of this rule.
   */
  next_state: string;
}
