import { omitUndefined } from "@concordat/contracts/options";
import type { ChatMessage } from "../chat/index.js";
import { callSettings } from "../generate/call-settings.js";
import { runText } from "../text/run-text.js";
import { inputSchema } from "./input-schema.js";
import type { StepAnswer, StepRequest } from "./steps.js";
import { resultText } from "./tool-result.js";

/** Requests a step from a model whose engine supports tools. */
export async function nativeStep({
  options,
  tools,
  messages,
  steps,
  onText,
  stop,
}: StepRequest): Promise<StepAnswer> {
  const call = {
    ...callSettings(options),
    messages: [...messages, ...steps.flatMap(turnsOf)],
    more: {
      tools: tools.map(({ name, description, input }) => ({
        name,
        description,
        schema: inputSchema(name, input),
      })),
      ...omitUndefined({ stop }),
    },
  };
  const { answer, error, attempts } = await runText(call, onText);
  return { calls: error === null ? answer.calls : [], text: answer.text, error, attempts };
}

/** Returns the messages of a step, for an engine with tools: the model's calls, then their results. */
function turnsOf({ text, runs }: StepRequest["steps"][number]): ChatMessage[] {
  return [
    { role: "assistant", content: text, toolCalls: runs.map(({ id, name, input }) => ({ id, name, input })) },
    ...runs.map(({ id, name, end }): ChatMessage => {
      const failed = end.state !== "done";
      return { role: "user", content: resultText(end), toolResult: { id, name, failed } };
    }),
  ];
}
