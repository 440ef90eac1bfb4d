import { UnreadableError } from "../errors/index.js";
import { toCall } from "../generate/call.js";
import { runCall } from "../generate/generate-object.js";
import { stepContract } from "./step-contract.js";
import type { StepAnswer, StepRequest } from "./steps.js";
import { runsText } from "./tool-result.js";

const instructions =
  'Before you answer, you may use tools. To use some, write "next": "tools" with the calls; calls in one step are made ' +
  'at the same time. As soon as you know enough, write "next": "answer"; you are asked for the answer after that.';

/**
 * Requests a step from a model whose engine does not support tools. The answer is a union of the tools' inputs, which
 * a grammar enforces.
 */
export async function grammarStep({ options, tools, messages, steps }: StepRequest): Promise<StepAnswer> {
  const list = tools.map(({ name, description }) => `- ${name}: ${description}`);
  const runs = steps.flatMap((step) => step.runs);
  const soFar = runs.length === 0 ? [] : ["So far:", runsText(runs)];
  const asked = [instructions, ...list, ...soFar, "What is next?"].join("\n");
  const call = toCall({
    ...options,
    contract: stepContract(tools),
    messages: [...messages, { role: "user", content: asked }],
  });
  const outcome = await runCall(call);
  const { attempts } = outcome;
  if (outcome.state !== "valid") {
    const error = outcome.state === "failed" ? outcome.error : unusable(outcome.error);
    return { calls: [], text: "", error, attempts };
  }
  const { value } = outcome;
  const calls = value.next === "tools" ? value.calls : [];
  return {
    calls: calls.map(({ tool, input }, index) => ({
      id: `${steps.length + 1}-${index + 1}`,
      name: tool,
      input: JSON.stringify(input),
    })),
    text: "",
    error: null,
    attempts,
  };
}

function unusable(cause: Error): UnreadableError {
  return new UnreadableError(`the model named no next step that can be made: ${cause.message}`, { cause });
}
