import type { CompletedPlan } from "@concordat/contracts/decision-run";
import { type AgentName, agentNames, isAgentName } from "../specialists/agents.js";

/** A planner's answer as a plan, with the changes that were necessary. */
export type NormalisedPlan = Pick<CompletedPlan, "required_agents" | "normalisation">;

/**
 * Drops unknown and repeated names and keeps the order. If no known name is left, the plan has all four specialists.
 */
export function normalisePlan(named: readonly string[]): NormalisedPlan {
  const known = named.filter(isAgentName);
  const required = [...new Set(known)];
  const duplicates: AgentName[] = known.filter((name, index) => known.indexOf(name) !== index);
  return {
    required_agents: required.length > 0 ? required : [...agentNames],
    normalisation: {
      unknown_dropped: named.filter((name) => !isAgentName(name)),
      duplicates_dropped: duplicates,
      all_by_default: required.length === 0,
    },
  };
}
