import type { JsonSchema, Violation } from "@concordat/contracts/contract";
import { isRecord } from "@concordat/contracts/options";
import { type AnswerContract, toAnswerContract } from "../generate/answer-contract.js";
import type { Tool } from "../generate/generate-options.js";
import { inputSchema } from "./input-schema.js";

/** The next step as a model writes it. */
export type NextStep =
  | {
      readonly next: "tools";
      readonly calls: readonly { readonly tool: string; readonly input: unknown }[];
    }
  | { readonly next: "answer" };

/** Maximum number of calls in one step. */
const maxCalls = 8;

/**
 * Returns the contract of a model's next step. The step is either a list of tool calls, of which each input follows
 * the schema of its tool, or the decision to answer.
 */
export function stepContract(tools: readonly Tool[]): AnswerContract<NextStep> {
  const schema: JsonSchema = {
    type: "object",
    oneOf: [
      closed({
        next: { const: "tools" },
        calls: {
          type: "array",
          minItems: 1,
          maxItems: maxCalls,
          items: { type: "object", oneOf: tools.map(callOf) },
        },
      }),
      closed({ next: { const: "answer" } }),
    ],
  };
  return {
    ref: "the next step",
    schema,
    validate: (value) => stepViolations(value, tools),
    // Called for valid values only.
    parse: (value) => value as NextStep,
  };
}

function callOf({ name, input }: Tool): JsonSchema {
  return closed({ tool: { const: name }, input: inputSchema(name, input) });
}

function closed(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

async function stepViolations(value: unknown, tools: readonly Tool[]): Promise<Violation[]> {
  if (!isRecord(value)) return [{ path: "", keyword: "type", message: "must be an object" }];
  if (value.next === "answer") return [];
  if (value.next !== "tools")
    return [{ path: "/next", keyword: "enum", message: 'must be "tools" or "answer"' }];
  const { calls } = value;
  if (!Array.isArray(calls) || calls.length === 0 || calls.length > maxCalls) {
    return [{ path: "/calls", keyword: "type", message: `must be a list of one to ${maxCalls} calls` }];
  }
  const found = await Promise.all(calls.map((call, index) => callViolations(call, tools, `/calls/${index}`)));
  return found.flat();
}

async function callViolations(call: unknown, tools: readonly Tool[], path: string): Promise<Violation[]> {
  const tool = isRecord(call) ? tools.find(({ name }) => name === call.tool) : undefined;
  if (!isRecord(call) || tool === undefined) {
    const names = tools.map(({ name }) => JSON.stringify(name)).join(", ");
    return [{ path: `${path}/tool`, keyword: "enum", message: `must be one of ${names}` }];
  }
  const violations = await toAnswerContract(tool.input).validate(call.input);
  return violations.map((violation) => ({ ...violation, path: `${path}/input${violation.path}` }));
}
