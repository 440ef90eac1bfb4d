// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"planner-response/v1/types.ts","schemas":"../../../../schemas","sha256":"fe396a89993deb21c2fe0d7aa21567664e564f099ca870d6c68f01656c26544d"}
/**
 * Which specialists a decision needs.
 */
export interface PlannerResponse {
  /**
   * The specialists to ask, each at most once, in the order they matter.
   *
   * Items: One specialist.
   */
  required_agents: ("facts" | "pro" | "con" | "risk")[];
}
