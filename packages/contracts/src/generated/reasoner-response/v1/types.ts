// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
/**
 * The next state of a social agent, picked by a model.
 */
export interface ReasonerResponse {
  /**
   * The state to move to.
   */
  next_state:
    | "idle"
    | "scrolling"
    | "evaluating"
    | "composing"
    | "engaging_like"
    | "engaging_reply"
    | "engaging_reshare"
    | "resting";
}
