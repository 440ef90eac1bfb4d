import { isRecord, type Rule, type Rules, required, rules } from "@concordat/contracts/options";
import { isPolicy, isRanker, policyShape, rankerShape } from "../policy/custom-code/code-shapes.js";
import type { SimulationCode } from "../policy/simulation-code.js";
import type { Limits } from "./limits.js";

/** The rule for an option that contains a scenario. */
export const scenarioRule: Rule = required({
  message: "must be a scenario, as loadScenario, buildScenario or fork gives it",
  test: (value) =>
    isRecord(value) && isRecord(value.scenario) && isRecord(value.audience) && Array.isArray(value.changes),
});

/** The rule for an option that contains a ledger. */
export const ledgerRule: Rule = {
  message: "must be a ledger, such as createMemoryLedger or openSqliteLedger gives",
  test: (value) => isRecord(value) && typeof value.read === "function" && typeof value.claim === "function",
};

/** The rules for options with custom code. */
export const codeRules: Rules<SimulationCode> = {
  rankers: { ...rules.list, items: { message: `must be a ranker: ${rankerShape}`, test: isRanker } },
  custom: { ...rules.list, items: { message: `must be a policy: ${policyShape}`, test: isPolicy } },
  model: {
    message: "must be policies of a model, such as modelPolicies gives",
    test: (value) => isRecord(value) && typeof value.make === "function",
  },
};

/** The rule for an option that contains limits. */
export const limitsRule: Rule = {
  ...rules.record,
  message: "must be an object such as { maxRequests: 500 }",
};

/** The rules for the individual limits. */
export const limitRules: Rules<Limits> = {
  maxRequests: rules.count,
  maxTokens: rules.count,
  maxMinutes: {
    message: "must be a number of at least 0",
    test: (value) => typeof value === "number" && value >= 0,
  },
};
