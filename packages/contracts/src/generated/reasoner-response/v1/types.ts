// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"reasoner-response/v1/types.ts","schemas":"../../../../schemas","sha256":"b3f274afb6a4f1617672cb395b6319ecb59a95719a861c5b781347d60df70b68"}
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
