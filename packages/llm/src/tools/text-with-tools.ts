import type { BegunCall, OnText } from "../generate/generate-options.js";
import { runText, toTextCall } from "../text/run-text.js";
import type { TextOptions } from "../text/text-options.js";
import type { TextOutcome } from "../text/text-outcome.js";
import { checkTools } from "./check-tools.js";
import { textAfter } from "./run-steps.js";
import { optionsOfAnswer, record, useTools } from "./use-tools.js";

/**
 * Lets the model call tools until it can answer. If the engine supports tools, the text of the step without a call is
 * the answer. Otherwise the text is requested afterwards, with all tool results in the conversation. Every step is
 * recorded.
 * @throws {RangeError} when two tools have the same name, or a tool needs approval and `approve` is absent
 */
export function textWithTools(options: TextOptions, begun: BegunCall, onText?: OnText): Promise<TextOutcome> {
  checkTools(options);
  return toolsThenText(options, begun, onText);
}

async function toolsThenText(
  options: TextOptions,
  begun: BegunCall,
  onText: OnText | undefined,
): Promise<TextOutcome> {
  const start = performance.now();
  const found = await useTools({ ...options, onText }, begun);
  const { client } = options;
  const before = found.attempts;
  if (found.error !== null)
    return { state: "failed", error: found.error, ...record(found, client, [], start) };
  if (found.text !== null) return { state: "valid", text: found.text, ...record(found, client, [], start) };
  const call = toTextCall(optionsOfAnswer(options, begun, found));
  const { answer, error, attempts } = await runText(call, textAfter(onText, before.length));
  const known = record(found, client, attempts, start);
  return error === null
    ? { state: "valid", text: answer.text, ...known }
    : { state: "failed", error, ...known };
}
