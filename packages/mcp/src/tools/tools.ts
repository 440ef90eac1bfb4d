import { analyzeTableTool } from "./analyze-table.js";
import { askModelTool } from "./ask-model.js";
import { compareSimulationsTool } from "./compare-simulations.js";
import { decideTool } from "./decide.js";
import { diffSchemasTool } from "./diff-schemas.js";
import { followSimulationTool } from "./follow-simulation.js";
import { parseTextTool } from "./parse-text.js";
import { runCopilotTool } from "./run-copilot.js";
import { startSimulationTool } from "./start-simulation.js";
import { stopSimulationTool } from "./stop-simulation.js";
import type { McpTool } from "./tool.js";
import { validateValueTool } from "./validate-value.js";
import { verifySimulationTool } from "./verify-simulation.js";

/** Every tool, in the order in which clients list them. */
export const mcpTools: readonly McpTool[] = [
  parseTextTool,
  validateValueTool,
  diffSchemasTool,
  askModelTool,
  decideTool,
  runCopilotTool,
  analyzeTableTool,
  startSimulationTool,
  followSimulationTool,
  stopSimulationTool,
  verifySimulationTool,
  compareSimulationsTool,
];
