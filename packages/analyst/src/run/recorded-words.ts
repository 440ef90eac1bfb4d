import type { ChatClient } from "@concordat/llm";
import { createScriptedClient } from "@concordat/llm/scripted";
import type { AttemptLine } from "./attempt-lines.js";

const endings = ["stop", "length", "other"] as const;

/**
 * Returns a client that replays the recorded answers for a report's text. Returns `null` if the model must be asked,
 * because there is no record, the request failed, or `retryInvalid` is set and the answer was invalid.
 */
export function recordedWords(
  client: ChatClient,
  attempts: readonly AttemptLine[],
  retryInvalid: boolean,
): ChatClient | null {
  const last = attempts.at(-1);
  if (last === undefined || (retryInvalid && last.state !== "valid")) return null;
  const answers = attempts.map(({ text, finish_reason, prompt_tokens, completion_tokens }) => {
    const finishReason = endings.find((ending) => ending === finish_reason);
    if (finishReason === undefined) return null;
    const usage = { promptTokens: prompt_tokens, completionTokens: completion_tokens };
    return [{ type: "text", text } as const, { type: "finish", finishReason, usage } as const];
  });
  const complete = answers.filter((answer) => answer !== null);
  if (complete.length < answers.length) return null;
  const { chat } = createScriptedClient(complete);
  return { ...client, chat };
}
