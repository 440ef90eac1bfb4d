import type { Contract } from "@concordat/contracts/contract";
import { isRecord } from "@concordat/contracts/options";
import { plannerResponse } from "@concordat/contracts/planner-response";
import { shapedAnswer } from "../form/answer-shape.js";

/** The answer of a planner: names, some of which may not be specialists. */
export interface PlannerAnswer {
  readonly required_agents: readonly string[];
}

/**
 * The contract of a planner's answer. The request contains the schema of planner-response/v1, but any names are
 * accepted. Unknown and repeated names are dropped and recorded in the plan, not rejected.
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
