import { formatViolation } from "@concordat/contracts/contract";
import { parseTextAsync } from "@concordat/parser/async";
import { untilAborted } from "../abort/until-aborted.js";
import type { ToolCall, ToolEnd } from "../chat/index.js";
import { thrownMessage } from "../errors/thrown-message.js";
import { toAnswerContract } from "../generate/answer-contract.js";
import type { Tool } from "../generate/generate-options.js";
import { timeLimit } from "../generate/time-limit.js";
import { toJson } from "./to-json.js";
import type { ToolApproval } from "./tool-step.js";

/** The settings with which the tools of one call are run. */
export interface ToolSettings {
  readonly tools: readonly Tool[];
  /** Decides about a call that needs approval. */
  readonly approve: (call: ToolApproval) => boolean | Promise<boolean>;
  readonly signal: AbortSignal | undefined;
}

/**
 * Validates a call, requests approval if required, executes it, and validates the result. Each kind of error has its
 * own outcome; a failed call never has a result.
 */
export async function runTool(
  { tools, approve, signal }: ToolSettings,
  { id, name, input: text }: ToolCall,
  step: number,
): Promise<ToolEnd> {
  const tool = tools.find((known) => known.name === name);
  if (tool === undefined) {
    return failed(
      `there is no tool ${JSON.stringify(name)}; there are ${tools.map((one) => one.name).join(", ")}`,
    );
  }
  const read = await readInput(tool, text);
  if (!read.valid) return failed(read.message);
  const { input } = read;
  try {
    // Only `true` approves: of another value, such as the text "no", nobody knows what it means.
    if (tool.confirm && (await approve({ tool: name, input, step })) !== true) {
      return { state: "declined", message: "the call was not approved" };
    }
    return await checkedOutput(tool, await executed(tool, input, { id, step, signal }));
  } catch (thrown) {
    if (signal?.aborted === true) throw thrown;
    return failed(thrownMessage(thrown));
  }
}

function failed(message: string): ToolEnd {
  return { state: "failed", message };
}

type ReadInput =
  | { readonly valid: true; readonly input: unknown }
  | { readonly valid: false; readonly message: string };

/** Parses the input that the model wrote in the same way as an answer, and validates it with the tool's contract. */
async function readInput({ input }: Tool, text: string): Promise<ReadInput> {
  const contract = toAnswerContract(input);
  const result = await parseTextAsync(text, {
    schema: contract.schema,
    validate: async (value) => contract.validate(value),
    fillDefaults: (value: unknown) => value,
  });
  // Of an answer a missing last brace is harmless. An input may have been cut before options that change what is done.
  if (result.state === "valid" && result.repairs.some(({ name }) => name === "final-brace"))
    return { valid: false, message: "the input cannot be used: its last brace is missing, so it may be cut" };
  if (result.state === "valid") return { valid: true, input: await contract.parse(result.value) };
  const why =
    result.state === "unreadable" ? result.message : result.violations.map(formatViolation).join("; ");
  return { valid: false, message: `the input cannot be used: ${why}` };
}

/**
 * Executes the tool.
 * @throws the tool's own error, the reason of the abort, or an error after a timeout
 */
async function executed(
  { timeoutMs, execute }: Tool,
  input: unknown,
  {
    id,
    step,
    signal,
  }: { readonly id: string; readonly step: number; readonly signal: AbortSignal | undefined },
): Promise<unknown> {
  const limit = timeLimit(timeoutMs ?? maxTimerMs, signal, "no result");
  try {
    const work = Promise.resolve(execute(input, { id, step, signal: limit.signal }));
    return await untilAborted(work, limit.signal);
  } finally {
    limit.release();
  }
}

/** Maximum delay that a timer supports, in milliseconds. */
const maxTimerMs = 0x7fffffff;

async function checkedOutput({ output }: Tool, value: unknown): Promise<ToolEnd> {
  const json = value === undefined ? null : toJson(value);
  if (output === null) return { state: "done", output: json };
  const contract = toAnswerContract(output);
  const violations = await contract.validate(json);
  return violations.length === 0
    ? { state: "done", output: json }
    : failed(
        `the tool gave a result that breaks its contract: ${violations.map(formatViolation).join("; ")}`,
      );
}
