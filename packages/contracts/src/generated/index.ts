// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
export { agentDecision, type AgentDecision } from "./agent-decision/index.js";
export { agentProfile, type AgentProfile, type AgentProfileInput } from "./agent-profile/index.js";
export { analysisReport, type AnalysisReport } from "./analysis-report/index.js";
export { decisionRecord, type DecisionRecord } from "./decision-record/index.js";
export { decisionRun, type DecisionRun } from "./decision-run/index.js";
export { iterationResponse, type IterationResponse } from "./iteration-response/index.js";
export { listItems, type ListItems } from "./list-items/index.js";
export { llmConfig, type LlmConfig, type LlmConfigInput } from "./llm-config/index.js";
export { plannerResponse, type PlannerResponse } from "./planner-response/index.js";
export { post, type Post, type PostInput } from "./post/index.js";
export { reasonerResponse, type ReasonerResponse } from "./reasoner-response/index.js";
export { statechart, type Statechart } from "./statechart/index.js";
export { synthesis, type Synthesis } from "./synthesis/index.js";
export { contractRefs, loaders } from "./registry.js";
