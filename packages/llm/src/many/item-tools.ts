import { answerContract } from "../generate/answer-contract.js";
import type { Tool, ToolUse } from "../generate/generate-options.js";
import { inTurn } from "../tools/in-turn.js";
import type { ToolApproval, ToolStep } from "../tools/tool-step.js";

/** The options of a call for many values in which the model may use tools. */
export interface ItemToolUse extends Omit<ToolUse, "approve" | "onStep"> {
  /**
   * Decides about each call of a tool with `confirm: true`, with the id of the item, one call after another; needed if
   * there is one. Default: none.
   */
  readonly approve?: (call: ToolApproval, id: string) => boolean | Promise<boolean>;
  /**
   * Called after each step, with the id of the item. Errors that it throws are reported on the console and change
   * nothing. Default: none.
   */
  readonly onStep?: (step: ToolStep, id: string) => void;
}

/** Returns the tools as each item uses them: approvals of all items are asked for one after another. */
export function itemTools({
  approve,
  onStep,
}: ItemToolUse): (id: string) => Pick<ToolUse, "approve" | "onStep"> {
  const decide = approve && inTurn(approve);
  return (id) => ({
    ...(decide === undefined ? {} : { approve: (call) => decide(call, id) }),
    ...(onStep === undefined ? {} : { onStep: (step) => onStep(step, id) }),
  });
}

/** Everything about tools that could change a value; what they do is not known. */
export function toolIdentity(tools: readonly Tool[]) {
  return tools.map(({ name, description, input, output, confirm }) => ({
    name,
    description,
    input: answerContract(input).schema,
    output: output === null ? null : answerContract(output).schema,
    confirm,
  }));
}
