export {
  AgentDecisionMigrationError,
  agentDecisionV1ToV2,
  agentDecisionV2ToV1,
  agentDecisionV2ToV3,
  agentDecisionV3ToV2,
} from "./agent-decision/migrate.js";
export * from "./contract/index.js";
export {
  DecisionRunMigrationError,
  decisionRunV1ToV2,
  decisionRunV2ToV1,
} from "./decision-run/migrate.js";
export { UnknownContractError } from "./error/unknown-contract-error.js";
export * from "./generated/index.js";
export { validateIterationResponse } from "./iteration-response/validate-iteration-response.js";
export { loadContract } from "./load-contract.js";
export * from "./migration/index.js";
export {
  ReasonerResponseMigrationError,
  reasonerResponseV1ToV2,
  reasonerResponseV2ToV1,
} from "./reasoner-response/migrate.js";
