import { checkOptions, type Rules, required, rules } from "@concordat/contracts/options";
import type { SchemaValue, TypeBoxKind } from "@concordat/parser";
import { toAnswerContract } from "../generate/answer-contract.js";
import { contractRule } from "../generate/check-generate-options.js";
import type { FlexibleSchemaByType, Tool, ToolContext } from "../generate/generate-options.js";
import { answerWithTools } from "./answer-with-tools.js";
import { inputSchema } from "./input-schema.js";
import { textWithTools } from "./text-with-tools.js";

/** The definition of a tool. */
export interface ToolOptions<Input, Output, Asked = FlexibleSchemaByType<Input, unknown>> {
  /** The name of the tool in requests to the model: at most 64 letters, digits, hyphens and underscores. */
  readonly name: string;
  /** The purpose of the tool, and when to use it. The model reads this text to decide. */
  readonly description: string;
  /**
   * The contract or schema of the input, which must be an object. `execute` receives the validated input, with
   * defaults and transforms applied.
   */
  readonly input: Asked;
  /**
   * The contract or schema of the result. A result that violates it is reported as an error. Default: any JSON value.
   */
  readonly output?: FlexibleSchemaByType<Output, unknown>;
  /** Whether `approve` must approve each call before it is made. Default false. */
  readonly confirm?: boolean;
  /**
   * Timeout of one call, in milliseconds. If it passes, the model receives an error. Default: the timeout of the
   * whole call.
   */
  readonly timeoutMs?: number;
  /** Executes the call. If it throws, the model receives an error, never a result. */
  readonly execute: (input: Input, context: ToolContext) => Output | Promise<Output>;
}

const toolRules: Rules<ToolOptions<unknown, unknown, unknown>> = {
  name: required({
    message: "must be a name of letters, digits, hyphens and underscores, at most 64 characters",
    test: (value) => typeof value === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(value),
  }),
  description: required(rules.text),
  input: required({ ...contractRule, aliases: ["parameters", "inputSchema"] }),
  output: { ...contractRule, aliases: ["outputSchema"] },
  confirm: { ...rules.flag, aliases: ["needsApproval"] },
  timeoutMs: rules.milliseconds,
  execute: required(rules.aFunction),
};

/**
 * Defines a tool that a model may call before it answers. Pass it in `tools` of `generateObject` and similar functions.
 * @throws {RangeError} when an option is invalid, or the input is not an object
 * @throws {TypeError} for a schema that cannot be written as JSON Schema
 * @example
 * import { defineTool } from "@concordat/llm/tools";
 * import * as z from "zod";
 *
 * const weather = defineTool({
 *   name: "weather",
 *   description: "The weather of a city now.",
 *   input: z.object({ city: z.string() }),
 *   execute: async ({ city }, { signal }) => (await fetch(`https://weather.example/${city}`, { signal })).json(),
 * });
 */
export function defineTool<Input, Output, Type extends TypeBoxKind = never>(
  options: ToolOptions<SchemaValue<Input, Type>, Output, FlexibleSchemaByType<Input, unknown> | Type>,
): Tool;
export function defineTool<Input, Output>(options: ToolOptions<Input, Output, unknown>): Tool {
  checkOptions(options, toolRules);
  const { name, description, confirm = false, timeoutMs = null, execute } = options;
  // The overloads accept schemas only, and the rule above everything else.
  const input = options.input as Tool["input"];
  inputSchema(name, input);
  // An output that cannot be checked is refused here, too.
  if (options.output !== undefined) toAnswerContract(options.output);
  return {
    name,
    description,
    input,
    output: options.output ?? null,
    confirm,
    timeoutMs,
    execute: (checked, context) => execute(checked as Input, context),
    answer: answerWithTools,
    answerText: textWithTools,
  };
}
