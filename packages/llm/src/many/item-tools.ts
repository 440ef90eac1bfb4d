import { toAnswerContract } from "../generate/answer-contract.js";
import type { Tool, ToolUse } from "../generate/generate-options.js";
import { inTurn } from "../tools/in-turn.js";
import type { ToolApproval, ToolStep } from "../tools/tool-step.js";

/** The options of a call for many values in which the model may use tools. */
export interface ItemToolUse extends Omit<ToolUse, "approve" | "onStep"> {
  /**
   * Decides whether a call of a tool with `confirm: true` is made; receives the id of the item. Calls are decided one
   * after another. Required if such a tool exists. Default: none.
   */
  readonly approve?: (call: ToolApproval, id: string) => boolean | Promise<boolean>;
  /**
   * Called after each step, with the id of the item. Errors that it throws are reported on the console and have no
   * other effect. Default: none.
   */
  readonly onStep?: (step: ToolStep, id: string) => void;
}

/** Returns the tools for each item. Approvals for all items are requested one after another. */
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

/**
 * Returns all properties of tools that could change a value. The code of a tool is not part of it, because it cannot
 * be compared.
 */
export function toolIdentity(tools: readonly Tool[]) {
  return tools.map(({ name, description, input, output, confirm }) => ({
    name,
    description,
    input: toAnswerContract(input).schema,
    output: output === null ? null : toAnswerContract(output).schema,
    confirm,
  }));
}
