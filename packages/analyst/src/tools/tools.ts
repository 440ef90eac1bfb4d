import type { JsonSchema } from "@concordat/contracts/contract";
import type { Action } from "@concordat/contracts/iteration-response";
import { isRecord } from "@concordat/contracts/options";
import type { Parsed } from "../query/parsed.js";
import { dimensionValues } from "./dimension-values.js";
import { listDimensions } from "./list-dimensions.js";
import { saveQuery } from "./save-query.js";
import type { AnalysisTool, AnalysisToolContext, ToolName, ValidToolCall } from "./tool.js";
import { trendData } from "./trend-data.js";

/** The tools by name. */
export const analysisTools: Readonly<Record<ToolName, AnalysisTool>> = {
  get_trend_data_tool: trendData,
  save_query_to_csv_tool: saveQuery,
  get_dimension_values_tool: dimensionValues,
  list_available_dimensions_tool: listDimensions,
};

/** Parses an action as a call. */
export function readCall(action: Action, context: AnalysisToolContext, path: string): Parsed<ValidToolCall> {
  return analysisTools[action.tool_name].read(action.arguments, context, `${path}/arguments`);
}

/**
 * Works like `readCall`, but for an action that has not been validated. Violations of the contract itself are not
 * reported again.
 */
export function readUnknownCall(
  action: unknown,
  context: AnalysisToolContext,
  path: string,
): Parsed<ValidToolCall | null> {
  if (!isRecord(action)) return { value: null };
  const { tool_name: name, arguments: args } = action;
  const tool = Object.values(analysisTools).find((candidate) => candidate.name === name);
  if (tool === undefined || !isRecord(args)) return { value: null };
  return tool.read(args, context, `${path}/arguments`);
}

/** A tool that may be called now, with its arguments. */
export interface Offer {
  readonly tool: ToolName;
  readonly context: AnalysisToolContext;
}

/** Returns the schema of one action for an engine. */
export function actionSchema(offers: readonly Offer[]): JsonSchema {
  return {
    type: "object",
    oneOf: offers.map(({ tool, context }) => ({
      type: "object" as const,
      properties: { tool_name: { const: tool }, arguments: analysisTools[tool].argumentsSchema(context) },
      required: ["tool_name", "arguments"],
      additionalProperties: false,
    })),
  };
}
