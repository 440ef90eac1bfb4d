import type { Contract } from "@concordat/contracts/contract";
import { isRecord } from "@concordat/contracts/options";
import { plannerResponse } from "@concordat/contracts/planner-response";
import { shapedAnswer } from "../form/answer-shape.js";

/** The answer of a planner: names, which may not be names of specialists. */
export interface PlannerAnswer {
  readonly required_agents: readonly string[];
}

/**
 * The model is asked for planner-response/v1, but its answer is taken with any names: unknown and repeated ones are
 * dropped by the plan and recorded there, not sent back.
 */
export const plannerAnswer: Contract<PlannerAnswer> = shapedAnswer({
  name: "planner-response",
  schema: plannerResponse.schema,
  isAnswer: isPlannerAnswer,
  message: "must have required_agents, a list of names",
});

function isPlannerAnswer(value: unknown): value is PlannerAnswer {
  if (!isRecord(value)) return false;
  const { required_agents: names } = value;
  return Array.isArray(names) && names.every((name) => typeof name === "string");
}
