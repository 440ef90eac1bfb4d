import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import * as migrate from "./agent-decision/migrate.js";
import * as contract from "./contract/index.js";
import * as define from "./define/index.js";
import * as decision from "./generated/agent-decision/index.js";
import * as decisionV1 from "./generated/agent-decision/v1/index.js";
import * as root from "./index.js";
import * as iteration from "./iteration-response/index.js";

// A change to what users can import is a decision: make it here too, with a changeset.
it.each([
  [
    "@concordat/contracts/contract",
    contract,
    ["ConcordatError", "ContractViolationError", "createContract", "formatViolation", "hasErrorCode"],
  ],
  ["@concordat/contracts/define", define, ["UnsupportedSchemaError", "defineContract"]],
  ["@concordat/contracts/agent-decision", decision, ["agentDecision"]],
  ["@concordat/contracts/agent-decision/v1", decisionV1, ["agentDecisionV1"]],
  [
    "@concordat/contracts/agent-decision/migrate",
    migrate,
    ["AgentDecisionMigrationError", "agentDecisionV1ToV2", "agentDecisionV2ToV1"],
  ],
  ["@concordat/contracts/iteration-response", iteration, ["iterationResponse", "validateIterationResponse"]],
  [
    "@concordat/contracts",
    root,
    [
      "AgentDecisionMigrationError",
      "ConcordatError",
      "ContractViolationError",
      "UnknownContractError",
      "agentDecision",
      "agentDecisionV1ToV2",
      "agentDecisionV2ToV1",
      "agentProfile",
      "analysisReport",
      "contractRefs",
      "createContract",
      "decisionRecord",
      "decisionRun",
      "formatViolation",
      "hasErrorCode",
      "iterationResponse",
      "listItems",
      "llmConfig",
      "loadContract",
      "loaders",
      "plannerResponse",
      "post",
      "reasonerResponse",
      "statechart",
      "synthesis",
      "validateIterationResponse",
    ],
  ],
])("%s exports exactly what it should", (_, module, names) => {
  expect(Object.keys(module).sort()).toEqual(names);
});

it("the package has exactly these entry points, and brings no dependencies", () => {
  const { exports, dependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../package.json"), "utf8"),
  );
  expect(Object.keys(exports).sort()).toEqual([
    ".",
    "./*",
    "./agent-decision/migrate",
    "./contract",
    "./define",
    "./iteration-response",
    "./package.json",
    "./schemas/*",
  ]);
  expect(dependencies).toBeUndefined();
});
