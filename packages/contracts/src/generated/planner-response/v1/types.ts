// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
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
