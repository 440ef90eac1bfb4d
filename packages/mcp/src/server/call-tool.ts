import { defineContract } from "@concordat/contracts/define";
import { explainViolation, suggestion } from "@concordat/contracts/options";
import { nonFinitePointer } from "@concordat/dialect";
import { beyondRangeWords } from "@concordat/files/text";
import { type CallToolResult, ErrorCode, McpError } from "@modelcontextprotocol/sdk/types.js";
import type { McpTool, McpToolContext, McpToolResult } from "../tools/tool.js";
import { mcpTools } from "../tools/tools.js";

/**
 * Calls a tool. Any error becomes a result with `isError` and a message with which a model can correct the call.
 * @throws {McpError} when the tool does not exist
 */
export async function callTool(
  name: string,
  input: unknown,
  context: McpToolContext,
): Promise<CallToolResult> {
  const tool = mcpTools.find((known) => known.name === name);
  if (tool === undefined) {
    const hint = suggestion(
      name,
      mcpTools.map((other) => other.name),
    );
    throw new McpError(ErrorCode.InvalidParams, `there is no tool ${name}; ${hint}`);
  }
  const refused = inputFaults(tool, input);
  if (refused !== null) return failure(refused);
  try {
    return resultOf(await tool.call(input, context));
  } catch (error) {
    return failure(describeError(error));
  }
}

/** Contracts of the inputs, each created when its tool is first called. */
const inputContracts = new Map<McpTool, ReturnType<typeof defineContract>>();

/** Returns the problems of a tool's input as text; `null` if it is valid. */
function inputFaults(tool: McpTool, input: unknown): string | null {
  const infinite = nonFinitePointer(input);
  if (infinite !== null)
    return `${tool.name} was called wrongly: ${infinite || "the input"} ${beyondRangeWords()}`;
  const contract = inputContracts.get(tool) ?? defineContract(tool.inputSchema, { name: tool.name });
  inputContracts.set(tool, contract);
  const violations = contract.validate(input);
  if (violations.length === 0) return null;
  const lines = violations.map((violation) => {
    const message = explainViolation(contract.schema, input, violation);
    return `${violation.path === "" ? "the input" : violation.path} ${message}`;
  });
  return `${tool.name} was called wrongly: ${lines.join("; ")}`;
}

function resultOf({ value, text, failed = false }: McpToolResult): CallToolResult {
  return {
    content: [{ type: "text", text: text ?? JSON.stringify(value) }],
    structuredContent: { ...value },
    ...(failed ? { isError: true } : {}),
  };
}

function failure(text: string): CallToolResult {
  return { content: [{ type: "text", text }], isError: true };
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && typeof error.code === "string"
    ? `${error.code}: ${error.message}`
    : error.message;
}
