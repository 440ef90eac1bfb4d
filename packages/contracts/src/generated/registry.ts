// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"registry.ts","schemas":"../../../../schemas","sha256":"46b57c0ea12fa4533bd0e803f1b7ff9d254f4d9110df0676e81dc8334514cead"}
import type { Contract } from "../contract/index.js";

/** The references of all contracts, versions ascending. */
export const contractRefs: readonly string[] = ["agent-decision/v1", "agent-decision/v2", "agent-decision/v3", "agent-profile/v1", "analysis-report/v1", "calibration-report/v1", "composition/v1", "decision-record/v1", "decision-record/v2", "decision-run/v1", "decision-run/v2", "exposure/v1", "fork-change/v1", "iteration-response/v1", "list-items/v1", "llm-config/v1", "planner-response/v1", "post/v1", "questionnaire/v1", "reasoner-response/v1", "reasoner-response/v2", "round-record/v1", "scenario/v1", "simulated-post/v1", "simulation-comparison/v1", "simulation-ensemble/v1", "simulation-event/v1", "simulation-manifest/v1", "statechart/v1", "study/v1", "study-report/v1", "survey-record/v1", "synthesis/v1"];

/** Loads a contract when it is needed, by its reference. */
export const loaders: Readonly<Record<string, () => Promise<Contract>>> = {
  "agent-decision/v1": async () => (await import("./agent-decision/v1/index.js")).agentDecisionV1,
  "agent-decision/v2": async () => (await import("./agent-decision/v2/index.js")).agentDecisionV2,
  "agent-decision/v3": async () => (await import("./agent-decision/v3/index.js")).agentDecisionV3,
  "agent-profile/v1": async () => (await import("./agent-profile/v1/index.js")).agentProfileV1,
  "analysis-report/v1": async () => (await import("./analysis-report/v1/index.js")).analysisReportV1,
  "calibration-report/v1": async () => (await import("./calibration-report/v1/index.js")).calibrationReportV1,
  "composition/v1": async () => (await import("./composition/v1/index.js")).compositionV1,
  "decision-record/v1": async () => (await import("./decision-record/v1/index.js")).decisionRecordV1,
  "decision-record/v2": async () => (await import("./decision-record/v2/index.js")).decisionRecordV2,
  "decision-run/v1": async () => (await import("./decision-run/v1/index.js")).decisionRunV1,
  "decision-run/v2": async () => (await import("./decision-run/v2/index.js")).decisionRunV2,
  "exposure/v1": async () => (await import("./exposure/v1/index.js")).exposureV1,
  "fork-change/v1": async () => (await import("./fork-change/v1/index.js")).forkChangeV1,
  "iteration-response/v1": async () => (await import("./iteration-response/v1/index.js")).iterationResponseV1,
  "list-items/v1": async () => (await import("./list-items/v1/index.js")).listItemsV1,
  "llm-config/v1": async () => (await import("./llm-config/v1/index.js")).llmConfigV1,
  "planner-response/v1": async () => (await import("./planner-response/v1/index.js")).plannerResponseV1,
  "post/v1": async () => (await import("./post/v1/index.js")).postV1,
  "questionnaire/v1": async () => (await import("./questionnaire/v1/index.js")).questionnaireV1,
  "reasoner-response/v1": async () => (await import("./reasoner-response/v1/index.js")).reasonerResponseV1,
  "reasoner-response/v2": async () => (await import("./reasoner-response/v2/index.js")).reasonerResponseV2,
  "round-record/v1": async () => (await import("./round-record/v1/index.js")).roundRecordV1,
  "scenario/v1": async () => (await import("./scenario/v1/index.js")).scenarioV1,
  "simulated-post/v1": async () => (await import("./simulated-post/v1/index.js")).simulatedPostV1,
  "simulation-comparison/v1": async () => (await import("./simulation-comparison/v1/index.js")).simulationComparisonV1,
  "simulation-ensemble/v1": async () => (await import("./simulation-ensemble/v1/index.js")).simulationEnsembleV1,
  "simulation-event/v1": async () => (await import("./simulation-event/v1/index.js")).simulationEventV1,
  "simulation-manifest/v1": async () => (await import("./simulation-manifest/v1/index.js")).simulationManifestV1,
  "statechart/v1": async () => (await import("./statechart/v1/index.js")).statechartV1,
  "study/v1": async () => (await import("./study/v1/index.js")).studyV1,
  "study-report/v1": async () => (await import("./study-report/v1/index.js")).studyReportV1,
  "survey-record/v1": async () => (await import("./survey-record/v1/index.js")).surveyRecordV1,
  "synthesis/v1": async () => (await import("./synthesis/v1/index.js")).synthesisV1,
};
