/**
 * Tools that a model may call before it answers.
 * @module
 */

export type { Tool, ToolContext } from "../generate/generate-options.js";
export { defineTool, type ToolOptions } from "./define-tool.js";
export type { ToolApproval, ToolRun, ToolStep } from "./tool-step.js";
