import { callSite } from "../generate/call-site.js";
import type { PromptOrMessages } from "../generate/conversation.js";
import type { OnText } from "../generate/generate-options.js";
import { addUsage } from "../generate/usage.js";
import { runText, type TextCall, toTextCall } from "./run-text.js";
import type { TextOptions } from "./text-options.js";
import type { TextOutcome } from "./text-outcome.js";

/**
 * Requests a text from a model. A text that the model did not end itself is `TRUNCATED` and requested again with twice
 * the tokens; a blank one is `UNREADABLE` and requested again. Retries, time-outs and records are those of
 * `generateObject`, and failures of the model or the server do not reject either: the outcome contains them.
 * @throws {RangeError} when an argument is invalid
 * @example
 * import { generateText } from "@concordat/llm";
 * import { createOllamaClient } from "@concordat/llm/ollama";
 *
 * const outcome = await generateText({
 *   client: createOllamaClient({ model: "mistral" }),
 *   system: "You answer in one sentence.",
 *   prompt: "Why does bread rise?",
 * });
 * if (outcome.state === "valid") console.log(outcome.text);
 * else console.error(outcome.error.code, outcome.error.message);
 */
export async function generateText(options: TextOptions & PromptOrMessages): Promise<TextOutcome> {
  const located = callSite(generateText);
  return located(await textTo(options));
}

/**
 * Runs a call for a text, with its tools if it has any.
 * @param call the call of these options
 * @throws {RangeError} when an argument is invalid
 */
export function textTo(
  options: TextOptions,
  onText?: OnText,
  call: TextCall = toTextCall(options),
): Promise<TextOutcome> {
  const [tool] = options.tools ?? [];
  return tool === undefined ? textOutcome(call, onText) : tool.answerText(options, call, onText);
}

/** Runs a call for a text, without tools. */
async function textOutcome(call: TextCall, onText?: OnText): Promise<TextOutcome> {
  const start = performance.now();
  const { answer, error, attempts } = await runText(call, onText);
  const known = {
    attempts,
    model: call.client.id,
    usage: addUsage(attempts.map(({ usage }) => usage)),
    durationMs: Math.round(performance.now() - start),
  };
  return error === null
    ? { state: "valid", text: answer.text, ...known }
    : { state: "failed", error, ...known };
}
