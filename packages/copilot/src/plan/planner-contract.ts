import { type CompiledCheck, type Contract, createContract } from "@concordat/contracts/contract";
import { plannerResponse } from "@concordat/contracts/planner-response";

/** The answer of a planner: names, which may not be names of specialists. */
export interface PlannerAnswer {
  readonly required_agents: readonly string[];
}

/**
 * The model is asked for planner-response/v1, but its answer is taken with any names: unknown and repeated ones are
 * dropped by the plan and recorded there, not sent back.
 */
export const plannerAnswer: Contract<PlannerAnswer> = createContract<PlannerAnswer>({
  name: "planner-response",
  version: 1,
  schema: plannerResponse.schema,
  check: namesOnly(),
  fillDefaults: (value) => value,
});

function namesOnly(): CompiledCheck {
  const check: CompiledCheck = (value) => {
    const list = isAnswer(value);
    check.errors = list
      ? null
      : [{ instancePath: "", keyword: "type", message: "must have required_agents, a list of names" }];
    return list;
  };
  return check;
}

function isAnswer(value: unknown): boolean {
  if (typeof value !== "object" || value === null || !("required_agents" in value)) return false;
  const { required_agents: names } = value;
  return Array.isArray(names) && names.every((name) => typeof name === "string");
}
