import { isRecord, needed, type Rule, type Rules, rules } from "@concordat/contracts/options";
import { isPolicy, isRanker, policyShape, rankerShape } from "../own-code/code-shapes.js";
import type { SimulationCode } from "./engine.js";
import type { Limits } from "./limits.js";

/** What an option that takes a scenario must be. */
export const scenarioRule: Rule = needed({
  must: "must be a scenario, as loadScenario, buildScenario or fork gives it",
  fits: (value) =>
    isRecord(value) && isRecord(value.scenario) && isRecord(value.audience) && Array.isArray(value.changes),
});

/** What an option that takes a ledger must be. */
export const ledgerRule: Rule = {
  must: "must be a ledger, such as createMemoryLedger or openSqliteLedger gives",
  fits: (value) => isRecord(value) && typeof value.read === "function" && typeof value.claim === "function",
};

/** What holds for the code that a scenario needs besides what it says. */
export const codeRules: Rules<SimulationCode> = {
  rankers: { ...rules.list, each: { must: `must be a ranker: ${rankerShape}`, fits: isRanker } },
  custom: { ...rules.list, each: { must: `must be a policy: ${policyShape}`, fits: isPolicy } },
  model: {
    must: "must be policies of a model, such as modelPolicies gives",
    fits: (value) => isRecord(value) && typeof value.make === "function",
  },
};

/** What an option that takes limits must be. */
export const limitsRule: Rule = { ...rules.record, must: "must be an object such as { maxRequests: 500 }" };

/** What holds for each limit. */
export const limitRules: Rules<Limits> = {
  maxRequests: rules.count,
  maxTokens: rules.count,
  maxMinutes: {
    must: "must be a number of at least 0",
    fits: (value) => typeof value === "number" && value >= 0,
  },
};
