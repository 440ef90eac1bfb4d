/**
 * Tools that a model may call before it answers.
 * @module
 */
export { defineTool, type ToolOptions } from "./define-tool.js";
export type { Tool, ToolApproval, ToolContext, ToolRun, ToolStep } from "./tool.js";
