// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
import type { Contract } from "../contract/index.js";

/** The references of all contracts, versions ascending. */
export const contractRefs: readonly string[] = ["agent-decision/v1", "agent-decision/v2", "agent-profile/v1", "analysis-report/v1", "decision-record/v1", "decision-run/v1", "iteration-response/v1", "list-items/v1", "llm-config/v1", "planner-response/v1", "post/v1", "reasoner-response/v1", "statechart/v1", "synthesis/v1"];

export const loaders: Readonly<Record<string, () => Promise<Contract>>> = {
  "agent-decision/v1": async () => (await import("./agent-decision/v1/index.js")).agentDecisionV1,
  "agent-decision/v2": async () => (await import("./agent-decision/v2/index.js")).agentDecisionV2,
  "agent-profile/v1": async () => (await import("./agent-profile/v1/index.js")).agentProfileV1,
  "analysis-report/v1": async () => (await import("./analysis-report/v1/index.js")).analysisReportV1,
  "decision-record/v1": async () => (await import("./decision-record/v1/index.js")).decisionRecordV1,
  "decision-run/v1": async () => (await import("./decision-run/v1/index.js")).decisionRunV1,
  "iteration-response/v1": async () => (await import("./iteration-response/v1/index.js")).iterationResponseV1,
  "list-items/v1": async () => (await import("./list-items/v1/index.js")).listItemsV1,
  "llm-config/v1": async () => (await import("./llm-config/v1/index.js")).llmConfigV1,
  "planner-response/v1": async () => (await import("./planner-response/v1/index.js")).plannerResponseV1,
  "post/v1": async () => (await import("./post/v1/index.js")).postV1,
  "reasoner-response/v1": async () => (await import("./reasoner-response/v1/index.js")).reasonerResponseV1,
  "statechart/v1": async () => (await import("./statechart/v1/index.js")).statechartV1,
  "synthesis/v1": async () => (await import("./synthesis/v1/index.js")).synthesisV1,
};
